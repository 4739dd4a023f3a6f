package cardbench.codes.genshin;

import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostics;
import cardbench.codes.genshin.ShareCodeFinder.Place;

/** Reasons to doubt that a row of letters is a share code. */
final class Doubts {

    /**
     * The fewest letters, capital or small, by which a lost case is known. Ten are not enough: an
     * unlikely but intact code had them in one case by chance.
     */
    private static final int CASE_LETTERS = 24;

    /** The fewest different ones among them. */
    private static final int DIFFERENT_LETTERS = 10;

    private Doubts() {}

    /** Reports what makes the deck unlikely; false if it cannot be the intended deck. */
    static boolean of(Place place, Diagnostics diagnostics) {
        ShareCode code = place.code();
        boolean odd = code.padding() != 0 || code.deck().largestId() > ShareCode.LIKELY_ID;
        String letters = oneCase(Base64Text.encode(place.run().bytes(), ByteShuffle.BYTES));
        if (odd && !letters.isEmpty()) {
            diagnostics.add(
                    DamageCodes.CASE_LOST
                            .at(place.run().range(0, ByteShuffle.BYTES))
                            .with("letters", letters));
            return false;
        }
        if (code.padding() != 0) {
            diagnostics.add(
                    DamageCodes.PADDING
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
            diagnostics.add(DamageCodes.NO_CHARACTER.at(place.run().range(0, ByteShuffle.BYTES)));
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
                DamageCodes.ID_BEYOND
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
