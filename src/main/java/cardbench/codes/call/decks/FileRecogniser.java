package cardbench.codes.call.decks;

import cardbench.base.text.Ascii;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Recogniser;
import java.util.ArrayList;
import java.util.List;

/**
 * Recognises files that are pasted as text: deck files of ygo-calc and cards of 逆时巫师 OL. It looks
 * only for the keys that such a file must have and does not parse it, so the result is never
 * certain. A file is the whole text, or the text between two Markdown fences.
 */
public final class FileRecogniser implements Recogniser {

    private static final String FENCE = "```";
    private static final String YISP = "yisp";

    private final String kind;

    private FileRecogniser(String kind) {
        this.kind = kind;
    }

    /** One for each kind of file. */
    public static List<Recogniser> all() {
        return List.of(new FileRecogniser(YISP), new FileRecogniser("wizard"));
    }

    @Override
    public String kind() {
        return kind;
    }

    @Override
    public List<Found> find(String text) {
        List<Found> found = new ArrayList<>();
        int fence = text.indexOf(FENCE);
        if (fence < 0) {
            add(text, 0, text.length(), found);
        }
        while (fence >= 0 && found.size() <= MOST) {
            // the rest of the line of a fence names the language, as in ```yaml
            int from = lineEnd(text, fence);
            int to = text.indexOf(FENCE, from);
            int end = to < 0 ? text.length() : to;
            add(text, from, end, found);
            fence = to < 0 ? -1 : text.indexOf(FENCE, lineEnd(text, to));
        }
        return found;
    }

    private void add(String text, int start, int end, List<Found> found) {
        int from = Ascii.skipBlanks(text, start, end);
        int to = Ascii.dropBlanks(text, from, end);
        if (kind.equals(YISP) ? isDeckFile(text, from, to) : isCard(text, from, to)) {
            found.add(new Found(kind, from, to, false));
        }
    }

    private static int lineEnd(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    /** Whether lines begin with the keys of a deck file: one at the margin, then one indented. */
    private static boolean isDeckFile(String text, int from, int to) {
        boolean top = false;
        boolean below = false;
        for (int at = from; at < to && !below; at = lineEnd(text, at) + 1) {
            int first = Ascii.skipBlanks(text, at, to);
            top |= first == at && (isKey(text, at, "deck") || isKey(text, at, "simulate"));
            below =
                    top
                            && first > at
                            && (isKey(text, first, "cards") || isKey(text, first, "tests"));
        }
        return below;
    }

    private static boolean isKey(String text, int at, String key) {
        return text.startsWith(key, at) && text.startsWith(":", at + key.length());
    }

    /** Whether it begins like JSON and has the keys of a card, or of a trigger alone. */
    private static boolean isCard(String text, int from, int to) {
        boolean json =
                text.startsWith("{", from)
                        || text.startsWith("[", from)
                        || text.startsWith("//", from);
        return json
                && (hasKey(text, from, to, "behaviors")
                        || hasKey(text, from, to, "event") && hasKey(text, from, to, "do"));
    }

    private static boolean hasKey(String text, int from, int to, String key) {
        String quoted = "\"" + key + "\"";
        int at = Ascii.find(text, quoted, from, to);
        while (at >= 0) {
            int behind = Ascii.skipBlanks(text, at + quoted.length(), to);
            if (text.startsWith(":", behind)) {
                return true;
            }
            at = Ascii.find(text, quoted, behind, to);
        }
        return false;
    }
}
