package cardbench.call;

import cardbench.text.DiagnosticCode;

/** What can be wrong with a request itself. */
public final class CallCodes {

    /** The request is no JSON text; args: reason. */
    public static final DiagnosticCode MALFORMED =
            DiagnosticCode.error("call.malformed", "the request is not JSON: {reason}");

    /** The request is JSON, but no object. */
    public static final DiagnosticCode NOT_AN_OBJECT =
            DiagnosticCode.error("call.not-an-object", "the request must be a JSON object");

    /** The request nests deeper than {@link Request#MAX_DEPTH}; args: limit. */
    public static final DiagnosticCode TOO_DEEP =
            DiagnosticCode.error("call.too-deep", "the request nests deeper than {limit} levels");

    /** No family has this operation; args: op. */
    public static final DiagnosticCode UNKNOWN_OPERATION =
            DiagnosticCode.error("call.unknown-operation", "there is no operation “{op}”");

    /** An argument that the operation needs is not there; args: argument. */
    public static final DiagnosticCode MISSING_ARGUMENT =
            DiagnosticCode.error("call.missing-argument", "the argument “{argument}” is missing");

    /** An argument has the wrong type; args: argument, expected. */
    public static final DiagnosticCode WRONG_TYPE =
            DiagnosticCode.error("call.wrong-type", "the argument “{argument}” must be {expected}");

    /**
     * An argument has a value that the operation does not know; args: argument, value, expected.
     */
    public static final DiagnosticCode BAD_VALUE =
            DiagnosticCode.error(
                    "call.bad-value",
                    "the argument “{argument}” is “{value}”, but must be {expected}");

    private CallCodes() {}
}
