package cardbench.codes.genshin;

import cardbench.base.text.Base64Text;
import java.util.ArrayList;
import java.util.List;

/** Writes share codes. There are 256 codes of each deck, one for each offset. */
public final class ShareCodeWriter {

    /** The number of offsets. */
    public static final int OFFSETS = 256;

    private ShareCodeWriter() {}

    /**
     * A share code without a refused word.
     *
     * @param text the share code; the last one that was tried if all contain a refused word
     * @param offset its offset, or {@link #OFFSETS} if all contain a refused word
     * @param skipped the smaller offsets, each with the word in its code
     */
    public record Written(String text, int offset, List<Skipped> skipped) {

        /** Copies the list, to be immutable. */
        public Written {
            skipped = List.copyOf(skipped);
        }
    }

    /** An offset that was not used, and the refused word in its code. */
    public record Skipped(int offset, String word) {}

    /** The code of a deck with an offset from 0 to 255. */
    public static String write(GenshinDeck deck, int offset) {
        byte[] bytes = ByteShuffle.bytes(deck);
        return text(offset == 0 ? bytes : ByteShuffle.withOffset(bytes, offset));
    }

    /** The code with the smallest offset that contains no word of the filter. */
    public static Written write(GenshinDeck deck, WordFilter filter) {
        byte[] bytes = ByteShuffle.bytes(deck);
        List<Skipped> skipped = new ArrayList<>();
        String text = "";
        // From 0 up, as the game does, so that nearly all of its own codes are reproduced.
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
