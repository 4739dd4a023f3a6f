package cardbench.codes.lor;

import cardbench.codes.deck.Base32Codec;
import cardbench.codes.deck.FieldReader;

/**
 * The codec of Legends of Runeterra. A code is base32 without padding; all numbers but the first
 * are varints:
 *
 * <pre>{@code
 * byte      format in the upper four bits, 1 in the game's codes; version in the lower four
 * for 3, 2 and 1 copies:
 *   lists   number of lists
 *   each:   number of cards, set, region, then the numbers of the cards
 * to the end, for 4 and more copies:
 *   each:   copies, set, region, number of the card
 * }</pre>
 *
 * <p>Short lists come before long ones, lists of one length by their ids, and the cards of a list
 * by their numbers. Of a deck that was read, lists of one length stay as they were: programs of the
 * first years left them in the order of the deck. Stateless, so threads may share it.
 *
 * @see <a href="https://github.com/RiotGames/LoRDeckCodes">LoRDeckCodes, the specification</a>
 */
public final class LorCodec extends Base32Codec<LorDeck> {

    /** Format 1, version 1, and no list of three, two or one copies. */
    private static final String EMPTY = "CEAAAAA";

    /** The cards of a deck that is played. */
    private static final int PLAYED = 40;

    /** Above the sizes of all decks and sets. */
    private static final int MAX_CARDS = 60;

    private static final int MAX_NUMBER = 300;

    /** Creates a codec. */
    public LorCodec() {
        super(LorCodes.NO_CODE);
    }

    @Override
    public String kind() {
        return LorDeck.KIND;
    }

    @Override
    protected boolean begins(int first) {
        return (first & 15) > 0;
    }

    @Override
    protected boolean isMarked(int first) {
        return first >> 4 == LorDeck.FORMAT;
    }

    /**
     * Riot's decoder reads the version and ignores the format. A code of another format has no
     * mark, so it counts where it is a deck with which the game would play.
     */
    @Override
    protected boolean isPlayable(LorDeck deck) {
        return deck.size() == PLAYED && oddities(deck, false) == 0;
    }

    @Override
    protected String empty() {
        return EMPTY;
    }

    /**
     * The rules allow 40 cards and three copies of each, so one of the first three numbers is not
     * 0. The largest sets have about 200 cards.
     */
    @Override
    protected int oddities(LorDeck deck, boolean zeros) {
        int odd = deck.size() > MAX_CARDS ? IMPOSSIBLE : 0;
        odd += zeros ? FOREIGN_START : 0;
        for (LorCard card : deck.cards()) {
            odd += card.copies() > LorWriter.LISTED ? IMPOSSIBLE : 0;
            odd += card.number() > MAX_NUMBER ? 1 : 0;
        }
        return odd;
    }

    @Override
    protected LorDeck deck(FieldReader in, FieldReader joined) {
        return new LorReader(in).deck();
    }

    @Override
    public String write(LorDeck deck) {
        return LorWriter.write(deck);
    }
}
