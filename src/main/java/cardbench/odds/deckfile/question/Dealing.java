package cardbench.odds.deckfile.question;

import cardbench.base.text.Ascii;

/**
 * How a game deals a deck.
 *
 * @param first cards of the opening hand of the player going first
 * @param second the same of the player going second
 * @param firstDraw cards that the player going first draws in their first turn
 * @param secondDraw the same of the player going second
 * @param draw cards drawn in each later turn
 * @param redraw what may be put back of the opening hand
 * @param aside cards that are set aside unseen, such as prizes
 */
public record Dealing(
        int first, int second, int firstDraw, int secondDraw, int draw, Redraw redraw, int aside) {

    /** What may be put back of an opening hand. */
    public enum Redraw {
        /** Nothing, or a rule without a key in deck files. */
        NONE,
        /** The whole hand, more than once; each time one card more goes to the bottom. */
        LONDON,
        /** As {@link #LONDON}; after the first mulligan no card goes to the bottom. */
        FREE,
        /** Any cards once; others come before those are shuffled in. */
        CARDS,
        /** Any cards once; none of a returned name comes while there are others. */
        NAMES,
        /** The whole hand once; as many come. */
        HAND,
        /** The whole hand, until it has a Basic Pokémon. */
        BASIC;

        /** The name in the contract. */
        public String key() {
            return Ascii.lower(name());
        }
    }

    /** Whether whole hands may be put back more than once. */
    boolean redrawsHands() {
        return redraw == Redraw.LONDON || redraw == Redraw.FREE;
    }

    /** The cards of the opening hand. */
    int hand(boolean goingSecond) {
        return goingSecond ? second : first;
    }

    /** The cards drawn up to a turn, its own included. */
    int drawn(boolean goingSecond, int turn) {
        return (goingSecond ? secondDraw : firstDraw) + Math.max(0, turn - 1) * draw;
    }

    /** Whether it makes a difference who begins. */
    boolean differs() {
        return first != second || firstDraw != secondDraw;
    }
}
