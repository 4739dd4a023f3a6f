package cardbench.codes.ygo.expansion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpansionTest {

    @ParameterizedTest
    @CsvSource({
        "c123.lua, 123",
        "c0123.lua, 123",
        "x123.lua, -1",
        "123.lua, -1",
        "c123.txt, -1",
        "c12a.lua, -1",
        "c.lua, -1",
        "c0000000123.lua, 123",
        "c00000000123.lua, -1",
        "c99999999999.lua, -1"
    })
    void script_isThatOfTheCardInItsName(String file, long card) {
        assertEquals(card, Expansion.scriptOf(file));
    }
}
