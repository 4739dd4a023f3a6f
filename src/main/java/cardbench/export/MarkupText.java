package cardbench.export;

import cardbench.text.OneLine;

/**
 * Text inside of elements and quoted attributes, in HTML and XML alike (XML 1.0, sections 2.2 and
 * 2.4). What XML does not allow at all, {@link OneLine} has taken away before.
 */
final class MarkupText {

    private MarkupText() {}

    /** The line as text of markup. */
    static String of(String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                case '\'' -> text.append("&#39;");
                default -> text.append(c);
            }
        }
        return text.toString();
    }
}
