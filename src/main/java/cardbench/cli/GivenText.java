package cardbench.cli;

import java.io.IOException;
import java.util.List;

/**
 * The text that a command is about: the words of the command line, or the standard input for {@code
 * -}.
 */
final class GivenText {

    private GivenText() {}

    /**
     * One text out of all the words, which a shell may have split at its spaces.
     *
     * @throws UsageException where there is none
     */
    static String of(List<String> words, Terminal terminal) throws IOException, UsageException {
        if (words.isEmpty()) {
            throw new UsageException("it needs a text, or - to read one from the standard input");
        }
        return words.equals(List.of("-"))
                ? withoutLastBreak(terminal.readAll())
                : String.join(" ", words);
    }

    /** The line break that ends a file, or what a program prints, is no part of what it says. */
    private static String withoutLastBreak(String text) {
        int end = text.length();
        end -= end > 0 && text.charAt(end - 1) == '\n' ? 1 : 0;
        end -= end > 0 && end < text.length() && text.charAt(end - 1) == '\r' ? 1 : 0;
        return text.substring(0, end);
    }
}
