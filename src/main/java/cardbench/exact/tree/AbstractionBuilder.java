package cardbench.exact.tree;

import java.util.Arrays;
import java.util.List;

/**
 * Computes the {@link Abstraction} of a state: {@link Liveness} says what may still be asked, and
 * classes that answer every such question alike, wherever they can get to, are merged.
 */
final class AbstractionBuilder {

    private final Problem problem;
    private final SolverOptions options;
    private final Liveness live;
    private final CardReach reach;
    private final HidingAnalysis hiding;
    private final CountLimits countLimits;
    private final AlikeEffects alikeEffects;
    private final EarlyEnding endings;
    private final OrderRelevance orderRelevance;
    private final int zones;
    private final int classes;

    /** By zone and class, the answers to all live questions, one bit each. */
    private int[][][] answers;

    private int words;

    /** The constraints that searches left on the deck, as in {@link State#marks}. */
    private int[] marks;

    /** The kinds of hidden cards, as in {@link State#hidden}. */
    private int[] hidden;

    /** Whether cards on the unseen ones, and below them, are known. */
    private boolean knowsTop;

    private boolean knowsBottom;

    AbstractionBuilder(Problem problem, SolverOptions options) {
        this.problem = problem;
        this.options = options;
        this.live = new Liveness(problem);
        this.reach = new CardReach(problem, live);
        this.hiding = new HidingAnalysis(problem, live);
        this.countLimits = new CountLimits(problem, live);
        this.alikeEffects = new AlikeEffects(problem, live);
        this.zones = problem.zones().length();
        this.classes = problem.classes();
        this.answers = new int[zones][classes][words];
        this.endings = new EarlyEnding(problem, live, reach);
        this.orderRelevance = new OrderRelevance(problem, live, reach.zones, options.lazy());
    }

    /** The most constraints on the order of the deck; states with more are not solved. */
    static final int MOST_MARKS = 64;

    /**
     * Analyses a state between two effects, and decides those of its combos whose result is
     * certain. If no combo stays open, nothing else matters, and the abstraction is not filled in.
     *
     * @param opening whether it is the state before the hand is dealt
     */
    void look(State state, boolean opening, Abstraction abstraction) {
        live.look(state, opening);
        reach.update();
        abstraction.ends = endings.ends();
        if (!opening && options.decides() && abstraction.ends) {
            endings.decide(state);
        }
        // without combos allGoals is 0 as well, which decides nothing

        if (state.decided == problem.allGoals() && state.decided != 0) {
            return;
        }
        abstraction.settles =
                !opening && options.decides() && abstraction.ends
                        ? endings.settling(state.decided)
                        : 0;
        marks = state.marks;
        hidden = state.hidden;
        knowsTop = state.top.length > 0;
        knowsBottom = state.bottom.length > 0;
        view(state.decided, opening, abstraction);
    }

    /**
     * Analyses several states between two effects together. The abstraction keeps what may matter
     * in any of them, so it can bring all of them to one canonical form.
     */
    void look(List<State> states, Abstraction abstraction) {
        look(states, new CompiledStatement[0], abstraction);
    }

    /**
     * Analyses several states between two statements of the header or of an effect together.
     *
     * @param ahead the statements that are still to run
     */
    void look(List<State> states, CompiledStatement[] ahead, Abstraction abstraction) {
        live.look(states, ahead);
        reach.update();
        abstraction.ends = false;
        abstraction.settles = 0;
        // a question of a combo is dropped only if the combo is decided in every state
        int decided = -1;
        marks = DrawConstraints.NONE;
        hidden = HiddenCards.NONE;
        knowsTop = false;
        knowsBottom = false;
        for (int i = 0; i < states.size(); i++) {
            knowsTop |= states.get(i).top.length > 0;
            knowsBottom |= states.get(i).bottom.length > 0;
            decided &= states.get(i).decided;
            marks = allMarks(marks, states.get(i).marks);
            int[] own = states.get(i).hidden;
            for (int at = 0; at < own.length; at += HiddenCards.STEP) {
                hidden = HiddenCards.with(hidden, own[at], HiddenCards.GONE, 0);
            }
        }
        view(decided, false, abstraction);
    }

    /**
     * Analyses several states in the midst of an effect together.
     *
     * @param ahead the statements of the effect that are still to run
     */
    void lookAmid(List<State> states, CompiledStatement[] ahead, Abstraction abstraction) {
        look(states, ahead, abstraction);
        abstraction.ends = endings.ends();
        int decided = CardClassSet.ALL;
        for (State state : states) {
            decided &= state.decided;
        }
        abstraction.settles = options.decides() && abstraction.ends ? endings.settling(decided) : 0;
    }

    /**
     * Whether nothing asks for the order of the deck once an excavation has ended: its deck is
     * shuffled then, or no first card is drawn or asked for any more, neither by an effect nor by a
     * combo, and each search is for classes of one kind, which lie in an order that the excavation
     * does not depend on.
     *
     * @param state the canonical state before the effect; not changed
     */
    boolean forgets(State state, CompiledEffect effect) {
        Excavation excavation = effect.excavation();
        if (!options.lazy() || excavation == null) {
            return false;
        }
        if (problem.forgets()[excavation.back().number()]) {
            return true;
        }
        if (!effect.once() || state.turn < problem.turns().length) {
            // it may run again, and look at the first cards again
            return false;
        }
        State begun = state.copy();
        for (CompiledEffect other : problem.abilities()) {
            if (other.onlyFirst() && other != effect) {
                begun.close(other.number());
            }
        }
        for (CompiledStatement step : effect.body()) {
            if (step.guard() != null) {
                break;
            }
            if (step.instruction() instanceof Instruction.Ban ban) {
                for (int banned : ban.abilities()) {
                    if (banned != effect.number()) {
                        begun.close(banned);
                    }
                }
            }
        }
        live.look(begun, excavation.draw().number());
        live.lookAtGoals(state.decided);
        int[] kinds = excavation.kinds(problem);
        // a player who chooses knows what lies at the bottom
        boolean asks = live.draws || live.chooses;
        for (int i = 0; i < live.moves.length; i++) {
            int set = problem.moves()[i].cards().lead() & live.cards.enter[CardClassSet.DECK];
            int kind = -1;
            for (int c = 0; c < classes && live.moves[i] && problem.moves()[i].searches(); c++) {
                boolean found = (set >>> c & 1) == 1;
                asks |= found && kind >= 0 && kind != kinds[c];
                kind = found ? kinds[c] : kind;
            }
        }
        return !asks;
    }

    /** Marks with the sets of other marks added; the numbers do not matter here. */
    private static int[] allMarks(int[] some, int[] others) {
        int[] all = some;
        for (int i = 0; i < others.length; i += 2) {
            boolean known = false;
            for (int j = 0; j < all.length; j += 2) {
                known |= all[j] == others[i];
            }
            all = known ? all : DrawConstraints.with(all, others[i], 1);
        }
        return all;
    }

    private void view(int decided, boolean opening, Abstraction abstraction) {
        live.lookAtGoals(decided);
        abstraction.active = opening || live.continues;
        Arrays.fill(abstraction.dead, 0);
        for (CompiledEffect ability : problem.abilities()) {
            int number = ability.number();
            abstraction.active |= live.live[number];
            if (!live.live[number]) {
                abstraction.dead[number / Integer.SIZE] |= 1 << number % Integer.SIZE;
            }
        }
        Arrays.fill(abstraction.wants, 0);
        Arrays.fill(abstraction.lasts, 0);
        for (int i = 0; i < live.wants.length; i++) {
            int bit = 1 << i % Integer.SIZE;
            abstraction.wants[i / Integer.SIZE] |= live.wants[i] ? bit : 0;
            abstraction.lasts[i / Integer.SIZE] |= live.lasts[i] ? bit : 0;
        }
        System.arraycopy(live.reads, 0, abstraction.read, 0, live.reads.length);
        abstraction.draws = live.draws || overlaps();
        abstraction.asksDeck = abstraction.draws;
        for (int i = 0; i < live.asked.length; i++) {
            abstraction.asksDeck |= live.asked[i] && problem.queries().zone(i) == CardClassSet.DECK;
        }
        if (options.merges()) {
            alias(abstraction);
        } else {
            plain(abstraction);
        }
        abstraction.deep = !options.lazy() || live.reachesBottom(endings.ends());
        boolean exchanges = endings.ends() && problem.turns().length == 0;
        orderRelevance.relate(decided, exchanges ? deck(abstraction) : -1, abstraction);
        hiding.find(options.lazy(), endings.ends(), abstraction);
    }

    /** What is known of the deck from now on, as in {@link Independence}. */
    private int deck(Abstraction abstraction) {
        int least = live.leastUnseen();
        // where the deck runs out, the last draws bring nothing
        boolean draws =
                least >= 0
                        && marks.length == 0
                        && !knowsTop
                        && !(knowsBottom && abstraction.deep)
                        && !live.looks;
        boolean searches = !knowsBottom && hidden.length == 0 && live.cards.lost == 0;
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (live.moves[i] && !problem.forgets()[i]) {
                boolean puts = move.to() == CardClassSet.DECK;
                draws &= !move.searches() && !(puts && (move.top() || abstraction.deep));
                searches &= !puts;
            }
        }
        int deck = draws ? Independence.UNIFORM_DRAWS : 0;
        deck |= draws && searches ? Independence.UNIFORM_SEARCHES : 0;
        return deck | (least >= orderRelevance.deckNeeded() ? Independence.FULL_DECK : 0);
    }

    /**
     * Whether a mark that is there or may come decides what a later search finds: it does where the
     * set of the search is neither apart from that of the mark nor inside it.
     */
    private boolean overlaps() {
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move later = problem.moves()[i];
            if (!live.moves[i] || !later.searches()) {
                continue;
            }
            int set = later.cards().lead() & live.cards.enter[CardClassSet.DECK];
            for (int j = 0; j < marks.length; j += 2) {
                if ((set & marks[j]) != 0 && (set & ~marks[j]) != 0) {
                    return true;
                }
            }
            for (int j = 0; j < live.moves.length; j++) {
                Instruction.Move first = problem.moves()[j];
                int other = first.cards().lead();
                if (live.moves[j]
                        && first.searches()
                        && !(options.lazy() && problem.forgets()[j])
                        && (set & other) != 0
                        && (set & ~other) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Merges nothing: each class represents itself. The tests compare with this. */
    private void plain(Abstraction abstraction) {
        for (int[] representative : abstraction.representative) {
            for (int c = 0; c < classes; c++) {
                representative[c] = c;
            }
        }
        for (int[] most : abstraction.most) {
            Arrays.fill(most, Integer.MAX_VALUE);
        }
        abstraction.blank = -1;
        abstraction.asksDeck = true;
        abstraction.draws = true;
        Arrays.fill(abstraction.read, true);
    }

    private void alias(Abstraction abstraction) {
        size();
        for (int[][] zone : answers) {
            for (int[] own : zone) {
                Arrays.fill(own, 0);
            }
        }
        int bit = 0;
        for (int i = 0; i < live.asked.length; i++) {
            if (live.asked[i]) {
                answer(problem.queries().zone(i), problem.queries().classes(i), bit++);
            }
        }
        int[] bits = new int[problem.abilities().length];
        for (CompiledEffect ability : problem.abilities()) {
            int number = ability.number();
            if (live.live[number]) {
                // a class that may still act is merged with those alone that act alike
                int first = alikeEffects.first(number, endings.ends());
                bits[number] = first == number ? bit++ : bits[first];
                for (int zone : problem.scanned()) {
                    if (ability.allows(zone)) {
                        answer(zone, 1 << ability.owner(), bits[number]);
                    }
                }
            }
        }
        if (abstraction.draws) {
            // A merged class must lie in a mark's set as a whole or not at all: otherwise the
            // mark could not be expressed in representatives.
            for (int i = 0; i < marks.length; i += 2, bit++) {
                for (int c = 0; c < classes; c++) {
                    int[] own = answers[CardClassSet.DECK][c];
                    own[bit / Integer.SIZE] |= (marks[i] >>> c & 1) << bit % Integer.SIZE;
                }
            }
        }
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP, bit++) {
            for (int c = 0; c < classes; c++) {
                int[] own = answers[CardClassSet.DECK][c];
                own[bit / Integer.SIZE] |= (hidden[i] >>> c & 1) << bit % Integer.SIZE;
            }
        }
        for (int zone = 0; zone < zones; zone++) {
            alias(zone, abstraction.representative[zone]);
        }
        countLimits.find(abstraction);
        blank(abstraction);
    }

    /** Allocates the answers when their number of words changes. */
    private void size() {
        int bits = marks.length / 2 + hidden.length / HiddenCards.STEP;
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

    /** Records the answer yes to a question about a zone, for all classes that may get there. */
    private void answer(int zone, int mask, int bit) {
        int there = mask & problem.allClasses();
        for (int c = 0; there >>> c != 0 && c < classes; c++) {
            if ((there >>> c & 1) == 1) {
                for (int from = 0; from < zones; from++) {
                    if ((reach.zones[c][from] >>> zone & 1) == 1) {
                        answers[from][c][bit / Integer.SIZE] |= 1 << bit % Integer.SIZE;
                    }
                }
            }
        }
    }

    /**
     * Finds the representatives of a zone. All that is known of a card are its answers, so a class
     * that the zone does not have, or no zone, may give its name to others.
     */
    private void alias(int zone, int[] representative) {
        int[][] own = answers[zone];
        for (int c = 0; c < classes; c++) {
            representative[c] = c;
            // In the deck even a card that nothing asks for counts: a draw may hit it.
            if (zone != CardClassSet.DECK && isEmpty(own[c])) {
                representative[c] = Abstraction.IRRELEVANT;
                continue;
            }
            for (int other = 0; other < c; other++) {
                // The lowest class represents the others, and itself. Abstraction.reduceDeck
                // relies on this: it adds counts up in one ascending pass.
                if (representative[other] == other && isSame(own[c], own[other])) {
                    representative[c] = other;
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

    private void blank(Abstraction abstraction) {
        abstraction.blank = -1;
        for (int c = classes - 1; c >= 0; c--) {
            if (isEmpty(answers[CardClassSet.DECK][c])) {
                abstraction.blank = c;
            }
        }
    }
}
