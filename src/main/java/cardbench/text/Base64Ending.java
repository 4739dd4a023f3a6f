package cardbench.text;

/**
 * Tells where a code inside a run of letters ends. A run often goes on behind it: into padding,
 * into bytes of which the code makes no use, or into a word that somebody wrote behind the code.
 */
public final class Base64Ending {

    private final Base64Text code;

    /** Endings of a code. */
    public Base64Ending(Base64Text code) {
        this.code = code;
    }

    /** Whether the run ends in padding that makes its letters whole groups of four. */
    public boolean isPadded() {
        int count = code.letters();
        int padding = count == 0 ? 0 : paddingBehind(count);
        return padding > 0 && padding < 3 && (count + padding & 3) == 0;
    }

    private int paddingBehind(int letters) {
        return code.source().padding(code.letterTo(letters - 1)).count();
    }

    /** Whether so many bytes are followed by exactly the padding that they need. */
    public boolean isWell(int size) {
        return code.source().padding(code.lettersEnd(size)).count() == Base64Padding.needed(size);
    }

    /** The letter behind those that adjoin from a letter on. */
    private int rowEnd(int letter) {
        int end = letter;
        while (code.letterAdjoins(end)) {
            end++;
        }
        return end;
    }

    /**
     * Whether the letters that adjoin behind so many bytes end, with their padding, where a group
     * of four ends.
     */
    private boolean isClosed(int size) {
        int end = rowEnd(Base64Text.lettersFor(size));
        return end > 0 && (end + paddingBehind(end) & 3) == 0;
    }

    /**
     * Where a code ends of which {@code size} bytes were used. Letters that adjoin belong to it if
     * they are closed by padding, or end the group of four that the bytes began; otherwise they are
     * a word behind the code.
     *
     * @return the number of bytes of the whole code, from {@code size} on
     */
    public int codeSize(int size) {
        int letter = Base64Text.lettersFor(size);
        int end = rowEnd(letter);
        if (end == letter || !isClosed(size)) {
            return size;
        }
        boolean ofGroup = size % 3 != 0 && code.isStandard(letter);
        return ofGroup || (end & 3) != 0 ? Math.max(size, 6 * end >> 3) : size;
    }

    /** Whether one letter, and no more, adjoins so many bytes, as where a code was cut. */
    public boolean hasHalfByte(int size) {
        int letter = Base64Text.lettersFor(size);
        return size % 3 == 0 && rowEnd(letter) == letter + 1;
    }
}
