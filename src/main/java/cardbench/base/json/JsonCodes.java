package cardbench.base.json;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a JSON text. */
public final class JsonCodes {

    /** The text is longer than {@link JsonReader#MAX_LENGTH}; args: limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error("json.too-long", "the text has more than {limit} characters");

    /** Brackets nest deeper than {@link JsonReader#MAX_DEPTH}; args: limit. */
    public static final DiagnosticCode TOO_DEEP =
            DiagnosticCode.error("json.too-deep", "the text is nested deeper than {limit} levels");

    /** The text has more values than {@link JsonReader#MAX_VALUES}; args: limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error("json.too-many", "the text has more than {limit} values");

    /** The text has no value. */
    public static final DiagnosticCode EMPTY =
            DiagnosticCode.error("json.empty", "the text is empty");

    /** A comment is not closed. */
    public static final DiagnosticCode UNCLOSED_COMMENT =
            DiagnosticCode.error(
                    "json.unclosed-comment", "the comment is not closed: */ is missing");

    /** A string is not closed before the end of its line. */
    public static final DiagnosticCode UNCLOSED_STRING =
            DiagnosticCode.error(
                    "json.unclosed-string",
                    "the string is not closed on this line: a quotation mark is missing");

    /** A full-width sign where JSON requires an ASCII one; args: written, instead. */
    public static final DiagnosticCode FULL_WIDTH =
            DiagnosticCode.error(
                    "json.full-width", "“{written}” is a full-width character; write {instead}");

    /** A sign is missing at this place; args: sign. */
    public static final DiagnosticCode MISSING_SIGN =
            DiagnosticCode.error("json.missing-sign", "“{sign}” is missing here");

    /** A sign, such as a second comma, that is not allowed here; args: sign. */
    public static final DiagnosticCode STRAY_SIGN =
            DiagnosticCode.error("json.stray-sign", "“{sign}” is not allowed here");

    /** A name or string without quotation marks, or in single ones; args: text. */
    public static final DiagnosticCode UNQUOTED =
            DiagnosticCode.error("json.unquoted", "“{text}” must be in double quotes");

    /** A word that resembles true, false or null; args: written, instead. */
    public static final DiagnosticCode LITERAL =
            DiagnosticCode.error(
                    "json.literal", "“{written}” is not a value; did you mean {instead}?");

    /** Any other violation of JSON's grammar; args: expected. */
    public static final DiagnosticCode SYNTAX =
            DiagnosticCode.error("json.syntax", "invalid JSON: {expected}");

    /** A closing bracket without an opening one; it is ignored; args: bracket. */
    public static final DiagnosticCode EXTRA_CLOSER =
            DiagnosticCode.warning("json.extra-closer", "this “{bracket}” has no opening bracket");

    /** The text ends with open brackets; they are closed; args: missing. */
    public static final DiagnosticCode MISSING_CLOSER =
            DiagnosticCode.warning("json.missing-closer", "the text ends before “{missing}”");

    /** A comma before a closing bracket; it is ignored. */
    public static final DiagnosticCode TRAILING_COMMA =
            DiagnosticCode.info(
                    "json.trailing-comma", "JSON does not allow a comma before a closing bracket");

    /** A name comes twice in one object; the last one counts; args: key. */
    public static final DiagnosticCode DUPLICATE_KEY =
            DiagnosticCode.warning(
                    "json.duplicate-key",
                    "the key “{key}” occurs twice in this object; the last one is used");

    /** Text outside of the code fences, and the fences themselves; ignored. */
    public static final DiagnosticCode FENCE =
            DiagnosticCode.warning("json.fence", "only the text inside the code fence is read");

    /** Several objects or arrays come one after the other; they are read as a list. */
    public static final DiagnosticCode SEVERAL =
            DiagnosticCode.warning(
                    "json.several",
                    "another value begins here; to give several, put [ ] around them and commas between them");

    private JsonCodes() {}
}
