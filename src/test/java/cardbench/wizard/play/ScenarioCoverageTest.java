package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonReader;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.TriggerMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    private static final Map<String, String> SCENARIOS = ScenarioFiles.all();

    /** What each scenario covers, by its name. */
    private static final Map<String, Set<String>> COVERS = covers();

    private static final MutantLoader MUTANT = new MutantLoader();

    private static final Path DECISIONS = Path.of("src/site/markdown/decisions.md");

    private static final Pattern DECISION = Pattern.compile("(?m)^\\| (D-[A-Z]+) \\|");

    /** The decisions that the document about them lists. */
    private static Set<String> decisions() throws IOException {
        Set<String> decisions = new TreeSet<>();
        Matcher row = DECISION.matcher(Files.readString(DECISIONS));
        while (row.find()) {
            decisions.add("decision " + row.group(1));
        }
        return decisions;
    }

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
        SCENARIOS.forEach(
                (name, text) -> {
                    JsonMap root = (JsonMap) JsonReader.read(text).root();
                    covers.put(name, new TreeSet<>(ActionReader.texts(root, "covers")));
                });
        return covers;
    }

    @Test
    void inventory_isTheDocuments() {
        assertEquals(16, CardGrammar.DOABLES.stream().filter(one -> !one.extension()).count());
        assertEquals(15, CardGrammar.CONDITIONS.size(), "14 of the table and HasWand");
        assertEquals(
                28,
                Stream.of(Event.values()).filter(one -> !Event.isExtension(one.word())).count());
        assertEquals(5, TriggerMode.values().length);
        assertEquals(8, Timing.values().length, "7 of the table and onFlip");
    }

    @Test
    void everyRowAndDecision_hasItsScenario() throws IOException {
        Set<String> missing = new TreeSet<>(rows().toList());
        missing.add("doable buffMonster");
        missing.addAll(
                List.of(
                        "notation $path",
                        "notation {path}",
                        "notation nested braces",
                        "notation loop.index"));
        assertTrue(decisions().size() > 30, "decisions of " + DECISIONS);
        missing.addAll(decisions());
        READ_ONLY.keySet().forEach(decision -> missing.remove("decision " + decision));
        COVERS.values().forEach(missing::removeAll);
        assertEquals(Set.of(), missing);
    }

    @Test
    void everyDecisionOfAScenario_isDocumented() throws IOException {
        Set<String> named = new TreeSet<>();
        COVERS.values().forEach(named::addAll);
        named.removeIf(row -> !row.startsWith("decision "));
        named.removeAll(decisions());
        assertEquals(Set.of(), named);
    }

    @ParameterizedTest
    @MethodSource("rows")
    @Tag("slow")
    void rowTakenAway_failsItsScenariosAndNoOther(String row) throws Exception {
        MUTANT.takeAway(row);
        String word = row.substring(row.indexOf(' ') + 1);
        int failed = 0;
        for (Map.Entry<String, String> scenario : SCENARIOS.entrySet()) {
            boolean fails = !MUTANT.differences(scenario.getValue()).isEmpty();
            failed += fails ? 1 : 0;
            if (COVERS.get(scenario.getKey()).contains(row)) {
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
        MUTANT.takeAway("");
        for (Map.Entry<String, String> scenario : SCENARIOS.entrySet()) {
            assertEquals("", MUTANT.differences(scenario.getValue()), scenario.getKey());
        }
    }
}
