package cardbench.deckfile;

import java.util.ArrayList;
import java.util.List;

/**
 * The cards of a deck, put together where nothing that is asked tells them apart.
 *
 * @param cards for each class the numbers of its cards
 */
public record CardClasses(List<int[]> cards) {

    /**
     * The classes of a deck.
     *
     * @param kinds for each card, by number, its kind
     * @param conditions everything that is asked of cards, each as the kinds that meet it
     */
    public static CardClasses of(int[] kinds, List<boolean[]> conditions) {
        List<Integer> representatives = new ArrayList<>();
        List<List<Integer>> members = new ArrayList<>();
        for (int card = 0; card < kinds.length; card++) {
            int found = 0;
            while (found < representatives.size()
                    && !isAlike(representatives.get(found), kinds[card], conditions)) {
                found++;
            }
            if (found == representatives.size()) {
                representatives.add(kinds[card]);
                members.add(new ArrayList<>());
            }
            members.get(found).add(card);
        }
        List<int[]> cards = new ArrayList<>();
        for (List<Integer> own : members) {
            int[] numbers = new int[own.size()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = own.get(i);
            }
            cards.add(numbers);
        }
        return new CardClasses(cards);
    }

    private static boolean isAlike(int kind, int other, List<boolean[]> conditions) {
        for (boolean[] condition : conditions) {
            if (condition[kind] != condition[other]) {
                return false;
            }
        }
        return true;
    }

    /** How many classes there are. */
    public int size() {
        return cards.size();
    }

    /** How many cards a class has. */
    public int count(int number) {
        return cards.get(number).length;
    }
}
