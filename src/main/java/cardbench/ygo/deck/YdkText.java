package cardbench.ygo.deck;

import cardbench.deck.CardNumber;
import cardbench.text.Ascii;
import cardbench.text.Location;
import java.util.List;

/**
 * The format {@code .ydk}: one id on each line, after the marks {@code #main}, {@code #extra} and
 * {@code !side}. Other lines that begin with {@code #} are comments.
 *
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads and writes these
 *     files</a>
 */
final class YdkText implements YgoFormat {

    /** The maximum number of characters: more than 1,000 cards with their names need. */
    static final int LIMIT = 131_072;

    private static final long TOO_LARGE = 1L << 32;

    private final ExtraDeck types;

    YdkText(ExtraDeck types) {
        this.types = types;
    }

    @Override
    public String kind() {
        return YdkLines.KIND;
    }

    @Override
    public boolean isMarked(String text, TextRange place) {
        return true;
    }

    @Override
    public TextRange next(String text, int start) {
        return YdkLines.next(text, start);
    }

    @Override
    public TextRange whole(String text) {
        return YdkLines.whole(text);
    }

    @Override
    public void read(DeckBuilder builder) {
        String text = builder.text();
        int end = Math.min(text.length(), LIMIT);
        boolean marked = isMarked(text, end);
        int part = marked ? -1 : 0;
        int bytes = 0;
        int at = 0;
        builder.bytes(Utf8Bytes.of(text, 0, end));
        while (at < end) {
            int to = Math.min(YdkLines.lineEnd(text, at), end);
            int next = Math.min(YdkLines.lineBehind(text, to), end);
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
                boolean comment = line.to() == at || text.charAt(at) == '#';
                builder.field(comment ? "comment" : "line", line, byteTo, 0);
                if (!comment) {
                    builder.say(YgoCodes.LINE_IGNORED.at(line));
                }
            }
            bytes = byteTo;
            at = next;
        }
        if (!marked && builder.size() > 0) {
            sort(builder);
        }
        if (end < text.length() && builder.size() <= YgoDeck.LIMIT) {
            Location rest = Location.range(end, text.length());
            builder.say(YgoCodes.TOO_LONG.at(rest).with("limit", LIMIT));
        }
    }

    private static boolean isMarked(String text, int end) {
        int at = 0;
        while (at < end) {
            int to = YdkLines.lineEnd(text, at);
            if (YdkLines.part(text, at, to) >= 0) {
                return true;
            }
            at = YdkLines.lineBehind(text, to);
        }
        return false;
    }

    /** Without any mark, the types of the cards decide about their part, as in YGOPro. */
    private void sort(DeckBuilder builder) {
        boolean unknown = false;
        List<Integer> main = builder.part(0);
        List<Integer> all = List.copyOf(main);
        main.clear();
        for (int card : all) {
            ExtraDeck.Home home = types.of(card);
            unknown |= home == ExtraDeck.Home.UNKNOWN;
            builder.part(home == ExtraDeck.Home.EXTRA ? 1 : 0).add(card);
        }
        builder.say(YgoCodes.NO_PART_MARKS.anywhere());
        if (unknown) {
            builder.say(YgoCodes.NOT_SPLIT.anywhere());
        }
    }

    private static void mark(int part, Location line, int byteTo, DeckBuilder builder) {
        String written = builder.text().substring(line.from(), line.to());
        builder.field("part", line, byteTo, part);
        if (!written.equals(YdkLines.MARKS[part])) {
            builder.say(
                    YgoCodes.MARK_WRITTEN
                            .at(line)
                            .with("written", written)
                            .with("instead", YdkLines.MARKS[part])
                            .fixedBy(YdkLines.MARKS[part]));
        }
    }

    private static void card(int part, Location line, int byteTo, DeckBuilder builder) {
        String text = builder.text();
        long id = 0;
        int at = line.from();
        while (at < line.to() && YdkLines.isDigit(text.charAt(at))) {
            // Saturates above all ids: a long row of digits must not wrap around to another card.
            id = Math.min(TOO_LARGE, id * 10 + text.charAt(at) - '0');
            at++;
        }
        if (part < 0) {
            builder.say(YgoCodes.BEFORE_MARKS.at(line));
        }
        Location digits = Location.range(line.from(), at).withByte(line.byteAt());
        builder.add(Math.max(0, part), id, 1, digits, byteTo);
        if (at < line.to()) {
            builder.say(YgoCodes.BEHIND_ID.at(Location.range(at, line.to())).fixedBy(""));
        }
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
