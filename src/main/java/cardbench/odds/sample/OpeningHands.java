package cardbench.odds.sample;

import cardbench.base.chance.Random32;

/**
 * A generator of some of a topic's opening hands. It holds state, so that each thread needs its
 * own.
 */
public interface OpeningHands {

    /** Starts over with the first hand, for a new random stream. */
    void startBatch();

    /** Gives back what is not to be kept until the next batch. The last hand is of no more use. */
    void endBatch();

    /**
     * Deals a hand.
     *
     * @param game which of the {@link Sampler#BATCH} games of a batch it is for: together they have
     *     a hand of each of as many equally likely parts; -1 for a hand that is random by itself
     * @return the numbers of all cards in the deck: first the hand in random order, then {@link
     *     #next} cards in random order, then the others in no particular order. The array is reused
     *     by the next call. {@code null} if the hands cannot be distinguished, so that chance deals
     *     one of all
     */
    int[] deal(int game, Random32 random);

    /** The number of cards behind the hand that are dealt, too. */
    int next();

    /** The number of hands that are left out because their odds are known. */
    int solved();

    /** Creates the generator for a deck. */
    interface Source {

        /** All opening hands, as chance deals them. */
        Source ALL = kinds -> null;

        /**
         * The opening hands of a deck; {@code null} for all of them as chance deals them.
         *
         * @param kinds for each card of the deck, by number, the index of its entry in the file
         */
        OpeningHands of(int[] kinds);
    }
}
