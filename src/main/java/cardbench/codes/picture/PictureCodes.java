package cardbench.codes.picture;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about pictures. */
public final class PictureCodes {

    /** The bytes are not those of a picture in shades of grey; args: bytes, limit. */
    public static final DiagnosticCode SIZE =
            DiagnosticCode.error(
                    "picture.size",
                    "{bytes|byte is|bytes are} no picture: 4 bytes with the width must come first, then a"
                            + " byte for each pixel, at most {limit} pixels");

    /** No QR code could be read. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error(
                    "picture.no-code",
                    "no QR code can be read in the picture; a larger or sharper picture of the"
                            + " whole code may help");

    private PictureCodes() {}
}
