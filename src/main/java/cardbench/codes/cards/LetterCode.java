package cardbench.codes.cards;

import java.util.Arrays;

/**
 * Writes texts with letters and digits alone, one for each of the most frequent characters and two
 * for each of the others. Names in Chinese, Japanese or Russian are a fifth to a third smaller so
 * than with the escapes of a script in ASCII, also after compression.
 *
 * <pre>
 * alphabet of n characters     [ s singles ][ page 0: 62 ][ page 1: 62 ] ...   s = (62 * 62 - n) / 61
 * single i                     digit i
 * character i of page p        digit s + p, digit i
 * </pre>
 *
 * With this s, the 62 - s digits that begin a pair are just enough. Singles and pages each are in
 * ascending order, so that the alphabet follows from the distances from character to character,
 * each part beginning at 0 again. Characters are UTF-16 units.
 */
final class LetterCode {

    /** The most different characters that can be written. */
    static final int MAX_CHARACTERS = PackedNumbers.BASE * PackedNumbers.BASE;

    private final char[] alphabet;
    private final int singles;

    private LetterCode(char[] alphabet) {
        this.alphabet = alphabet;
        int spare = (MAX_CHARACTERS - alphabet.length) / (PackedNumbers.BASE - 1);
        this.singles = Math.min(spare, PackedNumbers.BASE);
    }

    /** The code that {@link #alphabet} describes, or {@code null} if it is malformed. */
    static LetterCode read(String distances) {
        PackedNumbers numbers = new PackedNumbers(distances);
        // a number has at least one character
        char[] characters = new char[Math.min(distances.length(), MAX_CHARACTERS)];
        int count = 0;
        while (!numbers.atEnd() && count < characters.length) {
            characters[count] = (char) numbers.next();
            count++;
        }
        if (!numbers.atEnd() || numbers.failed()) {
            return null;
        }
        LetterCode code = new LetterCode(Arrays.copyOf(characters, count));
        for (int i = 0; i < count; i++) {
            if (i > 0 && !code.beginsPart(i)) {
                code.alphabet[i] += code.alphabet[i - 1];
            }
            // a line break within a cell would make two of it
            if (code.alphabet[i] < ' ') {
                return null;
            }
        }
        return code;
    }

    /**
     * The code for an alphabet.
     *
     * @param frequent the distinct characters, the most frequent first; at most {@link
     *     #MAX_CHARACTERS}
     */
    static LetterCode of(String frequent) {
        LetterCode code = new LetterCode(frequent.toCharArray());
        int from = 0;
        for (int i = 1; i <= code.alphabet.length; i++) {
            if (i == code.alphabet.length || code.beginsPart(i)) {
                Arrays.sort(code.alphabet, from, i);
                from = i;
            }
        }
        return code;
    }

    private boolean beginsPart(int index) {
        return index >= singles && (index - singles) % PackedNumbers.BASE == 0;
    }

    /** The distances from character to character. */
    String alphabet() {
        StringBuilder distances = new StringBuilder();
        for (int i = 0; i < alphabet.length; i++) {
            int before = i == 0 || beginsPart(i) ? 0 : alphabet[i - 1];
            PackedNumbers.append(alphabet[i] - before, distances);
        }
        return distances.toString();
    }

    /** A text of the characters of the alphabet in letters. */
    String encode(String text) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int index = indexOf(text.charAt(i)) - singles;
            if (index >= 0) {
                PackedNumbers.append(singles + index / PackedNumbers.BASE, letters);
                PackedNumbers.append(index % PackedNumbers.BASE, letters);
            } else {
                PackedNumbers.append(singles + index, letters);
            }
        }
        return letters.toString();
    }

    private int indexOf(char character) {
        for (int i = 0; i < alphabet.length; i++) {
            if (alphabet[i] == character) {
                return i;
            }
        }
        throw new IllegalArgumentException("not in the alphabet: " + character);
    }

    /** The text of letters, or {@code null} if they are malformed. */
    String decode(String letters) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < letters.length()) {
            int index = PackedNumbers.digit(letters.charAt(at));
            at++;
            if (index >= singles) {
                int second = at < letters.length() ? PackedNumbers.digit(letters.charAt(at)) : -1;
                at++;
                index = second < 0 ? -1 : singles + (index - singles) * PackedNumbers.BASE + second;
            }
            if (index < 0 || index >= alphabet.length) {
                return null;
            }
            text.append(alphabet[index]);
        }
        return text.toString();
    }
}
