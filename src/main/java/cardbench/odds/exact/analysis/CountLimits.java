package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import java.util.Arrays;

/**
 * Finds how many cards of a class matter in a zone: as many as the largest of the live questions
 * asks for, where none of them leaves the zone, or all do at once to where nothing asks for them. A
 * live effect that is for one card adds one, since it may take its own card away.
 */
public final class CountLimits {

    private final Problem problem;
    private final Liveness live;

    CountLimits(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
    }

    /**
     * Fills in how many cards matter.
     *
     * @param abstraction whose representatives are known
     */
    void find(Abstraction abstraction) {
        for (int zone = 0; zone < abstraction.most.length; zone++) {
            find(zone, abstraction);
        }
    }

    private void find(int zone, Abstraction abstraction) {
        int[] most = abstraction.most[zone];
        int all = problem.allClasses();
        Arrays.fill(most, zone == CardClassSet.DECK ? Integer.MAX_VALUE : 0);
        for (int i = 0; i < live.questions.asked.length; i++) {
            int set = problem.queries().zone(i) == zone ? problem.queries().classes(i) & all : 0;
            for (; set != 0; set &= set - 1) {
                int c = Integer.numberOfTrailingZeros(set);
                most[c] = Math.max(most[c], live.questions.counted[i]);
            }
        }
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            boolean takes = live.moves[i] && move.cards().zone() == zone;
            for (int set = takes ? move.classes() & all : 0; set != 0; set &= set - 1) {
                int c = Integer.numberOfTrailingZeros(set);
                // where all go at once, and nothing asks how many came
                boolean empties =
                        move.cards().isWhole()
                                && move.to() != CardClassSet.DECK
                                && abstraction.representative[move.to()][c]
                                        == Abstraction.IRRELEVANT;
                most[c] = empties ? most[c] : Integer.MAX_VALUE;
            }
        }
        for (CompiledEffect effect : problem.effects()) {
            int c = effect.owner();
            boolean mayBeThere = (live.running.ofEffect(effect.number()) >>> zone & 1) == 1;
            if (live.live[effect.number()] && mayBeThere && most[c] < Integer.MAX_VALUE) {
                // it is for one card alone, and of equal cards the front one acts
                boolean single =
                        effect.once() && !effect.onlyFirst() && problem.turns().length == 0;
                most[c] = single ? most[c] + 1 : Integer.MAX_VALUE;
            }
        }
    }
}
