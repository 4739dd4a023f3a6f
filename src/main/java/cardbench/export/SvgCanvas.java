package cardbench.export;

/**
 * Writes the elements of a drawing. Every attribute is written here from numbers and constants;
 * what comes from a deck is text, and escaped.
 */
final class SvgCanvas {

    private final StringBuilder text = new StringBuilder();
    private final String fonts;

    /**
     * An empty drawing.
     *
     * @param fonts the families for what is no code, each in single quotes or a keyword
     */
    SvgCanvas(String fonts) {
        this.fonts = fonts;
    }

    /** A rectangle with round corners. */
    void box(int x, int y, int width, int height, int round, String fill) {
        text.append("<rect x=\"").append(x).append("\" y=\"").append(y);
        text.append("\" width=\"").append(width).append("\" height=\"").append(height);
        if (round > 0) {
            text.append("\" rx=\"").append(round);
        }
        text.append("\" fill=\"").append(fill).append("\"/>\n");
    }

    /** A line of text that begins here; {@code y} is its base line. */
    void words(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, "", line);
    }

    /** A line of bold text. */
    void bold(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " font-weight=\"600\"", line);
    }

    /** A line of text around a middle. */
    void centred(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " text-anchor=\"middle\" font-weight=\"600\"", line);
    }

    /** A line of text that ends here. */
    void ending(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " text-anchor=\"end\"", line);
    }

    /** A line of a code. */
    void code(int x, int y, int size, String fill, String line) {
        words(x, y, size, fill, " font-family=\"ui-monospace, Consolas, monospace\"", line);
    }

    private void words(int x, int y, int size, String fill, String more, String line) {
        text.append("<text x=\"").append(x).append("\" y=\"").append(y);
        text.append("\" font-size=\"").append(size).append("\" fill=\"").append(fill);
        text.append('"').append(more).append('>').append(MarkupText.of(line));
        text.append("</text>\n");
    }

    /** A QR code with its quiet zone of four modules, on white. */
    void qrCode(QrCode code, int x, int y, int width) {
        int side = code.size() + 8;
        text.append("<svg x=\"").append(x).append("\" y=\"").append(y);
        text.append("\" width=\"").append(width).append("\" height=\"").append(width);
        text.append("\" viewBox=\"0 0 ").append(side).append(' ').append(side);
        text.append("\" shape-rendering=\"crispEdges\">\n<rect width=\"").append(side);
        text.append("\" height=\"").append(side).append("\" fill=\"#ffffff\"/>\n<path d=\"");
        for (int row = 0; row < code.size(); row++) {
            int column = 0;
            while (column < code.size()) {
                int end = column;
                while (end < code.size() && code.isDark(end, row)) {
                    end++;
                }
                if (end > column) {
                    text.append('M').append(column + 4).append(' ').append(row + 4);
                    text.append('h').append(end - column).append("v1H").append(column + 4);
                    text.append('z');
                }
                column = end + 1;
            }
        }
        text.append("\" fill=\"#000000\"/>\n</svg>\n");
    }

    /** The whole drawing, on paper of this colour, as a file of its own. */
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
