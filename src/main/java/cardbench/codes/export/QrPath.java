package cardbench.codes.export;

/**
 * A QR code as a path of SVG, in modules.
 *
 * @param side the number of modules on each side with the quiet zone of four light modules around
 * @param path the outlines of all dark modules, as the attribute {@code d} of SVG 1.1
 */
public record QrPath(int side, String path) {

    private static final int QUIET = 4;

    /**
     * Encodes a text.
     *
     * @return {@code null} if the text is not ASCII or is longer than {@link Exports#longestLink}
     */
    public static QrPath of(String text) {
        QrCode code = QrCode.of(text);
        if (code == null) {
            return null;
        }
        StringBuilder path = new StringBuilder();
        for (int row = 0; row < code.size(); row++) {
            int column = 0;
            // one rectangle for each run of dark modules: a fraction of the size of one for each
            while (column < code.size()) {
                int end = column;
                while (end < code.size() && code.isDark(end, row)) {
                    end++;
                }
                if (end > column) {
                    path.append('M').append(column + QUIET).append(' ').append(row + QUIET);
                    path.append('h').append(end - column).append("v1H").append(column + QUIET);
                    path.append('z');
                }
                column = end + 1;
            }
        }
        return new QrPath(code.size() + 2 * QUIET, path.toString());
    }
}
