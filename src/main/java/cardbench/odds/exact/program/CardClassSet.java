package cardbench.odds.exact.program;

import cardbench.odds.yisp.syntax.ZoneNumbers;

/**
 * A compiled card set: the cards of a zone that belong to some classes, optionally only the first n
 * of these, optionally filtered further.
 *
 * @param zone the index of the zone in the problem, or {@link #SELF}
 * @param lead the classes of the first filter, as bits; {@link #ALL} without a filter by class
 * @param limit the number n, or {@code null} for all cards
 * @param rest the filters after the limit
 * @param asked the indices of the questions about classes, for all filters
 * @param ordered the index of the question about the order of the cards, or -1
 */
public record CardClassSet(
        int zone, int lead, NumericExpression limit, Filter[] rest, int[] asked, int ordered) {

    /** The classes that can be in the set, as bits: those that pass all filters. */
    public int classes() {
        int classes = lead;
        for (Filter filter : rest) {
            classes &= filter.limit() == null ? filter.classes() : ALL;
        }
        return classes;
    }

    /** The zone number for the card whose effect is running. */
    public static final int SELF = -1;

    /** Every class. */
    public static final int ALL = -1;

    /** The zone number of the deck. */
    public static final int DECK = ZoneNumbers.DECK;

    /** The zone number of the hand. */
    public static final int HAND = ZoneNumbers.HAND;

    /** The zone number of the graveyard. */
    public static final int GRAVE = ZoneNumbers.GRAVE;

    /**
     * One more filter: classes, or a number.
     *
     * @param classes the classes that pass, as bits, where there is no limit
     * @param limit the number of cards that pass, or {@code null}
     */
    public record Filter(int classes, NumericExpression limit) {}

    /** Whether it is the first n cards of the zone, of any class. */
    public boolean fromTop() {
        return lead == ALL;
    }

    /** Whether the first filter has no limit. */
    public boolean isPlain() {
        return limit == null;
    }

    /** Whether it is all cards of some classes. */
    public boolean isWhole() {
        return limit == null && rest.length == 0;
    }

    /** Whether its size is known without revealing an order. */
    boolean isSure() {
        return rest.length == 0 && (limit == null || limit.isSure());
    }

    /** Whether one of the later filters has a limit, too. */
    public boolean countsTwice() {
        for (Filter filter : rest) {
            if (filter.limit() != null) {
                return true;
            }
        }
        return false;
    }
}
