package cardbench.odds;

import java.util.List;

/**
 * The odds of a topic as they are. All counts are whole numbers below 2<sup>53</sup>.
 *
 * @param topic the topic's name
 * @param hands how many equally likely ways there are in which the cards can come
 * @param combos for each combo in how many of them it succeeds
 * @param others the same where cards are given to conditions the other way; -1 for combos to which
 *     that makes no difference
 * @param scores which scores come, ascending, each with the number of ways
 * @param sets which combos succeed together, by bits, each set with the number of ways; empty for
 *     topics of more than {@link ComboSets#MAX_COMBOS} combos
 */
public record ExactTally(
        String topic,
        long hands,
        List<Long> combos,
        List<Long> others,
        List<Part> scores,
        List<Part> sets) {

    /**
     * Some of the ways.
     *
     * @param key the score or set that they have in common
     * @param hands how many they are
     */
    public record Part(int key, long hands) {}

    /** Copies the lists, so that it never changes. */
    public ExactTally {
        combos = List.copyOf(combos);
        others = List.copyOf(others);
        scores = List.copyOf(scores);
        sets = List.copyOf(sets);
    }

    /** How likely the topic succeeds. */
    public Fraction success() {
        long failures = 0;
        for (Part one : scores) {
            failures += one.key() == 0 ? one.hands() : 0;
        }
        return Fraction.of(hands - failures, hands);
    }

    /** What the topic scores on average. */
    public Fraction averageScore() {
        return Fraction.of(sum(), hands);
    }

    /** The sum of all scores. */
    double sum() {
        double sum = 0;
        for (Part one : scores) {
            sum += one.key() * (double) one.hands();
        }
        return sum;
    }

    /** How likely a combo succeeds. */
    public Fraction combo(int combo) {
        return Fraction.of(combos.get(combo), hands);
    }

    /** The same with the other way of matching; only where that was asked. */
    public Fraction other(int combo) {
        return Fraction.of(others.get(combo), hands);
    }
}
