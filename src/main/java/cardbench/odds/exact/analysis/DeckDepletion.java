package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Problem;
import java.util.Arrays;

/** How many cards the live moves may take out of the deck, in games that end. */
final class DeckDepletion {

    private final Problem problem;

    /** By move, the most cards that it takes. */
    private final int[] takes;

    DeckDepletion(Problem problem) {
        this.problem = problem;
        this.takes = new int[problem.moves().length];
    }

    /** Forgets all moves. */
    void begin() {
        Arrays.fill(takes, 0);
    }

    /** Notes that a move may take so many cards. */
    void take(int move, int cards) {
        takes[move] = Math.max(takes[move], cards);
    }

    /** The most cards that leave the deck. */
    int most() {
        int sum = 0;
        for (int taken : takes) {
            sum += taken;
        }
        return sum;
    }

    /** The fewest cards that may be unseen between two effects of a game. */
    int leastUnseen(CardBounds cards) {
        int least = cards.unseen - most();
        for (CompiledEffect effect : problem.effects()) {
            if (effect.excavation() != null) {
                // all that it draws but one card goes back
                int drawn = takes[effect.excavation().draw().number()];
                least += drawn - Math.min(drawn, cards.total[effect.owner()]);
            }
        }
        return least;
    }
}
