package cardbench.hearthstone;

import cardbench.cards.CardsCodes;
import cardbench.cards.CountedLine;
import cardbench.cards.NameFold;
import cardbench.cards.NameSearch;
import cardbench.cards.UnknownName;
import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds a deck from a list of card names in any language, one name with its count per line ({@link
 * CountedLine}). Also reads the list in the game's clipboard text, with or without its number
 * signs. {@code ### name} names the deck; the lines with class and format, in any of the game's
 * languages, choose hero and format. A line that is indented more than the card above it belongs to
 * that card's sideboard.
 */
public final class NameList {

    /** The number of lines that are read, many times those of a deck; the rest is ignored. */
    static final int MAX_LINES = 500;

    private static final int MAX_COPIES = 40;
    private static final int SHORTEST_CODE = 11;

    private final NameSearch search;
    private final HearthstoneCards cards;
    private final Diagnostics diagnostics;
    private final CardCollector deck = new CardCollector();
    private final CardCollector sideboards = new CardCollector();
    private final List<HearthstoneCard> found = new ArrayList<>();
    private final List<ClientWords> clientWords = ClientWords.all();

    private String name = "";
    private CardClass deckClass;
    private Format format;
    private int hero;
    private int owner;
    private int ownerIndent;

    private NameList(NameSearch search, HearthstoneCards cards, Diagnostics diagnostics) {
        this.search = search;
        this.cards = cards;
        this.diagnostics = diagnostics;
    }

    /**
     * The deck of a list, as far as it can be read.
     *
     * @param format the number of the deck's format; 0 to take it from the list's format line, or
     *     without one Standard if that has all of the cards, and Wild otherwise
     */
    public static HearthstoneDeck read(
            String text,
            int format,
            NameSearch search,
            HearthstoneCards cards,
            Diagnostics diagnostics) {
        NameList list = new NameList(search, cards, diagnostics);
        list.format = Format.isKnown(format) ? Format.of(format) : null;
        int from = 0;
        for (int line = 1; from <= text.length() && line <= MAX_LINES; line++) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            list.line(new Line(text, line, from), to);
            from = to + 1;
        }
        return list.deck();
    }

    /**
     * A line of the list.
     *
     * @param text the whole list
     * @param number of the line, from 1
     * @param from where it begins in the text
     */
    private record Line(String text, int number, int from) {

        /** The place of a part of the line, by offsets in the text. */
        Location place(int begin, int end) {
            return Location.range(begin, end).withLine(number, begin - from + 1);
        }
    }

    private void line(Line line, int lineTo) {
        String text = line.text();
        int from = Ascii.skipBlanks(text, line.from(), lineTo);
        int to = Ascii.dropBlanks(text, from, lineTo);
        if (text.startsWith("###", from) && from + 3 <= to) {
            String written = text.substring(from + 3, to);
            int first = Ascii.skipBlanks(written, 0, written.length());
            name = name.isEmpty() ? written.substring(first) : name;
            return;
        }
        boolean comment = false;
        while (from < to && isBullet(text.charAt(from))) {
            comment |= text.charAt(from) == '#';
            from = Ascii.skipBlanks(text, from + 1, to);
        }
        if (from < to && !isCode(text, from, to)) {
            cardLine(line, from, to, comment);
        }
    }

    private static boolean isBullet(char c) {
        return c == '#'
                || c == '-'
                || c == '*'
                || c == '•'
                || c == '·'
                || c == '・'
                // a byte order mark, which editors put before the first line
                || c == '\uFEFF';
    }

    /** Whether a line is the code at the end of a clipboard text: one long word. */
    private static boolean isCode(String text, int from, int to) {
        boolean begins = text.startsWith("AA", from) && to - from > SHORTEST_CODE;
        int space = text.indexOf(' ', from);
        return begins && (space < 0 || space >= to);
    }

    private void cardLine(Line line, int from, int to, boolean comment) {
        String text = line.text();
        for (CountedLine reading : CountedLine.readings(text, from, to)) {
            List<Integer> ids = search.all(text.substring(reading.from(), reading.to()));
            if (!ids.isEmpty()) {
                Location place = line.place(reading.from(), reading.to());
                add(ids, reading.copies(), from - line.from(), place);
                return;
            }
        }
        List<CountedLine> readings = CountedLine.readings(text, from, to);
        boolean counted = readings.size() > 1;
        char last = text.charAt(to - 1);
        boolean heading = last == ':' || last == '：';
        // a comment without a count is the game's own line (year, closing words) rather than an
        // unknown card
        if (!headerLine(text.substring(from, to)) && !heading && (counted || !comment)) {
            CountedLine likeliest = readings.get(Math.min(readings.size() - 1, 2));
            Location place = line.place(likeliest.from(), likeliest.to());
            String written = text.substring(likeliest.from(), likeliest.to());
            diagnostics.add(UnknownName.at(place, written, search));
        }
    }

    /**
     * Takes class or format from the line for it, in any language. Returns whether the line is one
     * of these.
     */
    private boolean headerLine(String written) {
        String wanted = NameFold.fold(written);
        for (ClientWords words : clientWords) {
            for (CardClass each : CardClass.values()) {
                boolean leads = each != CardClass.NEUTRAL;
                if (leads && NameFold.fold(words.classLine(each)).equals(wanted)) {
                    deckClass = each;
                    return true;
                }
            }
            for (Format each : Format.values()) {
                if (NameFold.fold(words.formatLine(each)).equals(wanted)) {
                    format = format == null ? each : format;
                    return true;
                }
            }
        }
        return false;
    }

    private void add(List<Integer> ids, int copies, int indent, Location place) {
        if (copies < 1 || copies > MAX_COPIES) {
            diagnostics.add(
                    CardsCodes.BAD_COUNT.at(place).with("count", copies).with("limit", MAX_COPIES));
            return;
        }
        HearthstoneCard card = best(ids);
        int id = card == null ? ids.get(0) : card.id();
        if (cards.isHero(id)) {
            hero = id;
        } else if (cards.ownsSideboard(owner) && indent > ownerIndent) {
            sideboards.add(id, copies, owner, 0);
        } else {
            deck.add(id, copies, 0, 0);
            owner = id;
            ownerIndent = indent;
            if (card != null) {
                found.add(card);
            }
        }
    }

    /** Of several printings the one in Standard, otherwise the first. */
    private HearthstoneCard best(List<Integer> ids) {
        HearthstoneCard first = null;
        for (int id : ids) {
            for (HearthstoneCard card : cards.printings(id)) {
                if (SetsOfFormats.holds(Format.STANDARD, card.set())) {
                    return card;
                }
                first = first == null ? card : first;
            }
        }
        return first;
    }

    private HearthstoneDeck deck() {
        if (hero == 0) {
            CardClass ofCards = deckClass == null ? classOfCards() : deckClass;
            hero = ofCards == null ? 0 : DefaultHero.of(ofCards);
        }
        if (hero == 0) {
            diagnostics.add(NameCodes.NO_CLASS.anywhere());
        }
        Format chosen = format == null ? formatOfCards() : format;
        return new HearthstoneDeck(
                name,
                chosen.number(),
                hero == 0 ? List.of() : List.of(hero),
                deck.collect((card, of, copies, where) -> {}),
                sideboards.collect((card, of, copies, where) -> {}));
    }

    /** The class of most cards in the list, or {@code null} if all cards are neutral or unknown. */
    private CardClass classOfCards() {
        CardClass best = null;
        int most = 0;
        for (CardClass each : CardClass.values()) {
            int count = 0;
            for (HearthstoneCard card : found) {
                count += each != CardClass.NEUTRAL && card.classes().contains(each) ? 1 : 0;
            }
            if (count > most) {
                best = each;
                most = count;
            }
        }
        return best;
    }

    private Format formatOfCards() {
        for (HearthstoneCard card : found) {
            if (!cards.isPlayedIn(Format.STANDARD, card)) {
                return Format.WILD;
            }
        }
        return Format.STANDARD;
    }
}
