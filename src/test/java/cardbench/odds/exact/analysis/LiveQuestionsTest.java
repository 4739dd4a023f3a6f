package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CardQueries;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.Topics;
import org.junit.jupiter.api.Test;

class LiveQuestionsTest {

    private final Problem problem =
            new Topics()
                    .card("a", 2, "x", "/(> |D.a:x| 1);(> |H.a:x| 0);@;(# X B)")
                    .card("b", 2, "y")
                    .combo("", "", "1", "(> |D| 0)", "best")
                    .problem();
    private final LiveQuestions questions = new LiveQuestions(problem);

    /** The question about all cards of a zone, or about those with x. */
    private int question(int zone, boolean all) {
        CardQueries queries = problem.queries();
        for (int i = 0; i < queries.size(); i++) {
            boolean whole = (queries.classes(i) & problem.allClasses()) == problem.allClasses();
            if (queries.zone(i) == zone && whole == all) {
                return i;
            }
        }
        throw new AssertionError("no question about zone " + zone);
    }

    @Test
    void questions_areForgotten() {
        int asked = question(CardClassSet.HAND, false);
        questions.begin();
        questions.ask(asked);
        assertTrue(questions.asked[asked]);
        questions.begin();
        assertFalse(questions.asked[asked]);
    }
}
