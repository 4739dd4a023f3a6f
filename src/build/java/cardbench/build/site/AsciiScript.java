package cardbench.build.site;

/**
 * Writes JavaScript in ASCII, so that a page in GBK or without a declared charset reads it as it
 * was meant. The escape {@code \}{@code uXXXX} means the same as the character itself in strings,
 * templates, regular expressions and (for letters of the basic plane) names; in comments it does no
 * harm. White space outside of strings has no such escape, and must be ASCII from the start.
 */
final class AsciiScript {

    private static final String HEX = "0123456789abcdef";

    private AsciiScript() {}

    /** The same script without characters above U+007F. */
    static String of(String script) {
        StringBuilder out = new StringBuilder(script.length());
        boolean escaped = false;
        for (int i = 0; i < script.length(); i++) {
            char c = script.charAt(i);
            if (c < 0x80) {
                out.append(c);
                escaped = c == '\\' && !escaped;
                continue;
            }
            // A backslash in front of the character is the one that the escape needs.
            out.append(escaped ? "u" : "\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                out.append(HEX.charAt(c >> shift & 15));
            }
            escaped = false;
        }
        return out.toString();
    }
}
