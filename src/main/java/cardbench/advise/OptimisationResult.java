package cardbench.advise;

import java.util.List;

/**
 * The best deck that an optimiser found, and how it was found.
 *
 * @param exact whether every deck was judged by exact odds; else by games with common random
 *     numbers
 * @param whole whether every deck there is was judged, so that none is better
 * @param tried how many different decks were judged
 * @param passed how many could not be judged in reasonable time
 * @param possible how many there are, {@link Double#POSITIVE_INFINITY} where they are too many to
 *     count; cards that nothing tells apart count as one
 * @param climbs how many searches were begun, each from another deck
 * @param arrived how many of them ended with a deck as good as this one
 * @param counts copies of each card of the file
 * @param alike names of cards that nothing tells apart, in groups of two or more
 * @param goals how each topic does before and after
 */
public record OptimisationResult(
        boolean exact,
        boolean whole,
        int tried,
        int passed,
        double possible,
        int climbs,
        int arrived,
        List<Integer> counts,
        List<List<String>> alike,
        List<Goal> goals) {

    /**
     * A topic that counts.
     *
     * @param topic its name
     * @param weight how much it counts, 1 or more
     * @param pair how it does with the file as it is, and with the deck that was found; sampled
     *     odds come from other games than those of the search
     */
    public record Goal(String topic, int weight, DeckVariants.Pair pair) {}

    /** Copies the lists, so that it never changes. */
    public OptimisationResult {
        counts = List.copyOf(counts);
        alike = List.copyOf(alike);
        goals = List.copyOf(goals);
    }
}
