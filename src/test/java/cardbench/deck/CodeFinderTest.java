package cardbench.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
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
    void claimsOnTheSameText_areAllListed_likeliestFirst() {
        Found likely = new Found("a", 0, 9, false);
        Found lessLikely = new Found("b", 0, 9, false);
        assertEquals(List.of(likely, lessLikely), find(List.of(likely), List.of(lessLikely)));
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
