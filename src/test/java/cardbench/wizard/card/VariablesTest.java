package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The variables of a behaviour while it runs. */
class VariablesTest {

    private static GameValue.Number number(int number) {
        return new GameValue.Number(number);
    }

    @Test
    void unsetVariable_isUnresolved() {
        Variables variables = new Variables();
        variables.put("a", number(1));
        assertEquals(number(1), variables.get("a"));
        assertEquals(new GameValue.Unresolved("b"), variables.get("b"));
    }

    @Test
    void copy_changesAlone() {
        Variables variables = new Variables();
        variables.put("a", number(1));
        Variables copy = variables.copy();
        assertEquals(number(1), copy.get("a"));
        copy.put("a", number(2));
        assertEquals(number(1), variables.get("a"));
        assertEquals(number(2), copy.get("a"));
        variables.put("b", number(3));
        assertEquals(1, copy.all().size());
    }

    @Test
    void beyondTheLimit_variablesOnlyChange() {
        Variables variables = new Variables();
        for (int i = 0; i < 501; i++) {
            variables.put("v" + i, number(i));
        }
        assertEquals(500, variables.all().size());
        assertEquals(new GameValue.Unresolved("v500"), variables.get("v500"));
        variables.put("v499", number(-1));
        assertEquals(number(-1), variables.get("v499"));
    }
}
