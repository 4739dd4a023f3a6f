package cardbench.codes.hearthstone;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a list of names. */
public final class NameCodes {

    /** Nothing in the list indicates the class, so that no hero can be chosen. */
    public static final DiagnosticCode NO_CLASS =
            DiagnosticCode.error(
                    "hearthstone.no-class",
                    "nothing in the list tells the class of the deck: add a line such as “Class:"
                            + " Mage”");

    /** No table is open in which names could be looked up. */
    public static final DiagnosticCode NO_TABLE =
            DiagnosticCode.error(
                    "hearthstone.no-table",
                    "names cannot be read: no card table of this game is open");

    private NameCodes() {}
}
