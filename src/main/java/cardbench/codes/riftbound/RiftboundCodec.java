package cardbench.codes.riftbound;

import cardbench.codes.deck.Base32Codec;
import cardbench.codes.deck.FieldReader;

/**
 * The codec of Riftbound. A code is base32 without padding. Sets, variants, prefixes and flags are
 * bytes, all other numbers varints:
 *
 * <pre>{@code
 * byte       format in the upper four bits, version in the lower four
 * from 5 on  1 if every card has its prefix, else 0; version 4 has prefixes, those before have none
 * main deck
 *   to 4     for 12 copies down to 1: number of lists, the lists
 *   from 5   number of counts; for each: copies, number of lists, the lists
 *   a list   number of cards, set, variant, the cards
 *   a card   prefix (0 none, 1 R, 2 SP) where there are prefixes, number
 * sideboard  from 2 on: the same, to version 4 for 3 copies down to 1
 * champion   from 3 on: 0, or 1 and then set, variant, the card
 * legends    from 6 on: their number; for each: set, variant, the card
 * }</pre>
 *
 * <p>Lists are in the order of sets and variants, cards in that of prefixes and numbers. Two codes
 * of version 1 with a {@code |} between them are a main deck and a sideboard. Stateless, so threads
 * may share it.
 *
 * @see <a href="https://github.com/Piltover-Archive/RiftboundDeckCodes">RiftboundDeckCodes, the
 *     specification of versions 1 to 5; its test vectors show version 6</a>
 */
public final class RiftboundCodec extends Base32Codec<RiftboundDeck> {

    private static final int FORMAT = 1;

    /** Above the sizes of all decks and sets. */
    private static final int MAX_CARDS = 80;

    private static final int MAX_SIDE = 20;
    private static final int MAX_LEGENDS = 8;
    private static final int MAX_NUMBER = 600;
    private static final int COPIES = 3;

    private static final int RUNES = 12;

    /** The first version whose codes do not begin with the cards of ten copies and more. */
    private static final int COUNTED_VERSION = 5;

    /** Creates a codec. */
    public RiftboundCodec() {
        super(RiftboundCodes.NO_CODE);
    }

    @Override
    public String kind() {
        return RiftboundDeck.KIND;
    }

    @Override
    protected boolean begins(int first) {
        return first >> 4 == FORMAT && (first & 15) > 0;
    }

    @Override
    protected char joint() {
        return '|';
    }

    /**
     * The rules allow 56 cards and three copies of each. Only the twelve runes may have more
     * copies, and rarely ten of one rune.
     */
    @Override
    protected int oddities(RiftboundDeck deck, boolean zeros) {
        int odd = RiftboundDeck.size(deck.main()) > MAX_CARDS ? IMPOSSIBLE : 0;
        odd += !zeros && deck.version() < COUNTED_VERSION ? FOREIGN_START : 0;
        odd += RiftboundDeck.size(deck.side()) > MAX_SIDE ? IMPOSSIBLE : 0;
        odd += deck.legends().size() > MAX_LEGENDS ? IMPOSSIBLE : 0;
        int runes = 0;
        for (RiftboundCard card : deck.main()) {
            if (card.copies() > COPIES) {
                runes += card.copies();
                odd += card.isRune() ? 0 : 2;
            }
            odd += card.number() > MAX_NUMBER ? 1 : 0;
        }
        return runes > RUNES ? odd + IMPOSSIBLE : odd;
    }

    @Override
    protected RiftboundDeck deck(FieldReader in, FieldReader joined) {
        RiftboundDeck deck = new RiftboundReader(in).deck();
        if (joined == null || in.failed()) {
            return deck;
        }
        RiftboundDeck side = new RiftboundReader(joined).deck();
        return new RiftboundDeck(0, deck.main(), side.main(), deck.champion(), deck.legends());
    }

    @Override
    public String write(RiftboundDeck deck) {
        return RiftboundWriter.write(deck);
    }
}
