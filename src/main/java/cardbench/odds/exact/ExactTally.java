package cardbench.odds.exact;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.sample.ComboSets;
import java.util.ArrayList;
import java.util.List;

/**
 * The exact odds of a topic, as numbers of equally likely cases: hands or games, depending on the
 * method.
 *
 * @param topic the topic's name
 * @param hands the number of all cases
 * @param combos for each combo, the number of cases in which it succeeds
 * @param scores the possible scores, ascending, each with its number of cases
 * @param sets the sets of combos that succeed together, as bits, each with its number of cases;
 *     empty for topics of more than {@link ComboSets#MAX_COMBOS} combos
 */
public record ExactTally(
        String topic, Natural hands, List<Successes> combos, List<Part> scores, List<Part> sets) {

    /**
     * The successes of a combo.
     *
     * @param hands the number of cases in which it succeeds
     * @param otherwise the same with the other matching; {@code null} if that makes no difference
     */
    public record Successes(Natural hands, Natural otherwise) {}

    /**
     * The cases with one score or set of combos.
     *
     * @param key the score or set
     * @param hands the number of cases
     */
    public record Part(int key, Natural hands) {}

    /** Copies the lists, so that it never changes. */
    public ExactTally {
        combos = List.copyOf(combos);
        scores = List.copyOf(scores);
        sets = List.copyOf(sets);
    }

    /** The odds from a list of outcomes, with all numbers divided by their common divisor. */
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
            sets.add(share.outcome().successes().word(0), multiplicity);
            for (int i = 0; i < combos; i++) {
                boolean here = share.outcome().successes().has(i);
                boolean there = share.outcome().others().has(i);
                successes[i] = here ? successes[i].plus(multiplicity) : successes[i];
                others[i] = there ? others[i].plus(multiplicity) : others[i];
            }
        }
        List<Successes> listed = new ArrayList<>();
        for (int i = 0; i < combos; i++) {
            boolean asked = topic.asksOther(i);
            listed.add(new Successes(successes[i], asked ? others[i] : null));
        }
        return new ExactTally(
                topic.topic().name(),
                allWays.over(common),
                listed,
                scores.parts(),
                combos <= ComboSets.MAX_COMBOS ? sets.parts() : List.of());
    }

    /**
     * The odds among the games that count.
     *
     * @param counted the odds of a topic of one combo, which succeeds in the games that count
     * @return odds of 0 cases if no game counts
     */
    ExactTally given(ExactTally counted) {
        Natural some = counted.combos.get(0).hands();
        if (some.isZero()) {
            return new ExactTally(topic, Natural.ZERO, combos, List.of(), List.of());
        }
        // a game has a chance of 1 in the product of both numbers of cases
        Natural all = hands.times(some);
        List<Successes> successes = new ArrayList<>();
        for (Successes combo : combos) {
            Natural otherwise = combo.otherwise();
            successes.add(
                    new Successes(
                            combo.hands().times(counted.hands),
                            otherwise == null ? null : otherwise.times(counted.hands)));
        }
        return new ExactTally(
                        topic,
                        all,
                        successes,
                        among(scores, all, counted.hands),
                        among(sets, all, counted.hands))
                .reduced();
    }

    /** Parts of more cases; those of key 0 are whatever is left of all. */
    private static List<Part> among(List<Part> parts, Natural all, Natural times) {
        NaturalSums sums = new NaturalSums();
        Natural rest = all;
        for (Part part : parts) {
            if (part.key() != 0) {
                Natural cases = part.hands().times(times);
                sums.add(part.key(), cases);
                rest = rest.minus(cases);
            }
        }
        if (!rest.isZero() && !parts.isEmpty()) {
            sums.add(0, rest);
        }
        return sums.parts();
    }

    /** The same odds, with all numbers divided by their common divisor. */
    private ExactTally reduced() {
        Natural common = hands;
        for (Part part : scores) {
            common = common.common(part.hands());
        }
        for (Part part : sets) {
            common = common.common(part.hands());
        }
        for (Successes combo : combos) {
            common = common.common(combo.hands());
            common = combo.otherwise() == null ? common : common.common(combo.otherwise());
        }
        List<Successes> successes = new ArrayList<>();
        for (Successes combo : combos) {
            Natural otherwise = combo.otherwise();
            successes.add(
                    new Successes(
                            combo.hands().over(common),
                            otherwise == null ? null : otherwise.over(common)));
        }
        return new ExactTally(
                topic,
                hands.over(common),
                successes,
                divided(scores, common),
                divided(sets, common));
    }

    private static List<Part> divided(List<Part> parts, Natural common) {
        List<Part> divided = new ArrayList<>();
        parts.forEach(part -> divided.add(new Part(part.key(), part.hands().over(common))));
        return divided;
    }

    /** Whether there is no case, so that there are no odds. */
    public boolean isEmpty() {
        return hands.isZero();
    }

    /** The probability that the topic succeeds; only if there are cases, as all below. */
    public Fraction success() {
        Natural successes = Natural.ZERO;
        for (Part one : scores) {
            successes = one.key() == 0 ? successes : successes.plus(one.hands());
        }
        return Fraction.of(successes, hands);
    }

    /** The expected score of the topic. */
    public Fraction averageScore() {
        Natural sum = Natural.ZERO;
        for (Part one : scores) {
            sum = sum.plus(one.hands().times(one.key()));
        }
        return Fraction.of(sum, hands);
    }

    /** The probability that a combo succeeds. */
    public Fraction combo(int combo) {
        return Fraction.of(combos.get(combo).hands(), hands);
    }

    /** Whether the other matching can make a difference for a combo. */
    public boolean hasOther(int combo) {
        return combos.get(combo).otherwise() != null;
    }

    /** The probability with the other matching; only if {@link #hasOther}. */
    public Fraction other(int combo) {
        return Fraction.of(combos.get(combo).otherwise(), hands);
    }
}
