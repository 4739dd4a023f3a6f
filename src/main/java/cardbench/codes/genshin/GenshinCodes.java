package cardbench.codes.genshin;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about share codes that are read and written. */
public final class GenshinCodes {

    /** Nothing in the text is long enough to be a share code; args: expected. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error(
                    "genshin.no-code", "the text contains no share code ({expected} letters)");

    /** A number that cannot be a share id; args: value. */
    public static final DiagnosticCode BAD_ID =
            DiagnosticCode.error(
                    "genshin.bad-id", "“{value}” is not a share id; share ids are 0 to 4095");

    /** More than 33 slots; args: count. */
    public static final DiagnosticCode TOO_MANY_SLOTS =
            DiagnosticCode.error(
                    "genshin.too-many-slots",
                    "the deck has {count|slot|slots}; a share code holds 33 at most");

    /** Every offset gives a text with a refused word; args: word. */
    public static final DiagnosticCode NO_OFFSET =
            DiagnosticCode.error(
                    "genshin.no-offset",
                    "each of the 256 forms of the code contains a word of the list; the last one contains “{word}”");

    /** The order of the game is requested, and no table with card ids is open. */
    public static final DiagnosticCode ORDER_WITHOUT_TABLE =
            DiagnosticCode.warning(
                    "genshin.order-without-table",
                    "the action cards were sorted by share id, the game's order up to version 4.2, because no table of the game's cards is open");

    private GenshinCodes() {}
}
