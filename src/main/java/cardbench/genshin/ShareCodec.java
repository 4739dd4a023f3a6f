package cardbench.genshin;

import cardbench.deck.Codec;
import cardbench.deck.Explanation;
import cardbench.deck.Found;
import cardbench.deck.Reading;
import cardbench.deck.Surroundings;
import cardbench.genshin.ShareCodeFinder.Place;
import cardbench.text.Base64Text;
import cardbench.text.CodeBuffer;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/**
 * The codec of share codes: finds, reads, explains and writes them. Stateless, so threads may share
 * it.
 *
 * @see <a href="https://github.com/isHarryh/GI-Code-Converter">GI-Code-Converter, which describes
 *     share codes</a>
 */
public final class ShareCodec implements Codec<ShareCode> {

    // Ten letters of one case are not enough: an unlikely but intact code had them by chance.
    /** This many letters, with this many different ones, have one case only after damage. */
    private static final int CASE_LETTERS = 24;

    private static final int DIFFERENT_LETTERS = 10;

    @Override
    public String kind() {
        return ShareCode.KIND;
    }

    @Override
    public List<Found> find(String text) {
        return new ShareCodeFinder(text).all();
    }

    @Override
    public int likeness(String text) {
        return new DamagedCode(text).likeness();
    }

    @Override
    public Reading<ShareCode> read(String text) {
        // A flawless code needs no search, which takes most of the time in JavaScript.
        ShareCode flawless = flawless(text);
        if (flawless != null) {
            return new Reading<>(flawless, 0, text.length(), List.of());
        }
        return report(text);
    }

    /** Reads any text, and reports what there is to report about it. */
    static Reading<ShareCode> report(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Place place = place(text, diagnostics);
        return place == null
                ? new Reading<>(null, 0, text.length(), diagnostics.list())
                : new Reading<>(place.code(), place.from(), place.to(), diagnostics.list());
    }

    static ShareCode flawless(String text) {
        if (text.length() != ShareCode.LETTERS) {
            return null;
        }
        CodeBuffer buffer = CodeBuffer.borrow();
        ShareCode code = buffer.take(text) ? ShareCodeBuffer.code(buffer, text.length()) : null;
        buffer.giveBack();
        return code;
    }

    @Override
    public Explanation explain(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Place place = place(text, diagnostics);
        if (place == null) {
            return new Explanation("", List.of(), diagnostics.list());
        }
        List<Diagnostic> said = new ArrayList<>(diagnostics.list());
        said.add(GenshinCodes.LAYOUT.anywhere());
        return new Explanation(
                Explanation.hex(place.run().bytes(), ByteShuffle.BYTES),
                ShareCodeFields.of(place),
                said);
    }

    /** Writes a deck with the smallest offset without a word of the default list. */
    @Override
    public String write(ShareCode code) {
        return ShareCodeWriter.write(code.deck(), WordFilter.DEFAULT).text();
    }

    /** Finds the code and reports its repairs; {@code null} if there is none. */
    private static Place place(String text, Diagnostics diagnostics) {
        Place likely = new ShareCodeFinder(text).next(0);
        DamagedCode damaged = likely == null ? new DamagedCode(text) : null;
        Place place = likely == null ? damaged.guess() : likely;
        if (place == null) {
            diagnostics.add(damaged.reason());
            return null;
        }
        Surroundings around = new Surroundings(text, false, diagnostics);
        around.before(place.from());
        place.run().repairs(ByteShuffle.BYTES, diagnostics);
        place.run().repairsAtEnd(ByteShuffle.BYTES, diagnostics);
        if (likely == null && !doubts(place, diagnostics)) {
            return null;
        }
        around.after(place.to());
        return place;
    }

    /** Reports what makes the deck unlikely; false if it cannot be the intended deck. */
    private static boolean doubts(Place place, Diagnostics diagnostics) {
        ShareCode code = place.code();
        boolean odd = code.padding() != 0 || code.deck().largestId() > ShareCode.LIKELY_ID;
        String letters = oneCase(Base64Text.encode(place.run().bytes(), ByteShuffle.BYTES));
        if (odd && !letters.isEmpty()) {
            diagnostics.add(
                    GenshinCodes.CASE_LOST
                            .at(place.run().range(0, ByteShuffle.BYTES))
                            .with("letters", letters));
            return false;
        }
        if (code.padding() != 0) {
            diagnostics.add(
                    GenshinCodes.PADDING
                            .at(
                                    place.run()
                                            .range(
                                                    ByteShuffle.place(ByteShuffle.ROW - 1),
                                                    ByteShuffle.ROW))
                            .with("padding", code.padding()));
        }
        GenshinDeck deck = code.deck();
        if (deck.largestId() > ShareCode.LIKELY_ID) {
            idsBeyond(place, deck, diagnostics);
        }
        if (deck.shareId(0) == 0 && deck.shareId(1) == 0 && deck.shareId(2) == 0) {
            diagnostics.add(GenshinCodes.NO_CHARACTER.at(place.run().range(0, ByteShuffle.BYTES)));
        }
        return true;
    }

    private static void idsBeyond(Place place, GenshinDeck deck, Diagnostics diagnostics) {
        int count = 0;
        int first = -1;
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            if (deck.shareId(slot) > ShareCode.LIKELY_ID) {
                count++;
                first = first < 0 ? slot : first;
            }
        }
        // Two slots in three bytes: the id begins in byte 0 of the three, or inside byte 1.
        int at = ByteShuffle.place(first / 2 * 3 + first % 2);
        diagnostics.add(
                GenshinCodes.ID_BEYOND
                        .at(place.run().range(at, at + 1))
                        .with("slot", first + 1)
                        .with("id", deck.shareId(first))
                        .with("cards", count));
    }

    /** Whether the letters are of one case, as no code of a deck is. */
    static boolean hasLostCase(Place place) {
        return !oneCase(Base64Text.encode(place.run().bytes(), ByteShuffle.BYTES)).isEmpty();
    }

    /** {@code small} or {@code capital} if a code with enough letters has one case; else empty. */
    private static String oneCase(String code) {
        int letters = 0;
        for (int i = 0; i < code.length(); i++) {
            // In ASCII, digits, plus and slash come before the letters.
            letters += code.charAt(i) >= 'A' ? 1 : 0;
        }
        if (letters < CASE_LETTERS) {
            return "";
        }
        int small = 0;
        int capital = 0;
        for (char c = 'A'; c <= 'Z'; c++) {
            capital += code.indexOf(c) >= 0 ? 1 : 0;
            small += code.indexOf(c + 'a' - 'A') >= 0 ? 1 : 0;
        }
        if (small >= DIFFERENT_LETTERS && capital == 0) {
            return "small";
        }
        return capital >= DIFFERENT_LETTERS && small == 0 ? "capital" : "";
    }
}
