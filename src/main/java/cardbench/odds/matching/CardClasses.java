package cardbench.odds.matching;

import java.util.ArrayList;
import java.util.List;

/**
 * The cards of a deck, put together where no query distinguishes them.
 *
 * @param cards for each class the numbers of its cards
 */
public record CardClasses(List<int[]> cards) {

    /**
     * The classes of a deck.
     *
     * @param kinds for each card, by number, its kind
     * @param conditions all conditions on cards, each as the kinds that meet it
     */
    public static CardClasses of(int[] kinds, List<boolean[]> conditions) {
        int[] numbers =
                numbers(
                        kinds.length,
                        (card, other) -> isAlike(kinds[card], kinds[other], conditions));
        List<List<Integer>> members = new ArrayList<>();
        for (int card = 0; card < kinds.length; card++) {
            if (numbers[card] == members.size()) {
                members.add(new ArrayList<>());
            }
            members.get(numbers[card]).add(card);
        }
        List<int[]> cards = new ArrayList<>();
        for (List<Integer> ofClass : members) {
            int[] listed = new int[ofClass.size()];
            for (int i = 0; i < listed.length; i++) {
                listed[i] = ofClass.get(i);
            }
            cards.add(listed);
        }
        return new CardClasses(cards);
    }

    /** Groups items that are interchangeable. */
    public interface Alike {

        /** Whether two things are of one class. */
        boolean test(int first, int second);
    }

    /** For each thing, the index of its class; classes are in the order of their first members. */
    public static int[] numbers(int itemCount, Alike alike) {
        int[] numbers = new int[itemCount];
        int[] first = new int[itemCount];
        int size = 0;
        for (int item = 0; item < itemCount; item++) {
            int found = 0;
            while (found < size && !alike.test(first[found], item)) {
                found++;
            }
            if (found == size) {
                first[size++] = item;
            }
            numbers[item] = found;
        }
        return numbers;
    }

    /** Whether all conditions are met by both of two kinds, or by neither. */
    public static boolean isAlike(int kind, int other, List<boolean[]> conditions) {
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
