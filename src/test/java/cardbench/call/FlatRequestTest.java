package cardbench.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.bundle.AllOperations;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.ParseException;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read quickly is what the parser reads. */
@Tag("slow")
class FlatRequestTest {

    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\"",
        ":",
        ",",
        ",",
        "\\",
        " ",
        "a",
        "\"a\"",
        "\"b\":",
        "\"b\"",
        "\u0001",
        "é",
        "0",
        "7",
        "01",
        "2147483647",
        "2147483648",
        "-1",
        "1.5",
        "1e3",
        "true",
        "false",
        "null",
        "nul",
        "[1,2]",
        "{\"c\":[]}",
        "\"a\":"
    };

    @Test
    void stringsWithoutEscapes_areThereAtOnce() {
        FlatRequest read = FlatRequest.parse("{\"op\":\"decode\",\"text\":\"卡组 =\"}");
        assertEquals("decode", read.string("op"));
        assertEquals("卡组 =", read.string("text"));
        assertNull(read.string("kind"));
        assertFalse(read.has("kind"));
    }

    @Test
    void otherValues_areReadWhenTheyAreAskedFor() {
        FlatRequest read =
                FlatRequest.parse("{\"a\":{\"b\":[1,true]},\"c\":null,\"a\":12,\"d\":\"x\"}");
        assertEquals(Json.value(12), read.value("a"));
        assertEquals(12, read.plain("a").integer());
        assertTrue(read.has("a"));
        assertFalse(read.has("c"));
        assertNull(read.string("a"));
        assertNull(read.plain("d"));
        assertNull(read.value("e"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{}",
                "{\"a\"",
                "{\"a\":-1}",
                "{\"a\":1.5}",
                "{\"a\":1e3}",
                "{\"a\":01}",
                "{\"a\":2147483648}",
                "{\"a\":nul}",
                "{\"a\":truer}",
                "{\"a\":[1,]}",
                "{\"a\":[1}",
                "{\"a\":{\"b\"}}",
                "{\"a\":[[[[[[[[[[1]]]]]]]]]]}",
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
        for (int i = 0; i < 300_000; i++) {
            StringBuilder text = new StringBuilder("{\"a\":");
            for (int j = random.nextInt(6); j > 0; j--) {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
            text.append(random.nextBoolean() ? "}" : ",\"b\":[{\"a\":2}]}");
            FlatRequest flat = FlatRequest.parse(text.toString());
            if (flat != null) {
                read++;
                JsonObject parsed = parsed(text.toString());
                assertNotNull(parsed, text.toString());
                for (String name : parsed.names()) {
                    assertEquals(parsed.get(name), flat.value(name), text.toString());
                    assertEquals(!parsed.get(name).isNull(), flat.has(name), text.toString());
                }
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

    @ParameterizedTest
    @ValueSource(strings = {"decode", "encode", "compare", "explain", "identify", "cards.search"})
    void requestWithABlank_isAnsweredAsTheSameWithout(String operation) {
        Dispatcher call = new Dispatcher(AllOperations.all());
        int plain = 0;
        for (String request : RandomRequests.of(operation, 2_000, 12)) {
            plain += FlatRequest.parse(request) == null ? 0 : 1;
            String parsed = request + " ";
            assertNull(FlatRequest.parse(parsed));
            assertEquals(call.call(parsed), call.call(request), request);
        }
        assertTrue(plain > 200, "plain: " + plain);
    }
}
