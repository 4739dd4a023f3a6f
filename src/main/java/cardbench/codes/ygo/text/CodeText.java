package cardbench.codes.ygo.text;

import cardbench.base.text.Ascii;
import cardbench.base.text.Location;
import cardbench.base.text.Utf8;
import java.util.Arrays;

/**
 * Characters that a format reads, and where they are in the input. Most are a range of the input;
 * others were decoded or put together from it. Immutable.
 */
public final class CodeText {

    /** The number of characters of an escape: {@code %3D}. */
    private static final int ESCAPE = 3;

    private final String text;
    private final int from;

    /** The input index of each character, and of the end; {@code null} for a range of the input. */
    private final int[] places;

    private CodeText(String text, int from, int[] places) {
        this.text = text;
        this.from = from;
        this.places = places;
    }

    /** A range of the input. */
    public static CodeText of(String input, TextRange place) {
        return new CodeText(input.substring(place.from(), place.to()), place.from(), null);
    }

    /**
     * Characters whose places are in ascending order.
     *
     * @param places as many as characters, and one more for the end
     */
    public static CodeText of(String text, int[] places) {
        return new CodeText(text, 0, places);
    }

    /** The characters. */
    public String text() {
        return text;
    }

    /** The input index of a character, or of the end. */
    public int at(int index) {
        return places == null ? from + index : places[index];
    }

    /** The range of the input that all characters are from. */
    public TextRange place() {
        return new TextRange(at(0), at(text.length()));
    }

    /** A location in these characters as one in the input. */
    public Location place(Location location) {
        return location.from() == Location.ABSENT
                ? location
                : Location.range(at(location.from()), at(location.to()))
                        .withByte(location.byteAt());
    }

    /** Some of these characters. */
    public CodeText part(int start, int end) {
        return new CodeText(
                text.substring(start, end),
                from + start,
                places == null ? null : Arrays.copyOfRange(places, start, end + 1));
    }

    /** These characters behind a mark, which is nowhere in the input. */
    public CodeText behind(String mark) {
        int length = mark.length();
        int[] moved = new int[length + text.length() + 1];
        for (int i = 0; i < moved.length; i++) {
            moved[i] = at(Math.max(0, i - length));
        }
        return of(mark + text, moved);
    }

    /** These characters with percent escapes decoded once; the same where there are none. */
    public CodeText decoded() {
        if (text.indexOf('%') < 0) {
            return this;
        }
        StringBuilder letters = new StringBuilder();
        int[] moved = new int[text.length() + 1];
        byte[] bytes = new byte[text.length() / ESCAPE];
        int i = 0;
        while (i < text.length()) {
            int start = i;
            int size = 0;
            while (isEscape(i)) {
                bytes[size++] = (byte) (hex(i + 1) << 4 | hex(i + 2));
                i += ESCAPE;
            }
            if (size == 0) {
                moved[letters.length()] = at(i);
                letters.append(text.charAt(i++));
            } else {
                String piece = Utf8.decode(Arrays.copyOf(bytes, size));
                // letters of a name, of several bytes each, have no place of their own
                int step = piece.length() == size ? ESCAPE : 0;
                for (int letter = 0; letter < piece.length(); letter++) {
                    moved[letters.length()] = at(start + step * letter);
                    letters.append(piece.charAt(letter));
                }
            }
        }
        moved[letters.length()] = at(text.length());
        return of(letters.toString(), Arrays.copyOf(moved, letters.length() + 1));
    }

    private boolean isEscape(int at) {
        return at + 2 < text.length()
                && text.charAt(at) == '%'
                && hex(at + 1) >= 0
                && hex(at + 2) >= 0;
    }

    private int hex(int at) {
        return Ascii.hexDigit(text.charAt(at));
    }
}
