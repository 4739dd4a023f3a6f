package cardbench.contract;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about a request itself, whatever its operation. */
public final class CallCodes {

    /** The request is no JSON text; args: reason. */
    public static final DiagnosticCode MALFORMED =
            DiagnosticCode.error("call.malformed", "the request is not JSON: {reason}");

    /** The request is JSON, but no object. */
    public static final DiagnosticCode NOT_AN_OBJECT =
            DiagnosticCode.error("call.not-an-object", "the request must be a JSON object");

    /** The request nests deeper than {@link Request#MAX_DEPTH}; args: limit. */
    public static final DiagnosticCode TOO_DEEP =
            DiagnosticCode.error(
                    "call.too-deep", "the request is nested deeper than {limit} levels");

    /** The request has more values than {@link Request#MAX_VALUES}; args: limit. */
    public static final DiagnosticCode TOO_MANY_VALUES =
            DiagnosticCode.error(
                    "call.too-many-values", "the request has more than {limit} values");

    /** There is no such operation; args: op. */
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

    /** The answer would be longer than a text may be; args: limit. */
    public static final DiagnosticCode TOO_LARGE =
            DiagnosticCode.error(
                    "call.too-large",
                    "the answer would be longer than {limit} characters; ask for less at a time");

    /** Something failed that should not; neither the cause nor the platform is named. */
    public static final DiagnosticCode INTERNAL =
            DiagnosticCode.error(
                    "call.internal",
                    "the request could not be answered because of a program error or a lack of memory");

    private CallCodes() {}
}
