package cardbench.ygo.deck;

import cardbench.text.Diagnostic;
import cardbench.text.Severity;

/** Tells how sure it is that a text without a mark is a code. */
final class Certainty {

    /**
     * A text without a mark is a code from this many rows on: random text hardly ever reads like
     * this many flawless rows, with ids as short as printed ones.
     */
    static final int CERTAIN_ROWS = 10;

    /** From this many rows on, it is read as a code if the text has nothing else. */
    private static final int LIKELY_ROWS = 6;

    /** From this many rows on, if every card is known, too. */
    private static final int KNOWN_ROWS = 4;

    /** The beginning of the codes of repairs to letters. */
    private static final String REPAIRED = "text.";

    private Certainty() {}

    /**
     * The bound that an unmarked code reaches: {@link #CERTAIN_ROWS}, {@link #LIKELY_ROWS} or 0.
     */
    static int rank(DeckBuilder builder, ExtraDeck types) {
        int rows = builder.rows();
        if (!builder.printed() || builder.doubted() || builder.diagnostics().failed()) {
            return 0;
        }
        boolean certain = builder.vouched() || rows >= CERTAIN_ROWS;
        for (Diagnostic said : builder.diagnostics().list()) {
            // how a code is written is no doubt about one of many rows
            if (said.severity() != Severity.INFO && !(certain && isOfForm(said))) {
                return 0;
            }
        }
        boolean likely = rows >= LIKELY_ROWS || rows >= KNOWN_ROWS && isKnown(builder, types);
        return certain ? CERTAIN_ROWS : likely ? LIKELY_ROWS : 0;
    }

    private static boolean isKnown(DeckBuilder builder, ExtraDeck types) {
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            for (int card : builder.part(part)) {
                if (types.of(card) == ExtraDeck.Home.UNKNOWN) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a warning is about how the code is written, and not about what it says. */
    private static boolean isOfForm(Diagnostic said) {
        return said.code().name().startsWith(REPAIRED)
                || said.code() == YgoCodes.STANDARD_LETTERS
                || said.code() == YgoCodes.UPDATE_DECK
                || said.code() == YgoCodes.NO_PART_MARKS;
    }
}
