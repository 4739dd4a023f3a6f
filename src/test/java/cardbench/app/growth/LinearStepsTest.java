package cardbench.app.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Twice the input takes twice the steps, and each character few, however hostile it is. */
class LinearStepsTest {

    /** Characters of the smallest input. */
    private static final int SMALLEST = 1_000;

    /** How often it is doubled. */
    private static final int DOUBLINGS = Seeds.of(2, 3);

    /**
     * What all doublings but one may cost: twice the steps, and something for tables that grow. One
     * doubling alone may cost more, where a reader begins to try something else.
     */
    private static final double MOST = 2.6;

    /**
     * What a character may cost: ratios alone miss a reader that tries thousands of changes, or
     * reads thousands of characters, at each place.
     */
    private static final long MOST_EACH = 5_000;

    private static final StepCounter CORE = new StepCounter();

    /** How the steps of a family grow with each doubling, and what a character of it costs. */
    private record Cost(double growth, long each) {}

    private static Cost cost(HostileFamily family) {
        // what a class does when it is loaded is no part of the answer
        CORE.steps(family.request().apply(SMALLEST));
        double[] ratios = new double[DOUBLINGS];
        long before = CORE.steps(family.request().apply(SMALLEST));
        for (int i = 0; i < ratios.length; i++) {
            long steps = CORE.steps(family.request().apply(SMALLEST << i + 1));
            ratios[i] = (double) steps / before;
            before = steps;
        }
        Arrays.sort(ratios);
        int length = family.request().apply(SMALLEST << DOUBLINGS).length();
        return new Cost(ratios[DOUBLINGS - 2], before / length);
    }

    @Test
    void everyFamily_takesStepsInProportion() {
        List<String> faults = new ArrayList<>();
        List<HostileFamily> families = HostileFamily.all();
        for (HostileFamily family : families) {
            Cost cost = cost(family);
            System.err.println("COST\t" + cost.each() + "\t" + family.name().replace("\n", "\\n"));
            if (cost.growth() > MOST) {
                faults.add(String.format(Locale.ROOT, "%s: %.1f times", family, cost.growth()));
            }
            if (cost.each() > MOST_EACH) {
                faults.add(family + ": " + cost.each() + " steps a character");
            }
        }
        assertEquals(List.of(), faults);
        assertTrue(families.size() > 700, "families: " + families.size());
    }

    /** The counter sees a loop in a loop, and what the library searches on behalf of the core. */
    @Test
    void quadraticWork_isCountedAsSuch() {
        long few = steps(1_000);
        long longer = steps(2_000);
        assertEquals(4, (double) longer / few, 0.1);
    }

    /** The steps of a search for something that is not there, from each place of a text. */
    private static long steps(int size) {
        String text = "a".repeat(size);
        Steps.restart();
        for (int i = 0; i < size; i++) {
            Steps.indexOf(text, "b", i);
        }
        return Steps.taken();
    }
}
