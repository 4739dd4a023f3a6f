package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What editors are told of the programs in a deck file, with offsets in the whole file. */
class YispOperationsTest {

    private static final String YAML =
            """
            deck:
              cards:
                wolf: {count: 3, description: Canis, program: ['[1]@;(=  n 1 );(# D.rest.1 H)']}
                rest: {count: 6}
            simulate:
              tests:
                t:
                  turns: {count: 2}
                  combos:
                    k: {hand: [wolf], condition: '(> n 0)'}
            """;

    private static JsonObject ask(String operation, int offset) {
        return SmallDeck.result(SmallDeck.request(operation, YAML).add("offset", offset));
    }

    /** The offset in the middle of a text that the file has once. */
    private static int in(String text) {
        assertEquals(YAML.indexOf(text), YAML.lastIndexOf(text));
        return YAML.indexOf(text) + text.length() / 2;
    }

    private static String place(JsonObject object) {
        return YAML.substring(object.getInt("from", -1), object.getInt("to", -1));
    }

    private static List<String> labels(JsonObject completion) {
        List<String> labels = new ArrayList<>();
        for (JsonValue item : completion.get("items").asArray()) {
            labels.add(item.asObject().getString("label", ""));
        }
        return labels;
    }

    @Test
    void tokens_areThoseOfProgramsAndConditions() {
        List<String> tokens = new ArrayList<>();
        JsonObject result = SmallDeck.result(SmallDeck.request("yisp.tokens", YAML));
        for (JsonValue token : result.get("tokens").asArray()) {
            JsonObject one = token.asObject();
            tokens.add(place(one) + " " + one.getString("kind", ""));
        }
        assertEquals("[1] flags", tokens.get(0));
        assertTrue(tokens.contains("n variable"), tokens.toString());
        assertTrue(tokens.contains("D.rest.1 cards"), tokens.toString());
        assertTrue(tokens.contains("wolf condition"), tokens.toString());
        assertTrue(tokens.contains("> operator"), tokens.toString());
    }

    @Test
    void format_changesBlanksOfProgramsAlone() {
        JsonObject result = SmallDeck.result(SmallDeck.request("yisp.format", YAML));
        String formatted = YAML.replace("(=  n 1 )", "(= n 1)");
        assertEquals(formatted, result.getString("yaml", ""));
        String made = "";
        int done = 0;
        for (JsonValue edit : result.get("edits").asArray()) {
            JsonObject one = edit.asObject();
            made += YAML.substring(done, one.getInt("from", -1)) + one.getString("text", "?");
            done = one.getInt("to", -1);
        }
        assertEquals(formatted, made + YAML.substring(done));
        assertEquals(
                formatted,
                SmallDeck.result(SmallDeck.request("yisp.format", formatted))
                        .getString("yaml", ""));
    }

    /** In double quotes, a tab may be two characters of the file and one of the program. */
    @Test
    void escapes_areNotFormatted() {
        String escaped =
                YAML.replace("'[1]@;(=  n 1 );", "\"[1]@;(=\\t n 1 );").replace("H)'", "H)\"");
        JsonObject result = SmallDeck.result(SmallDeck.request("yisp.format", escaped));
        String formatted = result.getString("yaml", "");
        assertTrue(formatted.contains("(=\\t n 1)"), formatted);
    }

    @Test
    void completion_offersCardsVariablesAndKeys() {
        JsonObject cards = ask("yisp.complete", in("D.rest"));
        assertEquals(List.of("wolf", "rest"), labels(cards));
        assertEquals("rest.1", place(cards));
        JsonObject first = cards.get("items").asArray().get(0).asObject();
        assertEquals("Canis", first.getString("detail", ""));
        assertFalse(first.names().contains("code"));
        List<String> variables = labels(ask("yisp.complete", in("> n")));
        assertTrue(variables.contains(">"), variables.toString());
        List<String> numbers = labels(ask("yisp.complete", in("> n 0") + 1));
        assertTrue(numbers.contains("n"), numbers.toString());
        assertTrue(numbers.contains("turn"), "the variable of the turns: " + numbers);
        List<String> condition = labels(ask("yisp.complete", in("hand: [wolf") + 2));
        assertTrue(condition.contains("wolf"), condition.toString());
        JsonObject key = ask("yisp.complete", YAML.indexOf("hand: [wolf") + 2);
        List<String> keys = labels(key);
        assertTrue(keys.contains("grave"), keys.toString());
        assertFalse(keys.contains("condition"), "a key that is there already: " + keys);
        assertEquals("key", key.get("items").asArray().get(0).asObject().getString("kind", ""));
    }

    @Test
    void completionOfAValue_offersItsWords() {
        String yaml = YAML.replace("turns: {count: 2}", "matching: b");
        int offset = yaml.indexOf("matching: b") + "matching: b".length();
        JsonObject result =
                SmallDeck.result(SmallDeck.request("yisp.complete", yaml).add("offset", offset));
        assertTrue(labels(result).contains("best"), result.toString());
        assertEquals(
                "value", result.get("items").asArray().get(0).asObject().getString("kind", ""));
    }

    @ParameterizedTest
    @CsvSource({"'[wolf', wolf, 3", "D.rest, rest, 6"})
    void hoverOverACard_tellsItsCopies(String text, String word, int cards) {
        JsonObject hover = ask("yisp.hover", in(text) + 1);
        assertEquals(word, hover.getString("word", ""));
        assertEquals(word, place(hover));
        assertEquals("condition", hover.getString("kind", ""));
        assertEquals(cards, hover.getInt("cards", -1));
        assertEquals(word.equals("wolf") ? "Canis" : "", hover.getString("detail", "?"));
    }

    @Test
    void hoverOverAnOperator_explainsItWithoutCards() {
        JsonObject hover = ask("yisp.hover", YAML.indexOf("(# D") + 1);
        assertEquals("yisp.what-move", hover.getString("code", ""));
        assertEquals(
                "(# <cards> <zone> [tag] ...)",
                hover.get("args").asObject().getString("usage", ""));
        assertFalse(hover.names().contains("cards"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"deck:", "count: 6", "simulate"})
    void hoverElsewhere_saysNothing(String text) {
        assertEquals("{}", ask("yisp.hover", in(text)).toString());
    }

    @Test
    void programEnds_whereItsLastCharacterEnds() {
        int last = YAML.indexOf("H)'") + 2;
        assertTrue(
                labels(ask("yisp.complete", last)).size()
                        != labels(ask("yisp.complete", last + 2)).size());
        int first = YAML.indexOf("[1]@");
        assertEquals("flags", ask("yisp.hover", first).getString("kind", ""));
    }

    @Test
    void requestWithoutText_isRefused() {
        SmallDeck.refused(new JsonObject().add("op", "yisp.tokens"), "call.missing-argument");
        SmallDeck.refused(
                SmallDeck.request("yisp.hover", YAML).add("offset", -1), "call.wrong-type");
    }
}
