package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.ObjectType;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The page has words for everything that an entry of the log can be about. Its table is the English
 * one; {@code page.LanguageTablesTest} compares the others with it.
 */
class LogWordsTest {

    private static final Path TABLE = Path.of("webapp/wizard/words/en/wizard.json");

    private static JsonObject words(String... path) throws IOException {
        JsonObject words = Json.parse(Files.readString(TABLE)).asObject().get("wizard").asObject();
        for (String step : path) {
            words = words.get(step).asObject();
        }
        return words;
    }

    private static Set<String> missing(JsonObject words, Iterable<String> needed) {
        Set<String> missing = new TreeSet<>();
        for (String one : needed) {
            if (words.get(one) == null) {
                missing.add(one);
            }
        }
        return missing;
    }

    @Test
    void everyEvent_hasWords() throws IOException {
        assertEquals(Set.of(), missing(words("event"), Event.words()));
    }

    /** An event that has something to tell is told with it. */
    @Test
    void everyEventWithContext_hasASentence() throws IOException {
        List<String> telling = new ArrayList<>();
        for (String word : Event.words()) {
            if (!Event.of(word).fields().isEmpty()) {
                telling.add(word);
            }
        }
        assertEquals(Set.of(), missing(words("log", "happens"), telling));
    }

    @Test
    void everyDoable_hasWords() throws IOException {
        assertEquals(Set.of(), missing(words("log", "do"), ObjectType.names(CardGrammar.DOABLES)));
    }

    @Test
    void everyActionOfTheContract_hasWords() throws IOException {
        JsonObject words = words("log", "action");
        for (String action : words.names()) {
            assertNotNull(ActionKind.of(action), action);
        }
        assertEquals(ActionKind.values().length, words.size());
    }

    /** What the log of every scenario notes, changes and moves. */
    @Test
    void everyEntryOfTheScenarios_hasWords() throws IOException {
        Set<String> notes = new TreeSet<>();
        Set<String> numbers = new TreeSet<>();
        Set<String> zones = new TreeSet<>();
        for (Map.Entry<String, String> file : ScenarioFiles.all().entrySet()) {
            for (JsonValue line : log(file.getValue())) {
                String name = line.asObject().getString("name", "");
                JsonObject data = line.asObject().get("data").asObject();
                switch (line.asObject().getString("kind", "")) {
                    case "note" -> notes.add(name);
                    case "change" -> numbers.add(name);
                    case "move" -> {
                        zones.add(data.getString("from", ""));
                        zones.add(data.getString("to", ""));
                    }
                    default -> {}
                }
            }
        }
        zones.remove("");
        assertEquals(Set.of(), missing(words("note"), notes));
        assertEquals(Set.of(), missing(words("number"), numbers));
        assertEquals(Set.of(), missing(words("zone"), zones));
    }

    private static JsonArray log(String scenario) {
        Playground.Answer answer = TextGame.start(scenario);
        return answer.result() == null
                ? new JsonArray()
                : Json.parse(answer.result().toString()).asObject().get("log").asArray();
    }
}
