package cardbench.odds;

import cardbench.yisp.Formula;
import cardbench.yisp.Play;

/**
 * A compiled combo. It succeeds when its condition is not 0, hand and grave each meet their lists,
 * and its score is above 0; what is not written is met.
 *
 * @param condition its condition, or {@code null}
 * @param hand what the hand has to hold
 * @param grave what the graveyard has to hold
 * @param score its score
 */
record ComboTest(Formula condition, Matching hand, Matching grave, Formula score) {

    /** Its score as the game stands now; 0 where it does not succeed. */
    int score(Play play) {
        if (condition != null && condition.value(play) == 0
                || !hand.holds(play)
                || !grave.holds(play)) {
            return 0;
        }
        return Math.max(0, score.value(play));
    }
}
