package cardbench.codes.deck;

import cardbench.base.text.DiagnosticCode;

/**
 * Diagnostics about decks that are shown, named and compared. A first answer contains none of them.
 */
public final class ViewCodes {

    /** Two decks that cannot be compared; args: a, b. */
    public static final DiagnosticCode DIFFERENT_KINDS =
            DiagnosticCode.error(
                    "deck.different-kinds",
                    "a deck of the kind {a} cannot be compared with one of the kind {b}");

    /** A list of names was given for a kind of which no names are known; args: kind. */
    public static final DiagnosticCode NO_NAMES =
            DiagnosticCode.error(
                    "deck.no-names", "a deck of the kind {kind} cannot be made from names");

    /** A view was requested of a kind that is not shown; args: kind. */
    public static final DiagnosticCode NO_VIEW =
            DiagnosticCode.error("deck.no-view", "decks of the kind {kind} cannot be shown");

    private ViewCodes() {}
}
