package cardbench.odds.matching;

import java.util.List;

/**
 * Whether the order in which conditions are listed can matter: greedy matching may give a card to
 * one condition that only a later one needed. Where each condition has no card in common with a
 * later one, or all of its own, greedy matching finds whatever can be found.
 */
public final class GreedyOrder {

    /** In longer lists it is not looked for: the order then counts as if it mattered. */
    public static final int MAX_CONDITIONS = 64;

    private GreedyOrder() {}

    /**
     * Whether any condition may take a card from a later one.
     *
     * @param conditions for each one the kinds of cards that meet it
     * @param copies for each kind how many cards of it the deck has
     */
    public static boolean matters(List<boolean[]> conditions, int[] copies) {
        if (conditions.size() > MAX_CONDITIONS) {
            return true;
        }
        for (int i = 0; i < conditions.size(); i++) {
            if (mayTakeFromLater(conditions, i, copies)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a condition may take a card from a later one.
     *
     * @param conditions for each one the kinds of cards that meet it
     * @param at which one
     * @param copies for each kind how many cards of it the deck has
     */
    public static boolean mayTakeFromLater(List<boolean[]> conditions, int at, int[] copies) {
        if (conditions.size() > MAX_CONDITIONS) {
            return false;
        }
        for (int later = at + 1; later < conditions.size(); later++) {
            boolean common = false;
            boolean within = true;
            for (int kind = 0; kind < copies.length; kind++) {
                boolean meetsNow = conditions.get(at)[kind] && copies[kind] > 0;
                boolean meetsLater = conditions.get(later)[kind];
                common |= meetsNow && meetsLater;
                within &= !meetsNow || meetsLater;
            }
            if (common && !within) {
                return true;
            }
        }
        return false;
    }
}
