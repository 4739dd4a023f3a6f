package cardbench.odds.exact;

import cardbench.base.number.Binomials;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.yisp.syntax.CardKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Enumerates opening hands for rules that may distinguish names though the topic does not. Names of
 * one class with equal numbers of copies are exchangeable, so a hand is a number of names for each
 * class, number of copies, and number of cards held.
 */
final class NamedHands {

    /** Exchangeable names: their class, their copies, and how many names there are. */
    private final List<int[]> types = new ArrayList<>();

    /** The lines of the hand: a type, the cards held of each name, and of how many names. */
    private final List<int[]> lines = new ArrayList<>();

    private final int cards;
    private Visitor visitor;

    /** Receives hands. */
    interface Visitor {

        /**
         * Receives a hand.
         *
         * @param types each a class, a number of copies, and how many names have it
         * @param lines each a type, a number of cards held, and of how many names so many are held;
         *     changed afterwards
         * @param ways the number of choices of single cards that give this hand
         */
        void hand(List<int[]> types, List<int[]> lines, double ways);
    }

    /**
     * Creates an enumerator.
     *
     * @param names whether names count; if not, a class is like one name
     */
    NamedHands(TopicPrograms topic, HandEnumerator hands, boolean names) {
        this.cards = hands.cards();
        if (!names) {
            for (int group = 0; group < hands.groups(); group++) {
                types.add(new int[] {group, hands.copies(group), 1});
            }
            return;
        }
        List<CardKind> kinds = topic.vocabulary().cards();
        for (int kind = 0; kind < kinds.size(); kind++) {
            int group = hands.group(kind);
            int copies = kinds.get(kind).count();
            int[] found = null;
            for (int[] type : types) {
                found = type[0] == group && type[1] == copies ? type : found;
            }
            if (found != null) {
                found[2]++;
            } else if (copies > 0) {
                types.add(new int[] {group, copies, 1});
            }
        }
    }

    /** Visits every hand once. */
    void visit(Visitor somebody) {
        visitor = somebody;
        deal(0, 1, 0, cards, 1);
    }

    /**
     * Deals from a type on, with so many cards held of each of its next names.
     *
     * @param used how many names of this type are in the hand already
     */
    private void deal(int type, int held, int used, int left, double ways) {
        if (left == 0) {
            visitor.hand(types, lines, ways);
        } else if (type < types.size()) {
            int[] own = types.get(type);
            if (held > own[1]) {
                deal(type + 1, 1, 0, left, ways);
                return;
            }
            double each = Binomials.choose(own[1], held);
            double more = ways;
            for (int some = 0; used + some <= own[2] && some * held <= left; some++) {
                if (some > 0) {
                    lines.add(new int[] {type, held, some});
                    more *= each;
                }
                double chosen = Binomials.choose(own[2] - used, some);
                deal(type, held + 1, used + some, left - some * held, more * chosen);
                if (some > 0) {
                    lines.remove(lines.size() - 1);
                }
            }
        }
    }
}
