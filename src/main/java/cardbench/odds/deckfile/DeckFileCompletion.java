package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlReader;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * The words that can be written at a place of a deck file outside of programs and conditions, for
 * an editor: the keys of a map, and the values of a key that takes certain words alone.
 *
 * <p>The place is found by writing a mark there and reading the file as YAML. So lines and braces
 * are treated alike, and a file with errors is understood as far as the reader understands it.
 *
 * @param from the beginning of the word that is replaced
 * @param to its end, exclusive
 * @param isKey whether the words are keys; otherwise they are values
 * @param words in their usual order; of keys, those that the map does not have yet
 */
public record DeckFileCompletion(int from, int to, boolean isKey, List<String> words) {

    /** A character that no file needs: of the area of Unicode for private use. */
    private static final String MARK = "\ue000";

    /** Copies the list, so that it never changes. */
    public DeckFileCompletion {
        words = List.copyOf(words);
    }

    /** The words at a place; none where no word can be written, or any can. */
    public static DeckFileCompletion at(String yaml, int offset) {
        int from = Math.min(offset, yaml.length());
        int to = from;
        while (from > 0 && isOfWord(yaml.charAt(from - 1))) {
            from--;
        }
        while (to < yaml.length() && isOfWord(yaml.charAt(to))) {
            to++;
        }
        boolean isKey = charBefore(yaml, from) != ':';
        char next = charBehind(yaml, to);
        List<String> words = List.of();
        if ("\r\n#,}".indexOf(next) >= 0 || isKey && next == ':') {
            String mark = isKey && next != ':' ? MARK + ": " : MARK;
            words = marked(yaml, from, mark, to);
            // a brace that is typed just now has no counterpart yet
            words = words.isEmpty() ? marked(yaml, from, mark + "}", to) : words;
        }
        return new DeckFileCompletion(from, to, isKey, words);
    }

    private static List<String> marked(String yaml, int from, String mark, int to) {
        String marked = yaml.substring(0, from) + mark + yaml.substring(to);
        return YamlReader.read(marked).root() instanceof YamlMap map
                ? inside(map, List.of())
                : List.of();
    }

    private static boolean isOfWord(char c) {
        return c > ' ' && ":,[]{}#'\"".indexOf(c) < 0;
    }

    /** The last character before a place on its line that is no blank; a line break if none is. */
    private static char charBefore(String yaml, int at) {
        int before = at - 1;
        while (before >= 0 && yaml.charAt(before) == ' ') {
            before--;
        }
        return before < 0 ? '\n' : yaml.charAt(before);
    }

    /** The first character behind a place that is no blank; a line break at the end of the file. */
    private static char charBehind(String yaml, int at) {
        int behind = at;
        while (behind < yaml.length() && yaml.charAt(behind) == ' ') {
            behind++;
        }
        return behind == yaml.length() ? '\n' : yaml.charAt(behind);
    }

    /** The words for the mark below these keys; none where it is not, or is no such word. */
    private static List<String> inside(YamlMap map, List<String> above) {
        DeckFileSchema level = DeckFileSchema.at(above);
        for (YamlMap.Entry entry : map.entries()) {
            String key = entry.key().value();
            List<String> words = List.of();
            if (level != null && key.equals(MARK)) {
                words = missing(map, level);
            } else if (level != null && isMark(entry.value())) {
                words = level.values(key);
            } else if (entry.value() instanceof YamlMap inner) {
                List<String> keys = new ArrayList<>(above);
                keys.add(key);
                words = inside(inner, keys);
            }
            if (!words.isEmpty()) {
                return words;
            }
        }
        return List.of();
    }

    private static boolean isMark(YamlNode value) {
        return value instanceof YamlScalar text && text.value().equals(MARK);
    }

    /** The keys that a map does not have. */
    private static List<String> missing(YamlMap map, DeckFileSchema level) {
        List<String> keys = new ArrayList<>(level.keys);
        for (YamlMap.Entry entry : map.entries()) {
            keys.remove(entry.key().value());
        }
        return keys;
    }
}
