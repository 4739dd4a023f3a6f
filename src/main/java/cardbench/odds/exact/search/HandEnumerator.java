package cardbench.odds.exact.search;

import cardbench.base.number.Binomials;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.exact.state.State;

/**
 * Enumerates the opening hands that a topic distinguishes. A hand is a number of cards of each
 * group; a group is cards that no game of the topic distinguishes. Hands are numbered in
 * lexicographic order, so that a {@link HandSet} can refer to them.
 */
public final class HandEnumerator {

    /** Maximum number of different hands. */
    public static final int MOST = 250_000;

    private final int[] copies;
    private final int[] groupOfKind;
    private final int cards;
    private final int size;

    /** Receives hands. */
    public interface Visitor {

        /**
         * Receives a hand.
         *
         * @param number the number of the hand
         * @param drawn for each group, its number of cards in the hand; reused for the next hand
         * @param multiplicity the number of choices of single cards that give this hand; rounded if
         *     there are 2<sup>53</sup> or more for all hands
         */
        void hand(int number, int[] drawn, double multiplicity);
    }

    /**
     * Creates an enumerator.
     *
     * @param copies for each group, its number of cards in the deck
     * @param groupOfKind for each card of the file, its group; -1 if the deck has no copy of it
     * @param cards the size of a hand, at most that of the deck
     */
    HandEnumerator(int[] copies, int[] groupOfKind, int cards) {
        this.copies = copies.clone();
        this.groupOfKind = groupOfKind.clone();
        this.cards = cards;
        this.size = count();
    }

    /** The hands of a topic; {@code null} if they cannot be enumerated, or are too many. */
    public static HandEnumerator of(TopicPrograms topic) {
        try {
            // always with the options of the real solver, so that both give hands the same numbers
            Problem problem = ProblemCompiler.read(topic, SolverOptions.FAST);
            HandEnumerator hands =
                    of(
                            problem,
                            new AbstractionBuilder(problem, SolverOptions.FAST)
                                    .analyse(State.first(problem), true));
            return hands.size <= MOST ? hands : null;
        } catch (ProblemCompiler.Uncovered | BudgetExceededException e) {
            return null;
        }
    }

    /** The hands of a problem under the abstraction of its initial state. */
    static HandEnumerator of(Problem problem, Abstraction opening) {
        int[] groups = problem.classOfKind().clone();
        for (int kind = 0; kind < groups.length; kind++) {
            groups[kind] =
                    groups[kind] < 0 ? -1 : opening.representative[CardClassSet.DECK][groups[kind]];
        }
        State first = State.first(problem);
        opening.canonicalise(first);
        return new HandEnumerator(first.counts, groups, problem.hand());
    }

    /** The number of hands, at most one more than {@link #MOST}. */
    private int count() {
        int[] multiplicity = new int[cards + 1];
        multiplicity[0] = 1;
        for (int size : copies) {
            // downwards, as smaller entries must still be those without this group
            for (int held = cards; held >= 0; held--) {
                int sum = 0;
                for (int drawn = 0; drawn <= Math.min(size, held); drawn++) {
                    sum = Math.min(MOST + 1, sum + multiplicity[held - drawn]);
                }
                multiplicity[held] = sum;
            }
        }
        return multiplicity[cards];
    }

    /** The number of hands. */
    public int size() {
        return size;
    }

    /** The number of groups, including those without cards. */
    public int groups() {
        return copies.length;
    }

    /** The number of cards of a group in the deck. */
    public int copies(int group) {
        return copies[group];
    }

    /** The group of a card of the file; -1 if the deck has no copy of it. */
    public int group(int kind) {
        return groupOfKind[kind];
    }

    /** The size of a hand. */
    public int cards() {
        return cards;
    }

    /** The number of choices of single cards for all hands together. */
    public Natural multiplicity() {
        int all = 0;
        for (int size : copies) {
            all += size;
        }
        return Binomials.natural(all, cards);
    }

    /** Visits all hands in the order of their numbers. */
    public void visit(Visitor visitor) {
        double[][] choices = new double[copies.length][];
        int[] later = new int[copies.length];
        int left = 0;
        for (int group = copies.length - 1; group >= 0; group--) {
            later[group] = left;
            left += copies[group];
            choices[group] = new double[Math.min(copies[group], cards) + 1];
            for (int drawn = 0; drawn < choices[group].length; drawn++) {
                choices[group][drawn] = Binomials.natural(copies[group], drawn).approximately();
            }
        }
        new Walk(choices, later, visitor).from(0, cards, 1);
    }

    /** The number of choices of single cards for the hands of a set; always exact. */
    public Natural multiplicity(HandSet chosen) {
        if (multiplicity().approximately() < Natural.EXACT) {
            double[] sum = {0};
            visit((number, drawn, multiplicity) -> sum[0] += chosen.has(number) ? multiplicity : 0);
            return Natural.of((long) sum[0]);
        }
        Natural[] sum = {Natural.ZERO};
        visit(
                (number, drawn, multiplicity) ->
                        sum[0] = chosen.has(number) ? sum[0].plus(multiplicity(drawn)) : sum[0]);
        return sum[0];
    }

    private Natural multiplicity(int[] drawn) {
        Natural multiplicity = Natural.ONE;
        for (int group = 0; group < drawn.length; group++) {
            multiplicity =
                    drawn[group] == 0
                            ? multiplicity
                            : multiplicity.times(Binomials.natural(copies[group], drawn[group]));
        }
        return multiplicity;
    }

    /** One enumeration of all hands. */
    private static final class Walk {

        private final double[][] choices;
        private final int[] later;
        private final Visitor visitor;
        private final int[] drawn;
        private int number;

        Walk(double[][] choices, int[] later, Visitor visitor) {
            this.choices = choices;
            this.later = later;
            this.visitor = visitor;
            this.drawn = new int[later.length];
        }

        void from(int group, int open, double multiplicity) {
            if (group == drawn.length) {
                visitor.hand(number++, drawn, multiplicity);
                return;
            }
            int most = Math.min(choices[group].length - 1, open);
            for (int count = Math.max(0, open - later[group]); count <= most; count++) {
                drawn[group] = count;
                from(group + 1, open - count, multiplicity * choices[group][count]);
            }
            drawn[group] = 0;
        }
    }
}
