package cardbench.odds.deckfile.form;

import cardbench.base.text.DiagnosticCode;

/** Why a form cannot change a deck file. */
public final class FormCodes {

    /** The place is written in a way that a form does not change. */
    public static final DiagnosticCode IN_TEXT =
            DiagnosticCode.error(
                    "odds.form-in-text",
                    "the form cannot change this place; change it in the text");

    /** Nothing has this name; args: name. */
    public static final DiagnosticCode NO_SUCH_NAME =
            DiagnosticCode.error("odds.form-no-such-name", "the file has no “{name}” here");

    /** The name is taken; args: name. */
    public static final DiagnosticCode NAME_TAKEN =
            DiagnosticCode.error("odds.form-name-taken", "the name “{name}” is already used here");

    /** A name without any letter. */
    public static final DiagnosticCode EMPTY_NAME =
            DiagnosticCode.error("odds.form-empty-name", "a name needs at least one character");

    /** Cards that no program can count; args: name. */
    public static final DiagnosticCode NOT_COUNTABLE =
            DiagnosticCode.error(
                    "odds.form-not-countable",
                    "a condition cannot count “{name}”; give these cards a role, and count the role");

    private FormCodes() {}
}
