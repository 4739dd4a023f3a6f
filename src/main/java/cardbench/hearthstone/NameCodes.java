package cardbench.hearthstone;

import cardbench.text.DiagnosticCode;

/** What can be wrong with a list of names. */
public final class NameCodes {

    /** Nothing tells the class, so that no hero can be chosen. */
    public static final DiagnosticCode NO_CLASS =
            DiagnosticCode.error(
                    "hearthstone.no-class",
                    "nothing in the list tells the class of the deck: add a line such as “Class:"
                            + " Mage”");

    /** No table is open that could know a name. */
    public static final DiagnosticCode NO_TABLE =
            DiagnosticCode.error(
                    "hearthstone.no-table",
                    "names cannot be read: no card table of this game is open");

    private NameCodes() {}
}
