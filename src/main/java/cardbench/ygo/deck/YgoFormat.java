package cardbench.ygo.deck;

import cardbench.text.Diagnostics;

/** One of the formats in which decks travel. */
interface YgoFormat {

    /** The kind of code, as in the contract. */
    String kind();

    /** Whether what {@link #next} finds bears a mark of this format alone. */
    boolean isMarked(String text, TextRange place);

    /**
     * The first stretch from a character on that bears the format's mark, or for formats without
     * one the whole text but its blanks; {@code null} where there is none.
     */
    TextRange next(String text, int from);

    /**
     * What of a text without a mark is a code where this format is asked for by its name; {@code
     * null} where nothing is.
     */
    default TextRange whole(String text) {
        return null;
    }

    /** Reads the code that is all of the builder's text; what is wrong with it is said to it. */
    void read(DeckBuilder builder);

    /** Says what of a deck the format cannot hold, each with the pointer of its card. */
    default void check(YgoDeck deck, Diagnostics diagnostics) {}

    /** The code of a deck that the format can hold. */
    String write(YgoDeck deck);
}
