package cardbench.odds.question;

import cardbench.base.number.Binomials;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import java.util.ArrayList;
import java.util.List;

/**
 * The exact probability of having drawn at least one of some copies by a turn. With a mulligan, an
 * opening hand without a copy is put back as a whole. The cards put back cannot be drawn again in
 * its place; they are shuffled into the deck afterwards.
 *
 * @param seen the number of cards drawn, without those put back
 * @param held the probability that one of the copies is among them
 * @param missed the factors of the probability of having none: each is the probability that a draw
 *     from a number of cards has none of the copies
 */
public record DrawOdds(int seen, Fraction held, List<Miss> missed) {

    /**
     * One factor: C(left, copies) / C(size, copies).
     *
     * @param left the number of cards that are not drawn
     * @param size the number of cards that are drawn from
     * @param copies the number of copies among them
     */
    public record Miss(int left, int size, int copies) {}

    /** Copies the list, so that it never changes. */
    public DrawOdds {
        missed = List.copyOf(missed);
    }

    /**
     * The odds for the opening hand and each turn after it.
     *
     * @param size the number of cards in the deck
     * @param copies the number of wanted copies, at most {@code size}
     * @param first the size of the opening hand
     * @param perTurn the number of cards drawn each turn
     * @param turns the number of turns
     * @param mulligan whether an opening hand without a copy is put back once
     */
    public static List<DrawOdds> byTurn(
            int size, int copies, int first, int perTurn, int turns, boolean mulligan) {
        List<DrawOdds> odds = new ArrayList<>();
        int hand = Math.min(first, size);
        for (int turn = 0; turn <= turns; turn++) {
            int drawn = Math.min(turn * perTurn, size - hand);
            List<Miss> missed = new ArrayList<>();
            if (mulligan) {
                // three misses: the first hand; the second one, drawn from the cards not in the
                // first; the draws from a deck that has the cards of the first hand again
                int again = Math.min(hand, size - hand);
                missed.add(new Miss(size - hand, size, copies));
                missed.add(new Miss(size - hand - again, size - hand, copies));
                missed.add(new Miss(size - again - drawn, size - again, copies));
            } else {
                missed.add(new Miss(size - hand - drawn, size, copies));
            }
            odds.add(new DrawOdds(hand + drawn, held(missed), missed));
        }
        return odds;
    }

    private static Fraction held(List<Miss> missed) {
        Fraction none = Fraction.of(1, 1);
        for (Miss miss : missed) {
            Natural ways = Binomials.natural(miss.left(), miss.copies());
            if (ways.isZero()) {
                // also where there are fewer cards than copies, which would be 0 / 0
                return Fraction.of(1, 1);
            }
            Natural all = Binomials.natural(miss.size(), miss.copies());
            none = none.times(Fraction.of(ways, all));
        }
        return none.rest();
    }
}
