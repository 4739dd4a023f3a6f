package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Location;
import cardbench.codes.ygo.text.CodeText;
import cardbench.codes.ygo.text.LinkWord;
import cardbench.codes.ygo.text.TextRange;
import cardbench.codes.ygo.text.Utf8Bytes;

/**
 * Reads the lists of cards in the older links of YGOMobile, which {@link MobileLinks} describes.
 */
final class LinkLists {

    private final DeckBuilder builder;
    private final String text;

    /** The characters that are recorded as fields so far. */
    private int read;

    private LinkLists(DeckBuilder builder) {
        this.builder = builder;
        this.text = builder.text();
    }

    /** Whether a link holds lists in place of one code. */
    static boolean isList(String text) {
        LinkWord word = word(text);
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            if (word.argument(YgoDeck.partName(part)) != null) {
                return word.argument("d") == null;
            }
        }
        return false;
    }

    private static LinkWord word(String text) {
        return new LinkWord(CodeText.of(text, new TextRange(0, text.length())));
    }

    /** Reads the lists of the builder's text. */
    static void read(DeckBuilder builder) {
        LinkLists lists = new LinkLists(builder);
        builder.bytes(Utf8Bytes.of(lists.text, 0, lists.text.length()));
        LinkWord word = word(lists.text);
        int from = -1;
        for (int i = 0; i < YgoDeck.PARTS; i++) {
            // fields are in the order of the link, whatever the order of its arguments is
            int next = next(word, from);
            if (next >= 0) {
                CodeText list = word.argument(YgoDeck.partName(next));
                lists.list(next, list.at(0), list.at(list.text().length()));
                from = list.at(0);
            }
        }
        lists.frame(lists.text.length());
    }

    /** The part whose list is the first behind a character; -1 if there is none. */
    private static int next(LinkWord word, int from) {
        int next = -1;
        int nearest = Integer.MAX_VALUE;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            CodeText list = word.argument(YgoDeck.partName(part));
            if (list != null && list.at(0) > from && list.at(0) < nearest) {
                nearest = list.at(0);
                next = part;
            }
        }
        return next;
    }

    private void list(int part, int from, int to) {
        int at = from;
        while (at < to) {
            int end = text.indexOf('_', at);
            end = end < 0 || end > to ? to : end;
            if (end > at) {
                entry(part, at, end);
            }
            at = end + 1;
        }
    }

    /** An id, and behind it a star and the number of copies. */
    private void entry(int part, int from, int to) {
        int digits = Ascii.digitsEnd(text, from, to);
        boolean counted = digits < to && text.charAt(digits) == '*';
        int end = counted ? Ascii.digitsEnd(text, digits + 1, to) : digits;
        long id = DeckBuilder.number(text, from, digits);
        // no more than it takes to be too many, so that it fits an int
        long copies =
                counted
                        ? Math.min(DeckBuilder.number(text, digits + 1, end), YgoDeck.LIMIT + 1)
                        : 1;
        Location place = Location.range(from, to);
        if (digits == from || end < to || to == digits + 1) {
            builder.report(
                    YgoCodes.ENTRY_UNCLEAR.at(place).with("written", text.substring(from, to)));
        } else if (copies == 0) {
            builder.report(YgoCodes.NO_COPIES.at(place));
        } else {
            frame(from);
            int byteAt = bytes(from);
            int byteTo = byteAt + to - from;
            builder.addOrLeave(part, id, (int) copies, place.withByte(byteAt), byteTo);
            read = to;
        }
    }

    /** Records the characters in front of the next card. */
    private void frame(int to) {
        if (builder.explaining() && to > read) {
            builder.field("comment", Location.range(read, to).withByte(bytes(read)), bytes(to), 0);
        }
    }

    private int bytes(int to) {
        return builder.explaining() ? Utf8Bytes.count(text, 0, to) : 0;
    }
}
