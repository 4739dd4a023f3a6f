package cardbench.solve;

import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of the opening hands up to the first effect: the states that they come to behind the
 * header. Hands that nothing tells apart any more come to the same ones.
 */
final class Opening {

    private final Problem problem;
    private final Board board;
    private final Activation activation;
    private final Course course;
    private final Residues residues;
    private final Key key;
    private final Hands hands;
    private final List<Way> ways = new ArrayList<>();
    private final List<Start> starts = new ArrayList<>();
    private final boolean[] lost;
    private GivingUp why;

    /** A state that some hands come to. */
    static final class Start {

        private final Spread among;
        private final int at;

        /** Its place among all. */
        private int number;

        /** What comes of it; {@code null} as long as it is not known. */
        Outcomes outcomes;

        private Start(Spread among, int at) {
            this.among = among;
            this.at = at;
        }

        State state() {
            return among.state(at);
        }

        private double likelihood() {
            return among.weight(at)[0];
        }
    }

    /** A way from a hand to a state, with its likelihood, that of the hand included. */
    private static final class Way {

        private final int hand;
        private final double[] weight;
        private final int rolled;
        private final int shuffled;
        private State state;
        private Start start;

        Way(int hand, State state, double[] weight) {
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
     * @param view how one looks at the beginning
     * @param common to be used for looking at all that comes of it
     */
    Opening(
            Problem problem,
            Board board,
            Activation activation,
            Course course,
            Residues residues,
            Key key,
            Viewer viewer,
            View view,
            View common) {
        this.problem = problem;
        this.board = board;
        this.activation = activation;
        this.course = course;
        this.residues = residues;
        this.key = key;
        this.hands = Hands.of(problem, view);
        if (hands.size() > Hands.MOST) {
            throw new GivingUp(SolveCodes.TOO_LONG);
        }
        this.lost = new boolean[hands.size()];
        State first = State.first(problem);
        view.reduce(first);
        board.view = view;
        double[] each = each();
        hands.visit((number, drawn, choices) -> deal(number, first, drawn, each));
        merge(viewer, common);
        starts.sort((a, b) -> Double.compare(b.likelihood(), a.likelihood()));
    }

    /** How one looks at the beginning of a topic. */
    static View view(Problem problem, Viewer viewer) {
        View view = new View(problem);
        viewer.look(State.first(problem), true, view);
        return view;
    }

    /** The likelihood of one choice of single cards. */
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
        long waited = course.waiting();
        try {
            Spread dealt = new Spread(residues, key);
            State state = course.begin(first);
            board.draw(problem.moves()[0], drawn, state.marks);
            dealt.add(state, weight);
            Spread ended = course.run(dealt, problem.header());
            course.keep(ended);
            for (int i = 0; i < ended.size(); i++) {
                ways.add(new Way(hand, ended.state(i), ended.weight(i)));
            }
        } catch (GivingUp e) {
            if (course.isSpent()) {
                throw e;
            }
            course.free(waited);
            lost[hand] = true;
            why = e;
        }
    }

    /** Puts together what nothing tells apart: of those of which the same combos are decided. */
    private void merge(Viewer viewer, View common) {
        for (Way way : ways) {
            board.state = way.state;
            activation.end();
        }
        for (int from = 0; from < ways.size(); from++) {
            if (ways.get(from).start == null) {
                merge(from, viewer, common);
            }
        }
    }

    private void merge(int from, Viewer viewer, View common) {
        int decided = ways.get(from).state.decided;
        List<Way> group = new ArrayList<>();
        List<State> alike = new ArrayList<>();
        for (int i = from; i < ways.size(); i++) {
            Way way = ways.get(i);
            if (way.start == null && way.state.decided == decided) {
                group.add(way);
                alike.add(way.state);
            }
        }
        viewer.look(alike, common);
        Spread reduced = new Spread(residues, key);
        List<Start> own = new ArrayList<>();
        for (Way way : group) {
            common.reduce(way.state);
            int at = reduced.add(way.state, way.weight);
            if (at == own.size()) {
                own.add(new Start(reduced, at));
            }
            way.start = own.get(at);
            way.state = null;
        }
        starts.addAll(own);
    }

    /** The hands. */
    Hands hands() {
        return hands;
    }

    /** The states, the most likely ones first. */
    List<Start> starts() {
        return starts;
    }

    /** Why some hands did not come behind the header, or {@code null}. */
    GivingUp why() {
        return why;
    }

    /** The hands of which all outcomes are known. */
    HandSet solved() {
        boolean[] solved = new boolean[lost.length];
        for (int hand = 0; hand < solved.length; hand++) {
            solved[hand] = !lost[hand];
        }
        for (Way way : ways) {
            solved[way.hand] &= way.start.outcomes != null;
        }
        return HandSet.of(solved);
    }

    /** The sum of all outcomes of some hands. */
    Outcomes outcomes(HandSet solved) {
        Outcomes sum = new Outcomes();
        double[][] weights = new double[starts.size()][];
        for (int i = 0; i < weights.length; i++) {
            starts.get(i).number = i;
        }
        for (Way way : ways) {
            if (solved.has(way.hand)) {
                sum.reach(way.start.outcomes, 0, way.rolled, way.shuffled);
                int number = way.start.number;
                weights[number] = weights[number] == null ? residues.zero() : weights[number];
                residues.add(weights[number], way.weight);
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
