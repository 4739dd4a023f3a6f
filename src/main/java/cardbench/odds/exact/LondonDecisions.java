package cardbench.odds.exact;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.search.OpeningValues;
import cardbench.odds.exact.search.OpeningValues.Opening;
import java.util.ArrayList;
import java.util.List;

/**
 * The best London mulligans. With <i>k</i> mulligans taken, a hand is worth the most of what it is
 * worth with any <i>k</i> of its cards at the bottom, and of what a new hand is worth; a new hand
 * is worth the mean over all hands with <i>k</i> + 1 mulligans taken. So the rounds are computed
 * from the last one to the first.
 */
final class LondonDecisions {

    private final TopicPrograms topic;
    private final int most;
    private final Budget budget;
    private final List<Opening> openings = new ArrayList<>();
    private final List<int[]> dealt = new ArrayList<>();
    private final List<Natural> ways = new ArrayList<>();

    /** For each round and hand, the index of its first opening; then the end. */
    private final List<Integer> first = new ArrayList<>();

    private HandEnumerator hands;

    LondonDecisions(TopicPrograms topic, int most, Budget budget) {
        this.topic = topic;
        this.most = Math.min(most, topic.hand());
        this.budget = budget;
    }

    BestMulligan best() {
        OpeningValues values = OpeningValues.of(topic, budget, this::plan);
        if (values.why() != null) {
            return BestMulligan.refused(Exact.why(topic, values.why()));
        }
        List<BestMulligan.Decision> decisions = new ArrayList<>();
        Natural all = hands.multiplicity();
        double games = values.games().approximately();
        // what a new hand is worth: so many of the games times all^later
        Natural again = Natural.ZERO;
        Natural later = Natural.ONE;
        Natural without = Natural.ZERO;
        for (int taken = most; taken >= 0; taken--) {
            Natural sum = Natural.ZERO;
            for (int hand = 0; hand < dealt.size(); hand++) {
                int at = taken * dealt.size() + hand;
                int chosen = first.get(at);
                for (int i = chosen + 1; i < first.get(at + 1); i++) {
                    boolean more = values.successes(i).compareTo(values.successes(chosen)) > 0;
                    chosen = more ? i : chosen;
                }
                Natural ways = this.ways.get(hand);
                Natural worth = values.successes(chosen).times(later);
                boolean keeps = taken == most || worth.compareTo(again) >= 0;
                Natural best = keeps ? worth : again;
                sum = sum.plus(best.times(ways));
                if (taken == 0) {
                    without = without.plus(values.successes(chosen).times(ways));
                }
                decisions.add(
                        new BestMulligan.Decision(
                                taken,
                                BestMulligan.pairs(dealt.get(hand)),
                                keeps ? BestMulligan.pairs(openings.get(chosen).hand()) : null,
                                ways.approximately() / all.approximately(),
                                Fraction.of(best, values.games().times(later)).approximately()));
            }
            later = later.times(all);
            again = sum;
        }
        return BestMulligan.of(
                topic,
                hands,
                Fraction.of(again, values.games().times(later)),
                Fraction.of(without, values.games().times(all)),
                decisions);
    }

    private List<Opening> plan(HandEnumerator groups) {
        hands = groups;
        openings.clear();
        dealt.clear();
        ways.clear();
        first.clear();
        groups.visit(
                (number, drawn, multiplicity) -> {
                    dealt.add(drawn.clone());
                    ways.add(Natural.of((long) multiplicity));
                });
        for (int taken = 0; taken <= most; taken++) {
            for (int[] hand : dealt) {
                first.add(openings.size());
                under(hand.clone(), new int[hand.length], 0, taken);
            }
        }
        first.add(openings.size());
        return openings;
    }

    /** Adds the openings with some cards of a hand at the bottom. */
    private void under(int[] hand, int[] bottom, int group, int left) {
        if (left == 0) {
            if (openings.size() >= HandEnumerator.MOST) {
                throw new BestMulligan.TooLargeException();
            }
            openings.add(new Opening(hand.clone(), bottom.clone()));
            return;
        }
        if (group < hand.length) {
            int own = hand[group];
            for (int cards = 0; cards <= Math.min(own, left); cards++) {
                hand[group] = own - cards;
                bottom[group] = cards;
                under(hand, bottom, group + 1, left - cards);
            }
            hand[group] = own;
            bottom[group] = 0;
        }
    }
}
