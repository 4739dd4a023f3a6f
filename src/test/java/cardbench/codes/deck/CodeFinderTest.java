package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CodeFinderTest {

    @Test
    void codesOfAllKinds_comeInTheOrderOfTheText() {
        Found a = new Found("a", 0, 5, true);
        Found b = new Found("b", 7, 9, false);
        Found c = new Found("a", 10, 12, true);
        assertEquals(List.of(a, b, c), find(List.of(a, c), List.of(b)));
        assertEquals(List.of(a, b, c), find(List.of(b), List.of(a, c)));
    }

    @Test
    void claim_givesWayToWhatIsCertain() {
        Found certain = new Found("a", 4, 9, true);
        Found touching = new Found("b", 9, 12, false);
        assertEquals(
                List.of(certain, touching),
                find(
                        List.of(new Found("b", 0, 5, false), new Found("b", 8, 9, false), touching),
                        List.of(certain)));
    }

    @Test
    void claim_givesWayToACertainCodeFarInFrontThatReachesIt() {
        Found wide = new Found("a", 0, 90, true);
        Found narrow = new Found("b", 5, 9, true);
        Found behind = new Found("c", 90, 95, false);
        assertEquals(
                List.of(wide, narrow, behind),
                new CodeFinder(
                                List.of(
                                        new Fixed(List.of(wide)),
                                        new Fixed(List.of(narrow)),
                                        new Fixed(
                                                List.of(
                                                        new Found("c", 20, 30, false),
                                                        new Found("c", 80, 91, false),
                                                        behind))))
                        .find(""));
    }

    @Test
    void oneCodeMoreThanTheMost_isKept() {
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < 2 * Recogniser.MOST; i++) {
            found.add(new Found("a", i, i + 1, i % 2 == 0));
        }
        assertEquals(found.subList(0, Recogniser.MOST + 1), find(found, List.of()));
    }

    @Test
    void claimsOnTheSameText_areAllListed_likeliestFirst() {
        Found likely = new Found("a", 0, 9, false);
        Found lessLikely = new Found("b", 0, 9, false);
        assertEquals(List.of(likely, lessLikely), find(List.of(likely), List.of(lessLikely)));
    }

    /** Codes anywhere, certain or claimed, of up to three kinds: the first is always the same. */
    @Test
    void firstCode_isTheFirstOfAll() {
        Random random = new Random(8);
        int certain = 0;
        for (int i = 0; i < 20_000; i++) {
            List<Fixed> kinds = new ArrayList<>();
            for (int kind = random.nextInt(4); kind > 0; kind--) {
                kinds.add(new Fixed(someOf("kind " + kind, random)));
            }
            CodeFinder finder = new CodeFinder(kinds);
            List<Found> found = finder.find("");
            List<Found> first = finder.findFirst("");
            assertEquals(found.isEmpty(), first.isEmpty(), "seed 8, round " + i);
            if (!found.isEmpty()) {
                assertEquals(found.get(0), first.get(0), "seed 8, round " + i);
                certain += first.size() < found.size() ? 1 : 0;
            }
        }
        assertTrue(certain > 1_000, certain + " searches ended early");
    }

    private static List<Found> someOf(String kind, Random random) {
        List<Found> found = new ArrayList<>();
        int from = random.nextInt(3);
        for (int left = random.nextInt(4); left > 0; left--) {
            int to = from + 1 + random.nextInt(5);
            found.add(new Found(kind, from, to, random.nextBoolean()));
            from = to + random.nextInt(4);
        }
        return found;
    }

    private static List<Found> find(List<Found> first, List<Found> second) {
        return new CodeFinder(List.of(new Fixed(first), new Fixed(second))).find("");
    }

    private record Fixed(List<Found> found) implements Recogniser {

        @Override
        public String kind() {
            return "fixed";
        }

        @Override
        public List<Found> find(String text) {
            return found;
        }
    }
}
