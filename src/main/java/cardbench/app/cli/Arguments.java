package cardbench.app.cli;

import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words behind the name of a command: options ({@code --json}, {@code --kind hearthstone},
 * {@code --kind=hearthstone}) and the remaining words in order. {@code --} ends the options; {@code
 * -} alone is no option, because it stands for the standard input.
 */
final class Arguments {

    private static final Pattern OPTION = Pattern.compile("(--[a-z][a-z-]*)( [A-Z]+\\b)?");

    private final Map<String, List<String>> options = new LinkedHashMap<>();
    private final List<String> operands = new ArrayList<>();

    private Arguments() {}

    /**
     * Separates options from the other words.
     *
     * @param help the help of the command, which has its {@link #options}
     * @throws UsageException for an unknown option, or one that lacks its value
     */
    static Arguments parse(List<String> words, String help) throws UsageException {
        Map<String, Boolean> known = options(help);
        Arguments arguments = new Arguments();
        int at = 0;
        while (at < words.size()) {
            String word = words.get(at);
            at++;
            if (word.equals("--")) {
                arguments.operands.addAll(words.subList(at, words.size()));
                return arguments;
            }
            if (!word.startsWith("--")) {
                arguments.operands.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            if (known.getOrDefault(name, false)) {
                if (equals < 0 && at == words.size()) {
                    throw new UsageException("the option " + name + " needs a value");
                }
                arguments.put(name, equals < 0 ? words.get(at) : word.substring(equals + 1));
                at += equals < 0 ? 1 : 0;
            } else if (known.containsKey(word)) {
                arguments.put(word, "");
            } else {
                throw new UsageException("unknown option " + word);
            }
        }
        return arguments;
    }

    /**
     * The options of a help text, in their order, each with whether it takes a value. An option
     * that takes one is followed by the name of the value in capitals.
     */
    static Map<String, Boolean> options(String help) {
        Map<String, Boolean> options = new LinkedHashMap<>();
        Matcher option = OPTION.matcher(help);
        while (option.find()) {
            options.merge(option.group(1), option.group(2) != null, Boolean::logicalOr);
        }
        return options;
    }

    private void put(String name, String value) {
        options.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
    }

    /** Whether the option was given. */
    boolean has(String name) {
        return options.containsKey(name);
    }

    /** The last value of the option, or {@code null} if it was not given. */
    String value(String name) {
        List<String> values = options.get(name);
        return values == null ? null : values.get(values.size() - 1);
    }

    /** Adds the options of these names that were given to a request, as members of the names. */
    void addTo(JsonObject request, String... names) {
        for (String name : names) {
            if (has("--" + name)) {
                request.add(name, value("--" + name));
            }
        }
    }

    /** A word as an integer. */
    static int number(String word) throws UsageException {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new UsageException("“" + word + "” is no number");
        }
    }

    /** All values of a repeatable option, in order. */
    List<String> values(String name) {
        return options.getOrDefault(name, List.of());
    }

    /** The words that are no options, in order. */
    List<String> operands() {
        return List.copyOf(operands);
    }

    /**
     * The text that a command works on: the operands, or the standard input for {@code -}.
     *
     * @throws UsageException if there is none
     */
    String text(Terminal terminal) throws IOException, UsageException {
        return text(operands, terminal);
    }

    /**
     * The same for some of the operands. Joins the words, which a shell may have split at the
     * spaces of one text.
     *
     * @throws UsageException if there are no words
     */
    static String text(List<String> words, Terminal terminal) throws IOException, UsageException {
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
