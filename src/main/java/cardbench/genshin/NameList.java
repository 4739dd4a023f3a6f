package cardbench.genshin;

import cardbench.cards.NameSearch;
import cardbench.cards.NameSearch.Hit;
import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a deck of a list of names, one a line: {@code 2x Paimon}, {@code 2 Paimon}, {@code Paimon
 * x2}, {@code 派蒙×2}. Bullets before a name are passed over, and so are empty lines, lines that
 * begin with {@code #}, and headings (lines that end in a colon).
 */
public final class NameList {

    /** How many lines are read: many times those of a deck. */
    static final int MAX_LINES = 500;

    private static final int MAX_COPIES = 30;
    private static final int NEAR = 3;

    private final NameSearch search;
    private final GenshinCards cards;
    private final Diagnostics diagnostics;

    private final List<Integer> characters = new ArrayList<>();
    private final List<Integer> actions = new ArrayList<>();

    private int count;
    private int nameFrom;
    private int nameTo;

    private NameList(NameSearch search, GenshinCards cards, Diagnostics diagnostics) {
        this.search = search;
        this.cards = cards;
        this.diagnostics = diagnostics;
    }

    /** The deck of a list, as far as it can be read; in the order of the list. */
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
        while (from < to && isBullet(text.charAt(from))) {
            from = Ascii.skipBlanks(text, from + 1, to);
        }
        if (from == to || text.charAt(from) == '#') {
            return;
        }
        count = 1;
        nameFrom = from;
        nameTo = to;
        int id = search.find(text.substring(from, to));
        if (id == 0 && (countBefore(text, from, to) || countBehind(text, from, to))) {
            id = search.find(text.substring(nameFrom, nameTo));
        }
        Location place = Location.range(nameFrom, nameTo).withLine(line, nameFrom - lineFrom + 1);
        if (id == 0) {
            unknown(text, to, place);
        } else if (count < 1 || count > MAX_COPIES) {
            diagnostics.add(
                    GenshinCodes.BAD_COUNT
                            .at(place)
                            .with("count", count)
                            .with("limit", MAX_COPIES));
        } else {
            add(id, place, text.substring(nameFrom, nameTo));
        }
    }

    private static boolean isBullet(char c) {
        return c == '-' || c == '*' || c == '•' || c == '·' || c == '・' || c == '\uFEFF';
    }

    private static boolean isTimes(char c) {
        return c == 'x' || c == 'X' || c == '×' || c == '＊' || c == '*' || c == 'ｘ';
    }

    private static int digit(char c) {
        return c >= '0' && c <= '9' ? c - '0' : c >= '０' && c <= '９' ? c - '０' : -1;
    }

    /** {@code 2x name}, {@code 2 x name}, {@code 2 name}. */
    private boolean countBefore(String text, int from, int to) {
        int at = from;
        int number = 0;
        while (at < to && at < from + 3 && digit(text.charAt(at)) >= 0) {
            number = number * 10 + digit(text.charAt(at));
            at++;
        }
        if (at == from) {
            return false;
        }
        int name = Ascii.skipBlanks(text, at, to);
        if (name < to && isTimes(text.charAt(name))) {
            name = Ascii.skipBlanks(text, name + 1, to);
        }
        count = number;
        nameFrom = name;
        return name < to;
    }

    /** {@code name x2}, {@code name ×2}, {@code name *2}. */
    private boolean countBehind(String text, int from, int to) {
        int at = to;
        int number = 0;
        int unit = 1;
        while (at > from && at > to - 3 && digit(text.charAt(at - 1)) >= 0) {
            at--;
            number += unit * digit(text.charAt(at));
            unit *= 10;
        }
        int times = Ascii.dropBlanks(text, from, at);
        if (at == to || times == from || !isTimes(text.charAt(times - 1))) {
            return false;
        }
        count = number;
        nameTo = Ascii.dropBlanks(text, from, times - 1);
        return nameTo > from;
    }

    private void unknown(String text, int lineTo, Location place) {
        char last = text.charAt(lineTo - 1);
        if (last == ':' || last == '：') {
            return;
        }
        String name = text.substring(nameFrom, nameTo);
        List<Hit> near = search.near(name, NEAR);
        if (near.isEmpty()) {
            near = search.holding(name, NEAR);
        }
        if (near.isEmpty()) {
            diagnostics.add(GenshinCodes.UNKNOWN_NAME.at(place).with("name", name));
            return;
        }
        StringBuilder names = new StringBuilder();
        for (Hit hit : near) {
            names.append(names.length() == 0 ? "" : ", ").append(hit.name());
        }
        diagnostics.add(
                GenshinCodes.NEAR_NAME
                        .at(place)
                        .with("name", name)
                        .with("near", names.toString())
                        .fixedBy(near.get(0).name()));
    }

    private void add(int id, Location place, String name) {
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
