package cardbench.codes.deck;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics of a text without a code that {@link ForeignText} recognises. */
public final class ForeignCodes {

    /** A code of a game that is not read; args: what. */
    public static final DiagnosticCode LOOKS_LIKE =
            DiagnosticCode.info(
                    "deck.looks-like", "this looks like {what}, which Cardbench does not read");

    /** An address of a page about a deck, which does not hold the deck. */
    public static final DiagnosticCode DECK_PAGE =
            DiagnosticCode.info(
                    "deck.page",
                    "this address names a deck by a number and does not hold its cards; open the page and copy the deck's code or list");

    /** Lines of counts and names. */
    public static final DiagnosticCode LIST =
            DiagnosticCode.info(
                    "deck.list",
                    "this looks like a list of cards, which is read as a deck list, not as a code");

    private ForeignCodes() {}
}
