package cardbench.build.site;

/** Makes styles and pages smaller without a change of what they say. */
final class LeanText {

    /** The signs of a style sheet that need white space on neither side. */
    private static final String LOOSE = "{};,>";

    private final String text;
    private final StringBuilder lean = new StringBuilder();
    private int at;

    private LeanText(String text) {
        this.text = text;
    }

    /**
     * A style sheet without comments, and without white space that means nothing. Strings, names
     * with escapes and unquoted addresses stay as they are (CSS Syntax Module Level 3, section 4).
     */
    static String style(String css) {
        LeanText text = new LeanText(css);
        text.gap(true);
        while (text.at < css.length()) {
            boolean loose = text.token();
            text.gap(loose);
        }
        return text.lean.toString();
    }

    /** Copies a token; whether white space behind it means nothing. */
    private boolean token() {
        char c = text.charAt(at);
        int from = at;
        if (c == '"' || c == '\'') {
            at = behind(c);
        } else if (isName(c)) {
            while (at < text.length() && isName(text.charAt(at))) {
                at = text.charAt(at) == '\\' ? behindEscape() : at + 1;
            }
            if (text.substring(from, at).equalsIgnoreCase("url") && opensAddress()) {
                at = behind(')');
            }
        } else {
            at++;
        }
        lean.append(text, from, at);
        return at == from + 1 && (LOOSE.indexOf(c) >= 0 || c == ':');
    }

    /** White space and comments: one blank, or nothing where they mean nothing. */
    private void gap(boolean loose) {
        int from = at;
        boolean blank = false;
        boolean more = true;
        while (more && at < text.length()) {
            if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                at = end < 0 ? text.length() : end + 2;
            } else if (isBlank(text.charAt(at))) {
                blank = true;
                at++;
            } else {
                more = false;
            }
        }
        boolean needed = !loose && at < text.length() && LOOSE.indexOf(text.charAt(at)) < 0;
        if (at > from && needed) {
            // a comment alone parts two names, and yet is no white space between selectors
            lean.append(blank ? " " : "/**/");
        }
    }

    private boolean opensAddress() {
        int next = at + 1;
        while (next < text.length() && isBlank(text.charAt(next))) {
            next++;
        }
        boolean quoted = next < text.length() && "\"'".indexOf(text.charAt(next)) >= 0;
        return text.startsWith("(", at) && !quoted;
    }

    /** The place behind the next such sign that is not escaped. */
    private int behind(char sign) {
        int end = at + 1;
        while (end < text.length() && text.charAt(end) != sign) {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + 1, text.length());
    }

    /** The place behind a backslash with its digits and a blank that ends them, or its sign. */
    private int behindEscape() {
        int end = at + 1;
        while (end < text.length() && end <= at + 6 && Character.digit(text.charAt(end), 16) >= 0) {
            end++;
        }
        boolean further = end == at + 1 || end < text.length() && isBlank(text.charAt(end));
        return Math.min(further ? end + 1 : end, text.length());
    }

    private static boolean isName(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '\\' || c >= 128;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }

    /**
     * A page without comments and indentation; quoted attributes stay as they are. It must hold no
     * text whose white space is shown, and no script or style.
     */
    static String page(String html) {
        LeanText text = new LeanText(html);
        boolean inTag = false;
        while (text.at < html.length()) {
            char c = html.charAt(text.at);
            int from = text.at;
            if (!inTag && html.startsWith("<!--", from)) {
                int end = html.indexOf("-->", from + 4);
                text.at = end < 0 ? html.length() : end + 3;
            } else if (inTag && (c == '"' || c == '\'')) {
                int end = html.indexOf(c, from + 1);
                text.at = end < 0 ? html.length() : end + 1;
                text.lean.append(html, from, text.at);
            } else {
                inTag = c == '<' || inTag && c != '>';
                text.at++;
                text.lean.append(c);
            }
            text.indentation();
        }
        return text.lean.toString();
    }

    private void indentation() {
        int last = lean.length() - 1;
        while (last >= 0
                && lean.charAt(last) == '\n'
                && at < text.length()
                && isBlank(text.charAt(at))) {
            at++;
        }
    }
}
