package cardbench.exact;

import cardbench.deckfile.CardClasses;

/**
 * Some opening hands: those that hold one of some cards at least, or those that hold none of them.
 *
 * @param kinds for each card of the file whether it is one of them
 * @param held whether a hand holds one
 */
public record HandWith(boolean[] kinds, boolean held) {

    /**
     * Which classes are asked for.
     *
     * @param classes which tell these cards from others
     * @param kindOf for each card of the deck, by number, which card of the file it is
     */
    boolean[] classes(CardClasses classes, int[] kindOf) {
        boolean[] asked = new boolean[classes.size()];
        for (int i = 0; i < asked.length; i++) {
            asked[i] = kinds[kindOf[classes.cards().get(i)[0]]];
        }
        return asked;
    }
}
