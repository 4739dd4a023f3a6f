package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.machine.EffectActivation;
import cardbench.odds.exact.machine.StateMachine;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Deals every opening hand and runs the header. Hands that can no longer be distinguished lead to
 * the same state, which is then solved once for all of them.
 */
final class RootExpansion {

    /** The transitions that the header may take for a hand before the hand is postponed. */
    private static final int FEW = 2_000;

    /**
     * Hands that were postponed may be dealt until one of so many parts of the budget is used up.
     */
    private static final int PARTS = 8;

    private final Problem problem;
    private final StateMachine machine;
    private final EffectActivation activation;
    private final Expander expander;
    private final Residues residues;
    private final StateEncoder encoder;
    private final HandEnumerator hands;
    private final List<Path> multiplicity = new ArrayList<>();
    private final List<Start> starts = new ArrayList<>();
    private final boolean[] lost;
    private final boolean joint;
    private BudgetExceededException why;

    /** A state reached by some opening hands. */
    static final class Start {

        private final Distribution among;
        private final int at;

        /** Its index among all, set before the outcomes are added up. */
        private int number;

        /** Its outcome distribution, or {@code null} if it is not solved. */
        OutcomeDistribution outcomes;

        private Start(Distribution among, int at) {
            this.among = among;
            this.at = at;
        }

        State state() {
            return among.state(at);
        }

        /** The probability of the hands that lead to it, rounded. */
        double weight() {
            // a weight is a double, then its residues: the double serves to compare
            return among.weight(at)[0];
        }
    }

    /** A path from a hand to a state. Its weight includes the probability of the hand. */
    private static final class Path {

        private final int hand;
        private final double[] weight;
        private State state;
        private Start start;

        Path(int hand, State state, double[] weight) {
            this.hand = hand;
            this.state = state;
            this.weight = weight;
        }
    }

    /**
     * Deals every hand and runs the header.
     *
     * @param abstraction that of the state before the deal
     * @param joint whether the header runs once for all hands together, so that states that
     *     different hands lead to are merged inside it; then either all hands are solved or none
     * @throws BudgetExceededException if there are too many hands or the budget is used up
     */
    RootExpansion(SearchParts parts, Abstraction abstraction, boolean joint) {
        this.joint = joint;
        this.problem = parts.problem();
        this.machine = parts.expander().machine;
        this.activation = parts.activation();
        this.expander = parts.expander();
        this.residues = parts.residues();
        this.encoder = parts.expander().encoder;
        this.hands = HandEnumerator.of(problem, abstraction);
        if (hands.size() > HandEnumerator.MOST) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
        this.lost = new boolean[hands.size()];
        State first = State.first(problem);
        abstraction.canonicalise(first);
        machine.abstraction = abstraction;
        double[] each = each();
        if (joint) {
            Distribution all = new Distribution(residues, encoder);
            hands.visit((number, drawn, choices) -> deal(first, drawn, each, all));
            Distribution before = all;
            for (int i = 0; i < problem.header().length - 1; i++) {
                before = expander.run(before, new CompiledStatement[] {problem.header()[i]});
                before = reduced(before, i + 1, parts.abstractionBuilder());
            }
            int last = problem.header().length - 1;
            run(0, before, new CompiledStatement[] {problem.header()[last]});
        } else {
            dealEach(first, each);
        }
        merge(parts.abstractionBuilder());
        // Likely hands first: if the budget ends, they are the larger part of the result. The order
        // decides nothing else.
        starts.sort((a, b) -> Double.compare(b.weight(), a.weight()));
    }

    /** The probability of one set of single cards: 1 over the number of hands. */
    private double[] each() {
        double[] each = residues.one();
        for (int i = 0; i < hands.cards(); i++) {
            residues.scale(each, i + 1, problem.cards() - i);
        }
        return each;
    }

    private void deal(State first, int[] drawn, double[] each, Distribution dealt) {
        double[] weight = each.clone();
        for (int c = 0; c < drawn.length; c++) {
            for (int i = 0; i < drawn[c]; i++) {
                residues.scale(weight, first.counts[c] - i, i + 1);
            }
        }
        State state = expander.begin(first);
        machine.deal(drawn);
        dealt.add(state, weight);
    }

    /** Merges the states between two statements of the header by the queries of the rest. */
    private Distribution reduced(
            Distribution before, int next, AbstractionBuilder abstractionBuilder) {
        List<State> states = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            states.add(before.state(i));
        }
        CompiledStatement[] all = problem.header();
        CompiledStatement[] rest = Arrays.copyOfRange(all, next, all.length);
        Abstraction to = abstractionBuilder.analyse(states, rest);
        Distribution reduced = new Distribution(residues, encoder);
        for (int i = 0; i < before.size(); i++) {
            to.canonicalise(states.get(i));
            reduced.add(states.get(i), before.weight(i));
        }
        machine.abstraction = to;
        return reduced;
    }

    /** Runs statements from the states of some hands, which count as one. */
    private void run(int hand, Distribution dealt, CompiledStatement[] header) {
        Distribution ended = expander.run(dealt, header);
        expander.meter.keep(ended);
        for (int i = 0; i < ended.size(); i++) {
            multiplicity.add(new Path(hand, ended.state(i), ended.weight(i)));
        }
    }

    /**
     * Deals each hand for itself. Those whose header takes long are postponed, such as one that is
     * drawn again in a mulligan. They are left out if too little of the budget would be left.
     */
    private void dealEach(State first, double[] each) {
        boolean[] postponed = new boolean[hands.size()];
        hands.visit(
                (number, drawn, choices) -> {
                    expander.meter.allow(FEW);
                    deal(number, first, drawn, each);
                    postponed[number] = lost[number];
                });
        why = null;
        hands.visit(
                (number, drawn, choices) -> {
                    if (postponed[number]) {
                        // 0 would be no limit
                        expander.meter.allow(Math.max(1, expander.meter.leftOf(PARTS)));
                        deal(number, first, drawn, each);
                    }
                });
        expander.meter.allow(0);
    }

    private void deal(int hand, State first, int[] drawn, double[] each) {
        long waited = expander.meter.waiting();
        try {
            lost[hand] = false;
            Distribution dealt = new Distribution(residues, encoder);
            deal(first, drawn, each, dealt);
            run(hand, dealt, problem.header());
        } catch (BudgetExceededException e) {
            // a hand that is out of reach by itself leaves the others as they are
            if (expander.meter.isSpent()) {
                throw e;
            }
            expander.meter.free(waited);
            lost[hand] = true;
            why = e;
        }
    }

    /** Merges equal states, separately for each set of decided combos. */
    private void merge(AbstractionBuilder abstractionBuilder) {
        for (Path path : multiplicity) {
            machine.state = path.state;
            activation.end();
        }
        for (int from = 0; from < multiplicity.size(); from++) {
            if (multiplicity.get(from).start == null) {
                merge(from, abstractionBuilder);
            }
        }
    }

    private void merge(int from, AbstractionBuilder abstractionBuilder) {
        int decided = multiplicity.get(from).state.decided;
        List<Path> group = new ArrayList<>();
        List<State> alike = new ArrayList<>();
        for (int i = from; i < multiplicity.size(); i++) {
            Path path = multiplicity.get(i);
            if (path.start == null && path.state.decided == decided) {
                group.add(path);
                alike.add(path.state);
            }
        }
        Abstraction common = abstractionBuilder.analyse(alike);
        Distribution reduced = new Distribution(residues, encoder);
        List<Start> reached = new ArrayList<>();
        for (Path path : group) {
            common.canonicalise(path.state);
            int at = reduced.add(path.state, path.weight);
            // the distribution numbers new states in order
            if (at == reached.size()) {
                reached.add(new Start(reduced, at));
            }
            path.start = reached.get(at);
            path.state = null;
        }
        starts.addAll(reached);
    }

    /** The enumeration of the opening hands. */
    HandEnumerator hands() {
        return hands;
    }

    /** The states, most likely first. */
    List<Start> starts() {
        return starts;
    }

    /** Why the header could not be run for some hands, or {@code null}. */
    BudgetExceededException why() {
        return why;
    }

    /** The hands whose states are all solved. */
    HandSet solved() {
        boolean[] solved = new boolean[lost.length];
        for (int hand = 0; hand < solved.length; hand++) {
            solved[hand] = !lost[hand];
        }
        for (Path path : multiplicity) {
            solved[path.hand] &= path.start.outcomes != null;
        }
        if (joint) {
            Arrays.fill(solved, solved[0]);
        }
        return HandSet.of(solved);
    }

    /** The outcome distribution of some hands, all of them {@linkplain #solved solved}. */
    OutcomeDistribution outcomes(HandSet solved) {
        OutcomeDistribution sum = new OutcomeDistribution(residues);
        // Weights of paths are added up before they are multiplied: one product for each state
        // instead of one for each path, of which there may be many more.
        double[][] weights = new double[starts.size()][];
        for (int i = 0; i < weights.length; i++) {
            starts.get(i).number = i;
        }
        for (Path path : multiplicity) {
            if (solved.has(path.hand)) {
                sum.reach(path.start.outcomes, 0);
                int number = path.start.number;
                weights[number] = weights[number] == null ? residues.zero() : weights[number];
                residues.add(weights[number], path.weight);
            }
        }
        for (Start start : starts) {
            if (weights[start.number] != null) {
                sum.add(start.outcomes, weights[start.number]);
            }
        }
        return sum;
    }
}
