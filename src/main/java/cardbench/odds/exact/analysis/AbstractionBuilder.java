package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.KnownDeck;
import cardbench.odds.exact.state.State;
import java.util.Arrays;
import java.util.List;

/**
 * Computes the {@link Abstraction} of a state: {@link Liveness} finds the open questions, and
 * classes that answer every such question alike, wherever they can get to, are merged.
 */
public final class AbstractionBuilder {

    private final Problem problem;
    private final SolverOptions options;
    private final Liveness live;
    private final CardReach reach;
    private final HidingAnalysis hiding;
    private final DeckAnalysis deckAnalysis;
    private final AlikeEffects alikeEffects;
    private final EarlyEnding endings;
    private final OrderRelevance orderRelevance;
    private final int zones;
    private final int classes;

    /** By zone and class, the answers to all live questions, one bit each. */
    private int[][][] answers;

    private int words;

    /** What the states know of the deck. */
    private KnownDeck deck;

    public AbstractionBuilder(Problem problem, SolverOptions options) {
        this.problem = problem;
        this.options = options;
        this.live = new Liveness(problem);
        this.reach = new CardReach(problem, live);
        this.hiding = new HidingAnalysis(problem, live, options);
        this.deckAnalysis = new DeckAnalysis(problem, live);
        this.alikeEffects = new AlikeEffects(problem, live, options.uses(Idea.ALIKE_EFFECTS));
        this.zones = problem.zones().length();
        this.classes = problem.classes();
        this.answers = new int[zones][classes][words];
        this.endings = new EarlyEnding(problem, live, reach);
        this.orderRelevance = new OrderRelevance(problem, live, reach.zones, options);
    }

    /** The most constraints on the order of the deck; states with more are not solved. */
    public static final int MOST_MARKS = 64;

    /**
     * Analyses a state between two effects, and decides those of its combos whose result is
     * certain.
     *
     * @param opening whether it is the state before the hand is dealt
     * @return {@code null} if no combo stays open: then nothing else matters
     */
    public Abstraction analyse(State state, boolean opening) {
        live.analyse(state, opening);
        reach.update();
        boolean ends = endings.ends();
        boolean decides = !opening && options.uses(Idea.EARLY_ENDING) && ends;
        if (decides) {
            endings.decide(state);
        }
        // without combos allCombos is 0 as well, which decides nothing
        if (state.decided == problem.allCombos() && state.decided != 0) {
            return null;
        }
        deck = KnownDeck.of(state);
        int settles = decides ? endings.settling(state.decided) : 0;
        return view(state.decided, opening, ends, settles);
    }

    /**
     * Analyses several states between two effects together. The abstraction keeps what may matter
     * in any of them, so it can bring all of them to one canonical form.
     */
    public Abstraction analyse(List<State> states) {
        return analyse(states, new CompiledStatement[0]);
    }

    /**
     * Analyses together all states between two effects that have cards of the same classes in the
     * same zones as a state, in any number, and agree with it in everything else.
     *
     * @param unseen the fewest unseen cards of any of them
     */
    Abstraction analyseOutline(State state, int unseen) {
        live.analyseOutline(state, unseen);
        reach.update();
        deck = KnownDeck.of(state);
        return view(state.decided, false, endings.ends(), 0);
    }

    /**
     * Analyses several states between two statements of the header or of an effect together.
     *
     * @param ahead the statements that are still to run
     */
    public Abstraction analyse(List<State> states, CompiledStatement[] ahead) {
        live.analyse(states, ahead);
        reach.update();
        boolean ends = endings.ends();
        deck = KnownDeck.of(states);
        return view(decided(states), false, ends, 0);
    }

    /** The combos that are decided in every state; only their questions are dropped. */
    private static int decided(List<State> states) {
        int decided = -1;
        for (State state : states) {
            decided &= state.decided;
        }
        return decided;
    }

    /**
     * The abstraction of what was found.
     *
     * @param ends whether every game is certain to end
     * @param settles the combos that are certain to succeed as soon as their cards are in place
     */
    private Abstraction view(int decided, boolean opening, boolean ends, int settles) {
        live.askForCombos(decided);
        Abstraction abstraction = new Abstraction(problem);
        fill(decided, opening, ends, settles, abstraction);
        return abstraction;
    }

    /** Fills in an abstraction from what was found, and from nothing else of the states. */
    private void fill(
            int decided, boolean opening, boolean ends, int settles, Abstraction abstraction) {
        abstraction.settles = settles;
        abstraction.active = opening || live.continues;
        for (CompiledEffect effect : problem.effects()) {
            int number = effect.number();
            abstraction.active |= live.live[number];
            if (!live.live[number]) {
                abstraction.dead[number / Integer.SIZE] |= 1 << number % Integer.SIZE;
            }
        }
        System.arraycopy(live.variables.reads, 0, abstraction.read, 0, live.variables.reads.length);
        abstraction.draws = live.draws || deckAnalysis.overlaps(deck);
        abstraction.asksDeck = abstraction.draws;
        for (int i = 0; i < live.questions.asked.length; i++) {
            abstraction.asksDeck |=
                    live.questions.asked[i] && problem.queries().zone(i) == CardClassSet.DECK;
        }
        if (options.uses(Idea.MERGED_CLASSES)) {
            alias(ends, abstraction);
        } else {
            plain(abstraction);
        }
        abstraction.deep = !options.uses(Idea.LAZY_ORDER) || live.reachesBottom(ends);
        boolean exchanges =
                ends && problem.turns().length == 0 && options.uses(Idea.INDEPENDENT_EFFECTS);
        orderRelevance.relate(decided, exchanges ? known(abstraction) : -1, abstraction);
        hiding.find(ends, abstraction);
    }

    /** What is known of the deck from now on, as in {@link Independence}. */
    private int known(Abstraction abstraction) {
        boolean full = live.leastUnseen() >= orderRelevance.deckNeeded();
        return deckAnalysis.known(deck, abstraction.deep) | (full ? Independence.FULL_DECK : 0);
    }

    /** Merges nothing: each class represents itself. The tests compare with this. */
    private void plain(Abstraction abstraction) {
        for (int[] representative : abstraction.representative) {
            for (int c = 0; c < classes; c++) {
                representative[c] = c;
            }
        }
        abstraction.blank = -1;
        abstraction.asksDeck = true;
        abstraction.draws = true;
        Arrays.fill(abstraction.read, true);
    }

    private void alias(boolean ends, Abstraction abstraction) {
        size();
        for (int[][] zone : answers) {
            for (int[] answered : zone) {
                Arrays.fill(answered, 0);
            }
        }
        int bit = 0;
        for (int i = 0; i < live.questions.asked.length; i++) {
            if (live.questions.asked[i]) {
                answer(problem.queries().zone(i), problem.queries().classes(i), bit++);
            }
        }
        int[] bits = new int[problem.effects().length];
        for (CompiledEffect effect : problem.effects()) {
            int number = effect.number();
            if (live.live[number]) {
                // a class that may still act is merged with those alone that act alike
                int first = alikeEffects.first(number, ends);
                bits[number] = first == number ? bit++ : bits[first];
                for (int zone : problem.scanned()) {
                    if (effect.allows(zone)) {
                        answer(zone, 1 << effect.owner(), bits[number]);
                    }
                }
            }
        }
        int[] marks = deck.marks();
        int[] hidden = deck.hidden();
        if (abstraction.draws) {
            // A merged class must lie in a mark's set as a whole or not at all: otherwise the
            // mark could not be expressed in representatives.
            for (int i = 0; i < marks.length; i += 2, bit++) {
                for (int c = 0; c < classes; c++) {
                    int[] answered = answers[CardClassSet.DECK][c];
                    answered[bit / Integer.SIZE] |= (marks[i] >>> c & 1) << bit % Integer.SIZE;
                }
            }
        }
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP, bit++) {
            for (int c = 0; c < classes; c++) {
                int[] answered = answers[CardClassSet.DECK][c];
                answered[bit / Integer.SIZE] |= (hidden[i] >>> c & 1) << bit % Integer.SIZE;
            }
        }
        for (int zone = 0; zone < zones; zone++) {
            alias(zone, abstraction.representative[zone]);
        }
        blank(abstraction);
    }

    /** Allocates the answers when their number of words changes. */
    private void size() {
        int[] marks = deck.marks();
        int[] hidden = deck.hidden();
        int bits = marks.length / 2 + hidden.length / HiddenCards.STEP;
        for (boolean asked : live.questions.asked) {
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
        int meant = mask & problem.allClasses();
        for (int c = 0; meant >>> c != 0 && c < classes; c++) {
            if ((meant >>> c & 1) == 1) {
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
        int[][] byClass = answers[zone];
        for (int c = 0; c < classes; c++) {
            representative[c] = c;
            // In the deck even a card that nothing queries counts: a draw may hit it.
            if (zone != CardClassSet.DECK && isEmpty(byClass[c])) {
                representative[c] = Abstraction.IRRELEVANT;
                continue;
            }
            for (int other = 0; other < c; other++) {
                // The lowest class represents the others, and itself. Abstraction.reduceDeck
                // relies on this: it adds counts up in one ascending pass.
                if (representative[other] == other && isSame(byClass[c], byClass[other])) {
                    representative[c] = other;
                    break;
                }
            }
        }
    }

    private static boolean isSame(int[] first, int[] second) {
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
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
