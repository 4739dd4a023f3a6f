package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CardQueries;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.util.Arrays;

/** The questions about cards that some game may still ask, from the analysed states on. */
public final class LiveQuestions {

    /** By question, whether it may be asked. */
    public final boolean[] asked;

    /** By question, the number of cards up to which its answer matters; 0 if it is not asked. */
    public final int[] counted;

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
        this.counted = new int[asked.length];
        this.ordered = new boolean[asked.length];
        this.wants = new boolean[queries.wants()];
        this.lasts = new boolean[wants.length];
    }

    /** Forgets all questions. */
    void begin() {
        Arrays.fill(asked, false);
        Arrays.fill(counted, 0);
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

    /** Notes a question; all numbers of cards from a number on are the same to it. */
    void ask(int question, int most) {
        asked[question] = true;
        counted[question] = Math.max(counted[question], most);
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

    /** The classes of which something asks how many cards the deck has, as bits. */
    int numberedInDeck(Problem problem) {
        int classes = 0;
        for (int i = 0; i < asked.length; i++) {
            // how many cards it has does not depend on which they are
            int of = problem.queries().classes(i);
            boolean isPart = (problem.allClasses() & ~of) != 0;
            if (asked[i] && isPart && problem.queries().zone(i) == CardClassSet.DECK) {
                classes |= of;
            }
        }
        return classes;
    }

    /** Writes all questions. */
    void write(StateEncoder to) {
        to.flags(ordered);
        to.flags(wants);
        to.flags(lasts);
        to.flags(asked);
        for (int i = 0; i < asked.length; i++) {
            if (asked[i]) {
                to.number(counted[i]);
            }
        }
    }
}
