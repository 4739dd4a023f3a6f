package cardbench.odds.yisp.syntax;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import java.util.Arrays;

/**
 * Reads the conditions of a deck file, in {@code hand}, {@code grave} and {@code alias}: words
 * separated by blanks, all of which a card has to meet.
 */
public final class ConditionReader {

    // the ideographic blank is what a Chinese or Japanese keyboard types
    private static final String BLANKS = " \t\r\n\u3000";

    private final VocabularyBuilder vocabulary;
    private final Diagnostics diagnostics;

    /** A reader that knows the words of a deck. */
    public ConditionReader(VocabularyBuilder vocabulary, Diagnostics diagnostics) {
        this.vocabulary = vocabulary;
        this.diagnostics = diagnostics;
    }

    /**
     * Finds the cards that meet all words of a text. The text as a whole may also be a name or
     * alias with blanks in it; as in ygo-calc, this is looked up first. An unknown word is an error
     * that no card meets, and so is a text without words.
     *
     * @return by card of the vocabulary, whether it meets the text; the array is the caller's
     */
    public boolean[] read(Source source) {
        String text = source.text();
        if (trimmed(text).isEmpty()) {
            diagnostics.add(YispCodes.EMPTY_CONDITION.at(source.whole()));
            return new boolean[vocabulary.cards().size()];
        }
        boolean[] whole = vocabulary.named(trimmed(text));
        if (whole != null) {
            return whole;
        }
        boolean[] met = new boolean[vocabulary.cards().size()];
        Arrays.fill(met, true);
        for (int at = 0; at < text.length(); ) {
            int from = at;
            while (at < text.length() && BLANKS.indexOf(text.charAt(at)) < 0) {
                at++;
            }
            if (at > from) {
                boolean[] word = word(source, from, at);
                for (int i = 0; i < met.length; i++) {
                    met[i] &= word[i];
                }
            } else {
                at++;
            }
        }
        return met;
    }

    static String trimmed(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && BLANKS.indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        while (to > from && BLANKS.indexOf(text.charAt(to - 1)) >= 0) {
            to--;
        }
        return text.substring(from, to);
    }

    static boolean isBlank(char c) {
        return BLANKS.indexOf(c) >= 0;
    }

    private boolean[] word(Source source, int from, int to) {
        String word = source.text().substring(from, to);
        boolean[] met = vocabulary.meeting(word);
        if (met == null) {
            reportUnknown(source, word, from, to);
            return new boolean[vocabulary.cards().size()];
        }
        UnknownWord unknown = new UnknownWord(vocabulary, diagnostics);
        unknown.checkTime(source, from, to);
        unknown.checkAttribute(source, word, from);
        return met;
    }

    private void reportUnknown(Source source, String word, int from, int to) {
        String half = FullWidth.folded(word);
        if (!half.equals(word) && vocabulary.meeting(half) != null) {
            Diagnostic wide =
                    YispCodes.FULL_WIDTH
                            .at(source.locate(from, to))
                            .with("found", word)
                            .with("half", half);
            diagnostics.add(source.mend(wide, from, to, half));
            return;
        }
        int name = from;
        while (name < to && source.text().charAt(name) == '!') {
            name++;
        }
        String bare = source.text().substring(name, to);
        String suggestion = vocabulary.suggestion(bare);
        if (suggestion == null) {
            diagnostics.add(
                    YispCodes.UNKNOWN_CONDITION.at(source.locate(name, to)).with("word", bare));
        } else {
            Diagnostic near =
                    YispCodes.UNKNOWN_CONDITION_NEAR
                            .at(source.locate(name, to))
                            .with("word", bare)
                            .with("suggestion", suggestion);
            diagnostics.add(source.mend(near, name, to, suggestion));
        }
    }
}
