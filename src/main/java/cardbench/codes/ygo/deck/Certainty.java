package cardbench.codes.ygo.deck;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;

/** How sure it is that a text without a mark is a code. */
enum Certainty {

    /** It may be anything. */
    NONE,

    /** It is a code if the text has nothing else. */
    LIKELY,

    /** It is a code wherever it is. */
    CERTAIN;

    /**
     * A text without a mark is certainly a code from this many rows on: random text hardly ever
     * reads like this many flawless rows, with ids as short as printed ones.
     */
    private static final int CERTAIN_ROWS = 10;

    /** From this many rows on, it is likely one. */
    private static final int LIKELY_ROWS = 6;

    /** From this many rows on, if every card is known, too. */
    private static final int KNOWN_ROWS = 4;

    /** The beginning of the codes of repairs to letters. */
    private static final String REPAIRED = "text.";

    /** The certainty of what a builder has read. */
    static Certainty of(DeckBuilder builder, ExtraDeck types) {
        int rows = builder.rows();
        boolean doubted = builder.doubted() || builder.part(0).isEmpty() && !builder.vouched();
        if (!builder.printed() || doubted || builder.diagnostics().failed()) {
            return NONE;
        }
        boolean certain = builder.vouched() || rows >= CERTAIN_ROWS && !builder.hasSmallIds();
        for (Diagnostic diagnostic : builder.diagnostics().list()) {
            // how a code is written is no doubt about one of many rows
            if (diagnostic.severity() != Severity.INFO && !(certain && isOfForm(diagnostic))) {
                return NONE;
            }
        }
        boolean likely = rows >= LIKELY_ROWS || rows >= KNOWN_ROWS && isKnown(builder, types);
        return certain ? CERTAIN : likely ? LIKELY : NONE;
    }

    /** Whether the open databases have every card of the deck. */
    static boolean isKnown(DeckBuilder builder, ExtraDeck types) {
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            for (int card : builder.part(part)) {
                if (types.of(card) == ExtraDeck.Home.UNKNOWN) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a warning concerns the form of the code, not its contents. */
    private static boolean isOfForm(Diagnostic warning) {
        return warning.code().name().startsWith(REPAIRED)
                || warning.code() == YgoCodes.STANDARD_LETTERS
                || warning.code() == YgoCodes.UPDATE_DECK
                || warning.code() == YgoCodes.NO_PART_MARKS;
    }
}
