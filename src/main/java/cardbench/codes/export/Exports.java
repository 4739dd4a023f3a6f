package cardbench.codes.export;

import java.util.List;

/** The list of all formats that no {@link Place} is for. A new one is added here. */
public final class Exports {

    private Exports() {}

    /** The most characters of a link that a QR code can hold. */
    public static int longestLink() {
        return QrData.capacity(QrCode.MAX_VERSION);
    }

    /**
     * These formats.
     *
     * @param link the address that pictures show as a QR code; empty for none
     * @param theme the colours of pictures
     */
    public static List<Export> all(String link, PictureTheme theme) {
        return List.of(new SvgExport(link, theme), new JsonExport());
    }
}
