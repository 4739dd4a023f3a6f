package cardbench.build.site;

/** Minifies style sheets and pages without a change of their meaning. */
final class LeanText {

    /** The signs of a style sheet around which white space has no meaning. */
    private static final String LOOSE = "{};,>";

    private final String text;
    private final StringBuilder lean = new StringBuilder();
    private int at;

    private LeanText(String text) {
        this.text = text;
    }

    /**
     * Removes comments and meaningless white space from a style sheet. Strings, names with escapes
     * and unquoted addresses are unchanged (CSS Syntax Module Level 3, section 4).
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

    /** Copies a token; returns whether white space after it has no meaning. */
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
        // Before a colon, a blank may be the descendant combinator, as in "a :hover".
        return at == from + 1 && (LOOSE.indexOf(c) >= 0 || c == ':');
    }

    /** Replaces white space and comments by one blank, or by nothing if they have no meaning. */
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
            // A comment separates two names, but is no white space between selectors.
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

    /** The index after the next sign of this kind that is not escaped. */
    private int behind(char sign) {
        int end = at + 1;
        while (end < text.length() && text.charAt(end) != sign) {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + 1, text.length());
    }

    /** The index after an escape: a backslash with digits and a blank, or with one character. */
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
     * Removes comments and indentation from a page; quoted attributes are unchanged. The page must
     * not have text with visible white space, scripts or styles.
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
