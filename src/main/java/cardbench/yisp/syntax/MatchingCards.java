package cardbench.yisp.syntax;

/**
 * The cards of a deck that meet some conditions, by number.
 *
 * @param has for each card whether it does
 * @param list the numbers of those that do, in order
 */
public record MatchingCards(boolean[] has, int[] list) {

    /** The cards for which an array says yes. */
    static MatchingCards of(boolean[] has) {
        int count = 0;
        for (boolean one : has) {
            count += one ? 1 : 0;
        }
        int[] list = new int[count];
        int at = 0;
        for (int card = 0; card < has.length; card++) {
            if (has[card]) {
                list[at++] = card;
            }
        }
        return new MatchingCards(has, list);
    }
}
