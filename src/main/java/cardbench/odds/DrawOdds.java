package cardbench.odds;

import cardbench.number.Binomials;
import cardbench.number.Fraction;
import cardbench.number.Natural;
import java.util.ArrayList;
import java.util.List;

/**
 * How likely a player holds at least one of some copies, turn by turn: exactly, by the cards that
 * were seen. With a mulligan the whole opening hand is put back unless it has one of them; the
 * cards put back cannot come again at once, and are shuffled in afterwards.
 *
 * @param seen how many cards were seen, without those put back
 * @param held how likely one of the copies is among them; {@code null} where the numbers become too
 *     large
 * @param missed the factors of the chance that none is: each is the chance that a number of cards
 *     drawn from a number of cards has none of the copies
 */
public record DrawOdds(int seen, Fraction held, List<Miss> missed) {

    /**
     * One factor: C(left, copies) / C(size, copies).
     *
     * @param left cards that are not drawn
     * @param size cards that are drawn from
     * @param copies copies among them
     */
    public record Miss(int left, int size, int copies) {}

    /** Copies the list, so that it never changes. */
    public DrawOdds {
        missed = List.copyOf(missed);
    }

    /**
     * The odds for the opening hand and each turn after it.
     *
     * @param size cards in the deck
     * @param copies copies that are wanted, at most {@code size}
     * @param first cards of the opening hand
     * @param perTurn cards drawn each turn
     * @param turns how many turns
     * @param mulligan whether the opening hand may be put back once
     */
    public static List<DrawOdds> byTurn(
            int size, int copies, int first, int perTurn, int turns, boolean mulligan) {
        List<DrawOdds> odds = new ArrayList<>();
        int hand = Math.min(first, size);
        for (int turn = 0; turn <= turns; turn++) {
            int drawn = Math.min(turn * perTurn, size - hand);
            List<Miss> missed = new ArrayList<>();
            if (mulligan) {
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
            double below = Binomials.choose(miss.size(), miss.copies());
            if (below >= Natural.EXACT) {
                return null;
            }
            Fraction factor = Fraction.of(Binomials.choose(miss.left(), miss.copies()), below);
            none = below == 0 ? Fraction.of(0, 1) : none.times(factor);
            if (!none.isSmall()) {
                return null;
            }
        }
        return none.rest();
    }
}
