package cardbench.exact.tree;

import java.util.Arrays;
import java.util.List;

/**
 * Finds out what can still happen from a state on, never too little: the effects that may be
 * activated, the moves they may make, what they may ask. It goes on until nothing more turns up.
 */
final class Liveness {

    private static final double LEAST = Integer.MIN_VALUE;
    private static final double MOST = Integer.MAX_VALUE;

    /** So often bounds of a variable may grow before they are given up. */
    private static final int PATIENCE = 4;

    private final Problem problem;
    private final int zones;
    private final int classes;

    /** By zone the classes that may come to lie there, as bits. */
    final int[] enter;

    /** By zone the classes that moves may bring there, as bits. */
    private final int[] comes;

    final int[][] here;
    final int[] total;
    private final int[] own;
    private final int[] sum;
    private final double[] lows;
    private final double[] highs;
    private final int[] growths;
    final boolean[] asked;
    final boolean[] ordered;
    final boolean[] moves;
    final boolean[] live;
    final boolean[] reads;

    /** Whether the top of the deck may be drawn or looked at. */
    boolean draws;

    private boolean changed;

    /** The bounds of the number that was looked at last. */
    double low;

    double high;

    Liveness(Problem problem) {
        this.problem = problem;
        this.zones = problem.zones().length();
        this.classes = problem.classes();
        this.enter = new int[zones];
        this.comes = new int[zones];
        this.here = new int[zones][classes];
        this.total = new int[classes];
        this.own = new int[classes];
        this.sum = new int[classes];
        this.lows = new double[problem.globals()];
        this.highs = new double[problem.globals()];
        this.growths = new int[problem.globals()];
        this.asked = new boolean[problem.queries().size()];
        this.ordered = new boolean[asked.length];
        this.moves = new boolean[problem.moves().length];
        this.live = new boolean[problem.abilities().length];
        this.reads = new boolean[problem.globals()];
    }

    /**
     * Looks at a state between two effects.
     *
     * @param opening whether it is the one before the hand is dealt
     */
    void look(State state, boolean opening) {
        begin();
        include(state, true);
        spread(opening, state.done);
    }

    /** Looks at many states at once: at what can happen from any of them on. */
    void look(List<State> states) {
        begin();
        int[] done = states.get(0).done.clone();
        for (int i = 0; i < states.size(); i++) {
            include(states.get(i), i == 0);
            for (int word = 0; word < done.length; word++) {
                done[word] &= states.get(i).done[word];
            }
        }
        spread(false, done);
    }

    private void spread(boolean opening, int[] done) {
        do {
            changed = false;
            if (opening) {
                move(problem.moves()[0]);
                noteAll(problem.header());
            }
            for (CompiledEffect ability : problem.abilities()) {
                int number = ability.number();
                boolean open = (done[number / Integer.SIZE] >>> number % Integer.SIZE & 1) == 0;
                if (open && isThere(ability)) {
                    consider(ability);
                }
            }
        } while (changed);
    }

    /** Adds what those combos ask that are not decided yet. */
    void lookAtGoals(int decided) {
        for (int i = 0; i < problem.goals().length; i++) {
            if ((decided >>> i & 1) == 0) {
                note(problem.goals()[i]);
            }
        }
    }

    private void begin() {
        Arrays.fill(total, 0);
        for (int zone = 0; zone < zones; zone++) {
            enter[zone] = 0;
            comes[zone] = 0;
            Arrays.fill(here[zone], 0);
        }
        Arrays.fill(growths, 0);
        Arrays.fill(asked, false);
        Arrays.fill(ordered, false);
        Arrays.fill(moves, false);
        Arrays.fill(live, false);
        Arrays.fill(reads, false);
        draws = false;
    }

    /** Adds a state to those that are looked at. */
    private void include(State state, boolean first) {
        Arrays.fill(sum, 0);
        for (int zone = 0; zone < zones; zone++) {
            Arrays.fill(own, 0);
            if (zone == CardClassSet.DECK) {
                System.arraycopy(state.counts, 0, own, 0, classes);
                add(state.top, own);
                add(state.bottom, own);
            } else {
                add(state.lists[zone], own);
                add(state.bags[zone], own);
            }
            int[] most = here[zone];
            for (int c = 0; c < classes; c++) {
                sum[c] += own[c];
                most[c] = Math.max(most[c], own[c]);
                enter[zone] |= own[c] > 0 ? 1 << c : 0;
            }
        }
        for (int c = 0; c < classes; c++) {
            total[c] = Math.max(total[c], sum[c]);
        }
        for (int i = 0; i < lows.length; i++) {
            lows[i] = first ? state.globals[i] : Math.min(lows[i], state.globals[i]);
            highs[i] = first ? state.globals[i] : Math.max(highs[i], state.globals[i]);
        }
    }

    private static void add(byte[] cards, int[] counts) {
        for (byte card : cards) {
            counts[PartiallyOrderedCards.classOf(card)]++;
        }
    }

    private boolean isThere(CompiledEffect ability) {
        for (int zone : problem.scanned()) {
            if (ability.allows(zone) && (enter[zone] >>> ability.owner() & 1) == 1) {
                return true;
            }
        }
        return false;
    }

    private void consider(CompiledEffect ability) {
        for (CompiledStatement guard : ability.guards()) {
            guard.guard().bound(this);
            if (guard.negated() ? isTrue() : isZero()) {
                return;
            }
        }
        if (!live[ability.number()]) {
            live[ability.number()] = true;
            changed = true;
        }
        noteAll(ability.body());
    }

    private void noteAll(CompiledStatement[] steps) {
        for (CompiledStatement step : steps) {
            if (step.guard() == null) {
                step.instruction().note(this);
            } else {
                step.guard().bound(this);
                if (step.negated() ? isTrue() : isZero()) {
                    return;
                }
            }
        }
    }

    private void note(ComboCondition condition) {
        if (condition.condition() != null) {
            condition.condition().bound(this);
        }
        condition.score().bound(this);
        for (int question : condition.asked()) {
            asked[question] = true;
        }
    }

    /** Leaves bounds; what is beyond 32 bits may wrap to anything. */
    void between(double from, double to) {
        boolean fits = from >= LEAST && to <= MOST;
        low = fits ? from : LEAST;
        high = fits ? to : MOST;
    }

    /** Leaves no bounds. */
    void anything() {
        between(LEAST, MOST);
    }

    /** Leaves the bounds of something that is 1 or 0. */
    void truth(boolean surely, boolean never) {
        between(surely ? 1 : 0, never ? 0 : 1);
    }

    /** Whether the number looked at last is surely 0. */
    boolean isZero() {
        return low == 0 && high == 0;
    }

    /** Whether the number looked at last is surely not 0. */
    boolean isTrue() {
        return low > 0 || high < 0;
    }

    /** Leaves the bounds of a variable. */
    void global(int index) {
        reads[index] = true;
        between(lows[index], highs[index]);
    }

    /** A variable may get what was looked at last. */
    void assign(int index) {
        boolean lower = low < lows[index];
        boolean higher = high > highs[index];
        if (lower || higher) {
            growths[index]++;
            boolean patient = growths[index] <= PATIENCE;
            lows[index] = lower ? patient ? low : LEAST : lows[index];
            highs[index] = higher ? patient ? high : MOST : highs[index];
            changed = true;
        }
    }

    /** Leaves the bounds of the size of a set. */
    void size(CardClassSet cards) {
        look(cards);
        if (cards.zone() == CardClassSet.SELF) {
            between(0, 1);
            return;
        }
        double most = upper(cards.zone(), cards.classes());
        boolean narrow = cards.limit() != null && cards.rest().length == 0;
        if (cards.limit() != null) {
            cards.limit().bound(this);
        }
        between(0, narrow ? Math.max(0, Math.min(most, high)) : most);
    }

    /** How many cards of some classes there can be in a zone at most. */
    int upper(int zone, int mask) {
        int most = 0;
        for (int c = 0; c < classes; c++) {
            if ((mask & enter[zone] & 1 << c) != 0) {
                most += (comes[zone] >>> c & 1) == 1 ? total[c] : here[zone][c];
            }
        }
        return most;
    }

    private void look(CardClassSet cards) {
        for (int question : cards.asked()) {
            asked[question] = true;
        }
        if (cards.ordered() >= 0) {
            ordered[cards.ordered()] = true;
        }
        if (cards.zone() == CardClassSet.DECK) {
            // the size of what lies on top is known without looking
            draws |= cards.fromTop() && cards.limit() != null && cards.rest().length > 0;
        }
        for (CardClassSet.Filter filter : cards.rest()) {
            if (filter.limit() != null) {
                filter.limit().bound(this);
            }
        }
    }

    /** A move may be made. */
    void move(Instruction.Move move) {
        CardClassSet cards = move.cards();
        if (cards.limit() != null) {
            cards.limit().bound(this);
            if (high <= 0) {
                return;
            }
        }
        look(cards);
        if (!moves[move.number()]) {
            moves[move.number()] = true;
            comes[move.to()] |= move.classes();
            changed = true;
        }
        if (cards.zone() == CardClassSet.DECK) {
            draws |= cards.fromTop() || problem.overlaps();
        }
        int from = cards.zone() == CardClassSet.SELF ? CardClassSet.ALL : enter[cards.zone()];
        int more = move.classes() & from & ~enter[move.to()];
        if (more != 0) {
            enter[move.to()] |= more;
            changed = true;
        }
    }
}
