package cardbench.base.text;

/** How a code was carried before it was pasted, as far as that changes what its characters mean. */
public enum Transport {
    /** As a text: a space is a gap, and an equals sign is padding. */
    TEXT,

    /** In a form or an address whose plus signs were decoded: a space is a plus sign. */
    FORM,

    /**
     * In the source of a mail: an equals sign at the end of a line is a soft line break.
     *
     * @see <a href="https://www.rfc-editor.org/rfc/rfc2045#section-6.7">RFC 2045,
     *     quoted-printable</a>
     */
    MAIL
}
