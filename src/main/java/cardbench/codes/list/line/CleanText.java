package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;

/**
 * Takes from a line of a list what posts, chats and pages put around it: quotation marks of
 * messages, signs of comments, bullets, boxes, emoji, invisible characters, entities and tags of
 * HTML, BBCode and Markdown.
 */
public final class CleanText {

    /** Tags of HTML and BBCode; any other text in such brackets belongs to the list. */
    private static final String TAGS =
            " b i u s a em strong span font code pre tt small big sub sup center quote ul ol table tbody thead tr td th url"
                    + " img color size list card cards deck spoiler th table li mark del ins p div label input section article"
                    + " h1 h2 h3 h4 h5 h6 body html br hr main ";

    /** One more letter than the longest of them has. */
    private static final int MAX_TAG_LENGTH = 8;

    /** Bullets that are also used in other places; a blank follows them. */
    private static final String SPACED_BULLETS = "-*+–—◦‣⁃·";

    private static final String BOXES = "☐☑☒⬜⬛✅✔";

    private static final String[] SIGNS = {"###", "***", "//", "--", "#", ";"};

    private static final String[] ENTITIES = {
        "&amp;", "&", "&lt;", "<", "&gt;", ">", "&quot;", "\"", "&apos;", "'", "&nbsp;", " ",
        "&#39;", "'", "&#x27;", "'", "&#34;", "\"", "&rsquo;", "’", "&lsquo;", "‘", "&ndash;", "–",
        "&mdash;", "—", "&times;", "×", "&#160;", " ", "&#8217;", "’", "&bull;", "•", "&#8226;", "•"
    };

    private CleanText() {}

    /** A line of a text, with what is left of it. */
    public static TextLine line(String text, int from, int to, boolean afterGap, boolean indented) {
        String raw = text.substring(from, to);
        if (raw.length() > TextLine.MAX_LENGTH) {
            return new TextLine(
                    from, to, raw, raw, HeadingLine.read(""), "", 0, afterGap, indented);
        }
        String rest = withoutQuotes(visible(raw));
        String sign = "";
        for (String each : SIGNS) {
            if (sign.isEmpty() && rest.startsWith(each)) {
                sign = each;
                rest = withoutSigns(rest);
            }
        }
        int boxes = 0;
        rest = withoutBullets(withoutTags(rest));
        for (int end = boxEnd(rest); end > 0; end = boxEnd(rest)) {
            rest = ListSigns.trim(rest.substring(end));
            boxes++;
        }
        String clean = unwrapped(withoutBullets(withoutBars(rest)));
        return new TextLine(
                from, to, raw, clean, HeadingLine.read(clean), sign, boxes, afterGap, indented);
    }

    /** The content of a row with one cell: {@code | 4 Opt |}. */
    private static String withoutBars(String text) {
        boolean cell =
                text.length() > 4
                        && text.startsWith("| ")
                        && text.indexOf('|', 1) == text.length() - 1;
        return cell ? ListSigns.trim(text.substring(1, text.length() - 1)) : text;
    }

    /** What is left of a line. */
    public static String of(String line) {
        String trimmed = ListSigns.trim(line);
        return line(trimmed, 0, trimmed.length(), false, false).text();
    }

    private static String withoutSigns(String text) {
        int from = 0;
        while (from < text.length() && "#/-;* ".indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        return text.substring(from);
    }

    /** The marks of quoted messages: {@code > > 4 Opt}. */
    private static String withoutQuotes(String text) {
        String rest = text;
        while (rest.startsWith(">")) {
            rest = ListSigns.trim(rest.substring(1));
        }
        return rest;
    }

    /** The line without characters that are not seen, each blank but a tab as a space. */
    private static String visible(String raw) {
        StringBuilder kept = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (!isInvisible(c)) {
                kept.append(c != '\t' && ListSigns.isBlank(c) ? ' ' : c);
            }
        }
        String text = kept.toString();
        return ListSigns.trim(text.indexOf('&') < 0 ? text : withoutEntities(text));
    }

    private static boolean isInvisible(char c) {
        return c == '\u00ad'
                || c >= '\u200b' && c <= '\u200f'
                || c >= '\u202a' && c <= '\u202e'
                || c >= '\u2060' && c <= '\u2069'
                || c == '\ufeff'
                || c == '\u20e3'
                || c >= '\ufe00' && c <= '\ufe0f';
    }

    public static String withoutEntities(String text) {
        String rest = text;
        for (int i = ENTITIES.length - 2; i >= 0 && rest.indexOf('&') >= 0; i -= 2) {
            rest = rest.replace(ENTITIES[i], ENTITIES[i + 1]);
        }
        return rest;
    }

    private static String withoutTags(String text) {
        String rest = text;
        rest = rest.indexOf('[') < 0 ? rest : without(rest, '[', ']');
        rest = rest.indexOf('<') < 0 ? rest : without(rest, '<', '>');
        rest = rest.indexOf("](") < 0 ? rest : withoutLinks(rest);
        for (String emphasis : new String[] {"**", "__", "~~", "[[", "]]", "`"}) {
            rest = rest.indexOf(emphasis) < 0 ? rest : rest.replace(emphasis, "");
        }
        return ListSigns.trim(rest.replace("_(", "(").replace(")_", ")"));
    }

    /** The text without tags between two brackets; a cell of a table becomes a tab. */
    private static String without(String text, char open, char close) {
        StringBuilder kept = new StringBuilder();
        int at = 0;
        int end = 0;
        while (at < text.length()) {
            end = closing(text, close, at, end);
            if (text.charAt(at) == open && end < text.length() && isTag(text, at + 1, end)) {
                if (text.startsWith("/td", at + 1) || text.startsWith("/th", at + 1)) {
                    kept.append('\t');
                }
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
    private static int closing(String text, char close, int at, int before) {
        boolean known = before >= at && before > 0;
        int next = known ? before : text.indexOf(close, at);
        return next < 0 ? text.length() : next;
    }

    private static boolean isTag(String text, int from, int to) {
        int start = from < to && text.charAt(from) == '/' ? from + 1 : from;
        int end = start;
        while (end < to && "= /".indexOf(text.charAt(end)) < 0 && end - start <= MAX_TAG_LENGTH) {
            end++;
        }
        if (end == start || end - start > MAX_TAG_LENGTH) {
            return false;
        }
        String name = ListSigns.lower(text.substring(start, end));
        // “[deck]” alone is a heading; “<card>” is none
        boolean heading =
                text.charAt(from - 1) == '['
                        && start == from
                        && (name.equals("deck") || name.equals("main"))
                        && ListSigns.trim(text).length() == to - from + 2;
        boolean value =
                end < to
                        && text.charAt(end) == ' '
                        && text.indexOf('=', end) < 0
                        && name.length() > 1;
        return !heading && !value && TAGS.contains(" " + name + " ");
    }

    /** Replaces each Markdown link with its text. */
    private static String withoutLinks(String text) {
        StringBuilder kept = new StringBuilder();
        int at = 0;
        int middle = 0;
        int last = text.lastIndexOf(')');
        while (at < text.length()) {
            middle = closing(text, ']', at, middle);
            if (text.charAt(at) == '[' && text.startsWith("](", middle) && middle < last) {
                kept.append(text, at + 1, middle);
                at = linkEnd(text, middle + 2);
            } else {
                kept.append(text.charAt(at));
                at++;
            }
        }
        return kept.toString();
    }

    /** The end of an address in parentheses, which may hold pairs of them. */
    private static int linkEnd(String text, int from) {
        int depth = 1;
        int at = from;
        while (at < text.length() && depth > 0) {
            depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            at++;
        }
        return at;
    }

    /** The text without bullets and symbols in front and emoji behind. */
    public static String withoutBullets(String text) {
        int at = 0;
        int end = text.length();
        while (at < end - 1) {
            char c = text.charAt(at);
            boolean spaced =
                    SPACED_BULLETS.indexOf(c) >= 0 && ListSigns.isBlank(text.charAt(at + 1));
            if (isEmoji(c)) {
                at += 2;
            } else if (text.startsWith("[*]", at)) {
                at += 3;
            } else if (spaced || isSymbol(c) && BOXES.indexOf(c) < 0 || c == '・') {
                at++;
            } else {
                break;
            }
            at = ListSigns.skipBlanks(text, at, end);
        }
        while (end - at > 2 && isEmoji(text.charAt(end - 2))
                || end - at > 1 && text.charAt(end - 1) == '✨') {
            end = ListSigns.dropBlanks(text, at, end - (text.charAt(end - 1) == '✨' ? 1 : 2));
        }
        return text.substring(at, end);
    }

    /** Whether a unit begins an emoji beyond the basic plane. */
    private static boolean isEmoji(char c) {
        return c >= '\ud83c' && c <= '\ud83e';
    }

    /** Whether a character is an arrow, a geometric shape, a dingbat or another symbol. */
    public static boolean isSymbol(char c) {
        return c == '•' || c == '※' || c >= '\u2190' && c <= '\u2bff' && c != '∀' && c != '∞';
    }

    private static int boxEnd(String text) {
        if (text.length() > 1 && BOXES.indexOf(text.charAt(0)) >= 0) {
            return 1;
        }
        for (String box : new String[] {"[ ]", "[x]", "[X]", "[]"}) {
            if (text.startsWith(box) && text.length() > box.length()) {
                return box.length();
            }
        }
        return -1;
    }

    /** The line without quotation marks and commas around all of it. */
    private static String unwrapped(String text) {
        String rest = text;
        while (!rest.isEmpty() && ",;\\".indexOf(rest.charAt(rest.length() - 1)) >= 0) {
            rest = ListSigns.trim(rest.substring(0, rest.length() - 1));
        }
        boolean quoted =
                rest.length() > 2
                        && "\"'".indexOf(rest.charAt(0)) >= 0
                        && rest.indexOf(rest.charAt(0), 1) == rest.length() - 1;
        boolean emphasised =
                rest.length() > 2
                        && (rest.charAt(0) == '*' || rest.charAt(0) == '_')
                        && rest.indexOf(rest.charAt(0), 1) == rest.length() - 1;
        return quoted || emphasised ? ListSigns.trim(rest.substring(1, rest.length() - 1)) : rest;
    }
}
