package cardbench.base.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoreSchemaTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "3, 3",
        "-1, -1",
        "+12, 12",
        "007, 7",
        "0x1F, 31",
        "0xff, 255",
        "0o17, 15",
        "2147483647, 2147483647",
        "-2147483648, -2147483648",
    })
    void integers_areReadInEveryBase(String text, int value) {
        assertEquals(OptionalInt.of(value), CoreSchema.integer(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "+",
                "0x",
                "0o",
                "0o8",
                "1.5",
                "1e3",
                "x",
                "1 ",
                " 1",
                "--1",
                "1_000",
                "2147483648",
                "-2147483649",
                "99999999999999999999",
                "0xG",
                "0x-1",
                "\u0663",
                "\uff13"
            })
    void otherTexts_areNoIntegers(String text) {
        assertEquals(OptionalInt.empty(), CoreSchema.integer(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON", "y", "Y"})
    void wordsForYes_areTrue(String text) {
        assertEquals(Optional.of(true), CoreSchema.truth(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF", "n", "N"})
    void wordsForNo_areFalse(String text) {
        assertEquals(Optional.of(false), CoreSchema.truth(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "tRUE", "TRue", "yEs", "1", "0", "truee", "oN", "null", "是"})
    void otherTexts_areNoTruthValues(String text) {
        assertEquals(Optional.empty(), CoreSchema.truth(text));
    }

    @Test
    void everyInteger_isReadAsTheLanguageReadsIt() {
        for (int i = -2000; i < 2000; i++) {
            assertEquals(OptionalInt.of(i), CoreSchema.integer(Integer.toString(i)));
        }
    }
}
