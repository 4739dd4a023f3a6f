package cardbench.odds.yisp.syntax;

import java.util.List;

/**
 * A card set: cards of a zone that pass some filters, such as {@code D.a:bin.1}.
 *
 * @param zone the zone's letter; {@link ZoneLetter#SELF} is the running card
 * @param filters from left to right
 * @param from first character in the text
 * @param to the character after the last one
 */
public record CardSet(char zone, List<Filter> filters, int from, int to) {

    /** Copies the list, so that a set never changes. */
    public CardSet {
        filters = List.copyOf(filters);
    }

    /** Whether a filter tests what the cards are, instead of taking the first ones. */
    public boolean searches() {
        for (Filter filter : filters) {
            if (filter instanceof Filter.Matching) {
                return true;
            }
        }
        return false;
    }
}
