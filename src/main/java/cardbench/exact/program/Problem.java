package cardbench.exact.program;

import java.util.List;

/**
 * A topic compiled for the solver: its cards in classes that something may tell apart, its effects
 * and combos.
 *
 * @param counts the number of copies of each class
 * @param classOfKind for each card of the file, its class; -1 if the deck has no copy of it
 * @param hand the size of the opening hand
 * @param zones the letters of the zones, by index: first deck, hand and graveyard
 * @param scanned the zones whose cards are activated, in the order of the scan
 * @param effects all effects
 * @param effectsOf for each class, its effects in their order
 * @param twins sets of classes with equal copies, effects and conditions: exchanging them maps
 *     games to games with the same outcome
 * @param exchanges {@linkplain ClassExchanges exchanges} of several pairs of classes at once, which
 *     do so, too
 * @param header the program that runs first
 * @param turns for each turn, the program that begins it; none for games without turns
 * @param combos the combos
 * @param queries all questions about cards
 * @param moves all moves, by index; the first one deals the hand
 * @param globals the number of variables that live as long as a game
 * @param locals the number of variables that live as long as an effect runs
 * @param costs an upper bound for the steps of a game
 * @param forgets by index of a move, whether the deck is shuffled before anything asks for the
 *     order that the move leaves in it
 * @param bans for each statement that forbids effects, their numbers
 * @param overlaps whether the deck is searched for two sets that overlap, neither inside the other,
 *     and the first search is not forgotten
 * @param random whether there are random numbers or shuffles
 */
public record Problem(
        int[] counts,
        int[] classOfKind,
        int hand,
        String zones,
        int[] scanned,
        CompiledEffect[] effects,
        int[][] effectsOf,
        int[][] twins,
        List<int[]> exchanges,
        CompiledStatement[] header,
        CompiledStatement[][] turns,
        ComboCondition[] combos,
        CardQueries queries,
        Instruction.Move[] moves,
        int globals,
        int locals,
        CostBound costs,
        boolean[] forgets,
        List<int[]> bans,
        boolean overlaps,
        boolean random) {

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

    public int classes() {
        return counts.length;
    }

    /** All classes, as bits. */
    public int allClasses() {
        return (1 << classes()) - 1;
    }

    public int cards() {
        int cards = 0;
        for (int count : counts) {
            cards += count;
        }
        return cards;
    }

    /** The number of combos that may be decided early. */
    public int early() {
        return Math.min(MOST_EARLY, combos.length);
    }

    /** Whether a combo is not among the decided ones, which are bits. */
    public static boolean isOpen(int decided, int combo) {
        return combo >= MOST_EARLY || (decided >>> combo & 1) == 0;
    }

    /** All combos, as bits; more than can be decided early where there are more. */
    public int allCombos() {
        return combos.length == 0 ? 0 : -1 >>> Math.max(0, Integer.SIZE - combos.length);
    }
}
