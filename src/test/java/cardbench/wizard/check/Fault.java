package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A fault of a card, as the check should say it.
 *
 * @param text with the faulty characters between ⟦ and ⟧
 * @param fix {@code null} where none is certain
 */
record Fault(String code, String text, String pointer, String fix) {

    @Override
    public String toString() {
        return code + " at " + pointer;
    }

    /** In a text of any kind. */
    static Fault fault(String code, String text, String pointer, String fix) {
        return new Fault(code, text, pointer, fix);
    }

    /** In a card without other faults, of which a part is written otherwise. */
    static Fault card(String code, String from, String to, String pointer, String fix) {
        String card = Cards.playing("");
        assertTrue(card.contains(from), from);
        return new Fault(code, card.replace(from, to), pointer, fix);
    }

    /** In what a card does when it is played; the pointer begins there. */
    static Fault does(String code, String doable, String pointer, String fix) {
        return new Fault(code, Cards.playing(doable), "/behaviors/0/do/0" + pointer, fix);
    }

    /** In a behaviour. */
    static Fault on(String code, String behavior, String pointer, String fix) {
        return new Fault(code, Cards.treasure(behavior), "/behaviors/0" + pointer, fix);
    }

    static String damage(String amount, String target) {
        return "{\"type\": \"damage\", \"amount\": " + amount + ", \"target\": " + target + "}";
    }

    static String iff(String condition) {
        return "{\"type\": \"if\", \"condition\": " + condition + ", \"do\": []}";
    }

    static String mount(String trigger) {
        return "{\"type\": \"addTriggers\", \"triggers\": [" + trigger + "]}";
    }
}
