package cardbench.yisp.vm;

import cardbench.yisp.check.ReadWriteSet;
import cardbench.yisp.syntax.Program;
import cardbench.yisp.syntax.Statement;
import java.util.List;

/** Compiled statements: an effect, or a header. */
public final class Routine {

    /** The outcome of an attempt that came to {@code @}. */
    static final int FIRED = 2;

    /** The outcome of one that did not, but may have changed something. */
    static final int ENDED = 1;

    /** The outcome of one whose first guards failed; it has changed nothing. */
    static final int REFUSED = 0;

    private static final int ACT = 0;
    private static final int FIRE = 1;
    private static final int GUARD = 2;
    private static final int NEGATED_GUARD = 3;

    private final Program program;
    private final Step first;
    private final boolean usesLocals;

    /** What all statements cost together. */
    private final int whole;

    private int spent;

    /** A statement and the one behind it; a list of these costs no look at an array. */
    private static final class Step {
        final Statement statement;
        final Code code;
        final int kind;
        final int cost;

        /** Whether a game is as it was before when it comes to nothing here. */
        final boolean quiet;

        final Step next;

        Step(Statement statement, Code code, int cost, boolean quiet, Step next) {
            this.statement = statement;
            this.code = code;
            this.kind = kind(statement);
            this.cost = cost;
            this.quiet = quiet;
            this.next = next;
        }
    }

    /**
     * Compiled statements.
     *
     * @param codes for each statement its code; for {@code @} any
     * @param costs for each statement how many steps it counts as
     */
    Routine(Program program, List<Code> codes, int[] costs, boolean usesLocals) {
        this.program = program;
        this.usesLocals = usesLocals;
        int quiet = ReadWriteSet.quietGuards(program);
        Step step = null;
        int sum = 0;
        for (int i = costs.length - 1; i >= 0; i--) {
            Statement statement = program.statements().get(i);
            step = new Step(statement, codes.get(i), costs[i], i < quiet, step);
            sum += costs[i];
        }
        this.first = step;
        this.whole = sum;
    }

    private static int kind(Statement statement) {
        if (statement instanceof Statement.Guard guard) {
            return guard.negated() ? NEGATED_GUARD : GUARD;
        }
        if (statement instanceof Statement.Fire) {
            return FIRE;
        }
        if (statement instanceof Statement.Act) {
            return ACT;
        }
        throw new IllegalStateException();
    }

    /**
     * Runs the statements, up to a guard that is not met or to the end of a game that is stopped.
     *
     * @param card which card is running, X; any where the routine does not ask
     * @return whether it came to {@code @}
     */
    public boolean run(VirtualMachine machine, int card) {
        return attempt(machine, card) == FIRED;
    }

    /** What the last attempt has cost, where it was {@link #REFUSED}. */
    int spent() {
        return spent;
    }

    /** Runs the statements; the outcome is one of the constants above. */
    int attempt(VirtualMachine machine, int card) {
        machine.running = card;
        if (usesLocals) {
            machine.clearLocals();
        }
        return machine.watcher == null && machine.hasSteps(whole)
                ? runFast(machine)
                : runSteps(machine);
    }

    /** Where nobody watches and the steps are sure to be enough. */
    private int runFast(VirtualMachine machine) {
        int outcome = ENDED;
        int cost = 0;
        for (Step step = first; step != null; step = step.next) {
            int kind = step.kind;
            cost += step.cost;
            if (kind == FIRE) {
                outcome = FIRED;
                continue;
            }
            int value = step.code.run(machine);
            if (kind >= GUARD && (value != 0) != (kind == GUARD)) {
                outcome = step.quiet ? REFUSED : outcome;
                break;
            }
            if (machine.stopped()) {
                break;
            }
        }
        spent = cost;
        machine.spend(cost);
        return outcome;
    }

    private int runSteps(VirtualMachine machine) {
        int outcome = ENDED;
        for (Step step = first; step != null; step = step.next) {
            if (machine.watcher != null) {
                machine.watcher.begins(program, step.statement);
            }
            if (!machine.step(step.cost)) {
                break;
            }
            if (step.kind == FIRE) {
                outcome = FIRED;
            } else {
                int value = step.code.run(machine);
                if (step.kind >= GUARD && (value != 0) != (step.kind == GUARD)) {
                    break;
                }
            }
        }
        return outcome;
    }
}
