package cardbench.codes.list;

import cardbench.base.text.ListSigns;

/**
 * Removes the markup of posts from a line: BBCode tags, Markdown links and emphasis, bullets,
 * quotation marks.
 */
final class LineMarkup {

    private static final String BULLETS = "*-•·‣>";

    /** Tags that posts use; any other text in square brackets belongs to the list. */
    private static final String TAGS =
            " b i u s url img color size font list card cards deck spoiler center quote td tr th table li code url= ";

    /** One more letter than the longest of them has. */
    private static final int LONGEST_TAG = 8;

    private LineMarkup() {}

    /** The line without markup and without blanks at both ends. */
    static String plain(String line) {
        String text = withoutBullet(ListSigns.trim(line));
        text = text.indexOf('[') < 0 ? text : withoutLinks(withoutTags(text));
        text = text.replace("**", "").replace("__", "");
        return withoutBullet(unemphasised(ListSigns.trim(text)));
    }

    private static String withoutBullet(String text) {
        String content = text;
        while (content.length() > 1
                && BULLETS.indexOf(content.charAt(0)) >= 0
                && (content.charAt(1) == ' '
                        || content.charAt(0) == '•'
                        || content.charAt(0) == '>')) {
            content = ListSigns.trim(content.substring(1));
        }
        return content.startsWith("[*]")
                ? ListSigns.trim(content.substring("[*]".length()))
                : content;
    }

    private static String withoutTags(String text) {
        StringBuilder kept = new StringBuilder();
        int at = 0;
        int end = 0;
        while (at < text.length()) {
            end = closing(text, at, end);
            if (text.charAt(at) == '[' && end < text.length() && isTag(text, at + 1, end)) {
                at = end + 1;
            } else {
                kept.append(text.charAt(at));
                at++;
            }
        }
        return kept.toString();
    }

    /**
     * The first closing bracket from {@code at} on, or the end of the text: each is looked for
     * once, however many brackets open before it.
     *
     * @param before the answer for an earlier place
     */
    private static int closing(String text, int at, int before) {
        boolean known = before >= at && before > 0;
        int next = known ? before : text.indexOf(']', at);
        return next < 0 ? text.length() : next;
    }

    private static boolean isTag(String text, int from, int to) {
        int start = from < to && text.charAt(from) == '/' ? from + 1 : from;
        int end = start;
        while (end < to && text.charAt(end) != '=' && end - start <= LONGEST_TAG) {
            end++;
        }
        if (end == start || end - start > LONGEST_TAG) {
            return false;
        }
        String name = text.substring(start, end);
        return name.indexOf(' ') < 0 && TAGS.contains(" " + ListSigns.lower(name) + " ");
    }

    /** Replaces each Markdown link with its text. */
    private static String withoutLinks(String text) {
        StringBuilder kept = new StringBuilder();
        int at = 0;
        int middle = 0;
        int last = text.lastIndexOf(')');
        while (at < text.length()) {
            middle = closing(text, at, middle);
            if (text.charAt(at) == '[' && text.startsWith("](", middle) && middle < last) {
                kept.append(text, at + 1, middle);
                at = text.indexOf(')', middle) + 1;
            } else {
                kept.append(text.charAt(at));
                at++;
            }
        }
        return kept.toString();
    }

    /** Removes the underscores of {@code _(Elevation)_}. */
    private static String unemphasised(String text) {
        return text.replace("_(", "(").replace(")_", ")");
    }
}
