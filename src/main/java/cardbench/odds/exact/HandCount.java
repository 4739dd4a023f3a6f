package cardbench.odds.exact;

import cardbench.base.number.Binomials;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.matching.CardClasses;
import cardbench.odds.matching.GreedyOrder;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.yisp.syntax.Expression;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves a topic that only queries cards in hand by counting hands; no game is played. Any two
 * conditions of a combo are nested or disjoint. By Hall's theorem, each condition can then have a
 * card of its own if for every condition the hand has at least as many of its cards as there are
 * conditions within it. So the number of cards for each condition is enough to know of a hand, and
 * one more card changes only the few conditions that it meets.
 */
final class HandCount {

    private final CardClasses classes;
    private final HandWith given;
    private final boolean[] asked;
    private final int most;
    private final int[] scores;

    /** For each class, the conditions that its cards meet. */
    private final int[][] met;

    /** For each condition, how many cards have to meet it, how many do, and its combo. */
    private final int[] needed;

    private final int[] there;
    private final int[] comboOf;

    /** For each combo, the number of conditions with too few cards. */
    private final int[] unmet;

    /** For each class, the number of cards in it and in all later classes. */
    private final int[] from;

    private final double[] combos;
    private final Histogram byScore = new Histogram();
    private final Histogram bySet = new Histogram();
    private int successes;
    private int askedCards;
    private double hands;
    private int visits;

    private HandCount(
            TopicPrograms topic, CardClasses classes, int[] kindOf, HandWith given, int most) {
        this.classes = classes;
        this.given = given;
        this.asked = given == null ? null : given.classes(classes, kindOf);
        this.most = most;
        List<ComboPrograms> all = topic.combos();
        this.scores = new int[all.size()];
        this.unmet = new int[all.size()];
        this.combos = new double[all.size()];
        List<boolean[]> sets = new ArrayList<>();
        List<int[]> numbers = new ArrayList<>();
        for (int combo = 0; combo < scores.length; combo++) {
            scores[combo] = score(all.get(combo));
            List<boolean[]> own = new ArrayList<>();
            for (boolean[] condition : all.get(combo).hand()) {
                own.add(onClasses(condition, kindOf));
            }
            for (boolean[] set : own) {
                int within = 0;
                for (boolean[] other : own) {
                    within += isWithin(other, set) ? 1 : 0;
                }
                sets.add(set);
                numbers.add(new int[] {within, combo});
            }
            // without a header the graveyard is empty: one condition more that is never met
            unmet[combo] = own.size() + (all.get(combo).grave().isEmpty() ? 0 : 1);
            successes += unmet[combo] == 0 ? 1 : 0;
        }
        this.needed = new int[sets.size()];
        this.comboOf = new int[sets.size()];
        this.there = new int[sets.size()];
        for (int i = 0; i < needed.length; i++) {
            needed[i] = numbers.get(i)[0];
            comboOf[i] = numbers.get(i)[1];
        }
        this.met = new int[classes.size()][];
        this.from = new int[classes.size() + 1];
        for (int number = met.length - 1; number >= 0; number--) {
            List<Integer> own = new ArrayList<>();
            for (int i = 0; i < needed.length; i++) {
                if (sets.get(i)[number]) {
                    own.add(i);
                }
            }
            met[number] = new int[own.size()];
            for (int i = 0; i < met[number].length; i++) {
                met[number][i] = own.get(i);
            }
            from[number] = from[number + 1] + classes.count(number);
        }
    }

    private boolean[] onClasses(boolean[] kinds, int[] kindOf) {
        boolean[] set = new boolean[classes.size()];
        for (int i = 0; i < set.length; i++) {
            set[i] = kinds[kindOf[classes.cards().get(i)[0]]];
        }
        return set;
    }

    private static boolean isWithin(boolean[] part, boolean[] whole) {
        for (int i = 0; i < part.length; i++) {
            if (part[i] && !whole[i]) {
                return false;
            }
        }
        return true;
    }

    private static int score(ComboPrograms combo) {
        // covers() has let only literals pass
        return Math.max(0, ((Expression.Literal) combo.score().number()).value());
    }

    /** Whether a topic only queries cards in hand, whose order does not matter. */
    static boolean covers(TopicPrograms topic) {
        boolean covers = topic.header() == null;
        for (ComboPrograms combo : topic.combos()) {
            covers &=
                    combo.condition() == null
                            && combo.score().number() instanceof Expression.Literal
                            && combo.hand().size() <= GreedyOrder.MAX_CONDITIONS
                            && !combo.orderMatters();
        }
        return covers;
    }

    /**
     * Counts the hands.
     *
     * @param kindOf for each card of the deck, by number, the index of its entry in the file
     * @param hand the size of the opening hand
     * @param given which hands, or {@code null} for all
     * @param most maximum number of hands to visit
     * @return {@code null} if there are more hands, too large numbers, or no such hand
     */
    static ExactTally count(
            TopicPrograms topic,
            CardClasses classes,
            int[] kindOf,
            int hand,
            HandWith given,
            int most) {
        if (CompositionEnumerator.count(kindOf.length, new int[] {hand}) >= Natural.EXACT) {
            return null;
        }
        HandCount count = new HandCount(topic, classes, kindOf, given, most);
        count.take(0, hand, 1);
        return count.visits > most || count.hands == 0 ? null : count.tally(topic);
    }

    private ExactTally tally(TopicPrograms topic) {
        List<ExactTally.Successes> counted = new ArrayList<>();
        for (double combo : combos) {
            counted.add(new ExactTally.Successes(Natural.of((long) combo), null));
        }
        return new ExactTally(
                topic.topic().name(),
                Natural.of((long) hands),
                counted,
                byScore.parts(),
                bySet.parts());
    }

    /** Takes the rest of a hand from a class and the later ones. */
    private void take(int first, int wanted, double multiplicity) {
        if (wanted == 0) {
            visit(multiplicity);
            return;
        }
        for (int number = first; from[number] >= wanted && visits <= most; number++) {
            int copies = classes.count(number);
            // 0 is not tried: the loop over classes skips this one instead
            int least = Math.max(1, wanted - from[number + 1]);
            double more = 0;
            int taken = 0;
            while (taken < copies && taken < wanted) {
                taken++;
                add(number);
                if (taken >= least) {
                    more =
                            taken == least
                                    ? Binomials.choose(copies, taken)
                                    : Binomials.withOneMore(more, copies, taken - 1);
                    take(number + 1, wanted - taken, multiplicity * more);
                }
            }
            remove(number, taken);
        }
    }

    private void add(int number) {
        for (int condition : met[number]) {
            if (++there[condition] == needed[condition] && --unmet[comboOf[condition]] == 0) {
                successes++;
            }
        }
        askedCards += asked != null && asked[number] ? 1 : 0;
    }

    private void remove(int number, int copies) {
        for (int condition : met[number]) {
            int combo = comboOf[condition];
            boolean held = there[condition] >= needed[condition];
            there[condition] -= copies;
            if (held && there[condition] < needed[condition] && unmet[combo]++ == 0) {
                successes--;
            }
        }
        askedCards -= asked != null && asked[number] ? copies : 0;
    }

    private void visit(double multiplicity) {
        visits++;
        if (given != null && given.held() != askedCards > 0) {
            return;
        }
        hands += multiplicity;
        int score = 0;
        int set = 0;
        if (successes > 0) {
            for (int combo = 0; combo < unmet.length; combo++) {
                if (unmet[combo] == 0 && scores[combo] > 0) {
                    combos[combo] += multiplicity;
                    score = Math.max(score, scores[combo]);
                    set |= combo < ComboSets.MAX_COMBOS ? 1 << combo : 0;
                }
            }
        }
        byScore.add(score, multiplicity);
        if (unmet.length <= ComboSets.MAX_COMBOS) {
            bySet.add(set, multiplicity);
        }
    }
}
