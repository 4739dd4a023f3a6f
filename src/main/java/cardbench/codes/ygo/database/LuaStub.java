package cardbench.codes.ygo.database;

import cardbench.codes.ygo.setcode.Dialect;

/**
 * The beginning of a card's Lua script, as its client loads it: the function that sets its effects
 * up, and what its types always need. What the card does is for its author to write.
 *
 * @see <a href="https://github.com/Fluorohydride/ygopro-scripts">scripts of YGOPro</a>
 * @see <a href="https://github.com/ProjectIgnis/CardScripts">scripts of EDOPro</a>
 */
public final class LuaStub {

    private static final int MONSTER = 1;
    private static final int NORMAL = 0x10;
    private static final int RITUAL = 0x80;
    private static final int PENDULUM = 0x1000000;

    /** Fusion, synchro, Xyz and link monsters. */
    private static final int EXTRA = 0x4802040;

    private LuaStub() {}

    /** The name of the file: the clients look for it by the id. */
    public static String file(long id) {
        return "c" + id + ".lua";
    }

    /**
     * The script.
     *
     * @param type the bits of the card's types
     */
    public static String text(long id, String name, int type, Dialect dialect) {
        boolean edopro = dialect == Dialect.EDOPRO;
        StringBuilder lua = new StringBuilder("--").append(line(name)).append('\n');
        if (edopro) {
            lua.append("local s,id=GetID()\nfunction s.initial_effect(c)\n");
        } else {
            lua.append("function c").append(id).append(".initial_effect(c)\n");
        }
        boolean monster = (type & MONSTER) != 0;
        if (monster && (type & (EXTRA | RITUAL)) != 0) {
            lua.append("\tc:EnableReviveLimit()\n");
        }
        if (monster && (type & PENDULUM) != 0) {
            lua.append(
                    edopro ? "\tPendulum.AddProcedure(c)\n" : "\taux.EnablePendulumAttribute(c)\n");
        }
        if (!monster) {
            lua.append("\tlocal e1=Effect.CreateEffect(c)\n");
            lua.append("\te1:SetType(EFFECT_TYPE_ACTIVATE)\n");
            lua.append("\te1:SetCode(EVENT_FREE_CHAIN)\n");
            lua.append("\tc:RegisterEffect(e1)\n");
        } else if ((type & NORMAL) == 0) {
            lua.append("\t--effects\n");
        }
        return lua.append("end\n").toString();
    }

    /** A text for a comment, which ends with its line. */
    private static String line(String text) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            line.append(text.charAt(i) < ' ' ? ' ' : text.charAt(i));
        }
        return line.toString();
    }
}
