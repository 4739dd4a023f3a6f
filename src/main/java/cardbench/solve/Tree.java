package cardbench.solve;

import java.util.ArrayList;
import java.util.List;

/** The tree of a topic's games, from the first effect on: every state of it is solved once. */
final class Tree {

    /** Effects activated one after the other; games that go on longer are given up. */
    private static final int MOST_DEEP = 100;

    /** What a look at what can still matter costs at least, in ways from one state to the next. */
    private static final int LOOK = 4;

    /** So many effects, for each class, are looked at in the time of a way to another state. */
    private static final int LOOKED_AT_IN_A_WAY = 64;

    /** So many outcomes are summed up in that time. */
    static final int SUMMED_IN_A_WAY = 16;

    private final Problem problem;
    private final Ways ways;
    private final Residues residues;
    private final Chance chance;
    private final Activation activation;
    private final Viewer viewer;
    private final List<View> views = new ArrayList<>();
    private final List<Outcomes> sure = new ArrayList<>();
    private final Key key = new Key();
    private final Twins twins;
    private final int allGoals;

    /** What a look costs in this problem. */
    private final int look;

    final Board board;
    final Course course;
    final Judge judge;
    final Memory memory = new Memory();

    Tree(Problem problem, Ways ways, Budget budget, Residues residues) {
        this.problem = problem;
        this.ways = ways;
        this.residues = residues;
        this.chance = new Chance(residues);
        this.board = new Board(problem, ways, chance);
        this.activation = new Activation(problem, board);
        this.course = new Course(problem, board, chance, residues, key, budget, memory);
        this.viewer = new Viewer(problem, ways);
        this.judge = new Judge(problem);
        this.twins = new Twins(problem);
        this.allGoals = problem.allGoals();
        this.look = LOOK + problem.abilities().length * problem.classes() / LOOKED_AT_IN_A_WAY;
    }

    /** The opening hands, up to the first effect. */
    Opening opening() {
        View first = Opening.view(problem, viewer);
        return new Opening(
                problem, board, activation, course, residues, key, viewer, first, view(1));
    }

    /** Adds what comes of the states in which an effect ends, or the header. */
    private void addAll(Spread ended, int steps, int depth, Outcomes sum) {
        for (int i = 0; i < ended.size(); i++) {
            board.state = ended.state(i);
            activation.end();
        }
        boolean[] taken = new boolean[ended.size()];
        for (int from = 0; from < taken.length; from++) {
            if (taken[from]) {
                continue;
            }
            // those of which the same combos are decided have much in common
            List<State> alike = new ArrayList<>();
            List<double[]> weights = new ArrayList<>();
            for (int i = from; i < taken.length; i++) {
                if (!taken[i] && ended.state(i).decided == ended.state(from).decided) {
                    taken[i] = true;
                    alike.add(ended.state(i));
                    weights.add(ended.weight(i));
                }
            }
            long waited = course.waiting();
            course.keep(ended);
            if (alike.size() == 1) {
                add(alike.get(0), weights.get(0), steps, depth, sum);
            } else {
                Spread reduced = reduced(alike, weights, depth);
                course.keep(reduced);
                for (int i = 0; i < reduced.size(); i++) {
                    add(reduced.state(i), reduced.weight(i), steps, depth, sum);
                }
            }
            course.free(waited);
        }
    }

    /** Forgets what none of some states can ask any more, so that many become the same. */
    private Spread reduced(List<State> states, List<double[]> weights, int depth) {
        View common = view(depth);
        course.spend(look);
        viewer.look(states, common);
        Spread reduced = new Spread(residues, key);
        for (int i = 0; i < states.size(); i++) {
            common.reduce(states.get(i));
            reduced.add(states.get(i), weights.get(i));
        }
        return reduced;
    }

    /** Adds what comes of a state between two effects, so many effects further on. */
    private void add(State state, double[] weight, int steps, int depth, Outcomes sum) {
        int rolled = state.rolls;
        int shuffled = state.shuffles;
        state.rolls = 0;
        state.shuffles = 0;
        Outcomes own = solve(state, depth);
        course.spend(own.size() / SUMMED_IN_A_WAY);
        sum.reach(own, steps, rolled, shuffled);
        sum.add(own, weight, residues);
    }

    private View view(int depth) {
        if (depth > MOST_DEEP) {
            throw new GivingUp(SolveCodes.ENDLESS);
        }
        while (views.size() <= depth) {
            views.add(new View(problem));
        }
        return views.get(depth);
    }

    /**
     * Solves a state between two effects.
     *
     * @param state changed on the way
     * @param depth how many effects were activated, and one
     */
    Outcomes solve(State state, int depth) {
        View view = view(depth);
        course.spend(look);
        viewer.look(state, false, view);
        if (state.decided == allGoals && allGoals != 0) {
            return sure(judge.decided(state));
        }
        view.reduce(state);
        int number = -1;
        if (ways.remembers()) {
            (ways.merges() ? twins.first(state) : state).write(key);
            number = memory.find(key);
            if (number >= 0) {
                Outcomes known = memory.solved(number);
                if (known == null) {
                    // given up behind another hand; else it comes again behind itself
                    GivingUp why = memory.why(number);
                    throw why == null ? new GivingUp(SolveCodes.ENDLESS) : why;
                }
                return known;
            }
            number = memory.add(key);
        }
        board.view = view;
        if (!ways.remembers()) {
            return outcomes(state, depth, view);
        }
        try {
            Outcomes solved = outcomes(state, depth, view);
            memory.put(number, solved);
            course.limit(0);
            return solved;
        } catch (GivingUp e) {
            memory.lose(number, e);
            throw e;
        }
    }

    private Outcomes outcomes(State state, int depth, View view) {
        return view.active ? activate(state, depth, view) : judge(state);
    }

    /** The one outcome of states that are decided. */
    private Outcomes sure(int outcome) {
        while (sure.size() <= outcome) {
            Outcomes one = new Outcomes();
            residues.add(one.of(sure.size(), residues), residues.one());
            sure.add(one);
        }
        return sure.get(outcome);
    }

    private Outcomes activate(State state, int depth, View view) {
        Outcomes solved = new Outcomes();
        Spread[] running = new Spread[problem.abilities().length + 1];
        chance.begin();
        do {
            State next = course.begin(state);
            activation.activate();
            double[] weight = chance.scaled(residues.one());
            running[next.running] =
                    running[next.running] == null
                            ? new Spread(residues, key)
                            : running[next.running];
            running[next.running].add(next, weight);
        } while (chance.advance());
        long waited = course.waiting();
        for (Spread one : running) {
            if (one != null) {
                course.keep(one);
            }
        }
        for (int i = 0; i < running.length; i++) {
            if (running[i] == null) {
                continue;
            }
            board.view = view;
            Spread spread = running[i];
            if (i > 0) {
                spread = course.run(spread, problem.abilities()[i - 1].body());
            }
            if (i > 0) {
                addAll(spread, 1, depth + 1, solved);
                continue;
            }
            for (int at = 0; at < spread.size(); at++) {
                board.view = view;
                Outcomes own = judge(spread.state(at));
                solved.reach(own, 0, 0, 0);
                solved.add(own, spread.weight(at), residues);
            }
        }
        course.free(waited);
        return solved;
    }

    /** The outcomes of a game that is over. */
    private Outcomes judge(State state) {
        Outcomes outcomes = new Outcomes();
        chance.begin();
        do {
            course.begin(state);
            int outcome = judge.judge(board);
            outcomes.rolls = Math.max(outcomes.rolls, board.state.rolls);
            double[] weight = chance.scaled(residues.one());
            residues.add(outcomes.of(outcome, residues), weight);
        } while (chance.advance());
        return outcomes;
    }
}
