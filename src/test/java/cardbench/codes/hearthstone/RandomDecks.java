package cardbench.codes.hearthstone;

import java.util.List;
import java.util.Random;

/** Decks made of a seed: of all sizes, with cards of one, two and more copies and sideboards. */
final class RandomDecks {

    static final int BAND_MANAGER = 90749;
    static final int ZILLIAX = 102983;

    private final Random random;

    RandomDecks(long seed) {
        random = new Random(seed);
    }

    HearthstoneDeck next() {
        CardCollector cards = new CardCollector();
        CardCollector sideboards = new CardCollector();
        for (int i = random.nextInt(35); i > 0; i--) {
            int copies = random.nextInt(12) == 0 ? 3 + random.nextInt(20) : 1 + random.nextInt(2);
            cards.add(card(), copies, 0, 0);
        }
        for (int owner : new int[] {BAND_MANAGER, ZILLIAX}) {
            if (random.nextInt(3) == 0) {
                cards.add(owner, 1, 0, 0);
                for (int i = 1 + random.nextInt(4); i > 0; i--) {
                    int copies = random.nextInt(5) == 0 ? 3 + random.nextInt(4) : 1;
                    sideboards.add(1000 * i + random.nextInt(999), copies, owner, 0);
                }
            }
        }
        return new HearthstoneDeck(
                "",
                1 + random.nextInt(4),
                List.of(card()),
                cards.collect((card, owner, copies, where) -> {}),
                sideboards.collect((card, owner, copies, where) -> {}));
    }

    /** Ids of one to five bytes, most of them of three as in real codes. */
    private int card() {
        int bits = random.nextInt(6) == 0 ? 1 + random.nextInt(30) : 10 + random.nextInt(8);
        return 1 + random.nextInt(1 << bits);
    }
}
