package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardQueries;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.State;
import java.util.Arrays;

/** The questions about cards that some game may still ask, from the analysed states on. */
public final class LiveQuestions {

    /** By question, whether it may be asked. */
    public final boolean[] asked;

    /** By question, whether the order of the cards that it is about matters. */
    public final boolean[] ordered;

    /** By condition that wants cards, whether it is evaluated. */
    public final boolean[] wants;

    /** By condition that wants cards, whether it is met for good. */
    public final boolean[] lasts;

    /** The conditions that every analysed state knows to be met for good, as bits. */
    private int[] met;

    LiveQuestions(Problem problem) {
        CardQueries queries = problem.queries();
        this.asked = new boolean[queries.size()];
        this.ordered = new boolean[asked.length];
        this.wants = new boolean[queries.wants()];
        this.lasts = new boolean[wants.length];
    }

    /** Forgets all questions. */
    void begin() {
        Arrays.fill(asked, false);
        Arrays.fill(ordered, false);
        Arrays.fill(wants, false);
        Arrays.fill(lasts, false);
    }

    /** Joins a state to those that are analysed. */
    void include(State state, boolean first) {
        met = first ? state.met.clone() : met;
        for (int i = 0; i < met.length; i++) {
            met[i] &= state.met[i];
        }
    }

    /** Notes a question. */
    void ask(int question) {
        asked[question] = true;
    }

    /** Whether every analysed state knows that a condition is met for good. */
    boolean isMet(int condition) {
        return (met[condition / Integer.SIZE] >>> condition % Integer.SIZE & 1) == 1;
    }

    /** Notes that a condition is evaluated, and whether it is met for good. */
    void want(int condition, boolean lasting) {
        wants[condition] = true;
        lasts[condition] = lasting;
    }
}
