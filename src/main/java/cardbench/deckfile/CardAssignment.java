package cardbench.deckfile;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether a deck has a card of its own for each of some conditions, wherever the cards lie: a
 * matching of conditions with kinds of cards, in which a kind may have as many conditions as it has
 * copies (Kuhn's algorithm).
 */
final class CardAssignment {

    private final List<boolean[]> conditions;
    private final int[] copies;

    /** For each kind the conditions that have a card of it. */
    private final List<List<Integer>> holders = new ArrayList<>();

    /** The kinds that the last search came to. */
    private boolean[] seen;

    private CardAssignment(List<boolean[]> conditions, int[] copies) {
        this.conditions = conditions;
        this.copies = copies;
        for (int i = 0; i < copies.length; i++) {
            holders.add(new ArrayList<>());
        }
    }

    /**
     * Cards that are too few.
     *
     * @param condition the first condition, from 0, for which no card was left
     * @param conditions how many conditions only these cards fit
     * @param cards how many of these cards the deck has: fewer than conditions
     */
    record Shortage(int condition, int conditions, int cards) {}

    /**
     * Looks for a card for each condition.
     *
     * @param conditions for each one the kinds of cards that meet it
     * @param copies for each kind how many cards of it the deck has
     * @return {@code null} where each condition gets a card
     */
    static Shortage shortage(List<boolean[]> conditions, int[] copies) {
        CardAssignment assignment = new CardAssignment(conditions, copies);
        for (int condition = 0; condition < conditions.size(); condition++) {
            assignment.seen = new boolean[copies.length];
            if (!assignment.finds(condition)) {
                return assignment.shortage(condition);
            }
        }
        return null;
    }

    private boolean finds(int condition) {
        for (int kind = 0; kind < copies.length; kind++) {
            if (!seen[kind] && copies[kind] > 0 && conditions.get(condition)[kind]) {
                seen[kind] = true;
                List<Integer> holding = holders.get(kind);
                if (holding.size() < copies[kind]) {
                    holding.add(condition);
                    return true;
                }
                for (int i = 0; i < holding.size(); i++) {
                    if (finds(holding.get(i))) {
                        holding.set(i, condition);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** All cards that the last search came to are taken: by conditions that nothing else fits. */
    private Shortage shortage(int condition) {
        int cards = 0;
        for (int kind = 0; kind < copies.length; kind++) {
            cards += seen[kind] ? copies[kind] : 0;
        }
        int needing = 0;
        for (boolean[] wanted : conditions) {
            boolean within = true;
            for (int kind = 0; kind < copies.length; kind++) {
                within &= !wanted[kind] || copies[kind] == 0 || seen[kind];
            }
            needing += within ? 1 : 0;
        }
        return new Shortage(condition, needing, cards);
    }
}
