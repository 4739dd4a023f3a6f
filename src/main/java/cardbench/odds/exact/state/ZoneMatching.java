package cardbench.odds.exact.state;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.matching.ConditionMatching;

/**
 * Whether the cards of a zone of a state meet a list of conditions, each card at most one of them:
 * the counterpart of {@link cardbench.odds.matching.Matching} for a zone of a game, whose cards are
 * all known.
 */
public final class ZoneMatching {

    private ZoneMatching() {}

    /** Whether the cards of a combo are in their zones, with best matching. */
    public static boolean isMet(ComboCondition combo, State state) {
        return holds(state, CardClassSet.HAND, combo.hand(), true)
                && holds(state, CardClassSet.GRAVE, combo.grave(), true);
    }

    /**
     * Whether all conditions are met.
     *
     * @param conditions for each one the classes that meet it, as bits
     * @param best whether any assignment of cards to conditions counts; else each condition in turn
     *     takes the first card that is left, as they lie
     */
    public static boolean holds(State state, int zone, int[] conditions, boolean best) {
        if (conditions.length == 0) {
            return true;
        }
        byte[] list = state.list(zone);
        byte[] bag = state.bag(zone);
        if (conditions.length > list.length + bag.length) {
            return false;
        }
        for (int classes : conditions) {
            // most fail at this, which costs no memory
            if (PartiallyOrderedCards.count(list, classes) == 0
                    && PartiallyOrderedCards.count(bag, classes) == 0) {
                return false;
            }
        }
        if (conditions.length == 1) {
            return true;
        }
        byte[] cards = PartiallyOrderedCards.joined(list, bag);
        ConditionMatching matching =
                new ConditionMatching(
                        (condition, place) ->
                                PartiallyOrderedCards.isAmong(cards[place], conditions[condition]));
        return matching.firstUnmet(conditions.length, cards.length, best) < 0;
    }
}
