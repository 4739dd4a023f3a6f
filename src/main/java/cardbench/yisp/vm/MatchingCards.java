package cardbench.yisp.vm;

import cardbench.yisp.syntax.Vocabulary;
import java.util.Arrays;
import java.util.List;

/**
 * The cards of a deck that meet some conditions, by number. All sets of one compiler share it, so
 * its arrays must not be changed.
 *
 * @param has by card, whether it meets the conditions
 * @param list the numbers of the cards that do, ascending
 */
record MatchingCards(boolean[] has, int[] list) {

    /** The cards that meet all conditions. No card meets an unknown one, as in ygo-calc. */
    static MatchingCards of(List<String> conditions, Vocabulary vocabulary) {
        int[] kinds = vocabulary.kinds();
        boolean[] has = new boolean[kinds.length];
        Arrays.fill(has, true);
        for (String condition : conditions) {
            boolean[] met = vocabulary.meeting(condition);
            for (int card = 0; card < has.length; card++) {
                has[card] &= met != null && met[kinds[card]];
            }
        }
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
