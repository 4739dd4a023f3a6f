package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.TextRange;
import cardbench.codes.ygo.text.Utf8Bytes;
import java.util.ArrayList;
import java.util.List;

/**
 * The format {@code .ydk}: one id on each line, after the marks {@code #main}, {@code #extra} and
 * {@code !side}. Other lines that begin with {@code #} are comments.
 *
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads and writes these
 *     files</a>
 */
record YdkText(ExtraDeck types) implements YgoFormat {

    /** The maximum number of characters: more than 1,000 cards with their names need. */
    static final int LIMIT = 131_072;

    private static final int FIVE_DIGITS = 10_000;

    private static final int EIGHT_DIGITS = 10_000_000;

    /** More copies than any game allows are not written out as a fix. */
    private static final int MAX_WRITTEN = 9;

    @Override
    public String kind() {
        return YdkLines.KIND;
    }

    @Override
    public List<Candidate> candidates(String text) {
        List<Candidate> plain = new ArrayList<>();
        if (!mayHoldMark(text)) {
            return tables(text);
        }
        FoldedLines folded = FoldedLines.of(text);
        String lines = folded.code().text();
        TextRange place = YdkLines.next(lines, 0);
        while (place != null) {
            plain.add(folded.candidate(place, true));
            place = YdkLines.next(lines, place.to());
        }
        return Candidate.merged(plain, tables(text));
    }

    private static List<Candidate> tables(String text) {
        List<Candidate> tables = new ArrayList<>();
        TextRange table = CsvDeck.next(text, 0);
        while (table != null) {
            tables.add(Candidate.of(text, table, true));
            table = CsvDeck.next(text, table.to());
        }
        return tables;
    }

    /** Whether a text has one of the signs that begin a mark, as most texts do not. */
    private static boolean mayHoldMark(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = Ascii.narrow(text.charAt(i));
            if (c == '#' || c == '!' || c == '&') {
                return true;
            }
        }
        return false;
    }

    @Override
    public Candidate whole(String text) {
        FoldedLines folded = FoldedLines.of(text);
        TextRange place = YdkLines.whole(folded.code().text());
        return place == null ? null : folded.candidate(place, false);
    }

    @Override
    public void read(DeckBuilder builder) {
        String text = builder.text();
        int end = Math.min(text.length(), LIMIT);
        // the whole text: a mark behind the limit distinguishes the file from a table, too
        boolean marked = isMarked(text);
        if (!marked && builder.marked()) {
            CsvDeck.read(builder);
            sort(builder);
            return;
        }
        int part = marked ? -1 : 0;
        int bytes = 0;
        int at = 0;
        builder.bytes(Utf8Bytes.of(text, 0, end));
        while (at < end) {
            int to = Math.min(Ascii.lineEnd(text, at, text.length()), end);
            int next = Math.min(Ascii.lineBehind(text, to), end);
            int byteTo = bytes + Utf8Bytes.count(text, at, next);
            Location line = Location.range(at, Ascii.dropBlanks(text, at, to)).withByte(bytes);
            int mark = YdkLines.part(text, at, to);
            if (mark >= 0) {
                part = mark;
                mark(mark, line, byteTo, builder);
            } else if (YdkLines.isCard(text, at, to)) {
                card(part, line, byteTo, builder);
                part = Math.max(0, part);
            } else {
                addUnreadable(line, byteTo, builder);
            }
            bytes = byteTo;
            at = next;
        }
        if (!marked && builder.size() > 0) {
            sort(builder);
        }
        if (end < text.length() && builder.size() <= YgoDeck.LIMIT) {
            Location excess = Location.range(end, text.length());
            builder.report(YgoCodes.TOO_LONG.at(excess).with("limit", LIMIT));
        }
    }

    private static boolean isMarked(String text) {
        int at = 0;
        while (at < text.length()) {
            int to = Ascii.lineEnd(text, at, text.length());
            if (YdkLines.part(text, at, to) >= 0) {
                return true;
            }
            at = Ascii.lineBehind(text, to);
        }
        return false;
    }

    /** Without any mark, the types of the cards decide about their part, as in YGOPro. */
    private void sort(DeckBuilder builder) {
        boolean unknown = false;
        List<Integer> main = builder.part(0);
        List<Integer> cards = List.copyOf(main);
        main.clear();
        if (!builder.marked() && !isPasscodes(cards)) {
            builder.doubt();
        }
        for (int card : cards) {
            ExtraDeck.Home home = types.of(card);
            unknown |= home == ExtraDeck.Home.UNKNOWN;
            builder.part(home == ExtraDeck.Home.EXTRA ? 1 : 0).add(card);
        }
        builder.report(YgoCodes.NO_PART_MARKS.anywhere());
        if (unknown) {
            builder.report(YgoCodes.NOT_SPLIT.anywhere());
        }
    }

    /** Whether numbers are like those on cards, most of which have all eight digits. */
    private static boolean isPasscodes(List<Integer> numbers) {
        int eight = 0;
        boolean five = true;
        for (int number : numbers) {
            five &= number >= FIVE_DIGITS;
            eight += number >= EIGHT_DIGITS ? 1 : 0;
        }
        return five && 2 * eight > numbers.size();
    }

    private static void mark(int part, Location line, int byteTo, DeckBuilder builder) {
        String written = builder.text().substring(line.from(), line.to());
        builder.field("part", line, byteTo, part);
        if (!written.equals(YdkLines.MARKS[part])) {
            builder.report(
                    YgoCodes.MARK_WRITTEN
                            .at(line)
                            .with("written", written)
                            .with("instead", YdkLines.MARKS[part])
                            .fixedBy(YdkLines.MARKS[part]));
        }
    }

    /** A comment, or a line that is none: digits among signs may be a card that would be lost. */
    private static void addUnreadable(Location line, int byteTo, DeckBuilder builder) {
        String written = builder.text().substring(line.from(), line.to());
        boolean comment = written.isEmpty() || written.charAt(0) == '#';
        builder.field(comment ? "comment" : "line", line, byteTo, 0);
        if (!comment) {
            boolean digits = StrayDigits.mayBeACard(written);
            builder.report(
                    digits
                            ? YgoCodes.ENTRY_UNCLEAR.at(line).with("written", written)
                            : YgoCodes.LINE_IGNORED.at(line));
        }
    }

    private static void card(int part, Location line, int byteTo, DeckBuilder builder) {
        String text = builder.text();
        CardLine card = CardLine.of(text, line.from(), line.to());
        int from = card.id().from();
        int to = card.id().to();
        if (from == to) {
            String written = text.substring(line.from(), line.to());
            builder.field("line", line, byteTo, 0);
            builder.report(YgoCodes.ENTRY_UNCLEAR.at(line).with("written", written));
            return;
        }
        long id = DeckBuilder.number(text, from, to);
        if (part < 0) {
            builder.report(YgoCodes.BEFORE_MARKS.at(line));
        }
        Location digits = Location.range(from, to).withByte(line.byteAt());
        if (card.copies() == 0) {
            builder.field("line", line, byteTo, id);
            builder.report(YgoCodes.NO_COPIES.at(line));
        } else {
            builder.addOrLeave(Math.max(0, part), id, card.copies(), digits, byteTo);
        }
        if (card.counted() && card.copies() > 0) {
            builder.report(copies(text.substring(from, to), id, card.copies(), line));
        } else if (card.trailing().from() < card.trailing().to()) {
            builder.report(YgoCodes.BEHIND_ID.at(Location.range(to, line.to())).fixedBy(""));
        }
    }

    private static Diagnostic copies(String id, long number, int copies, Location line) {
        Diagnostic read = YgoCodes.COPIES_READ.at(line).with("copies", copies).with("id", number);
        if (copies > MAX_WRITTEN) {
            return read;
        }
        StringBuilder lines = new StringBuilder(id);
        for (int i = 1; i < copies; i++) {
            lines.append('\n').append(id);
        }
        return read.fixedBy(lines.toString());
    }

    @Override
    public String write(YgoDeck deck) {
        StringBuilder text = new StringBuilder();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            text.append(YdkLines.MARKS[part]).append('\n');
            for (int id : deck.part(part)) {
                text.append(CardNumber.of(id)).append('\n');
            }
        }
        return text.toString();
    }
}
