package cardbench.odds.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How much the whole batches of a stratified sample differ from each other: by the successes of the
 * topic, and of each combo. All values are integers, so that they add up to the same sums in any
 * order.
 *
 * @param batches the number of batches
 * @param successes the successes in these batches: of the topic, then of each combo
 * @param squares the sums of the squares of the successes of a batch
 */
public record BatchSpread(int batches, List<Integer> successes, List<Long> squares) {

    /** The fewest batches that show how much batches differ. */
    private static final int MIN = 8;

    /** Copies the lists. */
    public BatchSpread {
        successes = List.copyOf(successes);
        squares = List.copyOf(squares);
    }

    /** No batches of a topic with this number of combos. */
    public static BatchSpread none(int combos) {
        return new BatchSpread(
                0, Collections.nCopies(combos + 1, 0), Collections.nCopies(combos + 1, 0L));
    }

    /** One batch. */
    static BatchSpread of(int successes, int[] combos) {
        List<Integer> counts = TopicTally.listed(combos);
        counts.add(0, successes);
        List<Long> squares = new ArrayList<>();
        counts.forEach(count -> squares.add((long) count * count));
        return new BatchSpread(1, counts, squares);
    }

    /** The sum of both. */
    BatchSpread plus(BatchSpread other) {
        List<Integer> counts = new ArrayList<>();
        List<Long> sums = new ArrayList<>();
        for (int i = 0; i < successes.size(); i++) {
            counts.add(successes.get(i) + other.successes.get(i));
            sums.add(squares.get(i) + other.squares.get(i));
        }
        return new BatchSpread(batches + other.batches, counts, sums);
    }

    /**
     * The variance of a number of successes as a share of that of plain games, at most 1.
     *
     * @param figure 0 for the topic, and 1 more than the index of a combo
     * @param counted the number of successes in all games
     */
    public double share(int figure, int counted, int games) {
        double plain = counted * (1 - counted / (double) games);
        if (batches < MIN || plain == 0) {
            return 1;
        }
        long sum = successes.get(figure);
        double variance = (batches * squares.get(figure) - sum * sum) / (batches - 1.0);
        // Student's factor, as the variance is an estimate itself, and one for the limit of 1:
        // without the limit, large estimates would make up for those that are too small
        double careful = (batches - 0.5) / (batches - 3.0) * (1 + 1 / Math.sqrt(batches - 1.0));
        double rest = 1 - batches * (double) Sampler.BATCH / games;
        return Math.min(1, Math.max(0, variance) * careful / plain + rest);
    }
}
