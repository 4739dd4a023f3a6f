package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.ByteWriter;
import cardbench.base.text.CodeBuffer;
import cardbench.base.text.Location;
import cardbench.base.text.TextCodes;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.LittleEndian;
import cardbench.codes.ygo.text.TextRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The format {@code ydke://}: three parts, each of them ids as little-endian 32-bit integers in
 * base64, followed by {@code !}.
 *
 * @see <a href="https://github.com/edo9300/edopro">EDOPro, which reads and writes these
 *     addresses</a>
 */
final class Ydke implements YgoFormat {

    /** The letters with which compressed bytes begin: 1f 8b 08, the head of gzip. */
    private static final String GZIP = "H4sI";

    @Override
    public String kind() {
        return YdkeMark.KIND;
    }

    @Override
    public List<Candidate> candidates(String text) {
        List<Candidate> addresses = new ArrayList<>();
        TextRange place = YdkeMark.next(text, 0);
        while (place != null) {
            addresses.add(Candidate.of(text, place, true));
            place = YdkeMark.next(text, place.to());
        }
        return Candidate.merged(addresses, YdkeLinks.of(text));
    }

    @Override
    public void read(DeckBuilder builder) {
        int at = YdkeMark.MARK.length();
        int last = builder.text().length();
        mark(builder);
        byte[] bytes = {};
        int before = 0;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int end = builder.text().indexOf('!', at);
            end = end < 0 ? last : end;
            byte[] more = part(part, at, end, before, builder);
            before += more.length;
            bytes = builder.explaining() ? joined(bytes, more) : bytes;
            if (end == last) {
                builder.report(YgoCodes.MARK_MISSING.at(Location.range(end, end)).fixedBy("!"));
            }
            at = Math.min(end + 1, last);
        }
        builder.bytes(bytes);
    }

    private static void mark(DeckBuilder builder) {
        String written = builder.text().substring(0, YdkeMark.MARK.length());
        if (!written.equals(YdkeMark.MARK)) {
            builder.report(
                    YgoCodes.MARK_WRITTEN
                            .at(Location.range(0, written.length()))
                            .with("written", written)
                            .with("instead", YdkeMark.MARK)
                            .fixedBy(YdkeMark.MARK));
        }
    }

    private static byte[] part(int part, int from, int to, int before, DeckBuilder builder) {
        Base64Text run = Base64Text.within(builder.text(), from, to, YdkeMark.LETTERS);
        int size = run.size();
        byte[] bytes = run.bytes();
        if (builder.text().startsWith(GZIP, from)) {
            builder.field("rest", run.range(0, size).withByte(before), before + size, 0);
            builder.report(YgoCodes.COMPRESSED.at(Location.range(from, to)));
            return bytes;
        }
        int end = run.end(size);
        int stop = Ascii.skipBlanks(builder.text(), end, to);
        run.repairs(size, builder.diagnostics());
        run.repairsAtEnd(size, builder.diagnostics());
        if (stop > end) {
            Location blanks = Location.range(end, stop).withByte(before + size);
            builder.report(TextCodes.WHITE_SPACE.at(blanks).fixedBy(""));
        }
        for (int i = 0; i + 4 <= size; i += 4) {
            int id = LittleEndian.int32(bytes, i);
            if (!builder.addWithoutPlace(part, id, 1)) {
                Location place = run.range(i, i + 4).withByte(before + i);
                builder.addOrLeave(part, Integer.toUnsignedLong(id), 1, place, before + i + 4);
            }
        }
        int remainder = size & 3;
        // The six bits of a single letter are no byte, so the size does not show this cut.
        boolean dangling = (run.letters() & 3) == 1;
        Location last = run.range(size - remainder, size).withByte(before + size - remainder);
        if (remainder != 0) {
            builder.field("rest", last, before + size, 0);
        }
        if (stop < to && !dangling) {
            builder.report(
                    YgoCodes.BAD_LETTER
                            .at(Location.range(stop, stop + 1))
                            .with("written", builder.text().substring(stop, stop + 1)));
        } else if (remainder != 0 || dangling) {
            builder.report(YgoCodes.CUT_OFF.at(last));
        }
        return bytes;
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    @Override
    public int flawless(CodeBuffer buffer, int length) {
        return FlawlessYdke.read(buffer, length);
    }

    @Override
    public String write(YgoDeck deck) {
        CodeBuffer buffer = CodeBuffer.borrow();
        int[] numbers = buffer.numbersFor(DeckNumbers.CARDS + deck.size());
        DeckNumbers.put(deck, numbers);
        ByteWriter out = ByteWriter.to(buffer);
        write(numbers, out);
        return out.text();
    }

    /**
     * Writes the address of a deck.
     *
     * @param numbers {@link DeckNumbers}
     */
    static void write(int[] numbers, ByteWriter out) {
        out.letters(YdkeMark.MARK);
        int at = DeckNumbers.CARDS;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int end = at + numbers[part];
            out.int32s(numbers, at, end);
            at = end;
            out.pad();
            out.letters("!");
        }
    }
}
