package cardbench.export;

import java.util.List;

/** Every target there is. */
public final class Exports {

    private Exports() {}

    /**
     * All of them.
     *
     * @param link the address that pictures show as a QR code; empty for none
     */
    public static List<Export> all(String link) {
        return List.of(
                new MarkdownExport(),
                new BbcodeExport(),
                new HtmlExport(),
                new SvgExport(link),
                new JsonExport());
    }
}
