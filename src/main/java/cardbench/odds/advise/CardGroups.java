package cardbench.odds.advise;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Exact;
import java.util.ArrayList;
import java.util.List;

/** Groups the cards whose copies an optimiser may change; cards of a group are interchangeable. */
final class CardGroups {

    private CardGroups() {}

    /**
     * The groups, in the order of the file.
     *
     * @param together whether cards that all topics treat the same way form one group. Only correct
     *     if no card acts, since programs are not analysed
     */
    static List<int[]> of(Optimiser.Wish wish, boolean together) {
        List<boolean[]> conditions = new ArrayList<>();
        for (TopicPrograms topic : wish.topics()) {
            conditions.addAll(Exact.looks(topic).conditions());
        }
        List<List<Integer>> groups = new ArrayList<>();
        for (int card = 0; card < wish.locked().size(); card++) {
            if (!wish.locked().get(card)) {
                List<Integer> members = together ? groupOf(card, groups, conditions) : null;
                if (members == null) {
                    members = new ArrayList<>();
                    groups.add(members);
                }
                members.add(card);
            }
        }
        List<int[]> listed = new ArrayList<>();
        for (List<Integer> group : groups) {
            int[] cards = new int[group.size()];
            for (int i = 0; i < cards.length; i++) {
                cards[i] = group.get(i);
            }
            listed.add(cards);
        }
        return listed;
    }

    private static List<Integer> groupOf(
            int card, List<List<Integer>> groups, List<boolean[]> conditions) {
        for (List<Integer> group : groups) {
            boolean alike = true;
            for (boolean[] condition : conditions) {
                alike &= condition[card] == condition[group.get(0)];
            }
            if (alike) {
                return group;
            }
        }
        return null;
    }
}
