package cardbench.codes.cards;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import cardbench.base.text.ListColumns;
import cardbench.base.text.ListSigns;
import cardbench.base.text.Location;
import java.util.List;

/**
 * Goes through a list of card names for a game, which knows what the names mean: one card on each
 * line with its count ({@link CountedLine}), several on a line with commas or slashes between them
 * ({@link NamePieces}), or in columns ({@link ListColumns}). Bullets and numbers of items are
 * skipped, and so are codes and links. In comments, which begin with {@code #} or {@code //}, only
 * cards with a count are read.
 */
public final class NameLines {

    private static final String BULLETS = "-*•·・‣–—>#!/+";

    private static final String TICKS = " xX✓✔";

    /** The shortest word with the first letters of a code that is one. */
    private static final int SHORTEST_CODE = 12;

    /** The shortest word that is a code or a link whatever its letters: no name has one so long. */
    private static final int LONG_WORD = 40;

    /** The most digits of a number of copies in a cell. */
    private static final int MAX_CELL = 4;

    private final String text;
    private final Lines places;
    private final ListedGame game;
    private final NameSearch search;
    private final Diagnostics diagnostics;
    private final int mostLines;
    private final NamePieces pieces;
    private ListColumns columns;
    private boolean begun;

    private NameLines(
            String text,
            int mostLines,
            ListedGame game,
            NameSearch search,
            Diagnostics diagnostics) {
        this.text = text;
        this.places = new Lines(text);
        this.mostLines = mostLines;
        this.game = game;
        this.search = search;
        this.diagnostics = diagnostics;
        this.pieces = new NamePieces(text, game);
    }

    /**
     * Goes through a list.
     *
     * @param mostLines the number of lines that are read; the rest is ignored
     * @param search suggests names in place of those that no card has
     * @param diagnostics receives the names that no card has
     */
    public static void read(
            String text,
            int mostLines,
            ListedGame game,
            NameSearch search,
            Diagnostics diagnostics) {
        new NameLines(text, mostLines, game, search, diagnostics).read();
    }

    private void read() {
        int from = 0;
        for (int number = 1; from <= text.length() && number <= mostLines; number++) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            line(from, to);
            from = to + 1;
        }
    }

    private void line(int lineFrom, int lineTo) {
        int start = ListSigns.skipBlanks(text, lineFrom, lineTo);
        int to = ListSigns.dropBlanks(text, start, lineTo);
        if (start == to) {
            game.gap();
            return;
        }
        boolean mark = isSign(start, '#') || isSign(start, '!');
        boolean title = text.startsWith("###", start);
        if (title && game.title(text.substring(start, to))) {
            return;
        }
        boolean comment = isSign(start, '#') || text.startsWith("//", start);
        int from = skipSigns(start, to);
        int indent = from - lineFrom;
        boolean first = !begun && !comment;
        begun |= first;
        if (first) {
            columns = ListColumns.of(text.substring(start, to));
        }
        if (from == to || first && columns != null) {
            return;
        }
        if (columns != null) {
            if (!columns.isRule(text.substring(from, to))) {
                row(indent, from, to);
            }
        } else if (!isLinkedCard(indent, from, to) && !isCode(from, to)) {
            words(indent, from, to, comment || mark, mark);
        }
    }

    private boolean isSign(int at, char sign) {
        return text.charAt(at) == sign;
    }

    /** The index behind bullets, signs of comments, and the number of an item: {@code 1. name}. */
    private int skipSigns(int from, int to) {
        int at = from;
        while (at < to && isBullet(text.charAt(at))) {
            at = ListSigns.skipBlanks(text, at + 1, to);
        }
        if (isCheckBox(at, to)) {
            at = ListSigns.skipBlanks(text, at + 3, to);
        }
        int digits = ListSigns.digitsEnd(text, at, to);
        boolean item =
                digits > at
                        && digits + 1 < to
                        && (isSign(digits, '.') || isSign(digits, ')'))
                        && ListSigns.isBlank(text.charAt(digits + 1));
        return item ? ListSigns.skipBlanks(text, digits + 1, to) : at;
    }

    /** Whether a character is a bullet, a sign of a comment, a symbol, or half of an emoji. */
    private static boolean isBullet(char c) {
        boolean symbol = c >= '\u2190' && c <= '\u2bff' && !ListSigns.isTimes(c);
        boolean emoji = c >= '\ud83c' && c <= '\ud83e' || c >= '\udc00' && c <= '\udfff';
        return BULLETS.indexOf(c) >= 0 || symbol || emoji || c == '\ufe0f';
    }

    /** Whether an item of a task list begins: {@code [ ] name}, {@code [x] name}. */
    private boolean isCheckBox(int at, int to) {
        return at + 3 < to
                && isSign(at, '[')
                && TICKS.indexOf(text.charAt(at + 1)) >= 0
                && isSign(at + 2, ']')
                && ListSigns.isBlank(text.charAt(at + 3));
    }

    /** Whether a line ends with the code of the deck, or a link: one long word. */
    private boolean isCode(int lineFrom, int to) {
        boolean link = false;
        int from = to;
        while (from > lineFrom && !ListSigns.isBlank(text.charAt(from - 1))) {
            from--;
            link |= text.startsWith("://", from);
            if (text.charAt(from) > '~') {
                return false;
            }
        }
        int length = to - from;
        return link
                || length >= LONG_WORD
                || text.startsWith("AA", from) && length >= SHORTEST_CODE;
    }

    /** Takes the card whose name is a link in Markdown: {@code 2 [name](address)}. */
    private boolean isLinkedCard(int indent, int from, int to) {
        int end = isSign(to - 1, ')') ? text.substring(from, to).indexOf("](") : -1;
        NamedCard card = end < 0 ? null : NamedCard.of(text, from, from + end + 1, game);
        if (card != null) {
            take(card, indent);
        }
        return card != null;
    }

    private void words(int indent, int from, int to, boolean comment, boolean mark) {
        boolean counted = CountedLine.isCounted(text, from, to);
        String words = text.substring(from, to);
        if (mark && !counted && game.heading(words)) {
            return;
        }
        boolean cards = !comment || counted || game.namesInComments();
        List<NamedCard> named = cards ? cards(from, to) : List.of();
        if (!named.isEmpty()) {
            for (NamedCard card : named) {
                take(card, indent);
            }
            return;
        }
        // a heading is recognised last: the name of a card may be that of a kind of cards, or end
        // with a colon
        boolean heading = game.heading(words) || ":：".indexOf(text.charAt(to - 1)) >= 0;
        if (!heading && (!comment || counted) && !NameFold.fold(words).isEmpty()) {
            unknown(CountedLine.likeliest(text, from, to));
        }
    }

    /** The cards on a line: one, or several with something between them; empty if it has none. */
    private List<NamedCard> cards(int from, int to) {
        NamedCard one = NamedCard.of(text, from, to, game);
        if (one != null) {
            return List.of(one);
        }
        return game.heading(text.substring(from, to)) ? List.of() : pieces.cards(from, to);
    }

    private void take(NamedCard card, int indent) {
        if (card.id() == 0) {
            unknown(card.reading());
            return;
        }
        if (card.label() != null) {
            game.heading(card.label());
        }
        CountedLine reading = card.reading();
        Location place = places.range(reading.from(), reading.to());
        String name = text.substring(reading.from(), reading.to());
        take(card.id(), reading.copies(), name, indent, place);
    }

    private void take(int id, int copies, String name, int indent, Location place) {
        int most = game.mostCopies();
        if (copies < 1 || copies > most) {
            diagnostics.add(
                    CardsCodes.BAD_COUNT.at(place).with("count", copies).with("limit", most));
        } else {
            game.take(id, copies, name, indent, place);
        }
    }

    private void unknown(CountedLine reading) {
        String name = text.substring(reading.from(), reading.to());
        diagnostics.add(UnknownName.at(places.range(reading.from(), reading.to()), name, search));
    }

    private void row(int indent, int from, int to) {
        Location place = places.range(from, to);
        List<String> cells = columns.cells(text.substring(from, to));
        String name = ListColumns.cell(cells, columns.name());
        String id = ListColumns.cell(cells, columns.id());
        String count = ListColumns.cell(cells, columns.count());
        String zone = ListColumns.cell(cells, columns.zone());
        if (!zone.isEmpty()) {
            game.heading(zone);
        }
        int card = game.find(name);
        card = card == 0 ? game.find(id) : card;
        if (card == 0) {
            diagnostics.add(UnknownName.at(place, name.isEmpty() ? id : name, search));
            return;
        }
        take(card, copies(count), name, indent, place);
    }

    /** The number in a cell: 1 if it is empty; 0, which no line may have, if it is no number. */
    private static int copies(String cell) {
        int end = cell.length();
        boolean number = end <= MAX_CELL && ListSigns.digitsEnd(cell, 0, end) == end;
        return cell.isEmpty() ? 1 : number ? ListSigns.number(cell, 0, end) : 0;
    }
}
