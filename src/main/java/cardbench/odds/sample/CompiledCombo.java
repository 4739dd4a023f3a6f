package cardbench.odds.sample;

import cardbench.odds.matching.Matching;
import cardbench.odds.yisp.vm.Formula;
import cardbench.odds.yisp.vm.VirtualMachine;

/**
 * A combo, compiled for games whose cards are all known; {@code exact.program} compiles the same
 * combo for states whose cards are known by class. It succeeds when its condition is not 0, hand
 * and graveyard each meet their lists, and its score is above 0. An absent condition or list is
 * met.
 */
public final class CompiledCombo {

    private final Formula condition;
    private final Lists lists;
    private final Formula score;
    private final Lists other;
    private int reached;
    private boolean otherwise;

    /**
     * A combo.
     *
     * @param condition its condition, or {@code null}
     * @param lists what hand and graveyard have to hold
     * @param score its score
     * @param other the lists with the other matching, or {@code null} if that makes no difference
     */
    CompiledCombo(Formula condition, Lists lists, Formula score, Lists other) {
        this.condition = condition;
        this.lists = lists;
        this.score = score;
        this.other = other;
    }

    /**
     * What zones have to hold.
     *
     * @param hand what the hand has to hold
     * @param grave what the graveyard has to hold
     */
    record Lists(Matching hand, Matching grave) {

        boolean hold(VirtualMachine machine) {
            return hand.holds(machine) && grave.holds(machine);
        }
    }

    /** Tests the combo on the current state of the game. */
    void test(VirtualMachine machine) {
        reached = 0;
        otherwise = false;
        if (condition != null && condition.value(machine) == 0) {
            return;
        }
        boolean holds = lists.hold(machine);
        boolean othersHold = other != null && other.hold(machine);
        if (holds || othersHold) {
            int value = Math.max(0, score.value(machine));
            reached = holds ? value : 0;
            otherwise = othersHold && value > 0;
        }
    }

    /** Counts a stopped game as failed, without the result of the game before. */
    void fail() {
        reached = 0;
        otherwise = false;
    }

    /** The score in the last tested game; 0 if the combo did not succeed. */
    int score() {
        return reached;
    }

    /** Whether it succeeded in that game with the other matching. */
    boolean otherwise() {
        return otherwise;
    }

    /** Whether the other matching can give another result. */
    public boolean isSensitive() {
        return other != null;
    }

    /** Its condition, or {@code null}. */
    Formula condition() {
        return condition;
    }

    /** What hand and graveyard have to hold. */
    Lists lists() {
        return lists;
    }
}
