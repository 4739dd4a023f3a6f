package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.json.JsonMap;
import cardbench.json.JsonReader;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.TriggerMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of the document, and every decision on what it leaves open, has its scenario. */
class ScenarioCoverageTest {

    /** Decisions that are about reading alone are shown by the tests named here. */
    private static final Map<String, String> READ_ONLY =
            Map.of(
                    "D-RARITY", "CardReaderTest.bash_lacksItsLastBrace",
                    "D-DESC", "CardCheckTest: wizard.tag",
                    "D-MONSTER", "round-in-which-nobody-plays flips a monster with its numbers");

    private static final List<String> DECISIONS =
            List.of(
                    "D-JSONC",
                    "D-BRACKET",
                    "D-COUNT",
                    "D-RARITY",
                    "D-GEN",
                    "D-AT",
                    "D-EVENT",
                    "D-TURNEND",
                    "D-INSTANT",
                    "D-SHORT",
                    "D-CHOOSER",
                    "D-ASK",
                    "D-PLAYUUID",
                    "D-CARDTYPE",
                    "D-HASCARD",
                    "D-COUNTER",
                    "D-ORDER",
                    "D-CLOSURE",
                    "D-NEST",
                    "D-PLAY",
                    "D-MOVE",
                    "D-UNRESOLVED",
                    "D-TYPE",
                    "D-LOOPTARGET",
                    "D-SHUFFLEBACK",
                    "D-GETTER",
                    "D-CLAMP",
                    "D-MONSTER",
                    "D-LIMIT",
                    "D-GENMODE",
                    "D-DRAWN",
                    "D-DESC",
                    "D-GROUP");

    /** The rows whose code can be taken away. */
    static Stream<String> rows() {
        List<String> rows = new ArrayList<>();
        CardGrammar.DOABLES.forEach(shape -> rows.add("doable " + shape.name()));
        CardGrammar.CONDITIONS.forEach(shape -> rows.add("condition " + shape.name()));
        CardGrammar.CHOOSERS.forEach(shape -> rows.add("chooser " + shape.name()));
        CardGrammar.GETTERS.forEach(shape -> rows.add("getter " + shape.name()));
        Event.words().forEach(word -> rows.add("event " + word));
        TriggerMode.words().forEach(word -> rows.add("mode " + word));
        Timing.words().forEach(word -> rows.add("timing " + word));
        return rows.stream();
    }

    private static Map<String, Set<String>> covers() {
        Map<String, Set<String>> covers = new TreeMap<>();
        ScenarioFiles.all()
                .forEach(
                        (name, text) -> {
                            JsonMap root = (JsonMap) JsonReader.read(text).root();
                            covers.put(name, new TreeSet<>(ActionReader.texts(root, "covers")));
                        });
        return covers;
    }

    @Test
    void inventory_isTheDocuments() {
        assertEquals(17, CardGrammar.DOABLES.size(), "16 of the table and counter");
        assertEquals(15, CardGrammar.CONDITIONS.size(), "14 of the table and HasWand");
        assertEquals(28, Event.values().length);
        assertEquals(5, TriggerMode.values().length);
        assertEquals(8, Timing.values().length, "7 of the table and onFlip");
    }

    @Test
    void everyRowAndDecision_hasItsScenario() {
        Set<String> missing = new TreeSet<>(rows().toList());
        missing.add("doable buffMonster");
        missing.addAll(
                List.of(
                        "notation $path",
                        "notation {path}",
                        "notation nested braces",
                        "notation loop.index"));
        DECISIONS.forEach(decision -> missing.add("decision " + decision));
        READ_ONLY.keySet().forEach(decision -> missing.remove("decision " + decision));
        covers().values().forEach(missing::removeAll);
        assertEquals(Set.of(), missing);
    }

    @ParameterizedTest
    @MethodSource("rows")
    @Tag("slow")
    void rowTakenAway_failsItsScenariosAndNoOther(String row) throws Exception {
        MutantLoader mutant = new MutantLoader(row);
        String word = row.substring(row.indexOf(' ') + 1);
        Map<String, Set<String>> covers = covers();
        int failed = 0;
        for (Map.Entry<String, String> scenario : ScenarioFiles.all().entrySet()) {
            boolean fails = !mutant.differences(scenario.getValue()).isEmpty();
            failed += fails ? 1 : 0;
            if (covers.get(scenario.getKey()).contains(row)) {
                assertTrue(fails, scenario.getKey() + " names " + row + " and does not need it");
            } else if (!scenario.getValue().contains(word)) {
                assertFalse(fails, scenario.getKey() + " has no " + row + " and needs it");
            }
        }
        assertTrue(failed > 0, row);
    }

    @Test
    @Tag("slow")
    void nothingTakenAway_failsNoScenario() throws Exception {
        MutantLoader same = new MutantLoader("");
        for (Map.Entry<String, String> scenario : ScenarioFiles.all().entrySet()) {
            assertEquals("", same.differences(scenario.getValue()), scenario.getKey());
        }
    }
}
