package cardbench.solve;

import cardbench.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** Solves a topic in which cards act: adds up what comes of its opening hands, as fractions. */
public final class Solver {

    private final Problem problem;
    private final Budget budget;
    private final Residues residues;
    private final Tree tree;
    private final Course course;
    private final int primes;

    private Solver(Problem problem, Ways ways, Budget budget, int primes) {
        this.problem = problem;
        this.budget = budget;
        this.primes = primes;
        this.residues = new Residues(primes);
        this.tree = new Tree(problem, ways, budget, residues);
        this.course = tree.course;
    }

    /**
     * Solves a topic.
     *
     * @param ways how
     * @param budget what it may take
     */
    public static Solution solve(TopicText topic, Ways ways, Budget budget) {
        return solve(topic, ways, budget, List.of());
    }

    /**
     * Solves a topic, and some of its opening hands by themselves.
     *
     * @param ways how
     * @param budget what it may take
     * @param sets which hands, among the {@link Hands} of the topic
     */
    public static Solution solve(TopicText topic, Ways ways, Budget budget, List<HandSet> sets) {
        Diagnostic why;
        try {
            Problem problem = ProblemReader.read(topic);
            Natural orders = orders(problem.counts());
            int primes = problem.random() ? Residues.MOST : Residues.needed(orders);
            if (primes > Residues.MOST) {
                throw new GivingUp(SolveCodes.TOO_LONG);
            }
            boolean sure = problem.costs().allow(problem.costs().activations());
            Ways chosen =
                    new Ways(
                            ways.merges(),
                            ways.remembers(),
                            ways.lazy(),
                            ways.decides() && sure,
                            ways.marksPlaces());
            return new Solver(problem, chosen, budget, primes).solve(orders, sets);
        } catch (ProblemReader.Uncovered e) {
            why = e.why();
        } catch (GivingUp e) {
            why = e.why().anywhere();
        }
        return new Solution(null, List.of(), 0, 0, why, null, List.of());
    }

    /** In how many orders the cards of a deck can lie, those of a class all alike. */
    private static Natural orders(int[] counts) {
        Natural orders = Natural.ONE;
        int placed = 0;
        for (int count : counts) {
            for (int i = 1; i <= count; i++) {
                placed++;
                orders = orders.times(placed).over(i);
            }
        }
        return orders;
    }

    private Solution solve(Natural orders, List<HandSet> sets) {
        Opening opening = tree.opening();
        GivingUp why = opening.why();
        long waited = course.waiting();
        for (Opening.Start start : opening.starts()) {
            try {
                start.outcomes = solve(start);
            } catch (GivingUp e) {
                // what else is beyond reach, the rest may not be
                why = e;
                course.free(waited);
                if (course.isSpent() || tree.memory.bytes() > budget.bytes()) {
                    break;
                }
            }
        }
        HandSet solved = opening.solved();
        if (solved.count() == 0 && why != null) {
            throw why;
        }
        Outcomes all = opening.outcomes(solved);
        Natural ways = ways(orders, all);
        List<Solution.Share> shares = shares(all, ways);
        Natural sum = Natural.ZERO;
        for (Solution.Share share : shares) {
            sum = sum.plus(share.ways());
        }
        Hands hands = opening.hands();
        if (!sum.times(hands.ways()).equals(hands.ways(solved).times(ways))) {
            throw new GivingUp(SolveCodes.TOO_LONG);
        }
        if (why != null) {
            Solution.Part part = new Solution.Part(ways, shares, solved);
            Diagnostic said = why.why().anywhere();
            return new Solution(
                    null, List.of(), tree.memory.size(), course.effort(), said, part, List.of());
        }
        List<Solution.Part> parts = new ArrayList<>();
        for (HandSet set : sets) {
            course.spend(1 + all.size() * set.count() / Tree.SUMMED_IN_A_WAY);
            parts.add(new Solution.Part(ways, shares(opening.outcomes(set), ways), set));
        }
        return new Solution(ways, shares, tree.memory.size(), course.effort(), null, null, parts);
    }

    /** What comes of a state that hands come to. */
    private Outcomes solve(Opening.Start start) {
        State state = start.state();
        state.rolls = 0;
        state.shuffles = 0;
        Outcomes outcomes = tree.solve(state, 1);
        if (!problem.costs().allow(outcomes.height)) {
            throw new GivingUp(SolveCodes.ENDLESS);
        }
        return outcomes;
    }

    private List<Solution.Share> shares(Outcomes all, Natural ways) {
        List<Solution.Share> shares = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Natural count = residues.count(all.weight(i), ways);
            if (count == null) {
                throw new GivingUp(SolveCodes.TOO_LONG);
            }
            shares.add(new Solution.Share(tree.judge.outcomes().get(all.number(i)), count));
        }
        return shares;
    }

    /**
     * In how many equally likely ways everything that is decided by chance can come, or a multiple
     * of it: the orders of the deck; and for each random number and shuffle of the longest game a
     * multiple of its ways.
     */
    private Natural ways(Natural orders, Outcomes all) {
        int bits = Residues.MOST * Integer.SIZE;
        Natural cards = Natural.ONE;
        for (int i = 2; i <= problem.cards(); i++) {
            cards = cards.times(i);
        }
        if ((long) all.rolls * tree.board.spans.bits() + (long) all.shuffles * cards.bits()
                > bits) {
            throw new GivingUp(SolveCodes.TOO_LONG);
        }
        Natural ways = orders;
        for (int i = 0; i < all.rolls; i++) {
            ways = ways.times(tree.board.spans);
        }
        for (int i = 0; i < all.shuffles; i++) {
            ways = ways.times(cards);
        }
        if (Residues.needed(ways) > primes) {
            throw new GivingUp(SolveCodes.TOO_LONG);
        }
        return ways;
    }
}
