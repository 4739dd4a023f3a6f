package cardbench.codes.list;

import cardbench.base.text.Base64Text;
import cardbench.base.text.ListSigns;
import java.nio.charset.StandardCharsets;

/**
 * Reads a list of ids, once for each copy, as Tabletop Simulator takes it: {@code OGN-265-1
 * OGN-246-1 …}; also as base64 of ids with dollar signs between them, as Pixelborn exports it.
 */
final class IdListReader {

    private static final int LEAST = 3;

    private IdListReader() {}

    /** The list, or {@code null} if the text has anything but ids. */
    static DeckList read(String text) {
        DeckList plain = ids(text, text, false);
        if (plain != null) {
            return plain;
        }
        String run = ListSigns.trim(text);
        Base64Text decoded = run.length() < 16 ? null : Base64Text.clean(run);
        if (decoded == null) {
            return null;
        }
        String words = new String(decoded.bytes(), 0, decoded.size(), StandardCharsets.UTF_8);
        return ids(words, text, true);
    }

    private static DeckList ids(String words, String text, boolean whole) {
        ListBuilder builder = new ListBuilder(text);
        int found = 0;
        int at = 0;
        while (at < words.length()) {
            int end = at;
            while (end < words.length() && !isDivider(words.charAt(end))) {
                end++;
            }
            if (end > at) {
                String word = words.substring(at, end);
                if (!CardId.is(word)) {
                    return null;
                }
                builder.card(
                        whole ? 0 : at,
                        whole ? text.length() : end,
                        new CardLineReader.CardLine(1, ListCard.numbered(word), null, true));
                found++;
            }
            at = end + 1;
        }
        return found < LEAST ? null : builder.build(ListForm.IDS);
    }

    private static boolean isDivider(char c) {
        return ListSigns.isBlank(c) || c == '$' || c == ',' || c == ';';
    }
}
