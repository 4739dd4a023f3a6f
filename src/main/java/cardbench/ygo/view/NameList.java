package cardbench.ygo.view;

import cardbench.cards.CardsCodes;
import cardbench.cards.CountedLine;
import cardbench.cards.NameFold;
import cardbench.cards.NameSearch;
import cardbench.cards.UnknownName;
import cardbench.deck.CardNumber;
import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoCodes;
import cardbench.ygo.deck.YgoDeck;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a deck from a list of names, one card on each line with its count ({@link CountedLine}), as
 * EDOPro copies it: {@code 3 Blue-Eyes White Dragon}, {@code 青眼の白龍 x3}. An id may stand for a name.
 * Below a heading such as {@code Side Deck:} or {@code !side} are the cards of the side deck; main
 * and extra deck are told apart by the types of the cards.
 */
public final class NameList {

    /** The maximum number of lines: more than twice those of a deck. */
    static final int MAX_LINES = 200;

    private static final int MAX_COPIES = 60;

    /** A number of this many digits is an id; a shorter one may be the name of a card. */
    private static final int ID_DIGITS = 5;

    private static final int MAX_DIGITS = 10;

    /** Headings in the form of {@link NameFold}, by part; those of types may be in any part. */
    private static final List<List<String>> HEADINGS =
            List.of(
                    List.of("main", "maindeck", "deck", "主卡组", "主牌组", "卡组", "メインデッキ", "メイン"),
                    List.of("extra", "extradeck", "额外卡组", "额外", "エクストラデッキ", "エクストラ"),
                    List.of("side", "sidedeck", "副卡组", "备牌", "サイドデッキ", "サイド"));

    private static final List<String> TYPES =
            List.of(
                    "monster",
                    "monsters",
                    "spell",
                    "spells",
                    "trap",
                    "traps",
                    "怪兽",
                    "怪兽卡",
                    "魔法",
                    "魔法卡",
                    "陷阱",
                    "陷阱卡",
                    "モンスター",
                    "罠");

    private final NameSearch search;
    private final YgoCards cards;
    private final Diagnostics diagnostics;
    private final List<List<Integer>> parts =
            List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    private int part;

    private NameList(NameSearch search, YgoCards cards, Diagnostics diagnostics) {
        this.search = search;
        this.cards = cards;
        this.diagnostics = diagnostics;
    }

    /** Reads a list. The deck has all cards that could be read, in the order of the list. */
    public static YgoDeck read(
            String kind, String text, NameSearch search, YgoCards cards, Diagnostics diagnostics) {
        NameList list = new NameList(search, cards, diagnostics);
        int from = 0;
        for (int line = 1; from <= text.length() && line <= MAX_LINES; line++) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            list.line(text, from, to, line);
            from = to + 1;
        }
        return new YgoDeck(kind, list.parts.get(0), list.parts.get(1), list.parts.get(2));
    }

    private void line(String text, int lineFrom, int lineTo, int line) {
        int from = Ascii.skipBlanks(text, lineFrom, lineTo);
        int to = Ascii.dropBlanks(text, from, lineTo);
        boolean mark = from < to && (text.charAt(from) == '#' || text.charAt(from) == '!');
        from = CountedLine.skipBullets(text, from, to);
        if (from == to || mark) {
            heading(text.substring(from, to));
            return;
        }
        List<CountedLine> readings = CountedLine.readings(text, from, to);
        for (CountedLine reading : readings) {
            int id = card(text.substring(reading.from(), reading.to()));
            if (id != 0) {
                add(id, reading.copies(), reading.place(lineFrom, line));
                return;
            }
        }
        // A heading is recognised last: the name of a card may be that of a type.
        if (!heading(text.substring(from, to))) {
            CountedLine likeliest = readings.get(readings.size() - 1);
            String name = text.substring(likeliest.from(), likeliest.to());
            diagnostics.add(UnknownName.at(likeliest.place(lineFrom, line), name, search));
        }
    }

    /** The card of a name or an id, or 0. */
    private int card(String name) {
        long id = 0;
        int digits = 0;
        while (digits < name.length() && name.charAt(digits) >= '0' && name.charAt(digits) <= '9') {
            id = Math.min(CardNumber.MOST + 1, id * 10 + name.charAt(digits) - '0');
            digits++;
        }
        boolean number = digits == name.length() && digits >= ID_DIGITS && digits <= MAX_DIGITS;
        if (number) {
            return id <= CardNumber.MOST ? (int) id : 0;
        }
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int each : search.all(name)) {
            CardRow card = cards.card(each);
            // Another artwork and a token have the name of the card that players mean.
            int rank = card == null ? 3 : (card.isToken() ? 2 : 0) + (card.alias() == 0 ? 0 : 1);
            best = rank < least ? each : best;
            least = Math.min(least, rank);
        }
        return best;
    }

    /** Whether a line is a heading, with whatever number of cards; sets the part. */
    private boolean heading(String line) {
        String folded = NameFold.fold(line);
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            letters.append(c >= '0' && c <= '9' ? "" : c);
        }
        if (folded.length() - letters.length() > MAX_DIGITS) {
            // no number of cards, but one that means a card and is too large
            return false;
        }
        String word = letters.toString();
        int counted = word.length() - "cards".length();
        word = counted > 0 && word.endsWith("cards") ? word.substring(0, counted) : word;
        for (int each = 0; each < HEADINGS.size(); each++) {
            if (HEADINGS.get(each).contains(word)) {
                part = each;
                return true;
            }
        }
        return word.isEmpty() || TYPES.contains(word);
    }

    private void add(int id, int copies, Location place) {
        if (copies < 1 || copies > MAX_COPIES) {
            diagnostics.add(
                    CardsCodes.BAD_COUNT.at(place).with("count", copies).with("limit", MAX_COPIES));
            return;
        }
        int size = parts.get(0).size() + parts.get(1).size() + parts.get(2).size();
        if (size + copies > YgoDeck.LIMIT) {
            diagnostics.add(YgoCodes.TOO_MANY_CARDS.at(place).with("limit", YgoDeck.LIMIT));
            return;
        }
        CardRow card = cards.card(id);
        int home = part == 2 || card == null ? part : card.isExtra() ? 1 : 0;
        for (int i = 0; i < copies; i++) {
            parts.get(home).add(id);
        }
    }
}
