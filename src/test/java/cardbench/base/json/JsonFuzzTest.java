package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class JsonFuzzTest {

    /** Any text is read with places inside it; what was read is written as JSON and reads alike. */
    @FuzzTest(maxDuration = "20s")
    void anyText_isReadWithPlacesInsideIt(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        JsonReading reading = JsonReader.read(text);
        for (Diagnostic one : reading.diagnostics()) {
            assertTrue(0 <= one.location().from(), one.message());
            assertTrue(one.location().from() <= one.location().to(), one.message());
            assertTrue(one.location().to() <= text.length(), one.message());
        }
        if (reading.root() != null) {
            look(reading.root(), 0, text.length());
            String written = JsonTreeText.of(reading.root());
            assertEquals(written, JsonTreeText.of(JsonReader.read(written).root()));
        }
    }

    private static void look(JsonNode node, int from, int to) {
        assertTrue(from <= node.from() && node.from() <= node.to() && node.to() <= to);
        if (node instanceof JsonList list) {
            list.items().forEach(item -> look(item, node.from(), to));
        } else if (node instanceof JsonMap map) {
            map.members().forEach(member -> look(member.value(), node.from(), to));
        }
    }
}
