package cardbench.yisp.vm;

import cardbench.yisp.check.ReadWriteSet;
import cardbench.yisp.syntax.Program;
import cardbench.yisp.syntax.Statement;
import java.util.List;

/** The compiled statements of an effect or a header. */
public final class Routine {

    /** The outcome of an attempt that reached {@code @}. */
    static final int FIRED = 2;

    /** The outcome of an attempt that did not, but may have changed something. */
    static final int ENDED = 1;

    /** The outcome of an attempt whose first guards failed: it has changed nothing. */
    static final int REFUSED = 0;

    private static final int ACT = 0;
    private static final int FIRE = 1;
    private static final int GUARD = 2;
    private static final int NEGATED_GUARD = 3;

    private final Program program;
    private final Step first;
    private final boolean usesLocals;

    /** The steps of all statements together. */
    private final int whole;

    private int spent;

    /**
     * A statement and its successor. A linked list, since strict builds of TeaVM check the bounds
     * of every array access, and this is the innermost loop of a game.
     */
    private static final class Step {
        final Statement statement;
        final Code code;
        final int kind;
        final int cost;

        /** Whether a failure here leaves the game as it was before the attempt. */
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
     * @param codes the code of each statement; for {@code @} any
     * @param costs the steps of each statement
     */
    Routine(Program program, List<Code> codes, int[] costs, boolean usesLocals) {
        this.program = program;
        this.usesLocals = usesLocals;
        int quiet = ReadWriteSet.quietGuards(program);
        // from the back, since each step refers to the next one
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
     * Runs the statements, until a guard fails or the game is stopped. What ran before a failed
     * guard is not undone, as in ygo-calc.
     *
     * @param card the running card, X; any number in a header
     * @return whether it reached {@code @}
     */
    public boolean run(VirtualMachine machine, int card) {
        return attempt(machine, card) == FIRED;
    }

    /** The steps of the last attempt, if it was {@link #REFUSED}. */
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

    /**
     * Runs without a watcher when the steps suffice for all statements, so that they can be counted
     * in a local variable and charged once.
     */
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

    /**
     * Runs with a watcher, or near the limit of steps. It never answers {@link #REFUSED}, so that a
     * watcher sees every attempt, those that fail included: ygo-calc's trace lists them as well.
     */
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
