package cardbench.odds.deckfile.form;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * A comparison of the number of some cards in a zone with a number, such as {@code (<= |H.brick|
 * 1)}.
 *
 * @param how how the two compare
 * @param count the number
 * @param zone the letter of the zone
 * @param of what the cards meet: words separated by blanks, as in the list {@code hand}
 */
public record CardCount(Relation how, int count, char zone, String of) {

    // what a name in a set of cards ends at; see deckfile.NameCheck
    private static final String NEVER_IN_SETS = " \t.|()[];\"";

    private static final int MOST = 1000;

    /** How a number of cards compares with another number. */
    public enum Relation {
        /** At least so many. */
        LEAST(">="),
        /** At most so many. */
        MOST("<="),
        /** So many. */
        EXACTLY("==");

        private final String symbol;

        Relation(String symbol) {
            this.symbol = symbol;
        }
    }

    /** Whether it can be written in a program. */
    boolean isWritable() {
        boolean zoned = zone >= 'A' && zone <= 'Z' && zone != 'X';
        if (!zoned || count < 0 || count > MOST || words(of).isEmpty()) {
            return false;
        }
        for (String word : words(of)) {
            if (!fitsInSets(word)) {
                return false;
            }
        }
        return true;
    }

    /** Writes it in Yisp. */
    String written() {
        StringBuilder out = new StringBuilder();
        out.append('(').append(how.symbol).append(" |").append(zone);
        for (String word : words(of)) {
            out.append('.').append(word);
        }
        return out.append("| ").append(count).append(')').toString();
    }

    /**
     * The comparison that {@code count operator number} means, or {@code null}.
     *
     * @param cards a set of cards, without its bars
     */
    static CardCount of(String cards, String operator, int number) {
        Relation how =
                switch (operator) {
                    case ">", ">=" -> Relation.LEAST;
                    case "<", "<=" -> Relation.MOST;
                    case "==" -> Relation.EXACTLY;
                    default -> null;
                };
        if (how == null || cards.length() < 3 || cards.charAt(1) != '.') {
            return null;
        }
        int count = operator.equals(">") ? number + 1 : operator.equals("<") ? number - 1 : number;
        String of = cards.substring(2).replace('.', ' ');
        CardCount read = new CardCount(how, count, cards.charAt(0), of);
        // a dot at the end or two in a row are no set of cards
        boolean same = read.isWritable() && String.join(".", words(of)).equals(cards.substring(2));
        return same ? read : null;
    }

    /** The words of a condition. */
    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = from;
            while (to < text.length() && text.charAt(to) > ' ' && text.charAt(to) != '\u3000') {
                to++;
            }
            if (to > from) {
                words.add(text.substring(from, to));
            }
            from = to + 1;
        }
        return words;
    }

    /** Whether a word of a condition means the same as a filter of a set. */
    private static boolean fitsInSets(String word) {
        int name = 0;
        while (name < word.length() && word.charAt(name) == '!') {
            name++;
        }
        if (word.startsWith("a:", name) || word.startsWith("A:", name)) {
            name += 2;
        }
        if (name == word.length() || word.charAt(name) == ':' || word.charAt(name) == '!') {
            return false;
        }
        if (name == 0 && Ascii.isDigit(word.charAt(0))) {
            return false;
        }
        for (int i = name; i < word.length(); i++) {
            char c = word.charAt(i);
            // full-width letters are errors in programs
            if (NEVER_IN_SETS.indexOf(c) >= 0 || c < ' ' || c >= '\uff01' && c <= '\uff5e') {
                return false;
            }
        }
        return true;
    }
}
