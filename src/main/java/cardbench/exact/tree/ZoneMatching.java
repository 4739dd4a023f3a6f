package cardbench.exact.tree;

import java.util.Arrays;

/** Whether the cards of a zone meet a list of conditions, each card at most one of them. */
final class ZoneMatching {

    private ZoneMatching() {}

    /**
     * Whether all conditions are met.
     *
     * @param conditions for each one the classes that meet it, as bits
     * @param best whether any assignment of cards to conditions counts; else each condition in turn
     *     takes the first card that is left, as they lie
     */
    static boolean holds(State state, int zone, int[] conditions, boolean best) {
        if (conditions.length == 0) {
            return true;
        }
        byte[] cards = PartiallyOrderedCards.joined(state.lists[zone], state.bags[zone]);
        if (conditions.length > cards.length) {
            return false;
        }
        if (!best) {
            return greedy(cards, conditions);
        }
        int[] holder = new int[cards.length];
        Arrays.fill(holder, -1);
        for (int i = 0; i < conditions.length; i++) {
            if (!finds(cards, conditions, i, holder, new boolean[cards.length])) {
                return false;
            }
        }
        return true;
    }

    private static boolean greedy(byte[] cards, int[] conditions) {
        boolean[] used = new boolean[cards.length];
        for (int condition : conditions) {
            int at = 0;
            while (at < cards.length
                    && (used[at] || !PartiallyOrderedCards.isAmong(cards[at], condition))) {
                at++;
            }
            if (at == cards.length) {
                return false;
            }
            used[at] = true;
        }
        return true;
    }

    /** Kuhn's search: a card that is free, or whose holder finds another one. */
    private static boolean finds(
            byte[] cards, int[] conditions, int condition, int[] holder, boolean[] seen) {
        for (int i = 0; i < cards.length; i++) {
            if (!seen[i] && PartiallyOrderedCards.isAmong(cards[i], conditions[condition])) {
                seen[i] = true;
                if (holder[i] < 0 || finds(cards, conditions, holder[i], holder, seen)) {
                    holder[i] = condition;
                    return true;
                }
            }
        }
        return false;
    }
}
