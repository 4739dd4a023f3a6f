package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.CodeBuffer;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Recogniser;
import cardbench.codes.deck.Surroundings;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.TextRange;
import java.util.ArrayList;
import java.util.List;

/**
 * The codec of one deck format: finds, reads, explains, checks and writes it.
 *
 * @see <a href="https://github.com/edo9300/edopro">EDOPro, whose formats these are for the most
 *     part</a>
 */
public final class YgoCodec implements Codec<YgoDeck> {

    private static final int LIKELY = 40;

    private final YgoFormat format;
    private final ExtraDeck types;

    private YgoCodec(YgoFormat format, ExtraDeck types) {
        this.format = format;
        this.types = types;
    }

    /**
     * The codecs of the five formats, most likely first.
     *
     * @param extra separates main and extra deck for formats that do not
     */
    public static List<YgoCodec> all(ExtraDeck extra) {
        return List.of(
                new YgoCodec(new YdkText(extra), extra),
                new YgoCodec(new Ydke(), extra),
                new YgoCodec(new YgoDeckCode(extra), extra),
                new YgoCodec(new YgoMobileCode(), extra),
                new YgoCodec(new OmegaCode(extra), extra));
    }

    /**
     * The codec of one format.
     *
     * @param kind {@code "ydk"}, {@code "ydke"}, {@code "ygo"} (ygopro-deck-encode), {@code
     *     "ygomobile"} or {@code "omega"}
     * @param extra separates main and extra deck for formats that do not
     * @throws IllegalArgumentException if there is no such format
     */
    public static YgoCodec of(String kind, ExtraDeck extra) {
        for (YgoCodec codec : all(extra)) {
            if (codec.kind().equals(kind)) {
                return codec;
            }
        }
        throw new IllegalArgumentException("no deck format: " + kind);
    }

    /**
     * Recognisers of texts that may be a code as a whole, but are too short to be certain: the
     * formats without a mark, most likely first.
     */
    public static List<Recogniser> guesses(ExtraDeck extra) {
        List<Recogniser> guesses = new ArrayList<>();
        for (YgoCodec codec : all(extra)) {
            guesses.add(codec.new Guess());
        }
        return guesses;
    }

    private final class Guess implements Recogniser {

        @Override
        public String kind() {
            return format.kind();
        }

        @Override
        public List<Found> find(String text) {
            Candidate first = first(text);
            if (first == null || first.marked() || certainty(first) == Certainty.NONE) {
                return List.of();
            }
            TextRange place = first.place();
            return isCapitals(text.substring(place.from(), place.to()))
                    ? List.of()
                    : List.of(new Found(kind(), place.from(), place.to(), false));
        }

        /** Random letters of base64 have small ones; words of capitals and base32 have none. */
        private static boolean isCapitals(String letters) {
            boolean capital = false;
            boolean small = false;
            for (int at = 0; at < letters.length(); at++) {
                capital |= letters.charAt(at) >= 'A' && letters.charAt(at) <= 'Z';
                small |= letters.charAt(at) >= 'a' && letters.charAt(at) <= 'z';
            }
            return capital && !small;
        }
    }

    @Override
    public String kind() {
        return format.kind();
    }

    @Override
    public boolean isWhole(String text) {
        if (format.isBare()) {
            return false;
        }
        CodeBuffer buffer = CodeBuffer.borrow();
        boolean flawless = isFlawless(text, buffer);
        buffer.giveBack();
        return flawless;
    }

    @Override
    public List<Found> find(String text) {
        if (isWhole(text)) {
            return List.of(new Found(kind(), 0, text.length(), true));
        }
        return search(text);
    }

    /** What is read of a text if no code is found in it, or {@code null}. */
    private Candidate first(String text) {
        List<Candidate> candidates = format.candidates(text);
        return candidates.isEmpty() ? format.whole(text) : candidates.get(0);
    }

    /** Finds codes in any text. */
    List<Found> search(String text) {
        List<Found> found = new ArrayList<>();
        for (Candidate candidate : format.candidates(text)) {
            if (found.size() <= MOST && isCode(candidate, read(candidate, false))) {
                TextRange place = candidate.place();
                found.add(new Found(kind(), place.from(), place.to(), candidate.marked()));
            }
        }
        return found;
    }

    /** Whether a candidate is a readable deck; without a mark, it must be certain. */
    private boolean isCode(Candidate candidate, DeckBuilder builder) {
        boolean read = builder.size() > 0 && !builder.diagnostics().failed();
        return read && (candidate.marked() || Certainty.of(builder, types) == Certainty.CERTAIN);
    }

    private Certainty certainty(Candidate candidate) {
        return Certainty.of(read(candidate, false), types);
    }

    private DeckBuilder read(Candidate candidate, boolean explaining) {
        DeckBuilder builder = new DeckBuilder(candidate, explaining);
        format.read(builder);
        if (builder.size() == 0 && !builder.diagnostics().failed()) {
            builder.report(YgoCodes.NO_CARDS.at(Location.range(0, builder.text().length())));
        }
        return builder;
    }

    @Override
    public int likeness(String text) {
        Candidate first = first(text);
        if (first == null) {
            return 0;
        }
        return first.marked() ? MARKED : certainty(first) == Certainty.NONE ? 0 : LIKELY;
    }

    /** Reads a flawless text into the buffer. Returns whether it is one. */
    private boolean isFlawless(String text, CodeBuffer buffer) {
        return buffer.take(text) && format.flawless(buffer, text.length()) > 0;
    }

    /** The deck of a flawless text, or {@code null}. */
    private YgoDeck flawless(String text) {
        CodeBuffer buffer = CodeBuffer.borrow();
        YgoDeck deck = isFlawless(text, buffer) ? DeckNumbers.deck(kind(), buffer.numbers()) : null;
        buffer.giveBack();
        return deck;
    }

    @Override
    public Reading<YgoDeck> read(String text) {
        YgoDeck flawless = flawless(text);
        if (flawless != null) {
            return new Reading<>(flawless, 0, text.length(), List.of());
        }
        return report(text);
    }

    /** Reads any text, and reports what there is to report about it. */
    Reading<YgoDeck> report(String text) {
        DeckBuilder code = code(text, false);
        if (code == null) {
            Diagnostics diagnostics = new Diagnostics();
            diagnostics.add(
                    YgoCodes.NO_MARK.at(Location.range(0, text.length())).with("kind", kind()));
            return new Reading<>(null, 0, text.length(), diagnostics.list());
        }
        boolean nothing = code.size() == 0 && code.diagnostics().failed();
        TextRange place = code.place();
        return new Reading<>(
                nothing ? null : code.deck(kind()),
                place.from(),
                place.to(),
                diagnostics(text, place, code));
    }

    /**
     * The first readable code, or else the first range with the mark, or else the text that can be
     * read without one; {@code null} if there is none of them.
     */
    private DeckBuilder code(String text, boolean explaining) {
        DeckBuilder first = null;
        for (Candidate candidate : format.candidates(text)) {
            DeckBuilder builder = read(candidate, explaining);
            if (isCode(candidate, builder)) {
                return builder;
            }
            first = first == null ? builder : first;
        }
        Candidate whole = first == null ? format.whole(text) : null;
        return whole == null ? first : read(whole, explaining);
    }

    /** The diagnostics about a code and about the text around it. */
    private List<Diagnostic> diagnostics(String text, TextRange place, DeckBuilder builder) {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addAll(builder.placedDiagnostics());
        Surroundings around = new Surroundings(text, false, diagnostics);
        boolean lines = kind().equals(YdkLines.KIND);
        if (place.from() > 1 || !text.startsWith(YdkLines.BYTE_ORDER_MARK)) {
            around.before(lines ? Ascii.dropBlanks(text, 0, place.from()) : place.from());
        }
        around.after(lines ? Ascii.skipBlanks(text, place.to(), text.length()) : place.to());
        return diagnostics.list();
    }

    @Override
    public Explanation explain(String text) {
        DeckBuilder code = code(text, true);
        if (code == null) {
            return new Explanation("", List.of(), read(text).diagnostics());
        }
        byte[] bytes = code.bytes();
        return new Explanation(
                Explanation.hex(bytes, bytes.length),
                code.fields(),
                diagnostics(text, code.place(), code));
    }

    /** Reports what does not fit into this format, each with the JSON pointer of its card. */
    public void check(YgoDeck deck, Diagnostics diagnostics) {
        format.check(deck, diagnostics);
    }

    /** Writes a deck as the programs of this format do; empty if it does not fit. */
    @Override
    public String write(YgoDeck deck) {
        Diagnostics diagnostics = new Diagnostics();
        format.check(deck, diagnostics);
        return diagnostics.failed() ? "" : format.write(deck);
    }
}
