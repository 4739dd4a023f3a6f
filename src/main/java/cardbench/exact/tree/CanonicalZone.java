package cardbench.exact.tree;

import java.util.Arrays;

/**
 * Brings the cards of a zone into their canonical form: a list of those whose order matters, and a
 * bag of the others. Cards that nothing asks about are dropped, and so are those of which
 * {@linkplain CountLimits enough others} are there.
 *
 * <p>The list is in the Foata normal form of its order: each card, or set of related cards in an
 * unknown order, lies in the first layer behind all that it is related to. So lists that differ
 * only in the order of unrelated cards become equal.
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

    /** By class, how many cards in a known order lie in front. */
    private final int[] laid;

    CanonicalZone(Problem problem) {
        loose = new byte[problem.cards()];
        ordered = new byte[problem.cards()];
        layerOf = new int[problem.cards()];
        layers = new int[problem.cards() + 1];
        laid = new int[problem.classes()];
    }

    /**
     * Arranges the cards of a zone.
     *
     * @param to says what is told apart in the zone
     */
    void arrange(Abstraction to, int number, byte[] list, byte[] bag) {
        abstraction = to;
        zone = number;
        looseSize = 0;
        size = 0;
        depth = 0;
        Arrays.fill(laid, 0);
        for (int from = 0; from < list.length; from = PartiallyOrderedCards.end(list, from)) {
            lay(list, from, PartiallyOrderedCards.end(list, from));
        }
        lay(bag, 0, bag.length);
        loosen(list);
        loosen(bag);
        sortLoose();
        limitLoose();
        sortLayers();
    }

    /** Collects the cards whose order does not matter. */
    private void loosen(byte[] cards) {
        int[] to = abstraction.representative[zone];
        for (byte item : cards) {
            int c = to[PartiallyOrderedCards.classOf(item)];
            if (!PartiallyOrderedCards.isSelf(item)
                    && c != Abstraction.IRRELEVANT
                    && abstraction.orderGroup[zone][c] == Abstraction.UNORDERED) {
                loose[looseSize++] = (byte) c;
            }
        }
    }

    /** Drops those of which enough others are there. */
    private void limitLoose() {
        int[] limits = abstraction.most[zone];
        int kept = 0;
        int same = 0;
        for (int i = 0; i < looseSize; i++) {
            same = i > 0 && loose[i] == loose[i - 1] ? same + 1 : 1;
            if (same <= limits[loose[i]]) {
                loose[kept++] = loose[i];
            }
        }
        looseSize = kept;
    }

    private void sortLoose() {
        // insertion sort: most cards are in order already
        for (int i = 1; i < looseSize; i++) {
            byte item = loose[i];
            int at = i;
            while (at > 0 && loose[at - 1] > item) {
                loose[at] = loose[at - 1];
                at--;
            }
            loose[at] = item;
        }
    }

    /** Lays the cards of a group, whose order is unknown, into layers. */
    private void lay(byte[] list, int from, int end) {
        int[] to = abstraction.representative[zone];
        int[] limits = abstraction.most[zone];
        int there = 0;
        for (int i = from; i < end; i++) {
            int c = to[PartiallyOrderedCards.classOf(list[i])];
            if (PartiallyOrderedCards.isSelf(list[i])) {
                // it is not one of its copies, and keeps its class: X.filter asks for that one
                layers[depth] = CardClassSet.ALL;
                add(PartiallyOrderedCards.classOf(list[i]) | PartiallyOrderedCards.SELF, depth);
                depth++;
            } else if (c != Abstraction.IRRELEVANT
                    && abstraction.orderGroup[zone][c] != Abstraction.UNORDERED
                    && laid[c] < limits[c]) {
                there |= 1 << c;
            }
        }
        while (there != 0) {
            int block =
                    (there & there - 1) == 0
                            ? there
                            : abstraction.block(there, Integer.numberOfTrailingZeros(there), zone);
            there &= ~block;
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
            for (int i = from; i < end; i++) {
                int c = to[PartiallyOrderedCards.classOf(list[i])];
                if (!PartiallyOrderedCards.isSelf(list[i])
                        && c != Abstraction.IRRELEVANT
                        && (block >>> c & 1) == 1) {
                    add(c, layer);
                    laid[c]++;
                }
            }
        }
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
