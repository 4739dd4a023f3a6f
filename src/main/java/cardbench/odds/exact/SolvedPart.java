package cardbench.odds.exact;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.state.HandSet;

/**
 * The solved part of a topic: the odds of some of its opening hands. The others are open.
 *
 * @param solution all outcomes of these hands
 * @param tally their odds, out of the cases of all hands, open ones included
 * @param share the probability that one of these hands is dealt
 */
public record SolvedPart(Solution.Part solution, ExactTally tally, Fraction share) {

    public static SolvedPart of(TopicPrograms topic, Solution.Part part) {
        ExactTally tally = ExactTally.of(topic, part.multiplicity(), part.shares());
        Natural solved = Natural.ZERO;
        for (ExactTally.Part score : tally.scores()) {
            solved = solved.plus(score.hands());
        }
        return new SolvedPart(part, tally, Fraction.of(solved, tally.hands()));
    }

    /**
     * Checks a part that came from outside: its hands must be some of the hands of the topic, but
     * not all, and its outcomes together must be as likely as its hands.
     *
     * @return {@code null} if it cannot be a part of this topic
     */
    public static SolvedPart checked(TopicPrograms topic, Solution.Part part) {
        HandEnumerator hands = hands(topic);
        // with all hands solved, there would be none left to deal
        if (hands == null
                || part.hands().size() != hands.size()
                || part.hands().count() == hands.size()) {
            return null;
        }
        SolvedPart checked = of(topic, part);
        Fraction share = Fraction.of(hands.multiplicity(part.hands()), hands.multiplicity());
        return share.equals(checked.share) ? checked : null;
    }

    /**
     * The hands that a topic distinguishes; {@code null} if they cannot be enumerated, or if only
     * some games count, so that hands are not as likely as they are dealt.
     */
    public static HandEnumerator hands(TopicPrograms topic) {
        return topic.counted() == null ? HandEnumerator.of(topic) : null;
    }

    /** The hands that were solved. */
    public HandSet hands() {
        return solution.hands();
    }
}
