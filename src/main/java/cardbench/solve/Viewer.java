package cardbench.solve;

import java.util.Arrays;
import java.util.List;

/** Makes the {@link View} of a state out of what can still happen. */
final class Viewer {

    private final Problem problem;
    private final Ways ways;
    private final Liveness live;
    private final Endings endings;
    private final Kinship kinship;
    private final int zones;
    private final int classes;

    /** By class and zone the zones that its cards may get to from there, as bits. */
    private final int[][] reach;

    /** By zone and class the answers to everything that is asked, as bits. */
    private int[][][] answers;

    private int words;

    /** The moves that can be made: which classes, from where, to where; how many there are. */
    private final int[] movable;

    private final int[] sources;
    private final int[] targets;
    private int possible;

    /** The classes that there are, as bits. */
    private int present;

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
        this.movable = new int[problem.moves().length];
        this.sources = new int[movable.length];
        this.targets = new int[movable.length];
        this.endings = new Endings(problem, live);
        this.kinship = new Kinship(problem, live, reach, ways.lazy());
    }

    /** More things said about the order of the deck than this are not told apart. */
    static final int MOST_MARKS = 64;

    /**
     * Looks at a state between two effects, and decides those of its combos that are sure. Where
     * these are all there are, nothing else can matter and the view is left as it is.
     *
     * @param opening whether it is the one before the hand is dealt
     */
    void look(State state, boolean opening, View view) {
        live.look(state, opening);
        view.ends = endings.ends();
        if (!opening && ways.decides() && view.ends) {
            endings.decide(state);
        }
        if (state.decided == problem.allGoals() && state.decided != 0) {
            return;
        }
        view.settles =
                !opening && ways.decides() && view.ends ? endings.settling(state.decided) : 0;
        marks = state.marks;
        view(state.decided, opening, view);
    }

    /** Looks at what can still matter in any of some states between two effects. */
    void look(List<State> states, View view) {
        live.look(states);
        view.ends = false;
        int decided = -1;
        marks = new int[0];
        for (int i = 0; i < states.size(); i++) {
            decided &= states.get(i).decided;
            marks = allMarks(marks, states.get(i).marks);
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
        listMoves();
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
        kinship.relate(decided, view);
    }

    /** Lists the moves that can be made; those that do the same for cards count once. */
    private void listMoves() {
        possible = 0;
        for (int i = 0; i < live.moves.length; i++) {
            if (!live.moves[i]) {
                continue;
            }
            Deed.Move move = problem.moves()[i];
            int at = 0;
            while (at < possible
                    && (sources[at] != move.cards().zone() || targets[at] != move.to())) {
                at++;
            }
            movable[at] = at < possible ? movable[at] | move.classes() : move.classes();
            sources[at] = move.cards().zone();
            targets[at] = move.to();
            possible = Math.max(possible, at + 1);
        }
    }

    /** Finds the zones that cards of a class may get to. */
    private void reach(int c) {
        int[] own = reach[c];
        for (int zone = 0; zone < zones; zone++) {
            own[zone] = 1 << zone;
        }
        boolean more = live.total[c] > 0;
        while (more) {
            more = false;
            for (int i = 0; i < possible; i++) {
                if ((movable[i] >>> c & 1) == 0) {
                    continue;
                }
                int from = sources[i];
                for (int zone = 0; zone < zones; zone++) {
                    boolean leaves = from == Cards.SELF || (own[zone] >>> from & 1) == 1;
                    int all = own[zone] | own[targets[i]];
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
        present = 0;
        for (int enter : live.enter) {
            present |= enter;
        }
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
        int there = mask & present;
        for (int c = 0; there >>> c != 0 && c < classes; c++) {
            if ((there >>> c & 1) == 1) {
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
                // a class that stands for others is its own alias
                boolean there = (live.enter[zone] >>> other & 1) == 1 && alias[other] == other;
                if (there && isSame(own[c], own[other])) {
                    alias[c] = other;
                    break;
                }
            }
        }
    }

    private static boolean isSame(int[] some, int[] others) {
        for (int i = 0; i < some.length; i++) {
            if (some[i] != others[i]) {
                return false;
            }
        }
        return true;
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
}
