package cardbench.odds.exact.program;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.matching.CardClasses;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Program;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The kinds of cards of a deck, put together where a topic never distinguishes them. Unlike {@link
 * CardClasses} of a topic in which no card acts, kinds with effects are each a class of their own.
 */
final class CardClassPartition {

    private final int[] ofKind;
    private final int[] counts;
    private final int[][] twins;

    private CardClassPartition(int[] ofKind, int[] counts, int[][] twins) {
        this.ofKind = ofKind;
        this.counts = counts;
        this.twins = twins;
    }

    static CardClassPartition of(TopicPrograms topic) {
        List<boolean[]> asked = asked(topic);
        List<CardKind> cards = topic.vocabulary().cards();
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < cards.size(); kind++) {
            if (cards.get(kind).count() > 0) {
                kinds.add(kind);
            }
        }
        int[] numbers =
                CardClasses.numbers(
                        kinds.size(), (a, b) -> isAlike(topic, kinds.get(a), kinds.get(b), asked));
        int[] ofKind = new int[cards.size()];
        Arrays.fill(ofKind, -1);
        List<Integer> first = new ArrayList<>();
        int[] counts = new int[kinds.size()];
        for (int i = 0; i < numbers.length; i++) {
            int kind = kinds.get(i);
            if (numbers[i] == first.size()) {
                first.add(kind);
            }
            ofKind[kind] = numbers[i];
            counts[numbers[i]] += cards.get(kind).count();
        }
        int[] copies = Arrays.copyOf(counts, first.size());
        return new CardClassPartition(ofKind, copies, twins(topic, first, copies, asked));
    }

    /** Sets of at least two classes that differ in nothing but that each has effects of its own. */
    private static int[][] twins(
            TopicPrograms topic, List<Integer> kinds, int[] copies, List<boolean[]> asked) {
        List<int[]> sets = new ArrayList<>();
        boolean[] taken = new boolean[copies.length];
        for (int c = 0; c < copies.length; c++) {
            int[] set = {c};
            for (int other = c + 1; other < copies.length && !taken[c]; other++) {
                boolean alike =
                        !taken[other]
                                && copies[c] == copies[other]
                                && CardClasses.isAlike(kinds.get(c), kinds.get(other), asked)
                                && actAlike(topic, kinds.get(c), kinds.get(other));
                if (alike) {
                    taken[other] = true;
                    set = Arrays.copyOf(set, set.length + 1);
                    set[set.length - 1] = other;
                }
            }
            if (set.length > 1) {
                sets.add(set);
            }
        }
        return sets.toArray(new int[0][]);
    }

    private static boolean actAlike(TopicPrograms topic, int kind, int other) {
        List<Program> first = topic.effects().get(kind);
        List<Program> second = topic.effects().get(other);
        if (!topic.topic().execProgram() || first.size() != second.size()) {
            return !topic.topic().execProgram();
        }
        for (int i = 0; i < first.size(); i++) {
            // the same text carries the same tags, too; but only one of them may be negated
            if (!first.get(i).flags().equals(second.get(i).flags())
                    || !first.get(i).statements().equals(second.get(i).statements())
                    || !first.get(i).source().text().equals(second.get(i).source().text())) {
                return false;
            }
        }
        return true;
    }

    private static List<boolean[]> asked(TopicPrograms topic) {
        List<boolean[]> asked = TopicConditions.apartFromEffects(topic);
        for (Program effect :
                topic.topic().execProgram() ? topic.allEffects() : List.<Program>of()) {
            asked.addAll(TopicConditions.of(effect, topic));
        }
        return asked;
    }

    private static boolean isAlike(
            TopicPrograms topic, int kind, int other, List<boolean[]> asked) {
        if (topic.topic().execProgram()
                && !(topic.effects().get(kind).isEmpty() && topic.effects().get(other).isEmpty())) {
            return false;
        }
        return CardClasses.isAlike(kind, other, asked);
    }

    /** The number of classes. */
    int count() {
        return counts.length;
    }

    /** The number of copies of each class. */
    int[] counts() {
        return counts.clone();
    }

    /** Sets of classes that can be exchanged without changing the outcome of a game. */
    int[][] twins() {
        return twins.clone();
    }

    /** The class of a kind; -1 if the deck has no copy of it. */
    int of(int kind) {
        return ofKind[kind];
    }

    /** The class of each kind; -1 if the deck has no copy of it. */
    int[] ofKinds() {
        return ofKind.clone();
    }

    /** The classes of some kinds, as bits. */
    int mask(boolean[] kinds) {
        int mask = 0;
        for (int kind = 0; kind < ofKind.length && kinds != null; kind++) {
            mask |= kinds[kind] && ofKind[kind] >= 0 ? 1 << ofKind[kind] : 0;
        }
        return mask;
    }
}
