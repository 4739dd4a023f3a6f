package cardbench.build.site;

/**
 * Converts JavaScript to ASCII, so that a host page in GBK or without a declared charset reads it
 * correctly. The escape {@code \}{@code uXXXX} is equivalent to the character in strings,
 * templates, regular expressions and (for letters of the basic plane) names, and harmless in
 * comments. White space outside of strings has no such escape and must be ASCII in the source.
 */
final class AsciiScript {

    private static final String HEX = "0123456789abcdef";

    private AsciiScript() {}

    /** Escapes all characters above U+007F. */
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
