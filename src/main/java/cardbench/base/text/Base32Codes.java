package cardbench.base.text;

/** Diagnostics about codes of base32. {@link TextCodes} has those that base64 shares. */
public final class Base32Codes {

    /** Small letters; args: instead. */
    public static final DiagnosticCode LOWER_CASE =
            DiagnosticCode.warning(
                    "text.base32-lower-case", "the small letters were read as “{instead}”");

    /** A digit that looks like a letter; args: letter, instead. */
    public static final DiagnosticCode LOOKALIKE =
            DiagnosticCode.warning(
                    "text.base32-lookalike",
                    "“{letter}” is no letter of base32 and was read as “{instead}”");

    /** A digit that the alphabet leaves out and that looks like no letter; args: letter. */
    public static final DiagnosticCode NO_LETTER =
            DiagnosticCode.error(
                    "text.base32-no-letter",
                    "“{letter}” is no letter of base32; the code is mistyped here");

    /** A number of letters that no number of bytes needs; args: count. */
    public static final DiagnosticCode LENGTH =
            DiagnosticCode.error(
                    "text.base32-length",
                    "no code has {count|letter|letters}; one is missing, or one is too many");

    /** The bytes end inside a field; args: field. */
    public static final DiagnosticCode CUT =
            DiagnosticCode.error("text.base32-cut", "the code ends inside the field “{field}”");

    /** A number of 2<sup>31</sup> or more; args: field. */
    public static final DiagnosticCode TOO_LARGE =
            DiagnosticCode.error(
                    "text.base32-too-large", "the number in the field “{field}” is too large");

    /** A number in more bytes than it needs; args: field. */
    public static final DiagnosticCode OVERLONG =
            DiagnosticCode.warning(
                    "text.base32-overlong",
                    "the number in the field “{field}” has more bytes than it needs");

    /** Bytes behind the deck; args: count. */
    public static final DiagnosticCode REST =
            DiagnosticCode.error(
                    "text.base32-rest", "the deck ends {count|byte|bytes} before the code does");

    private Base32Codes() {}
}
