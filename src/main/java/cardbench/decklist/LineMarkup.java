package cardbench.decklist;

/**
 * Removes the markup of posts from a line: BBCode tags, Markdown links and emphasis, bullets,
 * quotation marks.
 */
final class LineMarkup {

    private static final String BULLETS = "*-•·‣>";

    /** Tags that posts use; any other text in square brackets belongs to the list. */
    private static final String TAGS =
            " b i u s url img color size font list card cards deck spoiler center quote td tr th table li code url= ";

    private LineMarkup() {}

    /** The line without markup and without blanks at both ends. */
    static String plain(String line) {
        String text = withoutBullet(ListText.trim(line));
        text = text.indexOf('[') < 0 ? text : withoutLinks(withoutTags(text));
        text = text.replace("**", "").replace("__", "");
        return withoutBullet(unemphasised(ListText.trim(text)));
    }

    private static String withoutBullet(String text) {
        String rest = text;
        while (rest.length() > 1
                && BULLETS.indexOf(rest.charAt(0)) >= 0
                && (rest.charAt(1) == ' ' || rest.charAt(0) == '•' || rest.charAt(0) == '>')) {
            rest = ListText.trim(rest.substring(1));
        }
        return rest.startsWith("[*]") ? ListText.trim(rest.substring("[*]".length())) : rest;
    }

    private static String withoutTags(String text) {
        StringBuilder kept = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int end = text.charAt(at) == '[' ? text.indexOf(']', at) : -1;
            if (end > 0 && isTag(text.substring(at + 1, end))) {
                at = end + 1;
            } else {
                kept.append(text.charAt(at));
                at++;
            }
        }
        return kept.toString();
    }

    private static boolean isTag(String content) {
        String name = content.startsWith("/") ? content.substring(1) : content;
        int end = name.indexOf('=');
        name = end < 0 ? name : name.substring(0, end);
        return !name.isEmpty()
                && name.indexOf(' ') < 0
                && TAGS.contains(" " + ListText.fold(name) + " ");
    }

    /** Replaces each Markdown link with its text. */
    private static String withoutLinks(String text) {
        StringBuilder kept = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int middle = text.charAt(at) == '[' ? text.indexOf("](", at) : -1;
            int end = middle < 0 ? -1 : text.indexOf(')', middle);
            if (end < 0 || text.indexOf(']', at) != middle) {
                kept.append(text.charAt(at));
                at++;
            } else {
                kept.append(text, at + 1, middle);
                at = end + 1;
            }
        }
        return kept.toString();
    }

    /** Removes the underscores of {@code _(Elevation)_}. */
    private static String unemphasised(String text) {
        return text.replace("_(", "(").replace(")_", ")");
    }
}
