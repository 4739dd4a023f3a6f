package cardbench.codes.list.line;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardIdTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BT11-005",
                "P-107",
                "OGN-265-1",
                "SOR_017",
                "20-040L",
                "ALT_CORE_B_OR_08_C",
                "OP05-060_p1",
                "01DE002"
            })
    void numbersOfCards_areIds(String word) {
        assertTrue(CardId.is(word));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2024-05-01", // a date
                "555-12-34", // a part of a telephone number
                "P-1", // too short
                "ABC-DEF", // no digit
                "-BT11-005",
                "BT11-005-",
                "BT11--005",
                "bt11-005",
                "A1-B2-C3-D4-E5-F6-G7-H8-I9" // a key
            })
    void otherWords_areNone(String word) {
        assertFalse(CardId.is(word));
    }

    @ParameterizedTest
    @ValueSource(strings = {"OP01-001", "BT1-0001"})
    void idWithThreeDigits_isSure(String word) {
        assertTrue(CardId.isSure(word));
    }

    @ParameterizedTest
    @ValueSource(strings = {"IG-88", "R2-D2"})
    void nameLikeAnId_isNotSure(String word) {
        assertFalse(CardId.isSure(word));
    }
}
