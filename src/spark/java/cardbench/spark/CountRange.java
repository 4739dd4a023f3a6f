package cardbench.spark;

import java.io.Serializable;

/**
 * The numbers of copies of a card that a sweep tries.
 *
 * @param card the index of the card in the deck file
 * @param from the fewest copies, 0 or more
 * @param to the most copies
 */
record CountRange(int card, int from, int to) implements Serializable {

    int size() {
        return to - from + 1;
    }
}
