package cardbench.deckfile;

import java.util.ArrayList;
import java.util.List;

/**
 * The keys that can be written at a place of a deck file, for an editor. Reads nothing but lines
 * and their indentation, so that it knows the place in a file that cannot be read yet. Maps in
 * braces have no completion.
 *
 * @param from the beginning of the word that a key replaces
 * @param to its end, exclusive
 * @param keys the keys of this map that it does not have yet, in their usual order
 */
public record KeyCompletion(int from, int to, List<String> keys) {

    /** Copies the list, so that it never changes. */
    public KeyCompletion {
        keys = List.copyOf(keys);
    }

    /** The keys at a place; none where no key can be written, or any word can. */
    public static KeyCompletion at(String yaml, int offset) {
        int line = yaml.lastIndexOf('\n', offset - 1) + 1;
        int from = afterBlanks(yaml, line);
        int to = afterWord(yaml, from);
        boolean isKey = from <= offset && offset <= to && endsKey(yaml, to);
        DeckFileSchema level = isKey ? DeckFileSchema.at(keysAbove(yaml, line, from - line)) : null;
        if (level == null) {
            return new KeyCompletion(offset, offset, List.of());
        }
        List<String> keys = new ArrayList<>(level.keys);
        keys.removeAll(siblings(yaml, line, from - line));
        return new KeyCompletion(from, to, keys);
    }

    /** Whether nothing but the value of a key comes behind its word. */
    private static boolean endsKey(String yaml, int at) {
        return at == yaml.length() || ":\r\n".indexOf(yaml.charAt(at)) >= 0;
    }

    private static int afterBlanks(String yaml, int at) {
        int end = at;
        while (end < yaml.length() && yaml.charAt(end) == ' ') {
            end++;
        }
        return end;
    }

    private static int afterWord(String yaml, int at) {
        int end = at;
        while (end < yaml.length() && ": \t\r\n#".indexOf(yaml.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    /** The key at the beginning of a line; empty for a blank line or a comment. */
    private static String key(String yaml, int line) {
        int from = afterBlanks(yaml, line);
        return yaml.substring(from, afterWord(yaml, from));
    }

    /** The keys of the maps around a line, from the outside in. */
    private static List<String> keysAbove(String yaml, int line, int indent) {
        List<String> keys = new ArrayList<>();
        int limit = indent;
        for (int at = before(yaml, line); at >= 0 && limit > 0; at = before(yaml, at)) {
            int own = afterBlanks(yaml, at) - at;
            if (own < limit && !key(yaml, at).isEmpty()) {
                keys.add(0, key(yaml, at));
                limit = own;
            }
        }
        return keys;
    }

    /** The other keys of the map that a line belongs to. */
    private static List<String> siblings(String yaml, int line, int indent) {
        List<String> keys = new ArrayList<>();
        for (int at = before(yaml, line); at >= 0; at = before(yaml, at)) {
            if (!add(yaml, at, indent, keys)) {
                break;
            }
        }
        for (int at = after(yaml, line); at >= 0; at = after(yaml, at)) {
            if (!add(yaml, at, indent, keys)) {
                break;
            }
        }
        return keys;
    }

    /** Adds the key of a line with this indentation; whether the map goes on behind the line. */
    private static boolean add(String yaml, int line, int indent, List<String> keys) {
        int own = afterBlanks(yaml, line) - line;
        String key = key(yaml, line);
        if (own == indent) {
            keys.add(key);
        }
        return own >= indent || key.isEmpty();
    }

    /** The beginning of the line before one, or -1. */
    private static int before(String yaml, int line) {
        return line == 0 ? -1 : yaml.lastIndexOf('\n', line - 2) + 1;
    }

    /** The beginning of the line behind one, or -1. */
    private static int after(String yaml, int line) {
        return yaml.indexOf('\n', line) + 1 > 0 ? yaml.indexOf('\n', line) + 1 : -1;
    }
}
