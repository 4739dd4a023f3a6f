package cardbench.base.text;

/**
 * Finds the end of a code inside a run of letters. A run often continues after the code: with
 * padding, with unused bytes, or with a word of the text around it.
 */
public record Base64Ending(Base64Text code) {

    /** Whether padding completes the last group of four letters of the run. */
    public boolean isPadded() {
        int count = code.letters();
        int padding = count == 0 ? 0 : paddingBehind(count);
        return padding > 0 && padding < 3 && (count + padding & 3) == 0;
    }

    private int paddingBehind(int letters) {
        return code.source().padding(code.letterTo(letters - 1)).count();
    }

    /** Whether the first {@code size} bytes are followed by exactly the padding that they need. */
    public boolean isWell(int size) {
        return code.source().padding(code.lettersEnd(size)).count() == Base64Padding.needed(size);
    }

    /** The index after the last letter that follows {@code letter} without a gap. */
    private int rowEnd(int letter) {
        int end = letter;
        while (code.letterAdjoins(end)) {
            end++;
        }
        return end;
    }

    /** Whether the row of letters after {@code size} bytes, with its padding, is whole groups. */
    private boolean isClosed(int size) {
        int end = rowEnd(Base64Text.lettersFor(size));
        return end > 0 && (end + paddingBehind(end) & 3) == 0;
    }

    /**
     * The size of a code of which {@code size} bytes were used. Adjoining letters belong to the
     * code if padding closes them, or if they complete the group of four letters that the bytes
     * began; otherwise they are a word after the code.
     *
     * @return the number of bytes of the whole code, at least {@code size}
     */
    public int codeSize(int size) {
        int letter = Base64Text.lettersFor(size);
        int end = rowEnd(letter);
        if (end == letter || !isClosed(size)) {
            return size;
        }
        boolean ofGroup = size % 3 != 0 && code.isStandard(letter);
        // A closed row that ends inside a group has padding signs, which no word of prose has.
        return ofGroup || (end & 3) != 0 ? Math.max(size, 6 * end >> 3) : size;
    }

    /** Whether no further letter adjoins the first {@code size} bytes: their row ends with them. */
    public boolean endsRow(int size) {
        return !code.letterAdjoins(Base64Text.lettersFor(size));
    }

    /** Whether exactly one letter adjoins the first {@code size} bytes: a sign of a cut code. */
    public boolean hasHalfByte(int size) {
        int letter = Base64Text.lettersFor(size);
        // After whole groups a single letter has 6 bits, too few for a byte: some are missing.
        return size % 3 == 0 && rowEnd(letter) == letter + 1;
    }
}
