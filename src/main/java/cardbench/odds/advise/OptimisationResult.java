package cardbench.odds.advise;

import java.util.List;

/**
 * The best deck that an optimiser found, and how it was found.
 *
 * @param sampled the number of decks whose value was estimated from games; the others are exact
 * @param whole whether all possible decks are evaluated, one after the other; else there are climbs
 * @param over whether the search was not ended before its time; if it is {@code whole}, no deck is
 *     better
 * @param tried the number of different decks that were evaluated
 * @param possible the number of possible decks, {@link Double#POSITIVE_INFINITY} if there are
 *     2<sup> 53</sup> or more; cards that no topic distinguishes count as one
 * @param climbs the number of climbs, each from another deck
 * @param arrived the number of climbs that ended with a deck as good as this one
 * @param counts the number of copies of each card of the file
 * @param alike the names of cards that no topic distinguishes, in groups of two or more
 * @param goals the odds of each topic before and after
 */
public record OptimisationResult(
        int sampled,
        boolean whole,
        boolean over,
        int tried,
        double possible,
        int climbs,
        int arrived,
        List<Integer> counts,
        List<List<String>> alike,
        List<Goal> goals) {

    /**
     * A topic of the objective function.
     *
     * @param topic its name
     * @param weight its weight, 1 or more
     * @param pair its odds with the original deck and with the deck found; sampled odds come from
     *     other games than those of the search
     */
    public record Goal(String topic, int weight, DeckVariants.Pair pair) {}

    /**
     * How decks were evaluated: {@code exact}, {@code sampled}, or {@code hybrid}, which is both.
     */
    public String method() {
        return sampled == 0 ? "exact" : sampled == tried ? "sampled" : "hybrid";
    }

    /** Copies the lists, so that it never changes. */
    public OptimisationResult {
        counts = List.copyOf(counts);
        alike = List.copyOf(alike);
        goals = List.copyOf(goals);
    }
}
