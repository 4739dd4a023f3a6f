package cardbench.base.text;

/** Diagnostics about codes that were changed on their way through forums, chats and addresses. */
public final class TextCodes {

    /** White space inside a code. */
    public static final DiagnosticCode WHITE_SPACE =
            DiagnosticCode.warning("text.white-space", "white space inside the code was removed");

    /** Invisible characters: zero-width ones, soft hyphens, byte order marks. */
    public static final DiagnosticCode INVISIBLE =
            DiagnosticCode.warning("text.invisible", "invisible characters were removed");

    /** A character written as HTML, or a line break of HTML; args: written. */
    public static final DiagnosticCode HTML =
            DiagnosticCode.warning("text.html", "the HTML “{written}” was decoded");

    /** A character written as in an address; args: written. */
    public static final DiagnosticCode PERCENT =
            DiagnosticCode.warning("text.percent", "the percent-encoding “{written}” was decoded");

    /**
     * A letter written as a program or Markdown writes it, or where a string is cut; args: written.
     */
    public static final DiagnosticCode SOURCE =
            DiagnosticCode.warning("text.source", "the source-code escape “{written}” was decoded");

    /** A character written as the source of a mail writes it; args: written. */
    public static final DiagnosticCode MAIL =
            DiagnosticCode.warning("text.mail", "the mail escape “{written}” was decoded");

    /** A letter of another script that looks like one of the alphabet; args: letter, instead. */
    public static final DiagnosticCode LOOK_ALIKE =
            DiagnosticCode.warning(
                    "text.look-alike", "“{letter}” of another script was read as “{instead}”");

    /** Marks of a quotation in front of a line inside a code. */
    public static final DiagnosticCode QUOTE =
            DiagnosticCode.warning(
                    "text.quote", "the line break and its quotation mark were removed");

    /** Full-width letters; args: instead. */
    public static final DiagnosticCode FULL_WIDTH =
            DiagnosticCode.warning(
                    "text.full-width", "full-width characters were read as “{instead}”");

    /** A character that no code holds; args: written. */
    public static final DiagnosticCode FOREIGN =
            DiagnosticCode.warning(
                    "text.foreign", "“{written}” is not allowed in a code and was removed");

    /** A letter of the URL-safe alphabet; args: letter, instead. */
    public static final DiagnosticCode URL_SAFE =
            DiagnosticCode.warning(
                    "text.url-safe", "“{letter}” of the URL-safe alphabet was read as “{instead}”");

    /** A space in place of a plus sign: decoding a query string turns one into the other. */
    public static final DiagnosticCode SPACE_FOR_PLUS =
            DiagnosticCode.warning("text.space-for-plus", "a space was read as “+”");

    /** Padding left out; args: missing. */
    public static final DiagnosticCode PADDING_MISSING =
            DiagnosticCode.warning(
                    "text.padding-missing", "the missing padding “{missing}” was added");

    /** More padding than belongs there. */
    public static final DiagnosticCode PADDING_EXTRA =
            DiagnosticCode.warning("text.padding-extra", "extra padding was removed");

    /** The last letter has bits set that belong to no byte. */
    public static final DiagnosticCode SPARE_BITS =
            DiagnosticCode.warning(
                    "text.spare-bits", "the last letter has bits that belong to no byte");

    private TextCodes() {}
}
