package cardbench.codes.export;

import cardbench.base.text.OneLine;

/**
 * Escapes text for elements and quoted attributes, in both HTML and XML (XML 1.0, sections 2.2 and
 * 2.4). Characters that XML does not allow at all have been removed by {@link OneLine} before.
 */
public final class MarkupText {

    private MarkupText() {}

    /** The line with all markup characters escaped. */
    public static String of(String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                // &apos; is not defined in HTML 4, a numeric reference is everywhere
                case '\'' -> text.append("&#39;");
                default -> text.append(c);
            }
        }
        return text.toString();
    }
}
