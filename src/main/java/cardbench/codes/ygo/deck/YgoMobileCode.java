package cardbench.codes.ygo.deck;

import cardbench.base.text.Base64Letters;
import cardbench.base.text.ByteWriter;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.CodeText;
import cardbench.codes.ygo.text.LinkWord;
import cardbench.codes.ygo.text.TextRange;
import java.util.ArrayList;
import java.util.List;

/**
 * The address of YGOMobile. The argument {@code d} is URL-safe base64 of a stream of bits, highest
 * bit first: the number of rows in each part, then the rows.
 *
 * <pre>{@code
 * head   main rows:8  extra rows:4  side rows:4
 * row    copies:2  id:27                            not aligned to bytes
 * }</pre>
 *
 * @see <a href="https://github.com/fallenstardust/YGOMobile-cn-ko-en">YGOMobile, which reads and
 *     writes these addresses</a>
 */
final class YgoMobileCode implements YgoFormat {

    private static final String ADDRESS = "http://deck.ourygo.top?ygotype=deck&v=1&d=";

    private static final int HEAD = 16;
    private static final int ID_BITS = 27;
    private static final int ROW = ID_BITS + 2;
    private static final int MAX = (1 << ID_BITS) - 1;
    // Two bits; a fourth copy needs a row of its own.
    private static final int COPIES = 3;
    // The counts have 8, 4 and 4 bits. A program that does not check them writes 20 rows as 4.
    private static final int[] ROWS = {255, 15, 15};

    @Override
    public String kind() {
        return YgoMobileMark.KIND;
    }

    @Override
    public List<Candidate> candidates(String text) {
        List<Candidate> addresses = new ArrayList<>();
        TextRange place = YgoMobileMark.next(text, 0);
        while (place != null) {
            int to = LinkWord.end(text, place.from(), place.to());
            TextRange address = new TextRange(place.from(), to);
            LinkWord word = new LinkWord(CodeText.of(text, address));
            addresses.add(new Candidate(word.code(), address, true, word.words("name"), List.of()));
            place = YgoMobileMark.next(text, place.to());
        }
        List<Candidate> candidates = Candidate.merged(MobileLinks.of(text), addresses);
        return candidates.isEmpty() ? Candidate.whole(text) : candidates;
    }

    /**
     * Whether letters may be a code of this format: the head and the number of letters agree. Of
     * other texts with as many letters, hardly one in a thousand gets as far.
     */
    static boolean mayBegin(byte[] letters, int length) {
        int group = length < 4 ? -1 : Base64Letters.URL_SAFE.group(letters, 0);
        if (group < 0) {
            return true;
        }
        int end = HEAD + ROW * ((group >> 16) + (group >> 12 & 15) + (group >> 8 & 15));
        return end <= 6 * length && 6 * length - (end + 7) / 8 * 8 < 6;
    }

    /** Whether a text without a mark is also a code of this format. */
    static boolean fits(String code) {
        DeckBuilder builder =
                new DeckBuilder(Candidate.of(code, new TextRange(0, code.length()), false), false);
        new YgoMobileCode().read(builder);
        return builder.size() > 0 && builder.diagnostics().list().isEmpty() && builder.printed();
    }

    @Override
    public void read(DeckBuilder builder) {
        String text = builder.text();
        TextRange range = new TextRange(0, text.length());
        if (!YgoMobileMark.isAddress(text, range)) {
            if (!builder.marked()) {
                read(UrlSafe.of(0, text.length(), builder));
            } else if (LinkLists.isList(text)) {
                LinkLists.read(builder);
            } else {
                KoishiCode.read(builder);
            }
        } else if (LinkLists.isList(text)) {
            LinkLists.read(builder);
        } else {
            CodeText code = new LinkWord(CodeText.of(text, range)).argument("d");
            int from = code == null ? text.length() : code.at(0);
            read(UrlSafe.of(from, code == null ? from : code.place().to(), builder));
        }
    }

    private static void read(UrlSafe code) {
        DeckBuilder builder = code.builder();
        code.reportStandard();
        int rows = code.number(0, 8) + code.number(8, 4) + code.number(12, 4);
        int end = HEAD + ROW * rows;
        builder.bytes(code.bytes((Math.min(end, code.bits()) + 7) / 8));
        int size = builder.bytes().length;
        if (code.bits() < end || code.bits() == 0) {
            builder.report(YgoCodes.CUT_OFF.at(code.place(code.bits(), 0, size)));
        }
        builder.field("main deck rows", code.place(0, 8, 0), Math.min(1, size), code.number(0, 8));
        builder.field(
                "extra and side deck rows",
                code.place(8, 8, 1),
                Math.min(2, size),
                code.number(8, 8));
        int bit = HEAD;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int count = part == 0 ? code.number(0, 8) : code.number(4 + 4 * part, 4);
            for (int i = 0; i < count && bit + ROW <= code.bits(); i++) {
                row(part, bit, code);
                bit += ROW;
            }
        }
        int used = (bit + 7) / 8;
        if (used < size) {
            builder.field("rest", code.place(bit, code.bits() - bit, used), size, 0);
        }
        // Writers fill the last byte, and then the last letter with less than six bits.
        int left = code.bits() - (end + 7) / 8 * 8;
        if (left >= 6) {
            builder.report(
                    YgoCodes.LEFT_OVER
                            .at(code.place(code.bits() - left, left, size))
                            .with("bytes", (left + 7) / 8));
        }
    }

    private static void row(int part, int bit, UrlSafe code) {
        Location place = code.place(bit, ROW, (bit + 7) / 8);
        int copies = code.number(bit, 2);
        int byteTo = Math.min((bit + ROW + 7) / 8, code.builder().bytes().length);
        if (copies == 0) {
            code.builder().field("row", place, byteTo, code.number(bit + 2, ID_BITS));
            code.builder().report(YgoCodes.NO_COPIES.at(place));
        } else {
            code.builder().add(part, code.number(bit + 2, ID_BITS), copies, place, byteTo);
        }
    }

    @Override
    public void check(YgoDeck deck, Diagnostics diagnostics) {
        CardRun.checkIds(deck, MAX, diagnostics);
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int count = rows(deck, part).size();
            String name = YgoDeck.partName(part);
            Location place = Location.pointer("/" + name);
            if (count > ROWS[part]) {
                diagnostics.add(
                        YgoCodes.PART_DOES_NOT_FIT
                                .at(place)
                                .with("part", name)
                                .with("count", count)
                                .with("most", ROWS[part]));
            } else if (CardRun.of(deck.part(part), COPIES).size() > ROWS[part]) {
                diagnostics.add(YgoCodes.ORDER_CHANGED.at(place).with("part", name));
            }
        }
    }

    private static List<CardRun> rows(YgoDeck deck, int part) {
        List<CardRun> runs = CardRun.of(deck.part(part), COPIES);
        return runs.size() <= ROWS[part]
                ? runs
                : CardRun.of(CardRun.together(deck.part(part)), COPIES);
    }

    @Override
    public String write(YgoDeck deck) {
        List<List<CardRun>> parts = new ArrayList<>();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            parts.add(rows(deck, part));
        }
        BitWriter writer = new BitWriter();
        writer.bits(parts.get(0).size(), 8);
        writer.bits(parts.get(1).size(), 4);
        writer.bits(parts.get(2).size(), 4);
        for (List<CardRun> part : parts) {
            for (CardRun run : part) {
                writer.bits(run.copies(), 2);
                writer.bits(run.id(), ID_BITS);
            }
        }
        return ADDRESS + writer.text();
    }

    /** Writes bits, highest first. */
    private static final class BitWriter {

        private final ByteWriter writer = ByteWriter.urlSafe();
        private int waiting;
        private int count;

        void bits(int value, int width) {
            for (int i = width - 1; i >= 0; i--) {
                waiting = waiting << 1 | value >> i & 1;
                if (++count == 8) {
                    writer.unsignedByte(waiting);
                    waiting = 0;
                    count = 0;
                }
            }
        }

        String text() {
            if (count > 0) {
                bits(0, 8 - count);
            }
            return writer.text();
        }
    }
}
