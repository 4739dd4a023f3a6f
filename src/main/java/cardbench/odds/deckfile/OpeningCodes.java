package cardbench.odds.deckfile;

import cardbench.base.text.DiagnosticCode;

/** What can be wrong with a mulligan or a given state. */
public final class OpeningCodes {

    /** A kind of mulligan that there is not; args: text, kinds. */
    public static final DiagnosticCode NOT_A_KIND =
            DiagnosticCode.error("odds.not-a-kind", "expected one of {kinds}, not “{text}”");

    /** A key without a meaning for a kind of mulligan; args: key, kind. */
    public static final DiagnosticCode UNUSED_KEY =
            DiagnosticCode.warning(
                    "odds.unused-key",
                    "“{key}” means nothing for a mulligan of the kind “{kind}”; it is ignored");

    /** A mulligan that is only the word for its kind; args: fix. */
    public static final DiagnosticCode MULLIGAN_WORD =
            DiagnosticCode.error(
                    "odds.mulligan-word", "“mulligan” needs keys; its kind is one of them: {fix}");

    /** A list of cards where whole hands are kept by a number; args: kind, number. */
    public static final DiagnosticCode KEEP_IS_A_NUMBER =
            DiagnosticCode.error(
                    "odds.keep-is-a-number",
                    "“keep” of “{kind}” is a number, not a list; a hand is kept where it is not 0: {number}");

    /** A mulligan of whole hands that never happens. */
    public static final DiagnosticCode EVERY_HAND_KEPT =
            DiagnosticCode.info(
                    "odds.every-hand-kept",
                    "without “keep” every hand is kept, so there is no mulligan");

    /** A mulligan of single cards that keeps none. */
    public static final DiagnosticCode NO_CARD_KEPT =
            DiagnosticCode.info("odds.no-card-kept", "without “keep” every card goes back");

    /** More items than a list may have; args: key, limit. */
    public static final DiagnosticCode TOO_MANY_ITEMS =
            DiagnosticCode.error("odds.too-many-items", "“{key}” has more than {limit} items");

    /** An item that must name a card; args: text, cards. */
    public static final DiagnosticCode NOT_ONE_CARD =
            DiagnosticCode.error(
                    "odds.not-one-card",
                    "“{text}” must mean exactly one card of the file, but means {cards}");

    /** More copies of a card are seen than there are; args: card, found, copies. */
    public static final DiagnosticCode TOO_MANY_COPIES =
            DiagnosticCode.error(
                    "odds.too-many-copies",
                    "“{card}” is given {found|time|times}, but the deck has {copies}");

    /** More unknown cards are asked for than are left; args: needed, cards. */
    public static final DiagnosticCode TOO_FEW_LEFT =
            DiagnosticCode.error(
                    "odds.too-few-left",
                    "{needed|card that nobody has seen is|cards that nobody has seen are} needed, but only {cards|is|are} left");

    /** A key that must be the letter of a zone; args: text. */
    public static final DiagnosticCode NOT_A_ZONE =
            DiagnosticCode.error(
                    "odds.not-a-zone",
                    "expected the letter of a zone, from A to V but not D; found “{text}”");

    /** A name that a program cannot hold; args: name. */
    public static final DiagnosticCode NOT_WRITABLE =
            DiagnosticCode.error(
                    "odds.not-writable",
                    "“{name}” has a quotation mark or a semicolon, so it cannot be used here; define an alias");

    private OpeningCodes() {}
}
