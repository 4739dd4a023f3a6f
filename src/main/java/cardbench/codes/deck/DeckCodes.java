package cardbench.codes.deck;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about texts with deck codes, for all games. */
public final class DeckCodes {

    /** Nothing but blanks. */
    public static final DiagnosticCode EMPTY =
            DiagnosticCode.error("deck.empty", "the text is empty; a deck code was expected");

    /** Nothing in the text looks like a code of any known kind. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error("deck.no-code", "the text contains no deck code of a known kind");

    /** A code was found of a kind that is recognised but not decoded; args: kind. */
    public static final DiagnosticCode NOT_DECODED =
            DiagnosticCode.error(
                    "deck.not-decoded",
                    "this is a code of the kind {kind}, which cannot be decoded");

    /** Only white space before or after the code. */
    public static final DiagnosticCode WHITE_SPACE =
            DiagnosticCode.warning(
                    "deck.white-space", "the white space around the code was ignored");

    /** More codes than are listed; args: limit. */
    public static final DiagnosticCode MORE_CODES =
            DiagnosticCode.warning(
                    "deck.more-codes", "the text contains more codes than the {limit} listed here");

    /** Text before the code. */
    public static final DiagnosticCode TEXT_BEFORE =
            DiagnosticCode.warning("deck.text-before", "the text before the code was ignored");

    /** Text after the code. */
    public static final DiagnosticCode TEXT_AFTER =
            DiagnosticCode.warning("deck.text-after", "the text after the code was ignored");

    /** The only code of the text is in a line that the game ignores. */
    public static final DiagnosticCode IN_COMMENT =
            DiagnosticCode.warning(
                    "deck.in-comment",
                    "the game ignores the line of the code, which begins with #");

    private DeckCodes() {}
}
