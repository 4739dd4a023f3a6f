package cardbench.odds.yisp.vm;

import cardbench.base.chance.Random32;

/**
 * The shuffle of ygo-calc 2.6, for the legacy mode: it permutes blocks of min(4, max(1, n/4))
 * cards, so some orders cannot occur and the odds differ from those of a uniform shuffle.
 */
final class BlockShuffle {

    private static final int MAX = 4;
    private static final int BLOCKS = 4;

    private BlockShuffle() {}

    /** Shuffles a zone whose order is fully decided. */
    static void shuffle(Zone row, Random32 random) {
        int size = row.size();
        int width = Math.min(MAX, Math.max(1, size / BLOCKS));
        int blocks = (size + width - 1) / width;
        int[] order = new int[blocks];
        for (int i = 0; i < blocks; i++) {
            order[i] = i;
        }
        random.shuffle(order, 0, blocks);
        int[] before = new int[size];
        System.arraycopy(row.cards, row.head, before, 0, size);
        int to = row.head;
        for (int block : order) {
            for (int i = block * width; i < Math.min(size, (block + 1) * width); i++) {
                row.cards[to++] = before[i];
            }
        }
    }
}
