package cardbench.exact.tree;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.number.Binomials;
import cardbench.number.Natural;

/**
 * The opening hands of a topic that it may tell apart: how many cards of each group they have. A
 * group is cards that nothing tells apart in any game of the topic. The hands come in a fixed
 * order, and are numbered in it: by the number of cards of the first group, then of the second one.
 */
public final class HandEnumerator {

    /** More different hands are not gone through. */
    public static final int MOST = 250_000;

    private final int[] copies;
    private final int[] groupOfKind;
    private final int cards;
    private final int size;

    /** Somebody who looks at hands. */
    public interface Visitor {

        /**
         * Looks at a hand.
         *
         * @param number of the hand
         * @param drawn for each group how many cards of it are in the hand; changes later on
         * @param multiplicity how many choices of single cards make it; nearly so many where those
         *     of all hands are 2<sup>53</sup> or more
         */
        void hand(int number, int[] drawn, double multiplicity);
    }

    /**
     * The hands that can be dealt.
     *
     * @param copies for each group how many cards of it are in the deck
     * @param groupOfKind for each kind of card its group; -1 where there is no copy of it
     * @param cards of a hand, at most all
     */
    HandEnumerator(int[] copies, int[] groupOfKind, int cards) {
        this.copies = copies.clone();
        this.groupOfKind = groupOfKind.clone();
        this.cards = cards;
        this.size = count();
    }

    /** The hands of a topic; {@code null} where they cannot be told, or are too many. */
    public static HandEnumerator of(TopicPrograms topic) {
        try {
            Problem problem = ProblemCompiler.read(topic);
            HandEnumerator hands =
                    of(
                            problem,
                            RootExpansion.view(
                                    problem, new AbstractionBuilder(problem, SolverOptions.FAST)));
            return hands.size <= MOST ? hands : null;
        } catch (ProblemCompiler.Uncovered | BudgetExceededException e) {
            return null;
        }
    }

    /** The hands of a problem, as one looks at its beginning. */
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

    /** How many hands there are, one more than {@link #MOST} at most. */
    private int count() {
        int[] multiplicity = new int[cards + 1];
        multiplicity[0] = 1;
        for (int own : copies) {
            for (int held = cards; held >= 0; held--) {
                int sum = 0;
                for (int drawn = 0; drawn <= Math.min(own, held); drawn++) {
                    sum = Math.min(MOST + 1, sum + multiplicity[held - drawn]);
                }
                multiplicity[held] = sum;
            }
        }
        return multiplicity[cards];
    }

    /** How many hands there are. */
    public int size() {
        return size;
    }

    /** How many groups there are, those without cards too. */
    public int groups() {
        return copies.length;
    }

    /** How many cards of a group are in the deck. */
    public int copies(int group) {
        return copies[group];
    }

    /** The group of a kind of card; -1 where there is no copy of it. */
    public int group(int kind) {
        return groupOfKind[kind];
    }

    /** How many cards a hand has. */
    public int cards() {
        return cards;
    }

    /** How many choices of single cards there are for all hands together. */
    public Natural multiplicity() {
        int all = 0;
        for (int own : copies) {
            all += own;
        }
        return Binomials.natural(all, cards);
    }

    /** Shows all hands in their order. */
    public void visit(Visitor visitor) {
        double[][] choices = new double[copies.length][];
        int[] behind = new int[copies.length];
        int left = 0;
        for (int group = copies.length - 1; group >= 0; group--) {
            behind[group] = left;
            left += copies[group];
            choices[group] = new double[Math.min(copies[group], cards) + 1];
            for (int drawn = 0; drawn < choices[group].length; drawn++) {
                choices[group][drawn] = Binomials.natural(copies[group], drawn).approximately();
            }
        }
        new Walk(choices, behind, visitor).from(0, cards, 1);
    }

    /** The choices of single cards that make the hands of a set. */
    public Natural multiplicity(HandSet some) {
        if (multiplicity().approximately() < Natural.EXACT) {
            double[] sum = {0};
            visit((number, drawn, multiplicity) -> sum[0] += some.has(number) ? multiplicity : 0);
            return Natural.of((long) sum[0]);
        }
        Natural[] sum = {Natural.ZERO};
        visit(
                (number, drawn, multiplicity) ->
                        sum[0] = some.has(number) ? sum[0].plus(multiplicity(drawn)) : sum[0]);
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

    /** One walk through all hands. */
    private static final class Walk {

        private final double[][] choices;
        private final int[] behind;
        private final Visitor visitor;
        private final int[] drawn;
        private int number;

        Walk(double[][] choices, int[] behind, Visitor visitor) {
            this.choices = choices;
            this.behind = behind;
            this.visitor = visitor;
            this.drawn = new int[behind.length];
        }

        void from(int group, int open, double multiplicity) {
            if (group == drawn.length) {
                visitor.hand(number++, drawn, multiplicity);
                return;
            }
            int most = Math.min(choices[group].length - 1, open);
            for (int count = Math.max(0, open - behind[group]); count <= most; count++) {
                drawn[group] = count;
                from(group + 1, open - count, multiplicity * choices[group][count]);
            }
            drawn[group] = 0;
        }
    }
}
