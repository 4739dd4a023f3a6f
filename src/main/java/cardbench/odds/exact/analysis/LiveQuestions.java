package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.Problem;
import java.util.Arrays;

/** The open questions about cards, from the analysed states on. */
public final class LiveQuestions {

    /** By question, whether it is open. */
    public final boolean[] asked;

    /** By question, whether the order of the cards that it is about matters. */
    public final boolean[] ordered;

    LiveQuestions(Problem problem) {
        this.asked = new boolean[problem.queries().size()];
        this.ordered = new boolean[asked.length];
    }

    /** Forgets all questions. */
    void begin() {
        Arrays.fill(asked, false);
        Arrays.fill(ordered, false);
    }

    /** Notes a question. */
    void ask(int question) {
        asked[question] = true;
    }
}
