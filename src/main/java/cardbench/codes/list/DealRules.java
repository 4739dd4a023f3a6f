package cardbench.codes.list;

import cardbench.base.text.EnumName;
import cardbench.codes.list.line.ListGame;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How a game deals the cards that are shuffled. Not every game is here: of some the hand depends on
 * a card.
 *
 * @param firstHand cards of the opening hand of the player going first
 * @param secondHand the same of the player going second
 * @param firstDraw cards that the player going first draws in their first turn
 * @param secondDraw the same of the player going second
 * @param draw cards drawn in each later turn; 0 if the number is not the same each turn
 * @param redraw what may be put back of the opening hand
 * @param aside cards of the deck that are set aside unseen: prizes, life, security, shields
 */
public record DealRules(
        int firstHand,
        int secondHand,
        int firstDraw,
        int secondDraw,
        int draw,
        Redraw redraw,
        int aside) {

    /** What may be put back of an opening hand. */
    public enum Redraw {
        /** Nothing. */
        NONE,
        /** The whole hand, more than once; each time one card more goes to the bottom. */
        LONDON,
        /** Any cards once; others come before those are shuffled in. */
        CARDS,
        /** At most two cards once. */
        TWO_CARDS,
        /** The whole hand once; as many come. */
        HAND,
        /** The whole hand, until it has a Basic Pokémon. */
        BASIC;

        /** The name in the contract. */
        public String key() {
            return EnumName.of(this);
        }
    }

    private static final Map<ListGame, DealRules> RULES = new LinkedHashMap<>();

    static {
        RULES.put(ListGame.MAGIC, new DealRules(7, 7, 0, 1, 1, Redraw.LONDON, 0));
        RULES.put(ListGame.POKEMON, new DealRules(7, 7, 1, 1, 1, Redraw.BASIC, 6));
        RULES.put(ListGame.YUGIOH, new DealRules(5, 5, 0, 1, 1, Redraw.NONE, 0));
        RULES.put(ListGame.HEARTHSTONE, new DealRules(3, 4, 1, 1, 1, Redraw.CARDS, 0));
        RULES.put(ListGame.ONE_PIECE, new DealRules(5, 5, 0, 1, 1, Redraw.HAND, 0));
        RULES.put(ListGame.DIGIMON, new DealRules(5, 5, 0, 1, 1, Redraw.HAND, 5));
        RULES.put(ListGame.GUNDAM, new DealRules(5, 5, 1, 1, 1, Redraw.HAND, 6));
        RULES.put(ListGame.LORCANA, new DealRules(7, 7, 0, 1, 1, Redraw.CARDS, 0));
        RULES.put(ListGame.RIFTBOUND, new DealRules(4, 4, 1, 1, 1, Redraw.TWO_CARDS, 0));
        RULES.put(ListGame.STAR_WARS, new DealRules(6, 6, 0, 0, 2, Redraw.HAND, 0));
        RULES.put(ListGame.NETRUNNER, new DealRules(5, 5, 0, 0, 0, Redraw.HAND, 0));
        RULES.put(ListGame.FLESH_AND_BLOOD, new DealRules(4, 4, 0, 0, 0, Redraw.NONE, 0));
        RULES.put(ListGame.ALTERED, new DealRules(6, 6, 0, 0, 2, Redraw.NONE, 0));
        RULES.put(ListGame.FINAL_FANTASY, new DealRules(5, 5, 1, 2, 2, Redraw.HAND, 0));
    }

    /** The rules of a game, or {@code null} if they are not known. */
    public static DealRules of(ListGame game) {
        return RULES.get(game);
    }
}
