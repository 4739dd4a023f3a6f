package cardbench.app.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.Games;
import cardbench.codes.call.decks.GameModule;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * A letter of a broken beginning of a code costs a bounded number of steps. Doubling alone does not
 * show a reader that collects thousands of letters behind each beginning: such a reader is linear.
 */
class StepsOfLettersTest {

    /** Two lengths for each beginning; a suspected one is read at all five. */
    private static final List<Integer> FIRST_LENGTHS = List.of(500, 2_000);

    private static final List<Integer> LENGTHS = List.of(500, 1_000, 2_000, 4_000, 8_000);

    /** All finders together, their likeness, and the report about a damaged code. */
    private static final int MAX_STEPS = 1_350;

    private static final StepCounter CORE = new StepCounter();

    private static long steps(String operation, String text) {
        return CORE.steps(new JsonObject().add("op", operation).add("text", text).toString());
    }

    private static void report(String operation, HostileText beginnings, List<String> faults) {
        if (isSuspected(operation, beginnings)) {
            for (int length : LENGTHS) {
                long each = stepsOfLetter(operation, beginnings, length);
                if (each > MAX_STEPS) {
                    faults.add(
                            String.format(
                                    Locale.ROOT,
                                    "%s of %d letters, %s: %d steps a letter",
                                    beginnings.name(),
                                    length,
                                    operation,
                                    each));
                    return;
                }
            }
        }
    }

    /** Whether a letter costs half the bound, or a twentieth more in the longer text. */
    private static boolean isSuspected(String operation, HostileText beginnings) {
        long inShort = stepsOfLetter(operation, beginnings, FIRST_LENGTHS.get(0));
        long inLong = stepsOfLetter(operation, beginnings, FIRST_LENGTHS.get(1));
        return inLong > MAX_STEPS / 2 || inLong * 20 > inShort * 21;
    }

    private static long stepsOfLetter(String operation, HostileText beginnings, int length) {
        String text = beginnings.of(length);
        return steps(operation, text) / text.length();
    }

    @Test
    void brokenBeginnings_costABoundedNumberOfStepsALetter() {
        // what a class does when it is loaded is no part of the answer
        steps("decode", "AAECAQcAAAA=");
        List<String> faults = new ArrayList<>();
        for (HostileText beginnings : CodeBeginnings.all()) {
            report("decode", beginnings, faults);
        }
        // every word continues the JSON of the word before it
        for (String piece : List.of("eyIiOiJ9LCIiOiJ9", "eyJBA ", "eyJDYXJkcyI6W10sIngiOiIg")) {
            report("identify", new HostileText("long JSON " + piece, "", piece, ""), faults);
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void everyKindOfEachGame_bringsABeginning() {
        Set<String> kinds = new TreeSet<>();
        for (GameModule game : Games.all()) {
            game.mappers().forEach(mapper -> kinds.add(mapper.codec().kind()));
        }
        assertTrue(kinds.size() >= 9, kinds.toString());
        kinds.removeAll(CodeBeginnings.codes().keySet());
        assertEquals(Set.of(), kinds, "kinds without a code in the golden vectors");
    }
}
