package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.wizard.card.Condition.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions whose result is known before the game; {@code HasWand} depends on it. */
class StaticTruthTest {

    private static final String TRUE = "{'type':'AlwaysTrue'}";
    private static final String FALSE = "{'type':'AlwaysFalse'}";
    private static final String OPEN = "{'type':'HasWand','playerUUID':'$onPlay.playerUUID'}";

    private static String condition(char letter) {
        return letter == 't' ? TRUE : letter == 'f' ? FALSE : OPEN;
    }

    private static String joined(String type, String parts) {
        StringBuilder text = new StringBuilder("{'type':'" + type + "','conditions':[");
        for (int i = 0; i < parts.length(); i++) {
            text.append(i == 0 ? "" : ",").append(condition(parts.charAt(i)));
        }
        return text + "]}";
    }

    private static StaticTruth truth(String condition) {
        return StaticTruth.of(Given.node(condition));
    }

    @ParameterizedTest
    @CsvSource({"t, ALWAYS, NEVER", "f, NEVER, ALWAYS", "o, DEPENDS, DEPENDS"})
    void not_turnsWhatIsKnown(char letter, StaticTruth plain, StaticTruth turned) {
        String condition = condition(letter);
        assertEquals(plain, truth(condition));
        assertEquals(turned, truth("{'type':'Not','condition':" + condition + "}"));
    }

    @ParameterizedTest
    @CsvSource({
        "'', ALWAYS, NEVER",
        "t, ALWAYS, ALWAYS",
        "f, NEVER, NEVER",
        "tt, ALWAYS, ALWAYS",
        "tf, NEVER, ALWAYS",
        "ff, NEVER, NEVER",
        "to, DEPENDS, ALWAYS",
        "ot, DEPENDS, ALWAYS",
        "fo, NEVER, DEPENDS",
        "of, NEVER, DEPENDS",
        "oo, DEPENDS, DEPENDS"
    })
    void onePart_mayDecide(String parts, StaticTruth conjunction, StaticTruth any) {
        assertEquals(conjunction, truth(joined("And", parts)));
        assertEquals(any, truth(joined("Or", parts)));
    }

    @Test
    void missingOrUnknownCondition_depends() {
        assertEquals(StaticTruth.DEPENDS, StaticTruth.of(null));
        assertEquals(StaticTruth.DEPENDS, truth("'AlwaysTrue'"));
        assertEquals(StaticTruth.DEPENDS, truth("{'type':'None'}"));
        assertEquals(StaticTruth.DEPENDS, truth("{'type':'Not'}"));
    }

    @ParameterizedTest
    @CsvSource({
        "Equals, false, true, false",
        "GreaterThan, false, false, true",
        "LessThan, true, false, false",
        "GreaterThanOrEqual, false, true, true",
        "LessThanOrEqual, true, true, false"
    })
    void comparison_isThatOfItsName(String type, boolean less, boolean same, boolean greater) {
        Order order = Order.of(type);
        assertEquals(type, order.word());
        assertEquals(less, order.holds(1, 2));
        assertEquals(same, order.holds(2, 2));
        assertEquals(greater, order.holds(3, 2));
        assertEquals(known(less), compared(type, "1", "2"));
        assertEquals(known(same), compared(type, "'2'", "2"));
        assertEquals(known(greater), compared(type, "3", "'2'"));
    }

    private static StaticTruth known(boolean truth) {
        return truth ? StaticTruth.ALWAYS : StaticTruth.NEVER;
    }

    private static StaticTruth compared(String type, String a, String b) {
        return truth("{'type':'" + type + "','value1':" + a + ",'value2':" + b + "}");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`'{dc1.UUID}'`",
                "`'$loop1.index'`",
                "`'many'`",
                "1.5",
                "true",
                "`{'type':'getPlayer','of':'$onPlay.playerUUID','seat':'next'}`"
            })
    void comparisonWithNoFixedNumber_depends(String value) {
        assertEquals(StaticTruth.DEPENDS, compared("LessThan", value, "2"));
        assertEquals(StaticTruth.DEPENDS, compared("LessThan", "2", value));
    }
}
