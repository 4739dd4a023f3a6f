package cardbench.codes.ygo.deck;

import cardbench.base.text.ByteWriter;
import cardbench.base.text.CodeBuffer;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.TextCodes;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.LittleEndian;
import java.util.List;

/**
 * The code of the package ygopro-deck-encode: URL-safe base64 of one little-endian 32-bit integer
 * for each row.
 *
 * <pre>{@code
 * bits    31 30  |  29 28  |  27 ... 0
 *       copies-1 |  part   |     id          part: 0 main, 1 extra, 2 side
 * }</pre>
 *
 * <p>Base64 of {@link UpdateDeck} can be read like this, too. Then its two counts would be cards
 * with numbers that no card has, so it is read as that message wherever the counts fit.
 */
record YgoDeckCode(ExtraDeck types) implements YgoFormat {

    static final int ID_BITS = 28;

    /** The largest id. */
    static final int MAX = (1 << ID_BITS) - 1;

    private static final int COPIES = 4;

    /** Of so many bytes of a deck, an id is above; numbers of other files often are not. */
    private static final int MANY_ROWS = 40;

    private static final int THREE_BYTES = 1 << 24;

    @Override
    public String kind() {
        return "ygo";
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
        String text = builder.text();
        UrlSafe code = UrlSafe.of(0, text.length(), builder);
        int size = code.bits() / 8;
        builder.bytes(code.bytes(size));
        if (UpdateDeck.isMessage(builder.bytes())) {
            UpdateDeck.read(code, types);
            return;
        }
        code.reportStandard();
        int before = 0;
        int bits = 0;
        for (int i = 0; i + 4 <= size; i += 4) {
            int row = LittleEndian.int32(builder.bytes(), i);
            bits |= row & MAX;
            int part = row >> ID_BITS & 3;
            if (part < before) {
                builder.doubt();
            }
            before = part;
            int copies = (row >>> 30) + 1; // unsigned: the top bit is part of the count
            if (part < YgoDeck.PARTS
                    && (row & MAX) >= DeckBuilder.MIN_PRINTED
                    && builder.addWithoutPlace(part, row & MAX, copies)) {
                continue;
            }
            Location where = code.place(8 * i, 32, i);
            if (part == YgoDeck.PARTS) {
                builder.field("row", where, i + 4, row & MAX);
                builder.report(YgoCodes.BAD_PART.at(where).with("part", part));
            } else {
                builder.add(part, row & MAX, copies, where, i + 4);
            }
            if ((row & MAX) < DeckBuilder.MIN_PRINTED && (row & MAX) > 0) {
                builder.report(YgoCodes.SMALL_ID.at(where).with("id", row & MAX));
            }
        }
        if (bits < THREE_BYTES && size >= MANY_ROWS && !Certainty.isKnown(builder, types)) {
            builder.smallIds();
        }
        int remainder = size & 3;
        // Six bits behind whole bytes are a single letter, as in a code that was cut.
        if (remainder != 0 || code.bits() % 8 == 6) {
            Location where = code.place(8 * (size - remainder), code.bits(), size - remainder);
            if (remainder != 0) {
                builder.field("rest", where, size, 0);
            }
            builder.report(YgoCodes.CUT_OFF.at(where));
        } else if (code.number(8 * size, code.bits() - 8 * size) != 0) {
            builder.report(TextCodes.SPARE_BITS.at(code.place(8 * size, 8, size)));
        }
        // Both codes are bare URL-safe base64, so some texts are valid in both formats.
        if (!builder.diagnostics().failed() && YgoMobileCode.fits(text)) {
            builder.report(
                    YgoCodes.AMBIGUOUS
                            .at(Location.range(0, text.length()))
                            .with("kind", YgoMobileMark.KIND));
        }
    }

    @Override
    public void check(YgoDeck deck, Diagnostics diagnostics) {
        CardRun.checkIds(deck, MAX, diagnostics);
    }

    @Override
    public int flawless(CodeBuffer buffer, int length) {
        return FlawlessYgoCode.read(buffer, length);
    }

    @Override
    public String write(YgoDeck deck) {
        CodeBuffer buffer = CodeBuffer.borrow();
        int[] numbers = buffer.numbersFor(DeckNumbers.CARDS + deck.size());
        DeckNumbers.put(deck, numbers);
        ByteWriter out = ByteWriter.urlSafeTo(buffer);
        write(numbers, out);
        return out.text();
    }

    /**
     * Writes the code of a deck, a row for each run of equal cards.
     *
     * @param numbers {@link DeckNumbers}, with ids that fit
     */
    static void write(int[] numbers, ByteWriter out) {
        int at = DeckNumbers.CARDS;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int end = at + numbers[part];
            while (at < end) {
                int id = numbers[at];
                int copies = 1;
                while (copies < COPIES && at + copies < end && numbers[at + copies] == id) {
                    copies++;
                }
                out.int32(copies - 1 << 30 | part << ID_BITS | id);
                at += copies;
            }
        }
    }
}
