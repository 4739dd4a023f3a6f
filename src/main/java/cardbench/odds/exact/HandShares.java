package cardbench.odds.exact;

import cardbench.base.number.Binomials;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.state.HandSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The probability that a topic succeeds, given that a card is or is not in the opening hand. One
 * search serves all cards: it gives the outcomes for each number of cards of each group in the
 * hand, where a group is cards that the topic never distinguishes. All choices out of a group are
 * equally likely. So if d of the g cards of a group are in the hand, none of the n copies of one of
 * its cards is there in C(g - d, n) of C(g, n) cases.
 */
public final class HandShares {

    private final HandEnumerator hands;
    private final int[] copies;
    private final Diagnostic why;

    /** The probability of success over all hands. */
    private Fraction always;

    /** For each group and number of its cards in the hand, the number of games. */
    private final Natural[][] multiplicity;

    /** The number of those games that succeed. */
    private final Natural[][] successes;

    private HandShares(TopicPrograms topic, HandEnumerator hands, Diagnostic why) {
        int groups = hands == null ? 0 : hands.groups();
        this.hands = hands;
        this.copies = new int[topic.vocabulary().cards().size()];
        for (int kind = 0; kind < copies.length; kind++) {
            copies[kind] = topic.vocabulary().cards().get(kind).count();
        }
        this.why = why;
        this.multiplicity = new Natural[groups][];
        this.successes = new Natural[groups][];
    }

    /** Solves a topic, if the budget suffices. */
    public static HandShares of(TopicPrograms topic, Budget budget) {
        HandEnumerator hands = HandEnumerator.of(topic);
        if (topic.counted() != null) {
            // two searches would have to agree about the groups of cards
            return new HandShares(
                    topic, hands, GameCodes.GIVEN_BY_CARD.at(topic.topic().key().location()));
        }
        HandShares all = new HandShares(topic, hands, null);
        List<HandSet> sets = hands == null ? List.of() : all.sets();
        Solution solution = Solver.solve(topic, SolverOptions.FAST, budget, sets);
        if (solution.multiplicity() == null) {
            return new HandShares(topic, hands, Exact.why(topic, solution.why()));
        }
        all.take(solution);
        all.always = Fraction.of(successes(solution.shares()), solution.multiplicity());
        return all;
    }

    /** The reason why the topic was not solved; {@code null} if it was. */
    public Diagnostic why() {
        return why;
    }

    /** The maximum number of cards of a group in a hand. */
    private int most(int group) {
        return Math.min(hands.copies(group), hands.cards());
    }

    /**
     * For each group and number of its cards above 0, the hands with that number. The hands with
     * none, which are most, are the rest of all hands.
     */
    private List<HandSet> sets() {
        List<HandSet> sets = new ArrayList<>();
        for (int group = 0; group < hands.groups(); group++) {
            boolean[][] marked = new boolean[most(group) + 1][hands.size()];
            int own = group;
            hands.visit((number, drawn, choices) -> marked[drawn[own]][number] = true);
            for (int drawn = 1; drawn < marked.length; drawn++) {
                sets.add(HandSet.of(marked[drawn]));
            }
        }
        return sets;
    }

    private void take(Solution solution) {
        int at = 0;
        for (int group = 0; group < multiplicity.length; group++) {
            multiplicity[group] = new Natural[most(group) + 1];
            successes[group] = new Natural[multiplicity[group].length];
            Natural none = solution.multiplicity();
            Natural good = successes(solution.shares());
            for (int drawn = 1; drawn < multiplicity[group].length; drawn++) {
                List<Solution.Share> shares = solution.sets().get(at++).shares();
                Natural all = Natural.ZERO;
                for (Solution.Share share : shares) {
                    all = all.plus(share.multiplicity());
                }
                multiplicity[group][drawn] = all;
                successes[group][drawn] = successes(shares);
                none = none.minus(all);
                good = good.minus(successes[group][drawn]);
            }
            multiplicity[group][0] = none;
            successes[group][0] = good;
        }
    }

    private static Natural successes(List<Solution.Share> shares) {
        Natural good = Natural.ZERO;
        for (Solution.Share share : shares) {
            good = share.outcome().score() > 0 ? good.plus(share.multiplicity()) : good;
        }
        return good;
    }

    /**
     * The probability of success, given that a copy of a card is in the opening hand, or that none
     * is.
     *
     * @param kind the index of the card in the file
     * @return {@code null} if there is no such hand
     */
    public Fraction success(int kind, boolean held) {
        int own = copies[kind];
        if (own == 0) {
            return held ? null : always;
        }
        int group = hands.group(kind);
        Natural all = Natural.ZERO;
        Natural good = Natural.ZERO;
        Natural choices = Binomials.natural(hands.copies(group), own);
        for (int drawn = 0; drawn < multiplicity[group].length; drawn++) {
            int left = hands.copies(group) - drawn;
            Natural none = own > left ? Natural.ZERO : Binomials.natural(left, own);
            Natural factor = held ? choices.minus(none) : none;
            all = all.plus(multiplicity[group][drawn].times(factor));
            good = good.plus(successes[group][drawn].times(factor));
        }
        return all.isZero() ? null : Fraction.of(good, all);
    }
}
