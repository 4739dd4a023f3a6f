package cardbench.codes.list.line;

import cardbench.base.text.ListColumns;
import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/** Reads one line of a list as copies of cards, in the dialect of the list. Pure functions. */
public final class LineGrammar {

    /** More remarks than stand behind a name and its number. */
    private static final int MAX_REMARKS = 4;

    /** More words than most names of cards have; a longer line is a sentence. */
    private static final int MAX_WORDS = 8;

    private LineGrammar() {}

    /** The line without {@code SB:} in front. */
    public static String withoutSideboard(String line) {
        boolean side = line.length() > 3 && ListSigns.lower(line.substring(0, 3)).equals("sb:");
        return side ? ListSigns.trim(line.substring(3)) : line;
    }

    /** The line without the number of an item in front: {@code 1. 4x Opt}. */
    public static String withoutItem(String line) {
        CopyCount item = CopyCount.leading(line);
        return item != null && item.form() == CountForm.SIGN_FIRST ? item.rest() : line;
    }

    /**
     * The copies on a line without markup, or {@code null} if the line has no number of copies or
     * no name.
     *
     * @param crypt whether the line stands below the heading of a crypt, where the capacity and the
     *     disciplines of a vampire follow its name
     */
    public static CardLine read(String line, Dialect dialect, boolean crypt) {
        String text = withoutSideboard(line);
        boolean side = !text.equals(line);
        CopyCount count = count(dialect.numbered() ? withoutItem(text) : text, dialect);
        if (count == null || isAmount(count)) {
            return null;
        }
        CardLine read = card(count.count(), count.rest(), dialect, crypt);
        return read == null || !side
                ? read
                : new CardLine(read.count(), read.card(), Zone.SIDEBOARD, true);
    }

    /** One copy of the card that a line without a number names; {@code null} if it is no name. */
    public static CardLine single(String line, Dialect dialect, boolean crypt) {
        String text = dialect.numbered() ? withoutItem(line) : line;
        return card(1, text, dialect, crypt);
    }

    private static CardLine card(int count, String text, Dialect dialect, boolean crypt) {
        PrintedCard printed = PrintedCard.read(text, dialect, crypt);
        return CardLine.isName(printed.card().name())
                ? new CardLine(count, printed.card(), printed.zone(), printed.isSure())
                : null;
    }

    /**
     * The cards of a line that has several, each with its number: {@code 4 Opt, 2 Ponder}; empty if
     * it is no such line.
     */
    public static List<CardLine> several(String line, Dialect dialect) {
        List<CardLine> cards = new ArrayList<>();
        for (String part : parts(line)) {
            CopyCount count = CopyCount.leading(part);
            count = count == null ? CopyCount.trailing(part) : count;
            boolean counted =
                    count != null
                            && (count.form().isMarked() || count.form() == CountForm.NUMBER_FIRST);
            CardLine card =
                    counted && !isAmount(count)
                            ? card(count.count(), count.rest(), dialect, false)
                            : null;
            if (card == null) {
                return List.of();
            }
            cards.add(card);
        }
        return cards.size() < 2 ? List.of() : cards;
    }

    /**
     * The parts of a line between commas, semicolons, their Chinese and Japanese forms, or gaps.
     */
    public static List<String> parts(String line) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= line.length(); i++) {
            char c = i == line.length() ? ',' : line.charAt(i);
            boolean end =
                    i == line.length()
                            || "、，；;".indexOf(c) >= 0
                            || c == ',' && i + 1 < line.length() && line.charAt(i + 1) == ' '
                            || isGap(line, i);
            if (end) {
                String part = ListSigns.trim(line.substring(from, i));
                if (!part.isEmpty()) {
                    parts.add(part);
                }
                from = i + 1;
            }
        }
        return parts;
    }

    /** Whether three blanks and a number follow, as between two columns of cards. */
    private static boolean isGap(String line, int at) {
        int next = at + 3;
        return line.startsWith("   ", at)
                && next < line.length()
                && ListSigns.isDigit(line.charAt(next));
    }

    /** The number of copies on a line, as the other lines of the list write it; or {@code null}. */
    public static CopyCount count(String text, Dialect dialect) {
        CopyCount first = CopyCount.leading(text);
        CopyCount last = trailing(text);
        if (first != null && first.form() == dialect.form()) {
            return first;
        }
        if (last != null && last.form() == dialect.form()) {
            return last;
        }
        CopyCount best = null;
        for (CopyCount count : new CopyCount[] {first, last}) {
            boolean taken =
                    count != null
                            && (count.form().isMarked()
                                    || count.form() == CountForm.NUMBER_FIRST
                                    || dialect.votes(count.form()) > 1
                                            && count.form() != CountForm.NUMBER_LAST
                                            && count.form().isLeading()
                                                    == isLeading(dialect.form()));
            if (taken && (best == null || count.form().compareTo(best.form()) < 0)) {
                best = count;
            }
        }
        return best == null && dialect.form() == CountForm.TIMES_LAST
                ? CopyCount.trailing(text, true)
                : best;
    }

    /** Whether numbers stand in front of names, as they do unless a list shows another form. */
    public static boolean isLeading(CountForm form) {
        return form == null || form.isLeading();
    }

    /**
     * The number of copies at the end of a line or before remarks there: {@code Opt x4 [Draw]}; the
     * remarks stay in the rest. {@code null} without such a number.
     */
    public static CopyCount trailing(String text) {
        String shorter = text;
        for (int i = 0; i < MAX_REMARKS; i++) {
            CopyCount count = CopyCount.trailing(shorter);
            if (count != null && (i == 0 || count.form().isMarked())) {
                String remark = ListSigns.trim(text.substring(shorter.length()));
                return remark.isEmpty()
                        ? count
                        : new CopyCount(
                                count.form(),
                                count.count(),
                                count.sign(),
                                CardRemarks.isRemark(remark)
                                        ? count.rest()
                                        : count.rest() + ' ' + remark);
            }
            int start = CardRemarks.remarkStart(shorter);
            if (start <= 0) {
                return null;
            }
            shorter = ListText.trimEnd(shorter.substring(0, start));
        }
        return null;
    }

    /** Whether a number counts something that is no card: {@code 200 g flour}, {@code qty: 4}. */
    public static boolean isAmount(CopyCount count) {
        String rest = count.rest();
        if (count.form() == CountForm.SIGN_LAST && ListColumns.isCount(rest)) {
            return true;
        }
        int blank = rest.indexOf(' ');
        String word = blank < 0 ? rest : rest.substring(0, blank);
        while (!word.isEmpty() && ".,;:)".indexOf(word.charAt(word.length() - 1)) >= 0) {
            word = word.substring(0, word.length() - 1);
        }
        return count.form() == CountForm.NUMBER_FIRST && ListWords.isUnit(word);
    }

    /**
     * Whether a line without a number can be the name of a card: few words that begin with a
     * capital where those of the list do, and no sentence.
     */
    public static boolean isBareName(String text, Dialect dialect) {
        if (!CardLine.isName(text) || text.startsWith("www.")) {
            return false;
        }
        char first = text.charAt(0);
        char last = text.charAt(text.length() - 1);
        int words = 1;
        for (int i = 0; i < text.length(); i++) {
            words += text.charAt(i) == ' ' ? 1 : 0;
        }
        boolean begins =
                ListText.isLetter(first)
                        || "\"'“«「『《〈+".indexOf(first) >= 0
                        || first == '['
                        || isNumbered(text);
        return begins
                && !(ListText.isLowerCase(first) && dialect.capital())
                && words <= MAX_WORDS
                && ".:;?：。；？,".indexOf(last) < 0
                && text.indexOf('=') < 0
                && !isSentence(text);
    }

    /**
     * Whether a name begins with a word of a number: {@code 2-Starred Knight}, {@code 30,000-Year
     * Turtle}, {@code 1st Movement}.
     */
    private static boolean isNumbered(String text) {
        int end = ListSigns.digitsEnd(text, 0, text.length());
        while (end > 0 && text.startsWith(",", end)) {
            int group = ListSigns.digitsEnd(text, end + 1, text.length());
            if (group != end + 4) {
                return false;
            }
            end = group;
        }
        boolean joined = end > 0 && text.startsWith("-", end);
        int letter = joined ? end + 1 : end;
        int next = text.indexOf(' ') + 1;
        return end > 0
                && letter < text.length()
                && ListText.isLetter(text.charAt(letter))
                && (joined
                        || next > letter
                                && ListText.isLetter(text.charAt(next))
                                && !ListText.isLowerCase(text.charAt(next)));
    }

    /** Whether most longer words begin with small letters, as those of sentences do. */
    private static boolean isSentence(String text) {
        int small = 0;
        int words = 0;
        boolean start = true;
        for (int i = 0; i < text.length() && text.charAt(i) != '('; i++) {
            char c = text.charAt(i);
            if (start && ListText.isLetter(c)) {
                int end = i;
                while (end < text.length() && text.charAt(end) != ' ') {
                    end++;
                }
                words += end - i > 3 ? 1 : 0;
                small += end - i > 3 && ListText.isLowerCase(c) ? 1 : 0;
            }
            start = c == ' ';
        }
        return small >= 2 && small * 2 > words;
    }
}
