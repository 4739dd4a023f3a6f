package cardbench.ygo.deck;

import cardbench.text.CodeBuffer;
import cardbench.text.Diagnostics;

/** A deck format: how it is found in a text, read and written. */
interface YgoFormat {

    /** The kind of code in the JSON contract. */
    String kind();

    /** Whether a range found by {@link #next} has a mark of this format only. */
    boolean isMarked(String text, TextRange place);

    /**
     * The first range at or after a character that has the mark of the format. For formats without
     * a mark, the whole text without surrounding blanks. {@code null} if there is none.
     */
    TextRange next(String text, int from);

    /**
     * The range to read in a text without a mark when this format is requested by name, or {@code
     * null}.
     */
    default TextRange whole(String text) {
        return null;
    }

    /** Reads the code in the builder's text, and adds cards, fields and diagnostics to it. */
    void read(DeckBuilder builder);

    /**
     * Reads a text that is one code of the format and nothing else, and about which there is
     * nothing to report, without a builder. By default, no text is read like this.
     *
     * @param buffer with the letters of the text; gets the deck as {@link DeckNumbers}
     * @param length the number of letters
     * @return how many integers the deck has; 0 if the text has to be {@linkplain #read read}
     */
    default int flawless(CodeBuffer buffer, int length) {
        return 0;
    }

    /** Reports what does not fit into the format, each with the JSON pointer of its card. */
    default void check(YgoDeck deck, Diagnostics diagnostics) {}

    /** Writes a deck for which {@link #check} reports no error. */
    String write(YgoDeck deck);
}
