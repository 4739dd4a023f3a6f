package cardbench.build.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the numbers of kinds mean in LumiTracker's list. The list does not say, and a new kind may
 * be inserted before others, so the meaning is taken from the cards that are known already: a
 * number means what nearly all known cards with that number are. A number that no known card has
 * means nothing, and its cards have no kind.
 */
final class TrackerTypes {

    /**
     * A kind of card, and the weapon of weapon cards.
     *
     * @param kind one of the words of the tables, or empty
     * @param weapon such as {@code bow}, or empty
     */
    record Type(String kind, String weapon) {}

    private static final Type UNKNOWN = new Type("", "");

    /** Of ten known cards with a number, so many must be alike. */
    private static final int TENTHS = 9;

    private final Map<Integer, Type> types = new TreeMap<>();

    /**
     * Learns the numbers.
     *
     * @param numbers the number of the kind by share id, for action cards
     */
    TrackerTypes(Map<Integer, Integer> numbers, List<GenshinCardFacts> known) {
        Map<Integer, Map<Type, Integer>> tallies = new TreeMap<>();
        for (GenshinCardFacts card : known) {
            Integer number = numbers.get(card.shareId());
            if (number != null) {
                tallies.computeIfAbsent(number, key -> new HashMap<>())
                        .merge(new Type(card.kind(), card.weapon()), 1, Integer::sum);
            }
        }
        tallies.forEach(
                (number, tally) -> {
                    int total = tally.values().stream().mapToInt(count -> count).sum();
                    tally.forEach(
                            (type, count) -> {
                                if (count * 10 >= total * TENTHS) {
                                    types.put(number, type);
                                }
                            });
                });
    }

    /** What a number means. */
    Type of(int number) {
        return types.getOrDefault(number, UNKNOWN);
    }
}
