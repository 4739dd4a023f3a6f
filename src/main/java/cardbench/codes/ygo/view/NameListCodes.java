package cardbench.codes.ygo.view;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about lists of names whose parts have no headings. */
public final class NameListCodes {

    /** A blank line is taken for the beginning of the side deck. */
    public static final DiagnosticCode SIDE_BEHIND_GAP =
            DiagnosticCode.info(
                    "ygo.side-behind-gap",
                    "the cards from here on are taken for the side deck, because a blank line divides them from the deck");

    /** Blank lines divide the list, and the last part is unknown. */
    public static final DiagnosticCode GAPS =
            DiagnosticCode.info(
                    "ygo.list-gaps",
                    "blank lines divide this list, but nothing says what the parts are: these cards are put into main and extra deck; a line “Side Deck” above them puts them into the side deck");

    private NameListCodes() {}
}
