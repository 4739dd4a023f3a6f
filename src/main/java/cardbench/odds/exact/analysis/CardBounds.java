package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.Arrays;

/**
 * Bounds for the cards of each class in each zone, from some states on: those that are there, and
 * those that the live moves of {@link Liveness} may bring there or take away.
 */
final class CardBounds {

    private final int zones;
    private final int classes;

    /** By zone, the classes that are there or may get there, as bits. */
    final int[] enter;

    /** By zone, the classes that a live move may bring there, as bits. */
    private final int[] comes;

    /** By zone, the classes that a live move may take out of it, as bits. */
    final int[] leaves;

    /** By zone and class, the most cards that any of the states has there. */
    final int[][] here;

    /** By class, the most cards that any of the states has. */
    final int[] total;

    private final int[] numbers;
    private final int[] sum;

    /** The hidden cards of the state; none if there are several. */
    private int[] hidden;

    /** The most lost cards of any of the states. */
    int lost;

    /** The fewest unseen cards of any of the states. */
    int unseen;

    CardBounds(Problem problem) {
        this.zones = problem.zones().length();
        this.classes = problem.classes();
        this.enter = new int[zones];
        this.comes = new int[zones];
        this.leaves = new int[zones];
        this.here = new int[zones][classes];
        this.total = new int[classes];
        this.numbers = new int[classes];
        this.sum = new int[classes];
    }

    /** The zones that a move takes cards from, as bits; those of a running card are all. */
    int sources(Instruction.Move move) {
        int from = move.cards().zone();
        return from == CardClassSet.SELF ? (1 << zones) - 1 : 1 << from;
    }

    /** Forgets all states and moves. */
    void begin() {
        Arrays.fill(total, 0);
        for (int zone = 0; zone < zones; zone++) {
            enter[zone] = 0;
            comes[zone] = 0;
            leaves[zone] = 0;
            Arrays.fill(here[zone], 0);
        }
        lost = 0;
    }

    /** Joins a state to those that are analysed. */
    void include(State state, boolean first) {
        Arrays.fill(sum, 0);
        for (int zone = 0; zone < zones; zone++) {
            int present;
            if (zone == CardClassSet.DECK) {
                present = add(state.top, numbers) | add(state.bottom, numbers);
                for (int c = 0; c < classes; c++) {
                    numbers[c] += state.counts[c];
                    present |= numbers[c] > 0 ? 1 << c : 0;
                }
            } else {
                present = add(state.list(zone), numbers) | add(state.bag(zone), numbers);
            }
            enter[zone] |= present;
            int[] most = here[zone];
            for (int c = 0; c < classes; c++) {
                // a zone has cards of few classes, and this runs for every state
                if ((present >>> c & 1) != 0) {
                    sum[c] += numbers[c];
                    most[c] = Math.max(most[c], numbers[c]);
                    numbers[c] = 0;
                }
            }
        }
        for (int c = 0; c < classes; c++) {
            total[c] = Math.max(total[c], sum[c]);
        }
        lost = Math.max(lost, state.lost);
        hidden = first ? state.hidden : HiddenCards.NONE;
        unseen = first ? state.unseen : Math.min(unseen, state.unseen);
    }

    /**
     * Joins all states that have cards of the same classes in the same zones, in any number.
     *
     * @param most the maximum number of cards of a class
     * @param fewestUnseen the fewest unseen cards of any of them
     */
    void forgetNumbers(int most, int fewestUnseen) {
        for (int c = 0; c < classes; c++) {
            total[c] = total[c] > 0 ? most : 0;
            for (int zone = 0; zone < zones; zone++) {
                here[zone][c] = here[zone][c] > 0 ? most : 0;
            }
        }
        lost = lost > 0 ? State.MOST_LOST : 0;
        hidden = HiddenCards.NONE;
        unseen = fewestUnseen;
    }

    /** Counts cards by class, and returns their classes, as bits. */
    private static int add(byte[] cards, int[] counts) {
        int classes = 0;
        for (byte card : cards) {
            int c = PartiallyOrderedCards.classOf(card);
            counts[c]++;
            classes |= 1 << c;
        }
        return classes;
    }

    /**
     * Notes that a move may take cards from some zones to another one.
     *
     * @param from the zones, as bits
     * @param moved the classes, as bits
     */
    void move(int from, int to, int moved) {
        comes[to] |= moved;
        for (int left = from; left != 0; left &= left - 1) {
            leaves[Integer.numberOfTrailingZeros(left)] |= moved;
        }
    }

    /** Notes that classes may come to a zone; returns whether one of them is new there. */
    boolean bring(int to, int moved) {
        int more = moved & ~enter[to];
        enter[to] |= more;
        return more != 0;
    }

    /** The most cards of some classes that a zone can hold from here on. */
    int upper(int zone, int mask) {
        int most = upper(zone, mask, CardClassSet.ALL);
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            // those that are gone for good are among the cards of their kind
            int left = -hidden[i + HiddenCards.GONE];
            for (int c = 0; c < classes; c++) {
                left += (hidden[i] >>> c & 1) == 1 ? total[c] : 0;
            }
            most -= Math.max(0, upper(zone, mask, hidden[i]) - left);
        }
        return most;
    }

    private int upper(int zone, int mask, int among) {
        int most = 0;
        for (int c = 0; c < classes; c++) {
            if ((mask & among & enter[zone] & 1 << c) != 0) {
                most += (comes[zone] >>> c & 1) == 1 ? total[c] : here[zone][c];
            }
        }
        return most;
    }
}
