package cardbench.codes.ygo.expansion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For which cards the clients load a script, by the bits of their types. */
class ExpansionCheckTest {

    @ParameterizedTest
    @CsvSource({
        "monster with an effect, 0x21, 0, true",
        "normal monster, 0x11, 0, false",
        "token, 0x4011, 0, false",
        "normal tuner, 0x1011, 0, false",
        "normal pendulum monster, 0x1000011, 0, true",
        "fusion monster without an effect, 0x41, 0, true",
        "ritual monster without an effect, 0x81, 0, true",
        "spell, 0x2, 0, true",
        "trap, 0x4, 0, true",
        "another artwork, 0x21, 999, false",
        "treated as another card, 0x21, 5, true",
    })
    void card_needsAScript(String what, String type, int alias, boolean needs) {
        CardRow card =
                new CardRow(
                        1000, what, alias, new Setcode(0), Integer.decode(type), 4, 0, 0, 1, 1, 1);
        assertEquals(needs, ExpansionCheck.needsScript(card, Dialect.YGOPRO), what);
        assertEquals(needs, ExpansionCheck.needsScript(card, Dialect.EDOPRO), what);
    }
}
