package cardbench.genshin;

import cardbench.text.Base64Text;
import java.util.ArrayList;
import java.util.List;

/** Writes share codes: 256 texts say the same deck, one for each offset. */
public final class ShareCodeWriter {

    /** How many offsets there are. */
    public static final int OFFSETS = 256;

    private ShareCodeWriter() {}

    /**
     * A deck written so that no refused word is in the text.
     *
     * @param text the share code; the last one that was tried where all hold a refused word
     * @param offset its offset, or {@link #OFFSETS} where all hold a refused word
     * @param skipped the offsets before it, each with the word that its text holds
     */
    public record Written(String text, int offset, List<Skipped> skipped) {

        /** Copies the list, so that it never changes. */
        public Written {
            skipped = List.copyOf(skipped);
        }
    }

    /** An offset that was passed over, and why. */
    public record Skipped(int offset, String word) {}

    /** The code of a deck under an offset from 0 to 255. */
    public static String write(GenshinDeck deck, int offset) {
        byte[] bytes = ByteShuffle.bytes(deck);
        return text(offset == 0 ? bytes : ByteShuffle.withOffset(bytes, offset));
    }

    /** The code under the smallest offset that gives a text without a word of the filter. */
    public static Written write(GenshinDeck deck, WordFilter filter) {
        byte[] bytes = ByteShuffle.bytes(deck);
        List<Skipped> skipped = new ArrayList<>();
        String text = "";
        for (int offset = 0; offset < OFFSETS; offset++) {
            text = text(ByteShuffle.withOffset(bytes, offset));
            String word = filter.wordIn(text);
            if (word == null) {
                return new Written(text, offset, skipped);
            }
            skipped.add(new Skipped(offset, word));
        }
        return new Written(text, OFFSETS, skipped);
    }

    private static String text(byte[] bytes) {
        return Base64Text.encode(bytes, ByteShuffle.BYTES);
    }
}
