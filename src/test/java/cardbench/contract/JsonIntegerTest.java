package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonIntegerTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-7, -7",
        "99999999999999999999999, 99999999999999999999999",
        "1e3, 1000",
        "1E+3, 1000",
        "1.0, 1",
        "-1.50e1, -15",
        "0.001e3, 1",
        "1200e-2, 12",
        "0e9999999999, 0",
        "0.000, 0",
        "0e-9999999999, 0",
        "1.8446744073709551615e19, 18446744073709551615"
    })
    void integersInAnyForm_areWrittenOut(String number, String expected) {
        assertEquals(expected, JsonInteger.text(number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1e-1", "1e9999999", "1e99999999999999999999", "1e20", "12e-2"})
    void otherNumbers_areNone(String number) {
        assertNull(JsonInteger.text(number));
    }

    @Test
    void numbersOfAnyForm_areReadAsBigDecimalReadsThem() {
        Random random = new Random(20261127);
        for (int i = 0; i < 20_000; i++) {
            String number =
                    (random.nextBoolean() ? "-" : "")
                            + random.nextInt(random.nextBoolean() ? 1 : 30_000)
                            + (random.nextBoolean() ? "." + random.nextInt(2000) : ".0")
                            + (random.nextBoolean() ? "e" + (random.nextInt(30) - 10) : "");
            BigDecimal value = new BigDecimal(number);
            BigInteger whole = value.toBigInteger();
            boolean integer = value.compareTo(new BigDecimal(whole)) == 0;
            boolean fits = whole.abs().toString().length() <= 20;
            assertEquals(integer && fits ? whole.toString() : null, JsonInteger.text(number));
        }
    }
}
