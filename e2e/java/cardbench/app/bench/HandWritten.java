package cardbench.app.bench;

import cardbench.base.chance.Random32;

/**
 * The topic {@code test-expend} of the first deck file, written by hand for this one deck: what a
 * simulation costs without any language. The whole deck is shuffled, as a plain loop would do it.
 */
final class HandWritten {

    private static final int KOWAKUMA = 13;
    private static final int FIRST_TRAP = 19;
    private static final int CARDS = 40;
    private static final int HAND = 5;

    private final int[] deck = new int[CARDS];
    private final Random32 random = new Random32(1, 2, 3, 4);

    HandWritten() {
        for (int i = 0; i < CARDS; i++) {
            deck[i] = i;
        }
    }

    /** Plays games and answers how many succeed: one of the thirteen and one of the traps. */
    int games(int count) {
        int successes = 0;
        for (int game = 0; game < count; game++) {
            random.shuffle(deck, 0, CARDS);
            boolean monster = false;
            boolean trap = false;
            for (int i = 0; i < HAND; i++) {
                monster |= deck[i] < KOWAKUMA;
                trap |= deck[i] >= FIRST_TRAP;
            }
            successes += monster && trap ? 1 : 0;
        }
        return successes;
    }
}
