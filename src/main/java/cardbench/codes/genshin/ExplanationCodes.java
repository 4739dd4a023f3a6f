package cardbench.codes.genshin;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about share codes whose bytes are explained. A first answer explains none. */
public final class ExplanationCodes {

    /** The layout of the bytes, for readers of other descriptions. */
    public static final DiagnosticCode LAYOUT =
            DiagnosticCode.info(
                    "genshin.layout",
                    "the first 50 bytes hold 33 numbers of 12 bits and 4 bits of padding; the last byte is the offset that was added to each of them. Descriptions that mention 12 bits of padding are right only for offset 0");

    private ExplanationCodes() {}
}
