package cardbench.sample;

import cardbench.chance.Random32;

/** Where the opening hands of games come from that are not all hands of a topic. */
public interface OpeningHands {

    /** Starts again as for the first hand, for a new stream of chance. */
    void startBatch();

    /**
     * Deals a hand.
     *
     * @return the cards of the deck, by their numbers: first the hand, in random order, then the
     *     others, in no order that means anything; to be read before the next call
     */
    int[] deal(Random32 random);

    /** How many hands are left out, as they are solved. */
    int solved();

    /** Makes the opening hands of a deck. */
    interface Source {

        /** All opening hands. */
        Source ALL = kinds -> null;

        /**
         * The opening hands of a deck; {@code null} for all.
         *
         * @param kinds for each card of the deck, by number, which card of the file it is
         */
        OpeningHands of(int[] kinds);
    }
}
