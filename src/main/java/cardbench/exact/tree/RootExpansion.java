package cardbench.exact.tree;

import cardbench.number.Residues;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of the opening hands up to the first effect: the states that they come to behind the
 * header. Hands that nothing tells apart any more come to the same ones.
 */
final class RootExpansion {

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
    private BudgetExceededException why;

    /** A state that some hands come to. */
    static final class Start {

        private final Distribution among;
        private final int at;

        /** Its place among all. */
        private int number;

        /** What comes of it; {@code null} as long as it is not known. */
        OutcomeDistribution outcomes;

        private Start(Distribution among, int at) {
            this.among = among;
            this.at = at;
        }

        State state() {
            return among.state(at);
        }

        private double weight() {
            return among.weight(at)[0];
        }
    }

    /** A path from a hand to a state, with its weight, that of the hand included. */
    private static final class Path {

        private final int hand;
        private final double[] weight;
        private final int rolled;
        private final int shuffled;
        private State state;
        private Start start;

        Path(int hand, State state, double[] weight) {
            this.hand = hand;
            this.state = state;
            this.weight = weight;
            this.rolled = state.rolls;
            this.shuffled = state.shuffles;
        }
    }

    /**
     * Deals every hand, and runs the header.
     *
     * @param abstraction what matters at the beginning
     * @param common to be used for looking at all that comes of it
     */
    RootExpansion(
            Problem problem,
            StateMachine machine,
            EffectActivation activation,
            Expander expander,
            Residues residues,
            StateEncoder encoder,
            AbstractionBuilder abstractionBuilder,
            Abstraction abstraction,
            Abstraction common) {
        this.problem = problem;
        this.machine = machine;
        this.activation = activation;
        this.expander = expander;
        this.residues = residues;
        this.encoder = encoder;
        this.hands = HandEnumerator.of(problem, abstraction);
        if (hands.size() > HandEnumerator.MOST) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
        this.lost = new boolean[hands.size()];
        State first = State.first(problem);
        abstraction.canonicalise(first);
        machine.abstraction = abstraction;
        double[] each = each();
        hands.visit((number, drawn, choices) -> deal(number, first, drawn, each));
        merge(abstractionBuilder, common);
        starts.sort((a, b) -> Double.compare(b.weight(), a.weight()));
    }

    /** How one looks at the beginning of a topic. */
    static Abstraction view(Problem problem, AbstractionBuilder abstractionBuilder) {
        Abstraction abstraction = new Abstraction(problem);
        abstractionBuilder.look(State.first(problem), true, abstraction);
        return abstraction;
    }

    /** The probability of one choice of single cards. */
    private double[] each() {
        double[] each = residues.one();
        for (int i = 0; i < hands.cards(); i++) {
            residues.scale(each, i + 1, problem.cards() - i);
        }
        return each;
    }

    private void deal(int hand, State first, int[] drawn, double[] each) {
        double[] weight = each.clone();
        for (int c = 0; c < drawn.length; c++) {
            for (int i = 0; i < drawn[c]; i++) {
                residues.scale(weight, first.counts[c] - i, i + 1);
            }
        }
        long waited = expander.waiting();
        try {
            Distribution dealt = new Distribution(residues, encoder);
            State state = expander.begin(first);
            machine.draw(problem.moves()[0], drawn, state.marks);
            dealt.add(state, weight);
            Distribution ended = expander.run(dealt, problem.header());
            expander.keep(ended);
            for (int i = 0; i < ended.size(); i++) {
                multiplicity.add(new Path(hand, ended.state(i), ended.weight(i)));
            }
        } catch (BudgetExceededException e) {
            if (expander.isSpent()) {
                throw e;
            }
            expander.free(waited);
            lost[hand] = true;
            why = e;
        }
    }

    /** Puts together what nothing tells apart: of those of which the same combos are decided. */
    private void merge(AbstractionBuilder abstractionBuilder, Abstraction common) {
        for (Path path : multiplicity) {
            machine.state = path.state;
            activation.end();
        }
        for (int from = 0; from < multiplicity.size(); from++) {
            if (multiplicity.get(from).start == null) {
                merge(from, abstractionBuilder, common);
            }
        }
    }

    private void merge(int from, AbstractionBuilder abstractionBuilder, Abstraction common) {
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
        abstractionBuilder.look(alike, common);
        Distribution reduced = new Distribution(residues, encoder);
        List<Start> own = new ArrayList<>();
        for (Path path : group) {
            common.canonicalise(path.state);
            int at = reduced.add(path.state, path.weight);
            if (at == own.size()) {
                own.add(new Start(reduced, at));
            }
            path.start = own.get(at);
            path.state = null;
        }
        starts.addAll(own);
    }

    /** The hands. */
    HandEnumerator hands() {
        return hands;
    }

    /** The states, the most likely ones first. */
    List<Start> starts() {
        return starts;
    }

    /** Why some hands did not come behind the header, or {@code null}. */
    BudgetExceededException why() {
        return why;
    }

    /** The hands of which all outcomes are known. */
    HandSet solved() {
        boolean[] solved = new boolean[lost.length];
        for (int hand = 0; hand < solved.length; hand++) {
            solved[hand] = !lost[hand];
        }
        for (Path path : multiplicity) {
            solved[path.hand] &= path.start.outcomes != null;
        }
        return HandSet.of(solved);
    }

    /** The sum of all outcomes of some hands. */
    OutcomeDistribution outcomes(HandSet solved) {
        OutcomeDistribution sum = new OutcomeDistribution();
        double[][] weights = new double[starts.size()][];
        for (int i = 0; i < weights.length; i++) {
            starts.get(i).number = i;
        }
        for (Path path : multiplicity) {
            if (solved.has(path.hand)) {
                sum.reach(path.start.outcomes, 0, path.rolled, path.shuffled);
                int number = path.start.number;
                weights[number] = weights[number] == null ? residues.zero() : weights[number];
                residues.add(weights[number], path.weight);
            }
        }
        for (Start start : starts) {
            if (weights[start.number] != null) {
                sum.add(start.outcomes, weights[start.number], residues);
            }
        }
        return sum;
    }
}
