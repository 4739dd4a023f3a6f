package cardbench.exact.tree;

import java.util.ArrayList;
import java.util.List;

/** Evaluates the combos at the end of a game, and assigns indices to the outcomes. */
final class ComboEvaluator {

    /** Maximum number of different outcomes: a new one is searched for among all of them. */
    private static final int MOST_OUTCOMES = 4096;

    private final Problem problem;

    /** Whether it is reported what the other matching would give. */
    private final boolean asksOther;

    private final List<Outcome> all = new ArrayList<>();

    ComboEvaluator(Problem problem) {
        this.problem = problem;
        // what it would have been in an earlier turn is not remembered
        this.asksOther = problem.turns().length == 0;
    }

    List<Outcome> outcomes() {
        return all;
    }

    /** The index of the outcome of a state in which every combo is decided. */
    int decided(State state) {
        int score = 0;
        for (int i = 0; i < problem.goals().length; i++) {
            if ((state.succeeded >>> i & 1) == 1) {
                // combos are decided early only if their score is a literal
                NumericExpression.Fixed fixed =
                        (NumericExpression.Fixed) problem.goals()[i].score();
                score = Math.max(score, fixed.value);
            }
        }
        return number(new Outcome(score, state.succeeded, 0));
    }

    /** The index of the outcome of a game that ends in the state of a machine. */
    int judge(StateMachine machine) {
        return number(outcome(machine));
    }

    private Outcome outcome(StateMachine machine) {
        State state = machine.state;
        int score = 0;
        int[] successes = new int[ComboSet.words(problem.goals().length)];
        int[] others = new int[successes.length];
        for (int i = 0; i < problem.goals().length; i++) {
            ComboCondition condition = problem.goals()[i];
            if (!Problem.isOpen(state.decided, i)) {
                if ((state.succeeded >>> i & 1) == 1) {
                    ComboSet.add(i, successes);
                    score = Math.max(score, ((NumericExpression.Fixed) condition.score()).value);
                }
                continue;
            }
            if (condition.condition() != null && condition.condition().value(machine) == 0) {
                continue;
            }
            boolean holds = holds(machine, condition, condition.best());
            boolean otherwise =
                    asksOther
                            && condition.sensitive()
                            && holds(machine, condition, !condition.best());
            if (holds || otherwise) {
                int value = Math.max(0, condition.score().value(machine));
                score = holds ? Math.max(score, value) : score;
                if (holds && value > 0) {
                    ComboSet.add(i, successes);
                }
                if (otherwise && value > 0) {
                    ComboSet.add(i, others);
                }
            }
        }
        return new Outcome(score, new ComboSet(successes), new ComboSet(others));
    }

    /** Decides the combos that succeed at the end of a turn that is not the last one. */
    void judgeTurn(StateMachine machine) {
        int successes = outcome(machine).successes().word(0);
        machine.state.decided |= successes;
        machine.state.succeeded |= successes;
    }

    private static boolean holds(StateMachine machine, ComboCondition condition, boolean best) {
        return holds(
                        machine,
                        condition,
                        CardClassSet.HAND,
                        condition.hand(),
                        condition.handClasses(),
                        best)
                && holds(
                        machine,
                        condition,
                        CardClassSet.GRAVE,
                        condition.grave(),
                        condition.graveClasses(),
                        best);
    }

    private static boolean holds(
            StateMachine machine,
            ComboCondition condition,
            int zone,
            int[] conditions,
            int classes,
            boolean best) {
        // best matching needs no order, and revealing one multiplies states
        boolean anyOrder = best || !condition.sensitive() || conditions.length < 2;
        if (!anyOrder) {
            machine.order(zone, classes);
        }
        return ZoneMatching.holds(machine.state, zone, conditions, anyOrder);
    }

    private int number(Outcome outcome) {
        int at = all.indexOf(outcome);
        if (at >= 0) {
            return at;
        }
        if (all.size() == MOST_OUTCOMES) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
        all.add(outcome);
        return all.size() - 1;
    }
}
