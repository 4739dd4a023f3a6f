package cardbench.exact.tree;

import cardbench.yisp.syntax.ZoneNumbers;

/**
 * A card set, compiled: those of a zone that are among some classes, then perhaps only the first
 * few of these, then perhaps more filters.
 *
 * @param zone the zone's number in the problem, or {@link #SELF}
 * @param lead the classes of the first filter, as bits; {@link #ALL} where it asks for none
 * @param limit how many of them, or {@code null} for all
 * @param rest the filters behind that
 * @param classes the classes that can be in it, as bits
 * @param asked the numbers of the questions which cards it is, for all its filters
 * @param ordered the number of the question in which order they lie, or -1
 */
record CardClassSet(
        int zone,
        int lead,
        NumericExpression limit,
        Filter[] rest,
        int classes,
        int[] asked,
        int ordered) {

    /** A set; its classes are those that pass all filters. */
    static CardClassSet of(
            int zone, int lead, NumericExpression limit, Filter[] rest, int[] asked, int ordered) {
        int classes = lead;
        for (Filter filter : rest) {
            classes &= filter.limit() == null ? filter.classes() : ALL;
        }
        return new CardClassSet(zone, lead, limit, rest, classes, asked, ordered);
    }

    /** Stands for the card whose effect is running. */
    static final int SELF = -1;

    /** Every class. */
    static final int ALL = -1;

    /** The zone number of the deck. */
    static final int DECK = ZoneNumbers.DECK;

    /** The zone number of the hand. */
    static final int HAND = ZoneNumbers.HAND;

    /** The zone number of the graveyard. */
    static final int GRAVE = ZoneNumbers.GRAVE;

    /**
     * One more filter: classes, or a number.
     *
     * @param classes the classes that pass, as bits, where there is no limit
     * @param limit how many pass, or {@code null}
     */
    record Filter(int classes, NumericExpression limit) {}

    /** Whether the first cards of the zone are meant, whatever they are. */
    boolean fromTop() {
        return lead == ALL;
    }

    /** Whether all its filters ask for classes at once and nothing counts. */
    boolean isPlain() {
        return limit == null;
    }

    /** Whether its size is known without deciding any order. */
    boolean isSure() {
        return rest.length == 0 && (limit == null || limit.isSure());
    }

    /** Whether a filter behind counts again. */
    boolean countsTwice() {
        for (Filter filter : rest) {
            if (filter.limit() != null) {
                return true;
            }
        }
        return false;
    }
}
