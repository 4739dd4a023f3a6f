package cardbench.solve;

import java.util.Arrays;

/** Makes the {@link View} of a state out of what can still happen. */
final class Viewer {

    private final Problem problem;
    private final Ways ways;
    private final Liveness live;
    private final int zones;
    private final int classes;

    /** By class and zone the zones that its cards may get to from there, as bits. */
    private final int[][] reach;

    /** By zone and class the answers to everything that is asked, as bits. */
    private int[][][] answers;

    private int words;

    /** What searches have said of the deck. */
    private int[] marks;

    Viewer(Problem problem, Ways ways) {
        this.problem = problem;
        this.ways = ways;
        this.live = new Liveness(problem);
        this.zones = problem.zones().length();
        this.classes = problem.classes();
        this.reach = new int[classes][zones];
        this.answers = new int[zones][classes][words];
    }

    /** More things said about the order of the deck than this are not told apart. */
    static final int MOST_MARKS = 64;

    /**
     * Looks at a state between two effects, and decides those of its combos that are sure.
     *
     * @param opening whether it is the one before the hand is dealt
     */
    void look(State state, boolean opening, View view) {
        live.look(state, opening);
        view.ends = ends();
        if (!opening && ways.decides() && view.ends) {
            decide(state);
        }
        view.settles = !opening && ways.decides() && view.ends ? settling(state.decided) : 0;
        marks = state.marks;
        view(state.decided, opening, view);
    }

    /** Looks at what can still matter in any of some states between two effects. */
    void look(Spread states, View view) {
        live.look(states);
        view.ends = false;
        int decided = -1;
        marks = new int[0];
        for (int i = 0; i < states.size(); i++) {
            decided &= states.state(i).decided;
            marks = allMarks(marks, states.state(i).marks);
        }
        view(decided, false, view);
    }

    /** Pairs with those sets of others that they do not have. */
    private static int[] allMarks(int[] some, int[] others) {
        int[] all = some;
        for (int i = 0; i < others.length; i += 2) {
            boolean known = false;
            for (int j = 0; j < all.length; j += 2) {
                known |= all[j] == others[i];
            }
            all = known ? all : Marks.with(all, others[i], 1);
        }
        return all;
    }

    private void view(int decided, boolean opening, View view) {
        live.lookAtGoals(decided);
        for (int c = 0; c < classes; c++) {
            reach(c);
        }
        view.active = opening;
        Arrays.fill(view.dead, 0);
        for (Ability ability : problem.abilities()) {
            int number = ability.number();
            view.active |= live.live[number];
            if (!live.live[number]) {
                view.dead[number / Integer.SIZE] |= 1 << number % Integer.SIZE;
            }
        }
        System.arraycopy(live.reads, 0, view.read, 0, live.reads.length);
        view.draws = live.draws;
        view.asksDeck = live.draws;
        for (int i = 0; i < live.asked.length; i++) {
            view.asksDeck |= live.asked[i] && problem.questions().zone(i) == Cards.DECK;
        }
        if (ways.merges()) {
            alias(view);
        } else {
            plain(view);
        }
        relate(decided, view);
    }

    /** Finds the zones that cards of a class may get to. */
    private void reach(int c) {
        int[] own = reach[c];
        for (int zone = 0; zone < zones; zone++) {
            own[zone] = 1 << zone;
        }
        Deed.Move[] moves = problem.moves();
        boolean more = true;
        while (more) {
            more = false;
            for (int i = 0; i < moves.length; i++) {
                if (!live.moves[i] || (moves[i].classes() >>> c & 1) == 0) {
                    continue;
                }
                int from = moves[i].cards().zone();
                for (int zone = 0; zone < zones; zone++) {
                    boolean leaves = from == Cards.SELF || (own[zone] >>> from & 1) == 1;
                    int all = own[zone] | own[moves[i].to()];
                    if (leaves && all != own[zone]) {
                        own[zone] = all;
                        more = true;
                    }
                }
            }
        }
    }

    /** Every class for itself. */
    private void plain(View view) {
        for (int[] alias : view.alias) {
            for (int c = 0; c < classes; c++) {
                alias[c] = c;
            }
        }
        view.blank = -1;
        view.asksDeck = true;
        view.draws = true;
        Arrays.fill(view.read, true);
    }

    private void alias(View view) {
        size();
        for (int[][] zone : answers) {
            for (int[] own : zone) {
                Arrays.fill(own, 0);
            }
        }
        int bit = 0;
        for (int i = 0; i < live.asked.length; i++) {
            if (live.asked[i]) {
                answer(problem.questions().zone(i), problem.questions().classes(i), bit++);
            }
        }
        for (Ability ability : problem.abilities()) {
            if (live.live[ability.number()]) {
                for (int zone : problem.scanned()) {
                    if (ability.allows(zone)) {
                        answer(zone, 1 << ability.owner(), bit);
                    }
                }
                bit++;
            }
        }
        if (view.draws) {
            for (int i = 0; i < marks.length; i += 2, bit++) {
                for (int c = 0; c < classes; c++) {
                    int[] own = answers[Cards.DECK][c];
                    own[bit / Integer.SIZE] |= (marks[i] >>> c & 1) << bit % Integer.SIZE;
                }
            }
        }
        for (int zone = 0; zone < zones; zone++) {
            alias(zone, view.alias[zone]);
        }
        blank(view);
    }

    /** Makes room for all answers. */
    private void size() {
        int bits = marks.length / 2;
        for (boolean asked : live.asked) {
            bits += asked ? 1 : 0;
        }
        for (boolean one : live.live) {
            bits += one ? 1 : 0;
        }
        int needed = bits / Integer.SIZE + 1;
        if (needed != words) {
            words = needed;
            answers = new int[zones][classes][words];
        }
    }

    /** A question about a zone is answered for all cards that may get there. */
    private void answer(int zone, int mask, int bit) {
        for (int c = 0; c < classes; c++) {
            if ((mask >>> c & 1) == 1) {
                for (int from = 0; from < zones; from++) {
                    if ((reach[c][from] >>> zone & 1) == 1) {
                        answers[from][c][bit / Integer.SIZE] |= 1 << bit % Integer.SIZE;
                    }
                }
            }
        }
    }

    private void alias(int zone, int[] alias) {
        int[][] own = answers[zone];
        for (int c = 0; c < classes; c++) {
            alias[c] = c;
            if ((live.enter[zone] >>> c & 1) == 0) {
                continue;
            }
            if (zone != Cards.DECK && isEmpty(own[c])) {
                alias[c] = View.GONE;
                continue;
            }
            for (int other = 0; other < c; other++) {
                boolean there = (live.enter[zone] >>> other & 1) == 1;
                if (there && Arrays.equals(own[c], own[other])) {
                    alias[c] = other;
                    break;
                }
            }
        }
    }

    private static boolean isEmpty(int[] answers) {
        for (int word : answers) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    private void blank(View view) {
        view.blank = -1;
        for (int c = classes - 1; c >= 0; c--) {
            boolean there = (live.enter[Cards.DECK] >>> c & 1) == 1;
            if (there && isEmpty(answers[Cards.DECK][c])) {
                view.blank = c;
            }
        }
    }

    /** Finds the classes between which the order may matter, zone by zone. */
    private void relate(int decided, View view) {
        for (int zone = 0; zone < zones; zone++) {
            int[] kin = view.kin[zone];
            Arrays.fill(kin, View.LOOSE);
            view.kins[zone] = 0;
            if (!ways.lazy() || putsIntoDeck()) {
                Arrays.fill(kin, 0);
                view.kins[zone] = 1;
                continue;
            }
            for (int i = 0; i < live.ordered.length; i++) {
                if (live.ordered[i]) {
                    int mask = problem.questions().classes(i);
                    relate(zone, problem.questions().zone(i), mask, view);
                }
            }
            for (int scanned : problem.scanned()) {
                relate(zone, scanned, owners(scanned), view);
            }
            for (int i = 0; i < problem.goals().length; i++) {
                Goal goal = problem.goals()[i];
                if ((decided >>> i & 1) == 0 && goal.sensitive()) {
                    relate(zone, problem.zone('H'), goal.handClasses(), view);
                    relate(zone, problem.zone('B'), goal.graveClasses(), view);
                }
            }
            number(view, zone);
        }
    }

    private boolean putsIntoDeck() {
        for (int i = 0; i < live.moves.length; i++) {
            if (live.moves[i] && problem.moves()[i].to() == Cards.DECK) {
                return true;
            }
        }
        return false;
    }

    /** The classes with effects that may be activated in a zone. */
    private int owners(int zone) {
        int owners = 0;
        for (Ability ability : problem.abilities()) {
            if (live.live[ability.number()] && ability.allows(zone)) {
                owners |= 1 << ability.owner();
            }
        }
        return owners;
    }

    /** Relates those of some classes that may get from one zone to another. */
    private void relate(int zone, int to, int mask, View view) {
        int[] kin = view.kin[zone];
        int first = -1;
        for (int c = 0; c < classes; c++) {
            boolean gets =
                    (mask & live.enter[zone] & 1 << c) != 0 && (reach[c][zone] >>> to & 1) == 1;
            int one = gets ? view.alias[zone][c] : View.GONE;
            if (one == View.GONE || one == first) {
                continue;
            }
            if (first < 0) {
                first = one;
                continue;
            }
            int mine = kin[first] == View.LOOSE ? first : kin[first];
            int other = kin[one] == View.LOOSE ? one : kin[one];
            kin[first] = mine;
            kin[one] = mine;
            for (int i = 0; i < classes; i++) {
                kin[i] = kin[i] == other ? mine : kin[i];
            }
        }
    }

    /** Numbers the groups of relatives from 0 on. */
    private void number(View view, int zone) {
        int[] kin = view.kin[zone];
        int next = 0;
        for (int c = 0; c < classes; c++) {
            int own = kin[c];
            if (own >= 0 && own < classes) {
                for (int i = c; i < classes; i++) {
                    kin[i] = kin[i] == own ? classes + next : kin[i];
                }
                next++;
            }
        }
        for (int c = 0; c < classes; c++) {
            kin[c] = kin[c] == View.LOOSE ? View.LOOSE : kin[c] - classes;
        }
        view.kins[zone] = next;
    }

    /**
     * Whether every game ends by itself: what is not activated once takes its card away for good.
     */
    private boolean ends() {
        for (Ability ability : problem.abilities()) {
            if (!live.live[ability.number()] || ability.once() || ability.onlyFirst()) {
                continue;
            }
            int leaves = ability.leavesFor();
            int scanned = 0;
            for (int zone : problem.scanned()) {
                scanned |= ability.allows(zone) ? 1 << zone : 0;
            }
            if (leaves == 0 || (leaves & (scanned | 1)) != 0) {
                return false;
            }
            for (int i = 0; i < live.moves.length; i++) {
                Deed.Move move = problem.moves()[i];
                boolean comes =
                        live.moves[i]
                                && (move.classes() >>> ability.owner() & 1) == 1
                                && (1 << move.to() & (scanned | 1)) != 0
                                && move.cards().zone() != Cards.DECK;
                if (comes) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Decides the combos of which it is sure how they end. */
    private void decide(State state) {
        int hand = problem.zone('H');
        int grave = problem.zone('B');
        for (int i = 0; i < problem.goals().length; i++) {
            if ((state.decided >>> i & 1) == 1) {
                continue;
            }
            Goal goal = problem.goals()[i];
            if (cannot(goal, hand, grave)) {
                state.decided |= 1 << i;
            }
        }
        int settling = settling(state.decided);
        for (int i = 0; i < problem.goals().length; i++) {
            if ((settling >>> i & 1) == 1 && problem.goals()[i].isMet(state, hand, grave)) {
                state.decided |= 1 << i;
                state.succeeded |= 1 << i;
            }
        }
    }

    /** The combos that succeed for sure once their cards lie there, since these stay. */
    private int settling(int decided) {
        int settling = 0;
        for (int i = 0; i < problem.goals().length; i++) {
            Goal goal = problem.goals()[i];
            if ((decided >>> i & 1) == 0
                    && !goal.sensitive()
                    && goal.condition() == null
                    && goal.score() instanceof Amount.Fixed
                    && stays(problem.zone('H'), goal.handClasses())
                    && stays(problem.zone('B'), goal.graveClasses())) {
                settling |= 1 << i;
            }
        }
        return settling;
    }

    private boolean cannot(Goal goal, int hand, int grave) {
        goal.score().bound(live);
        if (live.high <= 0) {
            return true;
        }
        if (goal.condition() != null) {
            goal.condition().bound(live);
            if (live.isZero()) {
                return true;
            }
        }
        return lacks(hand, goal.hand()) || lacks(grave, goal.grave());
    }

    private boolean lacks(int zone, int[] masks) {
        for (int mask : masks) {
            if (live.upper(zone, mask) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether no card of some classes can leave a zone, nor one come to its front. */
    private boolean stays(int zone, int mask) {
        for (int i = 0; i < live.moves.length; i++) {
            if (live.moves[i]) {
                Deed.Move move = problem.moves()[i];
                int from = move.cards().zone();
                boolean takes = from == zone || from == Cards.SELF;
                if (takes && (move.classes() & mask & live.enter[zone]) != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
