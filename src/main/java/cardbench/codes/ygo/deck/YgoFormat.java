package cardbench.codes.ygo.deck;

import cardbench.base.text.CodeBuffer;
import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.text.Candidate;
import java.util.List;

/** A deck format: how it is found in a text, read and written. */
interface YgoFormat {

    /** The kind of code in the JSON contract. */
    String kind();

    /** Whether codes of the format have no mark. */
    default boolean isBare() {
        return false;
    }

    /**
     * What may be a code of the format, in the order of the text and without overlaps: the ranges
     * with its mark. For a format whose codes may have none, the whole text if there is no range.
     */
    List<Candidate> candidates(String text);

    /**
     * What is read of a text without a mark when this format is requested by name, or {@code null}.
     */
    default Candidate whole(String text) {
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
