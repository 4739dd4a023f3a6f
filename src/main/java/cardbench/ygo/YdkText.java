package cardbench.ygo;

import cardbench.text.Ascii;
import cardbench.text.Location;

/**
 * {@code .ydk}: the ids one a line behind {@code #main}, {@code #extra} and {@code !side}; other
 * lines that begin with {@code #} are comments.
 */
final class YdkText implements YgoFormat {

    private static final long TOO_LARGE = 1L << 32;

    @Override
    public String kind() {
        return YdkLines.KIND;
    }

    @Override
    public boolean isMarked(String text, Stretch place) {
        return true;
    }

    @Override
    public Stretch next(String text, int start) {
        return YdkLines.next(text, start);
    }

    @Override
    public void read(Stretch place, DeckBuilder builder) {
        String text = builder.text();
        int part = -1;
        int bytes = 0;
        int at = place.from();
        builder.bytes(Utf8Bytes.of(text, place.from(), place.to()));
        while (at < place.to()) {
            int to = Math.min(YdkLines.lineEnd(text, at), place.to());
            int next = Math.min(to + 1, place.to());
            int byteTo = bytes + Utf8Bytes.count(text, at, next);
            Location line = Location.range(at, Ascii.dropBlanks(text, at, to)).withByte(bytes);
            int mark = YdkLines.part(text, at, to);
            if (mark >= 0) {
                part = mark;
                mark(mark, line, byteTo, builder);
            } else if (to > at && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
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
        while (at < line.to() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
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
                text.append(id).append('\n');
            }
        }
        return text.toString();
    }
}
