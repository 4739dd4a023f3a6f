package cardbench.codes.ygo.deck;

import cardbench.base.text.Location;
import cardbench.codes.ygo.text.LittleEndian;

/**
 * The message UPDATE_DECK, with which YGOPro sends a deck to a server. Some programs share its
 * bytes in base64.
 *
 * <pre>{@code
 * main and extra deck cards:int32   side deck cards:int32   {id:int32}      lowest byte first
 * }</pre>
 *
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which sends this message</a>
 */
final class UpdateDeck {

    private static final int WORD = 4;

    private static final int HEAD = 2 * WORD;

    /** The maximum count: no deck of a game has as many cards, and no card such a passcode. */
    private static final int MAX = 255;

    private UpdateDeck() {}

    /** Whether bytes are a message: the counts are those of the ids behind them. */
    static boolean isMessage(byte[] bytes) {
        if (bytes.length <= HEAD || bytes.length % WORD != 0) {
            return false;
        }
        int first = LittleEndian.int32(bytes, 0);
        int side = LittleEndian.int32(bytes, WORD);
        boolean counts = first > 0 && first <= MAX && side >= 0 && side <= MAX;
        if (!counts || first + side != (bytes.length - HEAD) / WORD) {
            return false;
        }
        for (int at = HEAD; at < bytes.length; at += WORD) {
            int id = LittleEndian.int32(bytes, at);
            if (id >= 0 && id < DeckBuilder.MIN_PRINTED) {
                return false;
            }
        }
        return true;
    }

    /** Reads the message whose bytes the builder of the letters has. */
    static void read(UrlSafe code, ExtraDeck types) {
        DeckBuilder builder = code.builder();
        byte[] bytes = builder.bytes();
        int first = LittleEndian.int32(bytes, 0);
        int side = LittleEndian.int32(bytes, WORD);
        builder.field("main and extra deck cards", place(0, code), WORD, first);
        builder.field("side deck cards", place(WORD, code), HEAD, side);
        boolean unknown = false;
        for (int i = 0; i < first + side; i++) {
            int at = HEAD + WORD * i;
            int id = LittleEndian.int32(bytes, at);
            ExtraDeck.Home home = types.of(id);
            int part = i >= first ? 2 : home == ExtraDeck.Home.EXTRA ? 1 : 0;
            unknown |= part == 0 && home == ExtraDeck.Home.UNKNOWN;
            builder.add(part, Integer.toUnsignedLong(id), 1, place(at, code), at + WORD);
        }
        builder.vouch();
        builder.report(
                YgoCodes.UPDATE_DECK
                        .at(Location.range(0, builder.text().length()))
                        .with("main", first)
                        .with("side", side));
        if (unknown) {
            builder.report(YgoCodes.NOT_SPLIT.anywhere());
        }
    }

    private static Location place(int byteAt, UrlSafe code) {
        return code.place(8 * byteAt, 8 * WORD, byteAt);
    }
}
