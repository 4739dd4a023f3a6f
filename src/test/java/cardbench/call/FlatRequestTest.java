package cardbench.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.ParseException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlatRequestTest {

    private static final String SIGNS = "{}\":,\\ ab\u0001é";

    @Test
    void stringsWithoutEscapes_areRead() {
        JsonObject read = FlatRequest.parse("{\"op\":\"decode\",\"text\":\"卡组 =\"}");
        assertEquals(new JsonObject().add("op", "decode").add("text", "卡组 ="), read);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{}",
                "{\"a\"",
                "{\"a\":1}",
                "{\"a\":\"\\n\"}",
                "{\"a\":\"b\"} ",
                "[\"a\"]",
                "{\"a\": \"b\"}",
                "{\"a\":\"b\",}",
                "{\"a\":\"b",
                "{\"a\":\"\u0001\"}"
            })
    void anythingElse_isLeftToTheParser(String text) {
        assertNull(FlatRequest.parse(text));
    }

    @Test
    void whatIsRead_isWhatTheParserReads() {
        Random random = new Random(11);
        int read = 0;
        for (int i = 0; i < 200_000; i++) {
            StringBuilder text = new StringBuilder("{\"a\":\"");
            for (int j = random.nextInt(8); j > 0; j--) {
                text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
            }
            text.append(random.nextBoolean() ? "\"}" : "\",\"b\":\"c\"}");
            JsonObject flat = FlatRequest.parse(text.toString());
            if (flat != null) {
                read++;
                assertEquals(parsed(text.toString()), flat, text.toString());
            }
        }
        assertTrue(read > 10_000, "read " + read);
    }

    private static JsonObject parsed(String text) {
        try {
            return Json.parse(text).asObject();
        } catch (ParseException e) {
            return null;
        }
    }
}
