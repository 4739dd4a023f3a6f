package cardbench.odds.exact.search;

import cardbench.odds.exact.machine.StateMachine;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.ComboSet;
import cardbench.odds.exact.state.Outcome;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.ZoneMatching;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Evaluates the combos at the end of a game, and assigns indices to the outcomes. */
final class ComboEvaluator {

    /** Maximum number of different outcomes, each of which has a weight in many distributions. */
    private static final int MOST_OUTCOMES = 4096;

    private final Problem problem;

    /** Whether it is reported what the other matching would give. */
    private final boolean asksOther;

    private final List<Outcome> all = new ArrayList<>();

    /** The index of each outcome among all. */
    private final Map<Outcome, Integer> numbers = new LinkedHashMap<>();

    /** Where every combo is decided: by those that succeed, as bits, the index of the outcome. */
    private final Map<Integer, Integer> certain = new LinkedHashMap<>();

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
        Integer known = certain.get(state.succeeded);
        if (known != null) {
            return known;
        }
        int score = 0;
        for (int i = 0; i < problem.combos().length; i++) {
            if ((state.succeeded >>> i & 1) == 1) {
                // combos are decided early only if their score is a literal
                NumericExpression.Fixed fixed =
                        (NumericExpression.Fixed) problem.combos()[i].score();
                score = Math.max(score, fixed.value());
            }
        }
        int number = number(new Outcome(score, state.succeeded, 0));
        certain.put(state.succeeded, number);
        return number;
    }

    /** The index of the outcome of a game that ends in the state of a machine. */
    int judge(StateMachine machine) {
        return number(outcome(machine));
    }

    private Outcome outcome(StateMachine machine) {
        State state = machine.state;
        int score = 0;
        int[] successes = new int[ComboSet.words(problem.combos().length)];
        int[] otherSuccesses = new int[successes.length];
        for (int i = 0; i < problem.combos().length; i++) {
            ComboCondition condition = problem.combos()[i];
            if (!Problem.isOpen(state.decided, i)) {
                if ((state.succeeded >>> i & 1) == 1) {
                    ComboSet.add(i, successes);
                    score = Math.max(score, ((NumericExpression.Fixed) condition.score()).value());
                }
                continue;
            }
            if (condition.condition() != null
                    && machine.executor.value(condition.condition()) == 0) {
                continue;
            }
            boolean holds = holds(machine, condition, condition.best());
            boolean otherwise =
                    asksOther
                            && condition.sensitive()
                            && holds(machine, condition, !condition.best());
            if (holds || otherwise) {
                int value = Math.max(0, machine.executor.value(condition.score()));
                score = holds ? Math.max(score, value) : score;
                if (holds && value > 0) {
                    ComboSet.add(i, successes);
                }
                if (otherwise && value > 0) {
                    ComboSet.add(i, otherSuccesses);
                }
            }
        }
        return new Outcome(score, new ComboSet(successes), new ComboSet(otherSuccesses));
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
        Integer known = numbers.get(outcome);
        if (known != null) {
            return known;
        }
        if (all.size() == MOST_OUTCOMES) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
        numbers.put(outcome, all.size());
        all.add(outcome);
        return all.size() - 1;
    }
}
