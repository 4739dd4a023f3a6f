package cardbench.codes.export;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about texts for a place. */
public final class ExportCodes {

    /** Only titles and codes are in the text; args: limit, length. */
    public static final DiagnosticCode SHORTENED =
            DiagnosticCode.info(
                    "export.shortened",
                    "a post there has {limit} characters at most and the whole text would have"
                            + " {length}, so that it has the titles and the codes alone");

    /** Even titles and codes are too long; args: limit, length. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.warning(
                    "export.too-long",
                    "a post there has {limit} characters at most, and the shortest text has"
                            + " {length}: post the picture, or the decks one by one");

    /** A code in a post that is no deck which can be shown; at the code; args: kind. */
    public static final DiagnosticCode LEFT_OUT =
            DiagnosticCode.warning(
                    "export.left-out",
                    "this code of the kind {kind} cannot be read as a deck: it is left as it is");

    private ExportCodes() {}
}
