package cardbench.codes.ygo.deck;

import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.Deflater;
import cardbench.codes.ygo.text.Inflater;
import cardbench.codes.ygo.text.Inflater.Inflated;
import cardbench.codes.ygo.text.LittleEndian;
import java.util.List;

/**
 * The code of Yu-Gi-Oh! Omega: base64 of raw DEFLATE. The decompressed bytes are the number of
 * cards in main and extra deck (one byte), the number of cards in the side deck (one byte), and
 * their ids as little-endian 32-bit integers; behind them there may be one more, the card on the
 * box. Main and extra deck are not separated: that takes the types of the cards.
 */
record OmegaCode(ExtraDeck types) implements YgoFormat {

    private static final int HEAD = 2;
    private static final int MAX = 255;

    /** The bytes of the card on the box, which newer exports have behind the side deck. */
    private static final int COVER = 4;

    /** The longest deck: two counts of 255, and a cover. */
    private static final int BYTES = HEAD + 4 * 2 * MAX + COVER;

    @Override
    public String kind() {
        return "omega";
    }

    @Override
    public boolean isBare() {
        return true;
    }

    @Override
    public List<Candidate> candidates(String text) {
        return BareCodes.of(text);
    }

    @Override
    public void read(DeckBuilder builder) {
        int to = builder.text().length();
        Base64Text run = Base64Text.run(builder.text(), 0, 4 * BYTES / 3);
        int size = run.size();
        int stop = run.end(size);
        if (stop < to) {
            builder.report(
                    YgoCodes.BAD_LETTER
                            .at(Location.range(stop, stop + 1))
                            .with("written", builder.text().substring(stop, stop + 1)));
            return;
        }
        Inflated inflated = Inflater.inflate(run.bytes(), BYTES);
        if (inflated == null || inflated.bytes().length < HEAD) {
            builder.report(YgoCodes.NOT_COMPRESSED.at(Location.range(0, to)));
            return;
        }
        run.repairs(size, builder.diagnostics());
        run.repairsAtEnd(size, builder.diagnostics());
        if (inflated.used() < size) {
            builder.report(
                    YgoCodes.LEFT_OVER
                            .at(run.range(inflated.used(), size))
                            .with("bytes", size - inflated.used()));
        }
        cards(inflated, run, builder);
    }

    private void cards(Inflated inflated, Base64Text run, DeckBuilder builder) {
        byte[] bytes = inflated.bytes();
        builder.bytes(bytes);
        int first = bytes[0] & 255;
        int total = first + (bytes[1] & 255);
        builder.field("main and extra deck cards", place(0, 1, inflated, run), 1, first);
        builder.field("side deck cards", place(1, 2, inflated, run), 2, total - first);
        boolean unknown = false;
        for (int i = 0; i < total && HEAD + 4 * i + 4 <= bytes.length; i++) {
            int at = HEAD + 4 * i;
            int id = LittleEndian.int32(bytes, at);
            ExtraDeck.Home type = types.of(id);
            int part = i >= first ? 2 : type == ExtraDeck.Home.EXTRA ? 1 : 0;
            unknown |= part == 0 && type == ExtraDeck.Home.UNKNOWN;
            if (!builder.addWithoutPlace(part, id, 1)) {
                Location place = place(at, at + 4, inflated, run);
                builder.add(part, Integer.toUnsignedLong(id), 1, place, at + 4);
            }
        }
        int end = HEAD + 4 * total;
        int size = bytes.length;
        if (size == end + COVER) {
            Location cover = place(end, size, inflated, run);
            long id = Integer.toUnsignedLong(LittleEndian.int32(bytes, end));
            builder.field("cover", cover, size, id);
            builder.report(YgoCodes.COVER.at(cover).with("id", id));
        } else if (size != end) {
            // A cut inside a card leaves up to three bytes, which are explained as the rest.
            Location where = place(Math.min(end, size - (size - HEAD) % 4), size, inflated, run);
            if (where.byteAt() < size) {
                builder.field("rest", where, size, 0);
            }
            builder.report(
                    size < end
                            ? YgoCodes.CUT_OFF.at(where)
                            : YgoCodes.LEFT_OVER.at(where).with("bytes", size - end));
        }
        if (unknown && !builder.diagnostics().failed()) {
            builder.report(YgoCodes.NOT_SPLIT.anywhere());
        }
    }

    /** The letters that encode a range of decompressed bytes. */
    private static Location place(int from, int to, Inflated inflated, Base64Text run) {
        int[] bits = inflated.bits();
        int last = to < bits.length ? (bits[to] + 7) / 8 : inflated.used();
        int first = from < bits.length ? Math.min(bits[from] / 8, last) : last;
        return run.range(first, last).withByte(from);
    }

    @Override
    public void check(YgoDeck deck, Diagnostics diagnostics) {
        int first = deck.main().size() + deck.extra().size();
        tooMany("main", first, diagnostics);
        tooMany("side", deck.side().size(), diagnostics);
    }

    private static void tooMany(String part, int count, Diagnostics diagnostics) {
        if (count > MAX) {
            diagnostics.add(
                    YgoCodes.PART_DOES_NOT_FIT
                            .at(Location.pointer("/" + part))
                            .with("part", part)
                            .with("count", count)
                            .with("most", MAX));
        }
    }

    @Override
    public String write(YgoDeck deck) {
        int first = deck.main().size() + deck.extra().size();
        byte[] bytes = new byte[HEAD + 4 * deck.size()];
        bytes[0] = (byte) first;
        bytes[1] = (byte) deck.side().size();
        int at = HEAD;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            List<Integer> cards = deck.part(part);
            for (int id : cards) {
                LittleEndian.put(bytes, at, id);
                at += 4;
            }
        }
        return Deflater.deflate(bytes);
    }
}
