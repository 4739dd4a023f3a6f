package cardbench.app.cli;

import java.io.IOException;
import java.util.List;

/**
 * The text that a command works on: the words of the command line, or the standard input for {@code
 * -}.
 */
final class GivenText {

    private GivenText() {}

    /**
     * Joins the words, which a shell may have split at the spaces of one text.
     *
     * @throws UsageException if there are no words
     */
    static String of(List<String> words, Terminal terminal) throws IOException, UsageException {
        if (words.isEmpty()) {
            throw new UsageException("it needs a text, or - to read one from the standard input");
        }
        return words.equals(List.of("-"))
                ? withoutLastBreak(terminal.readAll())
                : String.join(" ", words);
    }

    /**
     * Removes the line break at the end of a file or of another program's output, which is no part
     * of the text.
     */
    private static String withoutLastBreak(String text) {
        int end = text.length();
        end -= end > 0 && text.charAt(end - 1) == '\n' ? 1 : 0;
        end -= end > 0 && end < text.length() && text.charAt(end - 1) == '\r' ? 1 : 0;
        return text.substring(0, end);
    }
}
