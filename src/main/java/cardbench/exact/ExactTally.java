package cardbench.exact;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.tree.Solution;
import cardbench.number.Fraction;
import cardbench.number.Natural;
import cardbench.sample.ComboSets;
import java.util.ArrayList;
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

    /** The odds that some outcomes come to, in the smallest numbers. */
    public static ExactTally of(TopicPrograms topic, Natural allWays, List<Solution.Share> shares) {
        Natural common = allWays;
        for (Solution.Share share : shares) {
            common = common.common(share.multiplicity());
        }
        int combos = topic.combos().size();
        NaturalSums scores = new NaturalSums();
        NaturalSums sets = new NaturalSums();
        Natural[] successes = new Natural[combos];
        Natural[] others = new Natural[combos];
        for (int i = 0; i < combos; i++) {
            successes[i] = Natural.ZERO;
            others[i] = Natural.ZERO;
        }
        for (Solution.Share share : shares) {
            Natural multiplicity = share.multiplicity().over(common);
            scores.add(share.outcome().score(), multiplicity);
            sets.add(share.outcome().successes(), multiplicity);
            for (int i = 0; i < combos; i++) {
                boolean here = (share.outcome().successes() >>> i & 1) == 1;
                boolean there = (share.outcome().others() >>> i & 1) == 1;
                successes[i] = here ? successes[i].plus(multiplicity) : successes[i];
                others[i] = there ? others[i].plus(multiplicity) : others[i];
            }
        }
        List<Successes> listed = new ArrayList<>();
        for (int i = 0; i < combos; i++) {
            boolean asked = topic.combos().get(i).orderMatters();
            listed.add(new Successes(successes[i], asked ? others[i] : null));
        }
        return new ExactTally(
                topic.topic().name(),
                allWays.over(common),
                listed,
                scores.parts(),
                combos <= ComboSets.MAX_COMBOS ? sets.parts() : List.of());
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
