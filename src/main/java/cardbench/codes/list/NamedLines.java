package cardbench.codes.list;

import cardbench.base.text.Lines;
import cardbench.base.text.ListSigns;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.ListedNames;
import cardbench.codes.list.line.Dialect;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.SummaryLine;
import cardbench.codes.list.line.TextLine;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a list with all names that each may hold, for a game whose card tables decide
 * between them. Lines of codes and links are left out.
 */
public final class NamedLines {

    /** The shortest word with the first letters of a code that is one. */
    private static final int MIN_CODE = 12;

    /** The shortest word that is a code or a link whatever its letters: no name has one so long. */
    private static final int MIN_LONG_WORD = 40;

    private final String text;
    private final Lines places;
    private final Dialect dialect;
    private final List<ListedLine> lines = new ArrayList<>();

    private NamedLines(String text, Dialect dialect) {
        this.text = text;
        this.places = new Lines(text);
        this.dialect = dialect;
    }

    /** The lines of a text, at most one more than {@link ListedLine#MAX_LINES}. Never throws. */
    public static List<ListedLine> of(String given) {
        String text = given.substring(0, Math.min(given.length(), ListReader.MAX_LENGTH));
        DeckList list = ListReader.read(text);
        boolean written =
                list.form() == ListForm.LINES
                        || list.form() == ListForm.BOXES
                        || list.form() == ListForm.COLUMNS;
        List<TextLine> lines = written ? TextLine.of(text) : List.of();
        NamedLines named = new NamedLines(text, Dialect.of(lines));
        if (written) {
            named.read(lines, list);
        } else {
            named.read(list);
        }
        return named.lines;
    }

    /** Takes the entries of a file that has no lines of text. */
    private void read(DeckList list) {
        for (ListLine line : list.lines()) {
            if (lines.size() <= ListedLine.MAX_LINES) {
                if (line instanceof ListLine.Heading heading) {
                    section(heading);
                } else if (line instanceof ListLine.Card card) {
                    NameReadings readings = new NameReadings(text, line.from(), line.to(), dialect);
                    readings.add(card);
                    add(line.from(), "", 0, "", readings.names(0, 0, ""));
                }
            }
        }
    }

    private void section(ListLine.Heading heading) {
        add(heading.from(), "", 0, heading.zone().key(), NameReadings.NONE);
    }

    private void add(int from, String words, int indent, String heading, ListedNames names) {
        lines.add(
                new ListedLine(
                        places.line(from),
                        from - places.column(from) + 1,
                        words,
                        indent,
                        heading,
                        false,
                        false,
                        false,
                        true,
                        names,
                        List.of()));
    }

    private void read(List<TextLine> written, DeckList list) {
        int next = 0;
        for (int i = 0; i < written.size() && lines.size() <= ListedLine.MAX_LINES; i++) {
            TextLine line = written.get(i);
            ListLine.Card card = null;
            int cards = 0;
            boolean columns = false;
            for (;
                    next < list.lines().size() && list.lines().get(next).from() <= line.from();
                    next++) {
                ListLine read = list.lines().get(next);
                if (read instanceof ListLine.Heading heading && read.from() == read.to()) {
                    section(heading);
                } else if (read instanceof ListLine.Card each) {
                    card = each;
                    cards++;
                }
                columns = read instanceof ListLine.Comment && list.form() == ListForm.COLUMNS;
            }
            if (!line.isRule() && !columns && !isCode(line.text())) {
                line(line, cards == 1 ? card : null);
            }
        }
    }

    private void line(TextLine line, ListLine.Card card) {
        String words = line.text();
        int start = line.from() - places.column(line.from()) + 1;
        int at = line.raw().indexOf(words);
        NameReadings readings = new NameReadings(text, line.from(), line.to(), dialect);
        int likely = 0;
        if (line.isLong()) {
            readings.addLong(words);
        } else {
            readings.add(1, words);
            int read = readings.add(card);
            int counted = readings.addAll(words);
            likely = read < 0 ? counted : read;
        }
        boolean title = line.sign().equals("###");
        lines.add(
                new ListedLine(
                        places.line(line.from()),
                        start,
                        title ? line.raw() : words,
                        line.from() - start + Math.max(0, at),
                        line.isLong() ? "" : heading(line),
                        line.afterGap(),
                        line.isComment(),
                        title,
                        LineParts.isCounted(words, dialect),
                        readings.names(0, likely, ""),
                        line.isLong() ? List.of() : LineParts.of(text, line, dialect)));
    }

    private static String heading(TextLine line) {
        String text = line.text();
        String heading = heading(line.heading());
        int field = ListWords.fieldEnd(text);
        boolean fact =
                line.heading().isTotal()
                        || SummaryLine.is(text)
                        || !text.isEmpty() && ":：".indexOf(text.charAt(text.length() - 1)) >= 0
                        || field > 0 && ListWords.zone(text.substring(0, field)) == null;
        return heading.isEmpty() && fact ? ListedLine.FACT : heading;
    }

    /** The zone of a title in the words of the contract; empty if it is no known title. */
    static String heading(HeadingLine heading) {
        Zone zone = heading.zone();
        return zone == null ? "" : heading.isKind() ? ListedLine.KIND : zone.key();
    }

    /** Whether a line ends with the code of the deck, or a link: one long word. */
    private static boolean isCode(String line) {
        boolean link = false;
        int from = line.length();
        while (from > 0 && !ListSigns.isBlank(line.charAt(from - 1))) {
            from--;
            link |= line.startsWith("://", from);
            if (line.charAt(from) > '~') {
                return false;
            }
        }
        int length = line.length() - from;
        return link || length >= MIN_LONG_WORD || line.startsWith("AA", from) && length >= MIN_CODE;
    }
}
