package cardbench.codes.list.written;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each form that {@code list.write} writes has the cards of the list in their zones when it is read
 * again, and diagnostics name the zones for which the form has no place.
 */
class RewrittenListTest {

    /** Zones that a form keeps; where a form is absent, it keeps all. */
    private static final Map<String, Set<String>> KEPT =
            Map.of(
                    "mtgo", Set.of("main", "sideboard"),
                    "moxfield", Set.of("leader", "main", "sideboard"));

    private static final int LISTS = Seeds.of(3, 60);

    private final ListCalls calls = new ListCalls();

    @ParameterizedTest
    @ValueSource(
            strings = {"plain", "arena", "mtgo", "moxfield", "ptcgl", "csv", "markdown", "bbcode"})
    void rewrittenList_hasTheSameZones(String form) {
        int written = 0;
        int otherwise = 0;
        for (Form source : ListForms.all()) {
            for (int seed = 0; seed < LISTS; seed++) {
                String text = ListForms.list(source, seed).text();
                JsonObject read = calls.read(text);
                if (read.getBoolean("ok", false)) {
                    JsonObject answer = calls.write(text, form);
                    String place = source.name() + ", seed " + seed + ", " + form + "\n" + text;
                    otherwise += check(form, read, answer, place) ? 0 : 1;
                    written++;
                }
            }
        }
        assertTrue(written >= ListForms.all().size(), written + " lists were written");
        assertTrue(otherwise * 10 <= written, otherwise + " of " + written + " are read otherwise");
    }

    /** Whether the cards are in their zones; otherwise a diagnostic names one that is not. */
    private boolean check(String form, JsonObject read, JsonObject answer, String place) {
        Map<String, Integer> expected = new TreeMap<>();
        List<String> moved = new ArrayList<>();
        for (JsonValue value : read.get("result").asObject().get("sections").asArray()) {
            JsonObject section = value.asObject();
            String zone = section.getString("zone", "");
            String kept = kept(form, zone);
            if (!kept.equals(zone)) {
                moved.add(code(kept) + " " + section.getInt("copies", 0));
            }
            for (JsonValue card : section.get("cards").asArray()) {
                if (!kept.isEmpty()) {
                    expected.merge(
                            kept + ": " + card.asObject().getString("name", ""),
                            card.asObject().getInt("count", 0),
                            Integer::sum);
                }
            }
        }
        List<String> reported = new ArrayList<>();
        boolean otherwise = false;
        for (JsonValue value : answer.get("diagnostics").asArray()) {
            String code = value.asObject().getString("code", "");
            otherwise |= code.equals("decklist.read-otherwise");
            if (code.equals("decklist.left-out") || code.startsWith("decklist.into-")) {
                reported.add(
                        code + " " + value.asObject().get("args").asObject().getInt("cards", 0));
            }
        }
        assertEquals(moved, reported, place);
        String text = answer.get("result").asObject().getString("text", "");
        Map<String, Integer> again = zones(calls.read(text));
        if (!otherwise) {
            assertEquals(expected, again, place + "\n-- written:\n" + text);
        }
        return !otherwise;
    }

    /** The zone of a form that takes the cards of a zone; empty if none does. */
    private static String kept(String form, String zone) {
        if (!KEPT.containsKey(form) || KEPT.get(form).contains(zone)) {
            return zone;
        }
        if (zone.equals("maybe") || zone.equals("tokens")) {
            return "";
        }
        return form.equals("mtgo") && zone.equals("leader") ? "sideboard" : "main";
    }

    private static String code(String kept) {
        return kept.isEmpty() ? "decklist.left-out" : "decklist.into-" + kept;
    }

    private static Map<String, Integer> zones(JsonObject answer) {
        Map<String, Integer> copies = new TreeMap<>();
        if (answer.get("result") == null) {
            return copies;
        }
        for (JsonValue value : answer.get("result").asObject().get("sections").asArray()) {
            JsonObject section = value.asObject();
            for (JsonValue card : section.get("cards").asArray()) {
                copies.merge(
                        section.getString("zone", "")
                                + ": "
                                + card.asObject().getString("name", ""),
                        card.asObject().getInt("count", 0),
                        Integer::sum);
            }
        }
        return copies;
    }
}
