package cardbench.odds.exact.search;

import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** A small deck in which searches have left marks, and what drawing from the top gives. */
public record MarkedDeck(int[] counts, int[] marks) {

    public static final int CLASSES = 4;

    /** Sets without a card in common, as bits. */
    private static final int[][] APART = {
        {}, {1}, {3}, {1, 2}, {3, 12}, {1, 2, 4}, {7}, {1, 12}, {15}
    };

    /** Sets of which one has others inside it, ascending. */
    private static final int[][] NESTED = {
        {1, 3}, {1, 7}, {1, 2, 7}, {1, 3, 12}, {4, 8, 12}, {3, 4, 15}, {1, 2, 3}
    };

    /** Receives one way in which a draw may go. */
    public interface Visitor {

        /**
         * @param order the classes of the cards, in the order in which they come
         * @param left by set, how many of its empty places are left; none for 0
         */
        void drawn(List<Integer> order, Map<Integer, Integer> left, Rational weight);
    }

    /** A deck of a few cards, whose marked sets have no card in common. */
    public static MarkedDeck of(Random random) {
        return of(APART, random);
    }

    /** A deck of a few cards, in which one marked set has others inside it. */
    public static MarkedDeck nested(Random random) {
        return of(NESTED, random);
    }

    private static MarkedDeck of(int[][] sets, Random random) {
        int[] counts = new int[CLASSES];
        for (int i = 0; i < 1 + random.nextInt(5); i++) {
            counts[random.nextInt(CLASSES)]++;
        }
        int[] marks = {};
        for (int set : sets[random.nextInt(sets.length)]) {
            int there = 0;
            for (int c = 0; c < CLASSES; c++) {
                there += set >>> c & Math.min(1, counts[c]);
            }
            // nothing is remembered of sets of which no card is left
            marks = there == 0 ? marks : DrawConstraints.with(marks, set, 1 + random.nextInt(2));
        }
        return new MarkedDeck(counts, marks);
    }

    public int cards() {
        return Arrays.stream(counts).sum();
    }

    public State state(Problem problem) {
        State state = State.first(problem);
        state.counts = counts;
        state.unseen = cards();
        state.marks = marks;
        return state;
    }

    /** Marks by their sets. */
    public static Map<Integer, Integer> bySet(int[] marks) {
        Map<Integer, Integer> left = new TreeMap<>();
        for (int i = 0; i < marks.length; i += 2) {
            left.put(marks[i], marks[i + 1]);
        }
        return left;
    }

    /** Draws a number of cards one by one, from all orders of cards and empty places. */
    public void draw(int cards, Visitor visitor) {
        ConcreteStates.places(counts, marks)
                .forEach(
                        (places, weight) -> {
                            List<Integer> drawn = new ArrayList<>();
                            Map<Integer, Integer> left = bySet(marks);
                            for (int place : places) {
                                if (drawn.size() == cards) {
                                    break;
                                }
                                if (place >= 0) {
                                    drawn.add(place);
                                } else {
                                    left.merge(marks[-1 - place], -1, Integer::sum);
                                }
                            }
                            left.values().removeIf(number -> number == 0);
                            visitor.drawn(drawn, left, weight);
                        });
    }

    @Override
    public String toString() {
        return Arrays.toString(counts) + " with marks " + Arrays.toString(marks);
    }
}
