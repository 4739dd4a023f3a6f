package cardbench.odds.exact;

import cardbench.odds.matching.CardClasses;

/**
 * A set of opening hands: those with at least one of some cards, or those with none of them.
 *
 * @param kinds for each card of the file, whether it is one of them
 * @param held whether the hands have one of them
 */
public record HandWith(boolean[] kinds, boolean held) {

    /**
     * For each class, whether its cards are among them.
     *
     * @param classes classes that do not mix these cards with others
     * @param kindOf for each card of the deck, by number, the index of its entry in the file
     */
    boolean[] classes(CardClasses classes, int[] kindOf) {
        boolean[] asked = new boolean[classes.size()];
        for (int i = 0; i < asked.length; i++) {
            asked[i] = kinds[kindOf[classes.cards().get(i)[0]]];
        }
        return asked;
    }
}
