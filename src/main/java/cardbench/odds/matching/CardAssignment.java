package cardbench.odds.matching;

import java.util.ArrayList;
import java.util.List;

/** Whether a deck has a separate card for each of some conditions, in any zone. */
public final class CardAssignment {

    private CardAssignment() {}

    /**
     * Cards that are too few.
     *
     * @param condition the first condition, from 0, for which no card was left
     * @param conditions how many conditions only these cards fit
     * @param cards how many of these cards the deck has: fewer than conditions
     */
    public record Shortage(int condition, int conditions, int cards) {}

    /**
     * Looks for a card for each condition.
     *
     * @param conditions for each one the kinds of cards that meet it
     * @param copies for each kind how many cards of it the deck has
     * @return {@code null} where each condition gets a card
     */
    public static Shortage shortage(List<boolean[]> conditions, int[] copies) {
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < copies.length; kind++) {
            // more copies than conditions are never too few
            for (int i = 0; i < Math.min(copies[kind], conditions.size()); i++) {
                kinds.add(kind);
            }
        }
        ConditionMatching matching =
                new ConditionMatching(
                        (condition, place) -> conditions.get(condition)[kinds.get(place)]);
        int unmet = matching.firstUnmet(conditions.size(), kinds.size(), true);
        return unmet < 0 ? null : shortage(unmet, conditions, kinds, matching);
    }

    /** All cards that the last search came to are taken: by conditions that nothing else fits. */
    private static Shortage shortage(
            int unmet,
            List<boolean[]> conditions,
            List<Integer> kinds,
            ConditionMatching matching) {
        int cards = 0;
        for (int place = 0; place < kinds.size(); place++) {
            cards += matching.wasSeen(place) ? 1 : 0;
        }
        int needing = 0;
        for (boolean[] wanted : conditions) {
            boolean within = true;
            for (int place = 0; place < kinds.size(); place++) {
                within &= !wanted[kinds.get(place)] || matching.wasSeen(place);
            }
            needing += within ? 1 : 0;
        }
        return new Shortage(unmet, needing, cards);
    }
}
