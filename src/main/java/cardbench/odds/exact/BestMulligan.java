package cardbench.odds.exact;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.deckfile.Mulligan;
import cardbench.odds.deckfile.Opening;
import cardbench.odds.exact.search.HandEnumerator;
import java.util.ArrayList;
import java.util.List;

/**
 * The decisions about mulligans with which a topic succeeds most often, and how often it then does.
 * Immutable.
 *
 * @param why the reason why they were not computed, or {@code null}; then nothing else is there
 * @param classes the groups of cards that the topic does not distinguish: for each its cards, as
 *     indices in the file
 * @param success the probability of success with the best decisions
 * @param without the same if every hand is kept
 * @param decisions for each opening hand the best decision, the most likely hands first
 */
public record BestMulligan(
        Diagnostic why,
        List<List<Integer>> classes,
        Fraction success,
        Fraction without,
        List<Decision> decisions) {

    /** The most terms of sums, so that an answer takes seconds. */
    static final long MOST = 30_000_000;

    /**
     * What to do with a hand.
     *
     * @param taken how many mulligans were taken before
     * @param hand pairs of a class and a number of cards
     * @param kept such pairs for the cards that stay in the hand; {@code null} for a new hand
     * @param share the probability of the hand when a hand is dealt
     * @param success the probability of success with this decision
     */
    public record Decision(
            int taken, List<int[]> hand, List<int[]> kept, double share, double success) {}

    /** Copies the lists, so that it never changes. */
    public BestMulligan {
        classes = List.copyOf(classes);
        decisions = List.copyOf(decisions);
    }

    /** The number of terms is above {@link #MOST}. */
    static final class TooLargeException extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLargeException() {
            super("", null, false, false);
        }
    }

    /** Whether the best decisions are computed for a rule. */
    public static boolean covers(Mulligan.Kind kind) {
        return kind != Mulligan.Kind.VANCOUVER
                && kind != Mulligan.Kind.ONE_BY_ONE
                && kind != Mulligan.Kind.REDRAW;
    }

    /**
     * Finds the best decisions.
     *
     * @param topic its own mulligan does not count
     * @param kind the rule, one that is {@linkplain #covers covered}
     * @param most the most mulligans
     */
    public static BestMulligan of(
            TopicPrograms topic, Mulligan.Kind kind, int most, Effort effort) {
        TopicPrograms plain = topic.withOpening(Opening.NONE);
        Diagnostic large = GameCodes.LARGE_MULLIGAN.at(topic.topic().key().location());
        HandEnumerator hands = HandEnumerator.of(plain);
        // from here on, ways to choose cards are exact numbers
        if (hands != null && hands.multiplicity().approximately() >= Natural.EXACT) {
            return refused(large);
        }
        try {
            return kind.isWhole()
                    ? new LondonDecisions(plain, most, effort.budget()).best()
                    : new RedrawDecisions(plain, kind, most, effort.budget()).best();
        } catch (TooLargeException e) {
            return refused(large);
        }
    }

    static BestMulligan refused(Diagnostic why) {
        return new BestMulligan(why, List.of(), null, null, List.of());
    }

    static BestMulligan of(
            TopicPrograms topic,
            HandEnumerator hands,
            Fraction success,
            Fraction without,
            List<Decision> decisions) {
        List<List<Integer>> classes = new ArrayList<>();
        for (int group = 0; group < hands.groups(); group++) {
            List<Integer> own = new ArrayList<>();
            for (int kind = 0; kind < topic.vocabulary().cards().size(); kind++) {
                if (hands.group(kind) == group) {
                    own.add(kind);
                }
            }
            classes.add(own);
        }
        List<Decision> sorted = new ArrayList<>(decisions);
        sorted.sort(
                (a, b) ->
                        a.taken == b.taken
                                ? Double.compare(b.share, a.share)
                                : Integer.compare(a.taken, b.taken));
        return new BestMulligan(null, classes, success, without, sorted);
    }

    /** The pairs of a class and a number of cards in some counts. */
    static List<int[]> pairs(int[] counts) {
        List<int[]> pairs = new ArrayList<>();
        for (int group = 0; group < counts.length; group++) {
            if (counts[group] > 0) {
                pairs.add(new int[] {group, counts[group]});
            }
        }
        return pairs;
    }
}
