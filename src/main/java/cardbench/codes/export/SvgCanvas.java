package cardbench.codes.export;

/**
 * Writes the elements of an SVG drawing. Attributes are made from numbers and constants only.
 * Whatever comes from a deck is written as text content, and escaped.
 */
final class SvgCanvas {

    private final StringBuilder text = new StringBuilder();
    private final String fonts;

    /**
     * Creates an empty drawing.
     *
     * @param fonts the font families of all text except codes, each in single quotes or a keyword
     */
    SvgCanvas(String fonts) {
        this.fonts = fonts;
    }

    /** Draws a rectangle with round corners. */
    void box(int x, int y, int width, int height, int round, String fill) {
        text.append("<rect x=\"").append(x).append("\" y=\"").append(y);
        text.append("\" width=\"").append(width).append("\" height=\"").append(height);
        if (round > 0) {
            text.append("\" rx=\"").append(round);
        }
        text.append("\" fill=\"").append(fill).append("\"/>\n");
    }

    /** Draws a line of text from {@code x} to the right; {@code y} is its base line. */
    void words(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, "", line);
    }

    /** Draws a line of bold text. */
    void bold(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " font-weight=\"600\"", line);
    }

    /** Draws a line of text centred at {@code x}. */
    void centred(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " text-anchor=\"middle\" font-weight=\"600\"", line);
    }

    /** Draws a line of text that ends at {@code x}. */
    void ending(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " text-anchor=\"end\"", line);
    }

    /** Draws a line of a deck code, in a monospaced font. */
    void code(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " font-family=\"ui-monospace, Consolas, monospace\"", line);
    }

    private void words(int x, int y, int size, String fill, String more, String line) {
        text.append("<text x=\"").append(x).append("\" y=\"").append(y);
        text.append("\" font-size=\"").append(size).append("\" fill=\"").append(fill);
        text.append('"').append(more).append('>').append(MarkupText.of(line));
        text.append("</text>\n");
    }

    /** Draws a QR code with its quiet zone on white. */
    void qrCode(QrPath code, int x, int y, int width) {
        text.append("<svg x=\"").append(x).append("\" y=\"").append(y);
        text.append("\" width=\"").append(width).append("\" height=\"").append(width);
        text.append("\" viewBox=\"0 0 ").append(code.side()).append(' ').append(code.side());
        text.append("\" shape-rendering=\"crispEdges\">\n<rect width=\"").append(code.side());
        text.append("\" height=\"").append(code.side()).append("\" fill=\"#ffffff\"/>\n<path d=\"");
        text.append(code.path()).append("\" fill=\"#000000\"/>\n</svg>\n");
    }

    /** The drawing as a complete document. */
    String document(int width, int height, String paper, String language, String title) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
                + width
                + "\" height=\""
                + height
                + "\" viewBox=\"0 0 "
                + width
                + ' '
                + height
                + "\" role=\"img\" xml:lang=\""
                + language
                + "\" lang=\""
                + language
                + "\" font-family=\""
                + fonts
                + "\">\n<title>"
                + MarkupText.of(title)
                + "</title>\n<rect width=\""
                + width
                + "\" height=\""
                + height
                + "\" fill=\""
                + paper
                + "\"/>\n"
                + text
                + "</svg>\n";
    }
}
