package cardbench.codes.snap;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a code of Marvel Snap and the deck in it. */
public final class SnapCodes {

    /** The text holds no such code. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error("snap.no-code", "the text contains no deck code of Marvel Snap");

    /** The JSON in the code ends before it is complete. */
    public static final DiagnosticCode CUT =
            DiagnosticCode.error("snap.cut", "the code ends before its JSON does");

    /** Bytes that are no JSON. */
    public static final DiagnosticCode SYNTAX =
            DiagnosticCode.error("snap.syntax", "here the code is no JSON any more");

    /** JSON without a list of cards. */
    public static final DiagnosticCode NO_CARDS =
            DiagnosticCode.error("snap.no-cards", "the JSON of the code has no cards");

    /** A part of a short code that is no id; args: id. */
    public static final DiagnosticCode BAD_ID =
            DiagnosticCode.error("snap.bad-id", "“{id}” is no id of a short code");

    /** More cards than are read; args: limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error(
                    "snap.too-many", "the code has more than {limit} cards; the rest is ignored");

    /** A value in JSON that is no id; args: value. */
    public static final DiagnosticCode BAD_CARD =
            DiagnosticCode.error(
                    "snap.bad-card", "“{value}” is no id of a card in this form of code");

    /** Rule: the size; args: count, size. */
    public static final DiagnosticCode SIZE =
            DiagnosticCode.warning(
                    "snap.size", "the deck has {count|card|cards}; a deck has exactly {size}");

    /** Rule: a card more than once; args: card, count. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "snap.copies", "{card} is there {count} times; each card is allowed once");

    private SnapCodes() {}
}
