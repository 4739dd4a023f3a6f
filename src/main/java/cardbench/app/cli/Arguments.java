package cardbench.app.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The words behind the name of a command: options ({@code --json}, {@code --kind hearthstone},
 * {@code --kind=hearthstone}) and the remaining words in order. {@code --} ends the options; {@code
 * -} alone is no option, because it stands for the standard input.
 */
final class Arguments {

    private final Map<String, List<String>> options = new LinkedHashMap<>();
    private final List<String> operands = new ArrayList<>();

    private Arguments() {}

    /**
     * Separates options from the other words.
     *
     * @param flags names of the options without a value, such as {@code --json}
     * @param valued names of the options with a value
     * @throws UsageException for an unknown option, or one that lacks its value
     */
    static Arguments parse(List<String> words, List<String> flags, List<String> valued)
            throws UsageException {
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
            if (valued.contains(name)) {
                if (equals < 0 && at == words.size()) {
                    throw new UsageException("the option " + name + " needs a value");
                }
                arguments.put(name, equals < 0 ? words.get(at) : word.substring(equals + 1));
                at += equals < 0 ? 1 : 0;
            } else if (flags.contains(word)) {
                arguments.put(word, "");
            } else {
                throw new UsageException("unknown option " + word);
            }
        }
        return arguments;
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

    /** All values of a repeatable option, in order. */
    List<String> values(String name) {
        return options.getOrDefault(name, List.of());
    }

    /** The words that are no options, in order. */
    List<String> operands() {
        return List.copyOf(operands);
    }
}
