package cardbench.odds.exact.program;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Program;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds exchanges of several pairs of classes at once that leave a topic as it is. Where one card
 * discards a monster of level 8 to draw, another one does so with level 3, and nothing else tells
 * the levels apart, the two cards may change places if the monsters do, too.
 *
 * <p>Such an exchange is found from two classes whose effects have the same text but for the
 * conditions on cards: what only one condition accepts is exchanged with what only the other one
 * accepts, and so on. Then all effects, the programs of the topic and its combos are held against
 * the exchange: each condition must become the one in the same place.
 */
public final class ClassExchanges {

    /**
     * An effect.
     *
     * @param text its text, without the conditions on cards
     * @param accepted for each of these, in the order of the text, the classes that meet it
     */
    private record Shape(Program program, String text, List<Integer> accepted) {

        boolean isLike(Shape other) {
            // what negates an effect adds a condition that its text does not have
            return program.flags().equals(other.program.flags())
                    && text.equals(other.text)
                    && accepted.size() == other.accepted.size();
        }
    }

    private final TopicPrograms topic;
    private final CardClassPartition partition;

    /** By class, its effects. */
    private final List<List<Shape>> effects = new ArrayList<>();

    /** What the header and the combos accept, and what is negated. */
    private final List<Integer> fixed;

    private ClassExchanges(TopicPrograms topic, CardClassPartition partition) {
        this.topic = topic;
        this.partition = partition;
        for (int c = 0; c < partition.count(); c++) {
            effects.add(new ArrayList<>());
        }
        for (int kind = 0; kind < topic.effects().size(); kind++) {
            for (Program program : topic.effects().get(kind)) {
                if (partition.of(kind) >= 0) {
                    effects.get(partition.of(kind)).add(shape(program));
                }
            }
        }
        this.fixed = masks(TopicConditions.apartFromEffects(topic));
    }

    /**
     * The exchanges, each as the class that every class becomes.
     *
     * @param partition classes of the topic; those that can be exchanged alone are not given again
     */
    static List<int[]> of(TopicPrograms topic, CardClassPartition partition) {
        return topic.topic().execProgram() ? new ClassExchanges(topic, partition).all() : List.of();
    }

    private List<int[]> all() {
        List<int[]> all = new ArrayList<>();
        for (int a = 0; a < effects.size(); a++) {
            for (int b = a + 1; b < effects.size() && !effects.get(a).isEmpty(); b++) {
                int[] to = new int[effects.size()];
                for (int c = 0; c < to.length; c++) {
                    to[c] = c;
                }
                boolean more = exchange(a, b, to) && moved(to) > 2 && keepsTopic(to);
                for (int[] known : all) {
                    more = more && !Arrays.equals(known, to);
                }
                if (more) {
                    all.add(to);
                }
            }
        }
        return all;
    }

    private static int moved(int[] to) {
        int moved = 0;
        for (int c = 0; c < to.length; c++) {
            moved += to[c] == c ? 0 : 1;
        }
        return moved;
    }

    /** Exchanges two classes, and what then has to be exchanged, too. */
    private boolean exchange(int a, int b, int[] to) {
        if (to[a] == b) {
            return true;
        }
        if (to[a] != a || to[b] != b || !isLike(a, b)) {
            return false;
        }
        to[a] = b;
        to[b] = a;
        for (int i = 0; i < effects.get(a).size(); i++) {
            List<Integer> first = effects.get(a).get(i).accepted();
            List<Integer> second = effects.get(b).get(i).accepted();
            for (int j = 0; j < first.size(); j++) {
                if (!match(first.get(j), second.get(j), to)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Exchanges what one condition accepts alone with what another one does. */
    private boolean match(int first, int second, int[] to) {
        int from = first & ~second;
        int into = second & ~first;
        for (int c = 0; c < to.length; c++) {
            boolean done = (from >>> c & 1) == 1 && (into >>> to[c] & 1) == 1;
            from &= done ? ~(1 << c) : CardClassSet.ALL;
            into &= done ? ~(1 << to[c]) : CardClassSet.ALL;
        }
        if (Integer.bitCount(from) != Integer.bitCount(into)) {
            return false;
        }
        while (from != 0) {
            int a = Integer.numberOfTrailingZeros(from);
            int b = Integer.numberOfTrailingZeros(into);
            if (!exchange(a, b, to)) {
                return false;
            }
            from &= from - 1;
            into &= into - 1;
        }
        return true;
    }

    private boolean isLike(int a, int b) {
        boolean like =
                partition.counts()[a] == partition.counts()[b]
                        && effects.get(a).size() == effects.get(b).size();
        for (int i = 0; like && i < effects.get(a).size(); i++) {
            like = effects.get(a).get(i).isLike(effects.get(b).get(i));
        }
        return like;
    }

    /** Whether every condition becomes the one in the same place. */
    private boolean keepsTopic(int[] to) {
        for (int set : fixed) {
            if (image(set, to) != set) {
                return false;
            }
        }
        for (int c = 0; c < to.length; c++) {
            for (int i = 0; i < effects.get(c).size(); i++) {
                List<Integer> first = effects.get(c).get(i).accepted();
                List<Integer> second = effects.get(to[c]).get(i).accepted();
                for (int j = 0; j < first.size(); j++) {
                    if (image(first.get(j), to) != second.get(j)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** A set of classes after an exchange. */
    static int image(int set, int[] to) {
        // every class stays every class
        int image = set & -1 << to.length;
        for (int c = 0; c < to.length; c++) {
            image |= (set >>> c & 1) << to[c];
        }
        return image;
    }

    private Shape shape(Program program) {
        boolean[] cut = new boolean[program.source().text().length()];
        ExpressionWalker.through(
                program,
                one -> {
                    for (Filter.Matching condition : TopicConditions.in(one)) {
                        Arrays.fill(cut, condition.from(), condition.to(), true);
                    }
                });
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cut.length; i++) {
            if (!cut[i]) {
                text.append(program.source().text().charAt(i));
            }
        }
        return new Shape(program, text.toString(), masks(TopicConditions.of(program, topic)));
    }

    private List<Integer> masks(List<boolean[]> conditions) {
        List<Integer> masks = new ArrayList<>();
        for (boolean[] kinds : conditions) {
            masks.add(partition.mask(kinds));
        }
        return masks;
    }
}
