package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;

/**
 * Lines that add up what a list has: {@code 49 cards (min 45)}, {@code Total Cards: 60}, {@code 15
 * influence spent}.
 */
public final class SummaryLine {

    private static final String CARDS =
            " cards card karten karte cartas carta cartes carte 张 張 枚 张牌 张卡 枚のカード ";

    private static final String OTHERS = " influence agenda ink dust points einfluss ";

    /** Words behind the word for cards where a line adds up cards. */
    private static final String AMOUNTS = " total in im insgesamt gesamt en au no ";

    private SummaryLine() {}

    /** Whether a line is a summary. */
    public static boolean is(String line) {
        return total(line) != ListLine.ABSENT || countsOther(line);
    }

    /** The number of cards that a line states, or {@link ListLine#ABSENT}. */
    public static int total(String line) {
        int digits = ListSigns.digitsEnd(line, 0, line.length());
        if (digits > 0
                && digits <= 4
                && CARDS.contains(' ' + secondWord(line, digits) + ' ')
                && !namesCard(ListSigns.trim(line.substring(digits)))) {
            return CopyCount.number(line, 0, digits);
        }
        int start = ListSigns.digitsBegin(line, 0, line.length());
        String words = ListSigns.trim(line.substring(0, start));
        while (!words.isEmpty() && ":：-–=".indexOf(words.charAt(words.length() - 1)) >= 0) {
            words = ListSigns.trim(words.substring(0, words.length() - 1));
        }
        boolean stated =
                line.length() - start <= 4 && start < line.length() && ListWords.isTotal(words);
        return stated ? CopyCount.number(line, start, line.length()) : ListLine.ABSENT;
    }

    private static boolean countsOther(String line) {
        int digits = ListSigns.digitsEnd(line, 0, line.length());
        String word = secondWord(line, digits);
        return digits > 0
                && OTHERS.contains(' ' + word + ' ')
                && (word.equals("einfluss") || !namesCard(ListSigns.trim(line.substring(digits))))
                && line.indexOf(' ', digits + 1) > 0;
    }

    /**
     * Whether words behind a number are copies of a card, not an amount: {@code Card of Demise},
     * {@code Dust Bowl}, {@code 枚 青眼の白龍}. Names begin with a capital or stand behind a word for
     * copies; words such as {@code Cards in total} go on as {@link #AMOUNTS} do.
     */
    private static boolean namesCard(String words) {
        int blank = words.indexOf(' ');
        String name = blank < 0 ? "" : ListSigns.trim(words.substring(blank));
        char first = words.charAt(0);
        boolean named = first >= 'A' && first <= 'Z' || blank == 1 && ListSigns.isCounter(first);
        if (named && !name.isEmpty() && "《「『〈【".indexOf(name.charAt(0)) >= 0) {
            return true;
        }
        if (!named || name.isEmpty() || !ListText.isLetter(name.charAt(0))) {
            return false;
        }
        int end = name.indexOf(' ');
        String next = ListSigns.lower(end < 0 ? name : name.substring(0, end));
        return !AMOUNTS.contains(' ' + next + ' ') && ListWords.zone(name) == null;
    }

    private static String secondWord(String line, int digits) {
        String words = ListSigns.lower(ListSigns.trim(line.substring(digits)));
        int blank = words.indexOf(' ');
        String word = blank < 0 ? words : words.substring(0, blank);
        return word.endsWith(",") || word.endsWith(".")
                ? word.substring(0, word.length() - 1)
                : word;
    }
}
