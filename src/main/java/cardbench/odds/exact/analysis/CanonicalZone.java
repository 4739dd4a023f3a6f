package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import java.util.Arrays;

/**
 * Brings the cards of a zone into their canonical form: a list of those whose order matters, and a
 * bag of the others. Cards that nothing queries are dropped.
 *
 * <p>The list is in the Foata normal form of its order: each card, or set of related cards in an
 * unknown order, lies in the first layer after all that it is related to. So lists that differ only
 * in the order of unrelated cards become equal.
 *
 * <p>An instance is a workspace: the result is that of the last call of {@link #arrange}.
 */
final class CanonicalZone {

    private Abstraction abstraction;
    private int zone;
    private final byte[] loose;
    private int looseSize;
    private final byte[] ordered;
    private int size;

    /** By index in {@link #ordered}, the layer of the card; by layer, its classes, as bits. */
    private final int[] layerOf;

    private final int[] layers;
    private int depth;

    /**
     * By class, how many cards of the group at hand have an order, and of all how many have none.
     */
    private final int[] grouped;

    private final int[] unordered;

    /** The classes of the cards without an order, as bits. */
    private int unorderedClasses;

    CanonicalZone(Problem problem) {
        loose = new byte[problem.cards()];
        ordered = new byte[problem.cards()];
        layerOf = new int[problem.cards()];
        layers = new int[problem.cards() + 1];
        grouped = new int[problem.classes()];
        unordered = new int[problem.classes()];
    }

    /**
     * Arranges the cards of a zone.
     *
     * @param to the distinctions of the zone
     */
    void arrange(Abstraction to, int number, byte[] list, byte[] bag) {
        abstraction = to;
        zone = number;
        size = 0;
        depth = 0;
        unorderedClasses = 0;
        for (int from = 0; from < list.length; from = PartiallyOrderedCards.end(list, from)) {
            lay(list, from, PartiallyOrderedCards.end(list, from));
        }
        lay(bag, 0, bag.length);
        collect();
        sortLayers();
    }

    /** Collects the cards without an order. */
    private void collect() {
        looseSize = 0;
        for (int left = unorderedClasses; left != 0; left &= left - 1) {
            int c = Integer.numberOfTrailingZeros(left);
            int end = looseSize + unordered[c];
            while (looseSize < end) {
                loose[looseSize++] = (byte) c;
            }
            unordered[c] = 0;
        }
    }

    /** Lays the cards of a group, whose order is unknown, into layers. */
    private void lay(byte[] list, int from, int end) {
        int unplaced = counted(list, from, end);
        while (unplaced != 0) {
            int block =
                    (unplaced & unplaced - 1) == 0
                            ? unplaced
                            : abstraction.block(
                                    unplaced, Integer.numberOfTrailingZeros(unplaced), zone);
            unplaced &= ~block;
            int near = 0;
            for (int left = block; left != 0; left &= left - 1) {
                near |= abstraction.related[zone][Integer.numberOfTrailingZeros(left)];
            }
            int layer = depth;
            while (layer > 0 && (layers[layer - 1] & near) == 0) {
                layer--;
            }
            if (layer == depth) {
                layers[depth] = 0;
                depth++;
            }
            layers[layer] |= block;
            for (int left = block; left != 0; left &= left - 1) {
                int c = Integer.numberOfTrailingZeros(left);
                for (; grouped[c] > 0; grouped[c]--) {
                    add(c, layer);
                }
            }
        }
    }

    /**
     * Counts the cards of a group by class, apart from the running one, which is laid.
     *
     * @return the classes of those that have an order, as bits
     */
    private int counted(byte[] list, int from, int end) {
        int[] to = abstraction.representative[zone];
        int[] orders = abstraction.orderGroup[zone];
        int present = 0;
        for (int i = from; i < end; i++) {
            byte item = list[i];
            if (PartiallyOrderedCards.isSelf(item)) {
                // it is not one of its copies, and keeps its class: X.filter queries that one
                layers[depth] = CardClassSet.ALL;
                add(PartiallyOrderedCards.classOf(item) | PartiallyOrderedCards.SELF, depth);
                depth++;
                continue;
            }
            int c = to[PartiallyOrderedCards.classOf(item)];
            if (c == Abstraction.IRRELEVANT) {
                continue;
            }
            if (orders[c] == Abstraction.UNORDERED) {
                unordered[c]++;
                unorderedClasses |= 1 << c;
            } else {
                grouped[c]++;
                present |= 1 << c;
            }
        }
        return present;
    }

    private void add(int item, int layer) {
        ordered[size] = (byte) item;
        layerOf[size] = layer;
        size++;
    }

    /** Makes each layer a group, in which classes ascend. */
    private void sortLayers() {
        // insertion sort: most cards are in order already
        for (int i = 1; i < size; i++) {
            for (int j = i; j > 0 && isBefore(j, j - 1); j--) {
                byte item = ordered[j];
                ordered[j] = ordered[j - 1];
                ordered[j - 1] = item;
                int layer = layerOf[j];
                layerOf[j] = layerOf[j - 1];
                layerOf[j - 1] = layer;
            }
        }
        for (int i = 0; i < size; i++) {
            if (i == 0 || layerOf[i] != layerOf[i - 1]) {
                ordered[i] |= PartiallyOrderedCards.START;
            }
        }
    }

    private boolean isBefore(int a, int b) {
        return layerOf[a] != layerOf[b] ? layerOf[a] < layerOf[b] : ordered[a] < ordered[b];
    }

    /**
     * The cards whose order matters.
     *
     * @param before is returned if it has the same cards
     */
    byte[] list(byte[] before) {
        return kept(ordered, size, before);
    }

    /**
     * The cards whose order does not matter.
     *
     * @param before is returned if it has the same cards
     */
    byte[] bag(byte[] before) {
        return kept(loose, looseSize, before);
    }

    /**
     * A copy of the first cards of a reused array, or the previous array if it has the same cards.
     */
    private static byte[] kept(byte[] cards, int size, byte[] before) {
        // State.lay compares by identity: the same array means that nothing has to be copied
        if (size == before.length) {
            int at = 0;
            while (at < size && cards[at] == before[at]) {
                at++;
            }
            if (at == size) {
                return before;
            }
        }
        return size == 0 ? PartiallyOrderedCards.NONE : Arrays.copyOf(cards, size);
    }
}
