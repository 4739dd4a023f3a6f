package cardbench.base.text;

import java.util.HashMap;
import java.util.Map;

/**
 * The phrases of one language. They are data, not code: one line for each, of the form {@code key =
 * phrase}. A digit in braces is the index of an argument, as in {@code change.add = Adds {0} to the
 * {2} of {1}.} Languages may order the arguments differently. A pilcrow in a phrase is a line feed.
 * Immutable.
 */
public final class Phrases {

    private static final String SEPARATOR = " = ";

    private final Map<String, String> phrases = new HashMap<>();

    /**
     * Reads phrases.
     *
     * @param text the lines, each of which ends with a line feed
     */
    public Phrases(String text) {
        int end;
        for (int from = 0; from < text.length(); from = end + 1) {
            end = text.indexOf('\n', from);
            int separator = text.indexOf(SEPARATOR, from);
            phrases.put(
                    text.substring(from, separator),
                    text.substring(separator + SEPARATOR.length(), end).replace('¶', '\n'));
        }
    }

    /**
     * Reads phrases without their keys, which all languages share.
     *
     * @param keys a line for each
     * @param text a line for each key, empty where the language has no such phrase; each line of
     *     both ends with a line feed
     */
    public Phrases(String keys, String text) {
        int at = 0;
        int end;
        for (int from = 0; from < text.length(); from = end + 1) {
            end = text.indexOf('\n', from);
            int next = keys.indexOf('\n', at);
            if (end > from) {
                phrases.put(keys.substring(at, next), text.substring(from, end));
            }
            at = next + 1;
        }
    }

    /**
     * The phrase of a key with arguments inserted. Braces in an argument have no meaning, since it
     * may be a text of the user.
     *
     * @throws IllegalStateException if the key has no phrase
     */
    public String say(String key, String... arguments) {
        String phrase = phrases.get(key);
        if (phrase == null) {
            throw new IllegalStateException(key);
        }
        StringBuilder text = new StringBuilder();
        int from = 0;
        int open = phrase.indexOf('{');
        while (open >= 0) {
            text.append(phrase, from, open).append(arguments[phrase.charAt(open + 1) - '0']);
            from = open + "{0}".length();
            open = phrase.indexOf('{', from);
        }
        return text.append(phrase, from, phrase.length()).toString();
    }

    /** The phrase of a key, as it is written; {@code otherwise} if the key has none. */
    public String sayOr(String key, String otherwise) {
        String phrase = phrases.get(key);
        return phrase == null ? otherwise : phrase;
    }
}
