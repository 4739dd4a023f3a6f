package cardbench.genshin;

import cardbench.cards.CardsCodes;
import cardbench.cards.CountedLine;
import cardbench.cards.NameSearch;
import cardbench.cards.UnknownName;
import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a deck from a list of names, one card on each line with its count ({@link CountedLine}):
 * {@code 2x Paimon}, {@code 派蒙×2}. Bullets are skipped, and so are empty lines, lines that begin
 * with {@code #}, and headings (lines that end with a colon).
 */
public final class NameList {

    /** The maximum number of lines: many times those of a deck. */
    static final int MAX_LINES = 500;

    private static final int MAX_COPIES = 30;

    private final NameSearch search;
    private final GenshinCards cards;
    private final Diagnostics diagnostics;

    private final List<Integer> characters = new ArrayList<>();
    private final List<Integer> actions = new ArrayList<>();

    private NameList(NameSearch search, GenshinCards cards, Diagnostics diagnostics) {
        this.search = search;
        this.cards = cards;
        this.diagnostics = diagnostics;
    }

    /** Reads a list. The deck has all cards that could be read, in the order of the list. */
    public static GenshinDeck read(
            String text, NameSearch search, GenshinCards cards, Diagnostics diagnostics) {
        NameList list = new NameList(search, cards, diagnostics);
        int from = 0;
        for (int line = 1; from <= text.length() && line <= MAX_LINES; line++) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            list.line(text, from, to, line);
            from = to + 1;
        }
        return list.deck();
    }

    private GenshinDeck deck() {
        List<Integer> ids = new ArrayList<>(characters);
        while (ids.size() < GenshinDeck.CHARACTERS) {
            ids.add(0);
        }
        ids.addAll(actions);
        return GenshinDeck.of(ids);
    }

    private void line(String text, int lineFrom, int lineTo, int line) {
        int from = Ascii.skipBlanks(text, lineFrom, lineTo);
        int to = Ascii.dropBlanks(text, from, lineTo);
        from = CountedLine.skipBullets(text, from, to);
        if (from == to || text.charAt(from) == '#') {
            return;
        }
        List<CountedLine> readings = CountedLine.readings(text, from, to);
        for (CountedLine reading : readings) {
            String name = text.substring(reading.from(), reading.to());
            int id = search.find(name);
            if (id != 0) {
                add(id, reading.copies(), reading.place(lineFrom, line), name);
                return;
            }
        }
        // A heading is recognised last: the name of a card may end with a colon.
        char last = text.charAt(to - 1);
        if (last != ':' && last != '：') {
            CountedLine likeliest = readings.get(readings.size() - 1);
            String name = text.substring(likeliest.from(), likeliest.to());
            diagnostics.add(UnknownName.at(likeliest.place(lineFrom, line), name, search));
        }
    }

    private void add(int id, int count, Location place, String name) {
        if (count < 1 || count > MAX_COPIES) {
            diagnostics.add(
                    CardsCodes.BAD_COUNT.at(place).with("count", count).with("limit", MAX_COPIES));
            return;
        }
        GenshinCard card = cards.card(id);
        boolean character = card != null && card.isCharacter();
        List<Integer> part = character ? characters : actions;
        int slots = character ? GenshinDeck.CHARACTERS : GenshinDeck.SLOTS - GenshinDeck.CHARACTERS;
        if (part.size() + count > slots) {
            diagnostics.add(
                    GenshinCodes.LIST_TOO_LONG
                            .at(place)
                            .with("name", name)
                            .with("slots", character ? "3 characters" : "30 action cards"));
            return;
        }
        for (int i = 0; i < count; i++) {
            part.add(id);
        }
    }
}
