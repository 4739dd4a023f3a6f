package cardbench.exact;

import cardbench.number.Fraction;
import cardbench.number.Natural;
import cardbench.sample.ComboSets;
import java.util.List;

/**
 * The odds of a topic as they are.
 *
 * @param topic the topic's name
 * @param hands how many equally likely ways there are in which the cards can come
 * @param combos for each combo in how many of them it succeeds
 * @param scores which scores come, ascending, each with the number of ways
 * @param sets which combos succeed together, by bits, each set with the number of ways; empty for
 *     topics of more than {@link ComboSets#MAX_COMBOS} combos
 */
public record ExactTally(
        String topic, Natural hands, List<Successes> combos, List<Part> scores, List<Part> sets) {

    /**
     * In how many of the ways a combo succeeds.
     *
     * @param hands how many they are
     * @param otherwise the same where cards are given to conditions the other way; {@code null}
     *     where that makes no difference
     */
    public record Successes(Natural hands, Natural otherwise) {}

    /**
     * Some of the ways.
     *
     * @param key the score or set that they have in common
     * @param hands how many they are
     */
    public record Part(int key, Natural hands) {}

    /** Copies the lists, so that it never changes. */
    public ExactTally {
        combos = List.copyOf(combos);
        scores = List.copyOf(scores);
        sets = List.copyOf(sets);
    }

    /** How likely the topic succeeds. */
    public Fraction success() {
        Natural successes = Natural.ZERO;
        for (Part one : scores) {
            successes = one.key() == 0 ? successes : successes.plus(one.hands());
        }
        return Fraction.of(successes, hands);
    }

    /** What the topic scores on average. */
    public Fraction averageScore() {
        Natural sum = Natural.ZERO;
        for (Part one : scores) {
            sum = sum.plus(one.hands().times(one.key()));
        }
        return Fraction.of(sum, hands);
    }

    /** How likely a combo succeeds. */
    public Fraction combo(int combo) {
        return Fraction.of(combos.get(combo).hands(), hands);
    }

    /** Whether a combo may come out otherwise with the other way of matching. */
    public boolean hasOther(int combo) {
        return combos.get(combo).otherwise() != null;
    }

    /** How likely a combo succeeds with the other way of matching; only where that was asked. */
    public Fraction other(int combo) {
        return Fraction.of(combos.get(combo).otherwise(), hands);
    }
}
