package cardbench.solve;

import java.util.ArrayList;
import java.util.List;

/** Tests the combos at the end of a game, and numbers the outcomes. */
final class Judge {

    /** More different outcomes than this are given up: each is looked for among all of them. */
    private static final int MOST_OUTCOMES = 4096;

    private final Problem problem;
    private final List<Outcome> all = new ArrayList<>();

    Judge(Problem problem) {
        this.problem = problem;
    }

    List<Outcome> outcomes() {
        return all;
    }

    /** The number of the outcome of a state in which every combo is decided. */
    int decided(State state) {
        int score = 0;
        for (int i = 0; i < problem.goals().length; i++) {
            if ((state.succeeded >>> i & 1) == 1) {
                Amount.Fixed fixed = (Amount.Fixed) problem.goals()[i].score();
                score = Math.max(score, fixed.value);
            }
        }
        return number(new Outcome(score, state.succeeded, 0));
    }

    /** The number of the outcome of a game that ends as a board shows it. */
    int judge(Board board) {
        State state = board.state;
        int score = 0;
        int successes = 0;
        int others = 0;
        for (int i = 0; i < problem.goals().length; i++) {
            Goal goal = problem.goals()[i];
            int bit = 1 << i;
            if ((state.decided & bit) != 0) {
                if ((state.succeeded & bit) != 0) {
                    successes |= bit;
                    score = Math.max(score, ((Amount.Fixed) goal.score()).value);
                }
                continue;
            }
            if (goal.condition() != null && goal.condition().value(board) == 0) {
                continue;
            }
            boolean holds = holds(board, goal, goal.best());
            boolean otherwise = goal.sensitive() && holds(board, goal, !goal.best());
            if (holds || otherwise) {
                int value = Math.max(0, goal.score().value(board));
                score = holds ? Math.max(score, value) : score;
                successes |= holds && value > 0 ? bit : 0;
                others |= otherwise && value > 0 ? bit : 0;
            }
        }
        return number(new Outcome(score, successes, others));
    }

    private static boolean holds(Board board, Goal goal, boolean best) {
        return holds(board, goal, Cards.HAND, goal.hand(), goal.handClasses(), best)
                && holds(board, goal, Cards.GRAVE, goal.grave(), goal.graveClasses(), best);
    }

    private static boolean holds(
            Board board, Goal goal, int zone, int[] conditions, int classes, boolean best) {
        boolean anyOrder = best || !goal.sensitive() || conditions.length < 2;
        if (!anyOrder) {
            board.order(zone, classes);
        }
        return Matching.holds(board.state, zone, conditions, anyOrder);
    }

    private int number(Outcome outcome) {
        int at = all.indexOf(outcome);
        if (at >= 0) {
            return at;
        }
        if (all.size() == MOST_OUTCOMES) {
            throw new GivingUp(SolveCodes.TOO_LONG);
        }
        all.add(outcome);
        return all.size() - 1;
    }
}
