package cardbench.codes.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base32Text;

/**
 * Words of a text that may be codes of base32: letters and digits that nothing separates. A code
 * stands in a text as such a word; only in a text of its own is it looked for with gaps and
 * repairs.
 *
 * @param from index of the first character
 * @param to index after the last one
 */
record Base32Word(int from, int to) {

    /** The next word from an index on, or {@code null}. */
    static Base32Word next(String text, int start) {
        int from = start;
        while (from < text.length() && !Ascii.isLetterOrDigit(text.charAt(from))) {
            from++;
        }
        int to = from;
        while (to < text.length() && Ascii.isLetterOrDigit(text.charAt(to))) {
            to++;
        }
        return from == text.length() ? null : new Base32Word(from, to);
    }

    /**
     * The word with what stands behind a single sign in it, such as one that was typed for a
     * letter; without any that would make more than so many foreign characters of it.
     */
    Base32Word overSigns(String text, int limit) {
        Base32Word word = this;
        while (word.to + 1 < text.length()
                && text.charAt(word.to) > ' '
                && text.charAt(word.to) <= '~'
                && text.charAt(word.to) != '|'
                && Ascii.isLetterOrDigit(text.charAt(word.to + 1))) {
            Base32Word longer = new Base32Word(from, next(text, word.to + 1).to);
            if (longer.foreign(text, limit + 1) > limit) {
                return word;
            }
            word = longer;
        }
        return word;
    }

    int length() {
        return to - from;
    }

    /** How many of its characters are no letter of the alphabet; counted up to a limit. */
    int foreign(String text, int limit) {
        int count = 0;
        for (int i = from; i < to && count < limit; i++) {
            count += Base32Text.isLetter(text.charAt(i)) ? 0 : 1;
        }
        return count;
    }

    /** The letters of the word, up to a number of them; a sign in it is one, too. */
    Base32Text letters(String text, int limit) {
        StringBuilder letters = new StringBuilder();
        for (int i = from; i < Math.min(to, from + limit); i++) {
            char c = text.charAt(i);
            letters.append(Ascii.isLetterOrDigit(c) ? c : '8');
        }
        return Base32Text.run(letters.toString(), 0, letters.length());
    }
}
