package cardbench.codes.export;

/**
 * Keeps forums from turning names into links, mail addresses and mentions. Many forums search for
 * these in the rendered text, where escapes are gone already. So the character that they look for
 * is replaced by its full-width form (U+FF01 to U+FF5E), which reads the same.
 */
final class Addresses {

    /** The distance from an ASCII character to its full-width form. */
    static final int WIDE = 0xfee0;

    private Addresses() {}

    /** The line without anything that is recognised as an address. */
    static String broken(String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean scheme = c == ':' && line.startsWith("//", i + 1);
            boolean host = c == '.' && i >= 3 && isW(line, i - 1) && isW(line, i - 2);
            // linkify-it, which markdown-it and with it Discourse use, takes "//host" for a link
            boolean relative = c == '/' && line.startsWith("/", i + 1);
            text.append(c == '@' || scheme || host || relative ? (char) (c + WIDE) : c);
        }
        return text.toString();
    }

    private static boolean isW(String line, int at) {
        return (line.charAt(at) | 0x20) == 'w';
    }
}
