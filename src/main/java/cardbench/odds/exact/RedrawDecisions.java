package cardbench.odds.exact;

import cardbench.base.number.Binomials;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.Mulligan;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.search.OpeningValues;
import cardbench.odds.exact.search.OpeningValues.Opening;
import java.util.ArrayList;
import java.util.List;

/**
 * The best choice of single cards to redraw. A choice is worth the mean, over the cards that can
 * come, of what the final hand is worth. Doubles find the few choices that may be the best one;
 * between these, whole numbers decide, so the result is exact.
 */
final class RedrawDecisions {

    /** Far above the rounding of sums of doubles, so that the best choice is never dropped. */
    private static final double CLOSE = 1e-9;

    private final TopicPrograms topic;
    private final boolean names;
    private final int most;
    private final Budget budget;
    private HandEnumerator hands;
    private OpeningValues values;
    private double[] approximate;

    /** See {@link NamedHands}. */
    private List<int[]> types;

    private List<int[]> lines;

    /** For each line and number of kept cards, of how many names so many are kept. */
    private final List<int[]> choice = new ArrayList<>();

    /** By group and cards still to come, the number of hands from this group on. */
    private int[][] handsFrom;

    private final List<BestMulligan.Decision> decisions = new ArrayList<>();
    private final List<Natural> sums = new ArrayList<>();
    private final List<Natural> sumsBelow = new ArrayList<>();
    private Natural without = Natural.ZERO;
    private long terms;

    // the current hand
    private final List<Choice> choices = new ArrayList<>();
    private double best;

    /** A choice: the hand that is kept, the cards that may come, and how many do. */
    private final class Choice {
        private final int[] kept = new int[hands.groups()];
        private final int[] pool = new int[hands.groups()];
        private final List<int[]> shown = new ArrayList<>();
        private int drawn = hands.cards();
        private double below;
        private double worth;
        private Natural sum = Natural.ZERO;

        /** How many final hands there are. */
        long finalHands() {
            long[] counts = new long[drawn + 1];
            counts[0] = 1;
            for (int cards : pool) {
                for (int all = drawn; all > 0; all--) {
                    for (int own = 1; own <= Math.min(all, cards); own++) {
                        counts[all] += counts[all - own];
                    }
                }
            }
            return counts[drawn];
        }

        /** Visits the final hands; exactly or not. */
        void draw(int group, int left, double ways, boolean exact) {
            if (left == 0) {
                count(ways, exact);
            } else if (group < pool.length) {
                int own = kept[group];
                for (int cards = 0; cards <= Math.min(left, pool[group]); cards++) {
                    kept[group] = own + cards;
                    draw(
                            group + 1,
                            left - cards,
                            ways * Binomials.choose(pool[group], cards),
                            exact);
                }
                kept[group] = own;
            }
        }

        private void count(double ways, boolean exact) {
            charge(1);
            int hand = number(kept);
            if (exact) {
                sum = sum.plus(values.successes(hand).times(Natural.of((long) ways)));
            } else {
                worth += ways / below * approximate[hand];
            }
        }
    }

    RedrawDecisions(TopicPrograms topic, Mulligan.Kind kind, int most, Budget budget) {
        this.topic = topic;
        this.names = kind.passesNames();
        this.most = most;
        this.budget = budget;
    }

    BestMulligan best() {
        values = OpeningValues.of(topic, budget, this::plan);
        if (values.why() != null) {
            return BestMulligan.refused(Exact.why(topic, values.why()));
        }
        approximate = new double[hands.size()];
        for (int hand = 0; hand < approximate.length; hand++) {
            approximate[hand] = Fraction.of(values.successes(hand), values.games()).approximately();
        }
        terms = 0;
        forEachHand((kinds, hand, ways) -> decide(ways));
        Natural below = Natural.ONE;
        for (Natural own : sumsBelow) {
            below = below.times(own.over(below.common(own)));
        }
        Natural above = Natural.ZERO;
        for (int i = 0; i < sums.size(); i++) {
            above = above.plus(sums.get(i).times(below.over(sumsBelow.get(i))));
        }
        Natural all = values.games().times(hands.multiplicity());
        return BestMulligan.of(
                topic,
                hands,
                Fraction.of(above, all.times(below)),
                Fraction.of(without, all),
                decisions);
    }

    /** Visits each hand, which is the current one then. */
    private void forEachHand(NamedHands.Visitor visitor) {
        new NamedHands(topic, hands, names)
                .visit(
                        (kinds, hand, ways) -> {
                            types = kinds;
                            lines = hand;
                            visitor.hand(kinds, hand, ways);
                        });
    }

    /** Counts terms of sums, and refuses too many. */
    private void charge(long more) {
        terms += more;
        if (terms > BestMulligan.MOST) {
            throw new BestMulligan.TooLargeException();
        }
    }

    private List<Opening> plan(HandEnumerator groups) {
        hands = groups;
        List<Opening> openings = new ArrayList<>();
        int[] none = new int[groups.groups()];
        groups.visit((number, drawn, ways) -> openings.add(new Opening(drawn.clone(), none)));
        handsFrom = new int[groups.groups() + 1][groups.cards() + 1];
        handsFrom[groups.groups()][0] = 1;
        for (int group = groups.groups() - 1; group >= 0; group--) {
            for (int left = 0; left <= groups.cards(); left++) {
                for (int own = 0; own <= Math.min(left, groups.copies(group)); own++) {
                    handsFrom[group][left] += handsFrom[group + 1][left - own];
                }
            }
        }
        // too many are refused before any of them is solved
        terms = 0;
        forEachHand((kinds, hand, ways) -> choose());
        return openings;
    }

    /** The number of a hand in the order in which hands are enumerated. */
    private int number(int[] hand) {
        int number = 0;
        int left = hands.cards();
        for (int group = 0; group < hand.length; group++) {
            for (int fewer = 0; fewer < hand[group]; fewer++) {
                number += handsFrom[group + 1][left - fewer];
            }
            left -= hand[group];
        }
        return number;
    }

    private void decide(double ways) {
        choices.clear();
        best = -1;
        choose();
        Choice chosen = null;
        for (Choice one : choices) {
            if (one.worth >= best - CLOSE) {
                one.draw(0, one.drawn, 1, true);
                // in case of a tie the first one, which keeps the most cards
                if (chosen == null || isMore(one, chosen)) {
                    chosen = one;
                }
            }
        }
        Natural count = Natural.of((long) ways);
        Natural cases = Natural.of((long) chosen.below);
        int at = sumsBelow.indexOf(cases);
        if (at < 0) {
            at = sums.size();
            sumsBelow.add(cases);
            sums.add(Natural.ZERO);
        }
        sums.set(at, sums.get(at).plus(chosen.sum.times(count)));
        // the first choice keeps all
        without = without.plus(values.successes(number(choices.get(0).kept)).times(count));
        List<int[]> hand = new ArrayList<>();
        for (int[] line : lines) {
            for (int i = 0; i < line[2]; i++) {
                hand.add(new int[] {types.get(line[0])[0], line[1]});
            }
        }
        double share = ways / hands.multiplicity().approximately();
        decisions.add(new BestMulligan.Decision(0, hand, chosen.shown, share, chosen.worth));
    }

    private static boolean isMore(Choice one, Choice other) {
        Natural left = one.sum.times(Natural.of((long) other.below));
        return left.compareTo(other.sum.times(Natural.of((long) one.below))) > 0;
    }

    /** Goes through all choices for the current hand. */
    private void choose() {
        choose(0, lines.isEmpty() ? 0 : lines.get(0)[1], lines.isEmpty() ? 0 : lines.get(0)[2]);
    }

    /** Goes through all choices: from a line on, for the names of which so many cards are kept. */
    private void choose(int line, int kept, int left) {
        if (line == lines.size()) {
            evaluate();
            return;
        }
        int[] own = lines.get(line);
        // all the other names at the lowest number
        int least = most == 0 ? own[1] : 0;
        for (int some = left; some >= (kept == least ? left : 0); some--) {
            choice.add(new int[] {line, kept, some});
            if (kept > least) {
                choose(line, kept - 1, left - some);
            } else {
                int next = line + 1;
                boolean last = next == lines.size();
                choose(next, last ? 0 : lines.get(next)[1], last ? 0 : lines.get(next)[2]);
            }
            choice.remove(choice.size() - 1);
        }
    }

    private void evaluate() {
        Choice one = new Choice();
        int[] passed = new int[one.pool.length];
        for (int[] type : types) {
            one.pool[type[0]] += type[1] * type[2];
        }
        for (int[] some : choice) {
            int[] line = lines.get(some[0]);
            int[] type = types.get(line[0]);
            int group = type[0];
            one.kept[group] += some[1] * some[2];
            one.drawn -= some[1] * some[2];
            boolean returned = some[1] < line[1];
            // a name that is passed over leaves the pool with all copies that are not kept
            one.pool[group] -= some[2] * (names && returned ? type[1] : line[1]);
            passed[group] += names && returned ? some[2] * (type[1] - some[1]) : 0;
            for (int i = 0; i < some[2] && some[1] > 0; i++) {
                one.shown.add(new int[] {group, some[1]});
            }
        }
        int there = 0;
        for (int cards : one.pool) {
            there += cards;
        }
        if (there < one.drawn) {
            // too few others: all of them come, and the rest out of those passed over
            for (int group = 0; group < passed.length; group++) {
                one.kept[group] += one.pool[group];
            }
            one.drawn -= there;
            there = 0;
            for (int group = 0; group < passed.length; group++) {
                one.pool[group] = passed[group];
                there += passed[group];
            }
        }
        if (values == null) {
            // nothing is solved yet: the terms are only counted
            charge(one.finalHands());
            return;
        }
        one.below = Binomials.choose(there, one.drawn);
        one.draw(0, one.drawn, 1, false);
        best = Math.max(best, one.worth);
        choices.add(one);
    }
}
