package cardbench.odds.exact.program;

import java.util.List;

/**
 * A topic compiled for the solver: its cards in distinguishable classes, its effects and combos.
 *
 * @param deck its cards
 * @param board its zones
 * @param play what cards do
 * @param course what else runs in a game, and how it ends
 * @param memory the queries and moves, and what is remembered of them
 */
public record Problem(Deck deck, Board board, Play play, Course course, Memory memory) {

    /**
     * The cards of the deck, in classes.
     *
     * @param counts the number of copies of each class
     * @param classOfKind for each card of the file, its class; -1 if the deck has no copy of it
     * @param hand the size of the opening hand
     * @param twins sets of classes with equal copies, effects and conditions: exchanging them maps
     *     games to games with the same outcome
     */
    public record Deck(int[] counts, int[] classOfKind, int hand, int[][] twins) {}

    /**
     * The zones.
     *
     * @param zones their letters, by index: first deck, hand and graveyard
     * @param scanned those whose cards are activated, in the order of the scan
     */
    public record Board(String zones, int[] scanned) {}

    /**
     * The effects.
     *
     * @param effects all of them
     * @param effectsOf for each class, its effects in their order
     * @param bans for each statement that forbids effects, their numbers
     * @param costs an upper bound for the steps of a game
     */
    public record Play(
            CompiledEffect[] effects, int[][] effectsOf, List<int[]> bans, CostBound costs) {}

    /**
     * The programs that belong to no card, and the combos.
     *
     * @param header the program that runs first
     * @param turns for each turn, the program that begins it; none for games without turns
     * @param combos the combos
     * @param globals the number of variables that live as long as a game
     * @param locals the number of variables that live as long as an effect runs
     */
    public record Course(
            CompiledStatement[] header,
            CompiledStatement[][] turns,
            ComboCondition[] combos,
            int globals,
            int locals) {}

    /**
     * Queries and moves.
     *
     * @param queries all questions about cards
     * @param moves all moves, by index; the first one deals the hand
     * @param overlaps whether the deck is searched for two sets that overlap, neither inside the
     *     other
     * @param random whether there are random numbers or shuffles
     */
    public record Memory(
            CardQueries queries, Instruction.Move[] moves, boolean overlaps, boolean random) {}

    /** The most classes: each is a bit of an int, and one index is reserved. */
    public static final int MOST_CLASSES = 31;

    /** The most effects. */
    static final int MOST_EFFECTS = 200;

    /** The most zones. */
    static final int MOST_ZONES = 26;

    /** The most choices in an effect. Each is a level of recursion, and doubles the work. */
    static final int MOST_CHOICES = 16;

    /** The most combos. */
    static final int MOST_COMBOS = 200;

    /** The combos that may be decided early, the first ones: each is a bit of an int. */
    static final int MOST_EARLY = 31;

    /** The number of copies of each class. */
    public int[] counts() {
        return deck.counts();
    }

    /** For each card of the file, its class; -1 if the deck has no copy of it. */
    public int[] classOfKind() {
        return deck.classOfKind();
    }

    /** The size of the opening hand. */
    public int hand() {
        return deck.hand();
    }

    /** Sets of classes that may be exchanged. */
    public int[][] twins() {
        return deck.twins();
    }

    /** The letters of the zones, by index. */
    public String zones() {
        return board.zones();
    }

    /** The zones whose cards are activated, in the order of the scan. */
    public int[] scanned() {
        return board.scanned();
    }

    /** All effects. */
    public CompiledEffect[] effects() {
        return play.effects();
    }

    /** For each class, its effects in their order. */
    public int[][] effectsOf() {
        return play.effectsOf();
    }

    /** For each statement that forbids effects, their numbers. */
    public List<int[]> bans() {
        return play.bans();
    }

    /** An upper bound for the steps of a game. */
    public CostBound costs() {
        return play.costs();
    }

    /** The program that runs first. */
    public CompiledStatement[] header() {
        return course.header();
    }

    /** For each turn, the program that begins it. */
    public CompiledStatement[][] turns() {
        return course.turns();
    }

    /** The combos. */
    public ComboCondition[] combos() {
        return course.combos();
    }

    /** The number of variables that live as long as a game. */
    public int globals() {
        return course.globals();
    }

    /** The number of variables that live as long as an effect runs. */
    public int locals() {
        return course.locals();
    }

    /** All questions about cards. */
    public CardQueries queries() {
        return memory.queries();
    }

    /** All moves, by index; the first one deals the hand. */
    public Instruction.Move[] moves() {
        return memory.moves();
    }

    /** Whether the deck is searched for sets that cross. */
    public boolean overlaps() {
        return memory.overlaps();
    }

    /** Whether there are random numbers or shuffles. */
    public boolean random() {
        return memory.random();
    }

    public int classes() {
        return counts().length;
    }

    /** All classes, as bits. */
    public int allClasses() {
        return (1 << classes()) - 1;
    }

    public int cards() {
        int cards = 0;
        for (int count : counts()) {
            cards += count;
        }
        return cards;
    }

    /** The number of combos that may be decided early. */
    public int early() {
        return Math.min(MOST_EARLY, combos().length);
    }

    /** Whether a combo is not among the decided ones, which are bits. */
    public static boolean isOpen(int decided, int combo) {
        return combo >= MOST_EARLY || (decided >>> combo & 1) == 0;
    }

    /** All combos, as bits; more than can be decided early where there are more. */
    public int allCombos() {
        return combos().length == 0 ? 0 : -1 >>> Math.max(0, Integer.SIZE - combos().length);
    }
}
