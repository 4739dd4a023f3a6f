package cardbench.exact.tree;

/**
 * A topic to be solved: its cards in classes that something may tell apart, its effects and combos.
 *
 * @param counts copies of each class
 * @param classOfKind for each kind of card its class; -1 where there is no copy of it
 * @param hand cards of the opening hand
 * @param zones the letters of the zones by their numbers: first deck, hand and graveyard
 * @param scanned the zones whose cards are activated, in their order
 * @param abilities all effects
 * @param abilitiesOf for each class its effects in their order
 * @param twins sets of classes that may change places: what comes of a game stays the same
 * @param header what runs first
 * @param goals the combos
 * @param queries everything that is asked of cards
 * @param moves all moves, by number; the first one deals the hand
 * @param globals how many variables live as long as a game
 * @param locals how many variables live as long as an effect
 * @param costs what a game can cost, in steps of the engine
 * @param overlaps whether searches of the deck are for sets that overlap in part
 * @param random whether there are random numbers or shuffles
 */
record Problem(
        int[] counts,
        int[] classOfKind,
        int hand,
        String zones,
        int[] scanned,
        CompiledEffect[] abilities,
        int[][] abilitiesOf,
        int[][] twins,
        CompiledStatement[] header,
        ComboCondition[] goals,
        CardQueries queries,
        Instruction.Move[] moves,
        int globals,
        int locals,
        CostBound costs,
        boolean overlaps,
        boolean random) {

    /** Classes are bits of a number, and one number is kept free. */
    static final int MOST_CLASSES = 31;

    /** The most effects. */
    static final int MOST_ABILITIES = 200;

    /** The most zones. */
    static final int MOST_ZONES = 26;

    /** The most combos. */
    static final int MOST_GOALS = 31;

    int classes() {
        return counts.length;
    }

    int cards() {
        int cards = 0;
        for (int count : counts) {
            cards += count;
        }
        return cards;
    }

    /** All combos, as bits. */
    int allGoals() {
        return goals.length == 0 ? 0 : -1 >>> Integer.SIZE - goals.length;
    }
}
