package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;

/** Finds the tags of HTML that stand between the lines of a file, or around them. */
final class LineTags {

    /** Tags of HTML between lines, or around them. */
    private static final String[] TAGS = {
        "br",
        "p",
        "div",
        "li",
        "ul",
        "ol",
        "pre",
        "code",
        "tr",
        "td",
        "span",
        "b",
        "i",
        "em",
        "strong",
        "blockquote",
        "tt",
        "font"
    };

    /** A tag of more characters, with attributes, is not searched for its end. */
    private static final int MAX_TAG_LENGTH = 200;

    private LineTags() {}

    /** The end of a tag at a character; that character if there is none. */
    static int end(String input, int at) {
        int name = at + 1 < input.length() && input.charAt(at + 1) == '/' ? at + 2 : at + 1;
        int end = name;
        while (end < input.length()
                && (input.charAt(end) | 0x20) >= 'a'
                && (input.charAt(end) | 0x20) <= 'z') {
            end++;
        }
        String tag = Ascii.lower(input.substring(name, Math.min(end, name + 12)));
        for (String known : TAGS) {
            if (known.equals(tag)) {
                int last = Math.min(input.length(), end + MAX_TAG_LENGTH);
                int close = Ascii.find(input, ">", end, last);
                return close < 0 ? at : close + 1;
            }
        }
        return at;
    }
}
