package cardbench.hearthstone;

import cardbench.text.DiagnosticCode;

/** What can be wrong with a list of names. */
public final class NameCodes {

    /** No open table knows the name; args: name. */
    public static final DiagnosticCode UNKNOWN_NAME =
            DiagnosticCode.error(
                    "hearthstone.unknown-name", "no card is called “{name}” in the open tables");

    /** No open table knows the name, but similar ones; args: name, near. */
    public static final DiagnosticCode NEAR_NAME =
            DiagnosticCode.error(
                    "hearthstone.near-name", "no card is called “{name}”; similar are: {near}");

    /** A count that no deck has; args: count, limit. */
    public static final DiagnosticCode BAD_COUNT =
            DiagnosticCode.error(
                    "hearthstone.bad-count", "{count} copies; a line may have 1 to {limit}");

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
