package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.eclipsesource.json.Json;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonTextTest {

    @Test
    void membersAndElements_areSeparatedByCommas() {
        JsonText json = new JsonText().object().member("a", 1).member("b", "x").name("c").array();
        json.value(1)
                .value(true)
                .value((String) null)
                .object()
                .endObject()
                .number("2.5")
                .endArray();
        json.member("d", false).endObject();
        assertEquals(
                "{\"a\":1,\"b\":\"x\",\"c\":[1,true,null,{},2.5],\"d\":false}", json.toString());
    }

    @Test
    void integers_areWrittenInDecimal() {
        for (int number :
                new int[] {0, 7, 9, 10, 99, 100, 1_000_000_000, Integer.MAX_VALUE, -1, -10}) {
            assertEquals("" + number, new JsonText().value(number).toString());
        }
        assertEquals("-2147483648", new JsonText().value(Integer.MIN_VALUE).toString());
    }

    @Test
    void valueWrittenApart_standsInItsPlace() {
        JsonText apart = new JsonText().array().value(1).value("x").endArray();
        JsonText json = new JsonText().array().json(apart).json(apart).endArray();
        assertEquals("[[1,\"x\"],[1,\"x\"]]", json.toString());
    }

    @Test
    void rows_areArraysOfIntegers() {
        JsonText json = new JsonText().array().row(0, 10).row(2_147_483_647, 99, 100).endArray();
        assertEquals("[[0,10],[2147483647,99,100]]", json.toString());
        JsonText rows = new JsonText().array();
        for (int i = 0; i < 1_000; i++) {
            rows.row(i, i + 1, i + 2);
        }
        assertEquals(1_000, Json.parse(rows.endArray().toString()).asArray().size());
    }

    @Test
    void numbers_keepTheirSpelling() {
        for (String number :
                new String[] {
                    "0", "-0", "10", "0.859649", "-1.5e+10", "2E9", "9e-1", "123456789012345678901"
                }) {
            assertEquals(number, new JsonText().number(number).toString());
        }
        assertEquals("-9223372036854775808", new JsonText().value(Long.MIN_VALUE).toString());
    }

    @Test
    void whatIsNoNumber_isNotWritten() {
        for (String text :
                new String[] {
                    "", "-", "01", "-01", "+1", ".5", "1.", "1.e3", "1e", "1e+", "e3", "NaN", "0x1",
                    "1\n", " 1", "1,2", "null", "\"1\"", "1e3.5", "--1", "\u0661"
                }) {
            JsonText json = new JsonText();
            assertThrows(IllegalArgumentException.class, () -> json.number(text), text);
            assertEquals("", json.toString(), text);
        }
    }

    @Test
    void textOfTheLargestSize_isWritten_andNoneBeyond() {
        String most = "x".repeat(JsonText.MAX_SIZE - 2);
        assertEquals(JsonText.MAX_SIZE, new JsonText().value(most).toString().length());
        assertThrows(TextTooLongException.class, () -> new JsonText().value(most + "x"));
        JsonText rows = new JsonText().array();
        assertThrows(
                TextTooLongException.class,
                () -> {
                    for (int i = 0; i < JsonText.MAX_SIZE; i++) {
                        rows.row(1, 1);
                    }
                });
    }

    @Test
    void longTexts_findRoom() {
        String text = "\n0123456789".repeat(1_000);
        String expected = "\\n0123456789".repeat(1_000);
        JsonText json = new JsonText().array().value(text).value(12).endArray();
        assertEquals("[\"" + expected + "\",12]", json.toString());
        JsonText around = new JsonText().array().json(json).endArray();
        assertEquals("[" + json + "]", around.toString());
    }

    @Test
    void response_isWrittenAroundTheValue_whichStaysAsItWas() {
        JsonText json = new JsonText().array().value(7).endArray();
        JsonText diagnostics = new JsonText().array().value(8).endArray();
        assertEquals(
                "{\"ok\":true,\"result\":[7],\"diagnostics\":[8]}",
                json.response(true, diagnostics));
        assertEquals(
                "{\"ok\":false,\"partial\":[7],\"diagnostics\":[8]}",
                json.response(false, diagnostics));
        assertEquals("[7]", json.toString());
        assertEquals("[[7]]", new JsonText().array().json(json).endArray().toString());
    }

    @Test
    void specialCharacters_areEscaped() {
        assertEquals(
                "\"a\\\"b\\\\c\\n\\r\\t\\u0000\\u001f\\u007f\\u2028\\u2029\"",
                written("a\"b\\c\n\r\t\0\u001f\u007f\u2028\u2029"));
    }

    @Test
    void otherCharacters_stayAsTheyAre() {
        assertEquals("\"卡组/デッキ 😀\"", written("卡组/デッキ 😀"));
    }

    @Test
    void loneSurrogates_areEscaped() {
        assertEquals("\"\\ud83d\"", written("\ud83d"));
        assertEquals("\"\\ud83dx\"", written("\ud83dx"));
        assertEquals("\"\\ude00\"", written("\ude00"));
        assertEquals("\"x\\ude00\"", written("x\ude00"));
    }

    @Test
    void anyString_isReadBackByMinimalJson() {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(20); i > 0; i--) {
                text.append((char) random.nextInt(random.nextBoolean() ? 0x100 : 0x10000));
            }
            assertEquals(
                    text.toString(),
                    Json.parse(written(text.toString())).asString(),
                    "seed " + seed);
        }
    }

    private static String written(String text) {
        return new JsonText().value(text).toString();
    }
}
