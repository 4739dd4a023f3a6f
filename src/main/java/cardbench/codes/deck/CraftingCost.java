package cardbench.codes.deck;

/**
 * What it costs to craft cards, in the currency of their game.
 *
 * @param dust the sum over the cards whose price is known, at most 2<sup>31</sup> - 1; {@link
 *     DeckView#ABSENT} if it is unknown
 * @param leftOut the number of copies whose price is not known: if there are any, the sum is only a
 *     lower bound, and nobody may be told it without this number
 */
public record CraftingCost(int dust, int leftOut) {

    /** Nothing is known of any price. */
    public static final CraftingCost NONE = new CraftingCost(DeckView.ABSENT, 0);

    /** Whether there is a sum, of all cards or of some. */
    public boolean isTold() {
        return dust != DeckView.ABSENT;
    }

    /** Whether there is a sum of all cards. */
    public boolean isWhole() {
        return isTold() && leftOut == 0;
    }
}
