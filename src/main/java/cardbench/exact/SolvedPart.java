package cardbench.exact;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.tree.HandEnumerator;
import cardbench.exact.tree.HandSet;
import cardbench.exact.tree.Solution;
import cardbench.number.Fraction;
import cardbench.number.Natural;

/**
 * What was solved of a topic: the odds of some of its opening hands. The others are open.
 *
 * @param solution all outcomes of these hands
 * @param tally the odds that they come to, out of all ways, those of the open hands too
 * @param share how likely one of these hands is dealt
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
     * What somebody says to be solved of a topic, if it can be: the hands are hands of the topic,
     * not all of them, and their outcomes are as likely as they are.
     *
     * @return {@code null} where it cannot be
     */
    public static SolvedPart checked(TopicPrograms topic, Solution.Part part) {
        HandEnumerator hands = hands(topic);
        if (hands == null
                || part.hands().size() != hands.size()
                || part.hands().count() == hands.size()) {
            return null;
        }
        SolvedPart checked = of(topic, part);
        Fraction share = Fraction.of(hands.multiplicity(part.hands()), hands.multiplicity());
        return share.equals(checked.share) ? checked : null;
    }

    /** The hands that a topic tells apart; {@code null} where that cannot be said. */
    public static HandEnumerator hands(TopicPrograms topic) {
        return HandEnumerator.of(topic);
    }

    /** The hands that were solved. */
    public HandSet hands() {
        return solution.hands();
    }
}
