package cardbench.odds.advise;

import cardbench.base.chance.Random32;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Puts the cards of two decks into the same slots, so that one permutation of the slots is an order
 * of both decks. A card that both decks have lies in the same slot; of the others, one of the first
 * deck and one of the second share a slot. Slots that only the larger deck fills are passed over in
 * the other. So every order of each deck is equally likely, and two decks that differ in a card
 * differ in its slot alone, whatever the order of the cards in their files.
 */
final class SharedSlots {

    /** For each slot the number of its card in the first deck; -1 for none. */
    private final int[] first;

    private final int[] second;
    private final int[] permutation;

    /**
     * @param names the name of each card of the first deck, by number
     * @param otherNames the same of the second deck
     */
    SharedSlots(List<String> names, List<String> otherNames) {
        int[] partner = new int[names.size()];
        boolean[] used = new boolean[otherNames.size()];
        for (int card = 0; card < partner.length; card++) {
            int other = 0;
            while (other < used.length
                    && (used[other] || !otherNames.get(other).equals(names.get(card)))) {
                other++;
            }
            partner[card] = other < used.length ? other : -1;
            if (other < used.length) {
                used[other] = true;
            }
        }
        List<Integer> left = new ArrayList<>();
        for (int other = 0; other < used.length; other++) {
            if (!used[other]) {
                left.add(other);
            }
        }
        int at = 0;
        for (int card = 0; card < partner.length && at < left.size(); card++) {
            partner[card] = partner[card] < 0 ? left.get(at++) : partner[card];
        }
        int size = partner.length + left.size() - at;
        first = new int[size];
        second = new int[size];
        permutation = new int[size];
        for (int slot = 0; slot < size; slot++) {
            boolean both = slot < partner.length;
            first[slot] = both ? slot : -1;
            second[slot] = both ? partner[slot] : left.get(at++);
            permutation[slot] = slot;
        }
    }

    /** Draws a permutation of all slots. It depends on these random numbers alone. */
    void shuffle(Random32 random) {
        for (int slot = 0; slot < permutation.length; slot++) {
            permutation[slot] = slot;
        }
        random.shuffle(permutation, 0, permutation.length);
    }

    /** The order of the first deck, from the top. */
    int[] firstOrder() {
        return order(first);
    }

    /** The order of the second deck, from the top. */
    int[] secondOrder() {
        return order(second);
    }

    private int[] order(int[] cards) {
        int[] order = new int[cards.length];
        int size = 0;
        for (int slot : permutation) {
            if (cards[slot] >= 0) {
                order[size++] = cards[slot];
            }
        }
        return size == order.length ? order : Arrays.copyOf(order, size);
    }
}
