package cardbench.odds.exact;

import cardbench.base.chance.Random32;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.matching.CardClasses;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.yisp.check.ReadSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The derivation of an exact rate where hands are counted: which hands there are, as numbers of
 * cards of classes that nothing distinguishes, and in how many ways each is dealt. The rate is the
 * sum of the ways over the number of all hands.
 *
 * @param classes for each class the indices of its cards in the file
 * @param counts for each class its number of cards
 * @param hand the cards of a hand
 * @param successes whether the hands are those that succeed; else those that do not, of which there
 *     are fewer
 * @param hands for each hand the number of cards of each class
 * @param ways the number of ways in which those hands are dealt, below 2<sup>53</sup>
 * @param all the number of all hands
 */
public record HandReceipt(
        List<List<Integer>> classes,
        List<Integer> counts,
        int hand,
        boolean successes,
        List<List<Integer>> hands,
        double ways,
        double all) {

    /** More different hands are too many to read, and to list. */
    private static final int MOST = 2000;

    /** Copies the lists. */
    public HandReceipt {
        classes = List.copyOf(classes);
        counts = List.copyOf(counts);
        hands = List.copyOf(hands);
    }

    /**
     * The derivation of the rate at which at least one of some combos succeeds.
     *
     * @param combos their indices in the topic
     * @return {@code null} if it does not depend on the opening hand alone, not on its order, or if
     *     there are too many different hands
     */
    public static HandReceipt of(TopicPrograms topic, List<Integer> combos) {
        List<ComboPrograms> asked = new ArrayList<>();
        combos.forEach(combo -> asked.add(topic.combos().get(combo)));
        // cards that only other combos distinguish are alike here
        return of(topic.withCombos(asked));
    }

    private static HandReceipt of(TopicPrograms topic) {
        boolean ordered = false;
        for (ComboPrograms asked : topic.combos()) {
            ordered |= asked.orderMatters() && !asked.combo().bestMatching();
        }
        if (topic.counted() != null || topic.header() != null || ordered) {
            return null;
        }
        ReadSet reads = Exact.looks(topic);
        if (!Exact.covers(topic, reads)
                || reads.isRandom()
                || !reads.deckCuts().isEmpty()
                || !reads.handCuts().isEmpty()) {
            return null;
        }
        TopicCompiler compiler = new TopicCompiler(topic, false);
        Game game = compiler.game(new Random32(1, 2, 3, 4)); // unused: the order is given
        int[] kinds = compiler.kinds();
        CardClasses classes = CardClasses.of(kinds, reads.conditions());
        int hand = topic.hand();
        double all = CompositionEnumerator.count(kinds.length, new int[] {hand});
        List<List<Integer>> good = new ArrayList<>();
        List<List<Integer>> bad = new ArrayList<>();
        double[] ways = new double[2];
        boolean complete =
                all < Natural.EXACT
                        && CompositionEnumerator.all(
                                classes,
                                new int[] {hand},
                                (dealt, size, multiplicity) -> {
                                    List<Integer> numbers = numbers(classes.size(), dealt, size);
                                    game.play(0, order(classes, numbers, kinds.length));
                                    boolean success = game.score() > 0;
                                    (success ? good : bad).add(numbers);
                                    ways[success ? 1 : 0] += multiplicity;
                                    return good.size() + bad.size() <= MOST;
                                });
        if (!complete) {
            return null;
        }
        boolean successes = good.size() <= bad.size();
        List<List<Integer>> members = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (int number = 0; number < classes.size(); number++) {
            List<Integer> own = new ArrayList<>();
            for (int card : classes.cards().get(number)) {
                if (!own.contains(kinds[card])) {
                    own.add(kinds[card]);
                }
            }
            members.add(own);
            counts.add(classes.count(number));
        }
        return new HandReceipt(
                members,
                counts,
                hand,
                successes,
                successes ? good : bad,
                ways[successes ? 1 : 0],
                all);
    }

    private static List<Integer> numbers(int classes, int[] dealt, int size) {
        int[] counts = new int[classes];
        for (int i = 0; i < size; i++) {
            counts[dealt[i]]++;
        }
        List<Integer> numbers = new ArrayList<>();
        for (int count : counts) {
            numbers.add(count);
        }
        return numbers;
    }

    /** A deck with such a hand on top. */
    private static int[] order(CardClasses classes, List<Integer> hand, int cards) {
        int[] order = new int[cards];
        int at = 0;
        int rest = cards;
        for (int number = 0; number < hand.size(); number++) {
            int[] own = classes.cards().get(number);
            for (int i = 0; i < own.length; i++) {
                order[i < hand.get(number) ? at++ : --rest] = own[i];
            }
        }
        return order;
    }
}
