package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that follow from version 3 of the configuration that X publishes for its counting. */
class WeightedLengthTest {

    @Test
    void fullPosts_are280Letters_or140Ideographs() {
        assertEquals(280, WeightedLength.of("a".repeat(280)));
        assertEquals(280, WeightedLength.of("字".repeat(140)));
        assertEquals(280, WeightedLength.of("かな".repeat(70)));
    }

    /** The first and the last character of each range that counts as one, and their neighbours. */
    @ParameterizedTest
    @CsvSource({
        "0000, 1", "10FF, 1", "1100, 2", "1FFF, 2", "2000, 1", "200D, 1", "200E, 2", "200F, 2",
        "2010, 1", "201F, 1", "2020, 2", "2026, 2", "2031, 2", "2032, 1", "2037, 1", "2038, 2",
        "FF1A, 2", "1F600, 2", "20BB7, 2"
    })
    void character_countsByItsRange(String codePoint, int length) {
        assertEquals(
                length, WeightedLength.of(Character.toString(Integer.parseInt(codePoint, 16))));
    }

    @Test
    void linesAndSigns_countAsOthersDo() {
        assertEquals(7, WeightedLength.of("2× 火\nb"));
    }
}
