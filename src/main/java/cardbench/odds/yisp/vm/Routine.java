package cardbench.odds.yisp.vm;

import cardbench.odds.yisp.check.ReadWriteSet;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import java.util.List;

/**
 * The compiled statements of an effect or a header. They run in one of two forms with the same
 * results: statement by statement, as a watcher wants to see them, or {@linkplain #link linked},
 * which is faster.
 */
public final class Routine {

    /** The outcome of an attempt that reached {@code @}. */
    static final int FIRED = 2;

    /** The outcome of an attempt that did not, but may have changed something. */
    static final int ENDED = 1;

    /** The outcome of an attempt whose first guards failed: it has changed nothing. */
    static final int REFUSED = 0;

    private final Program program;
    private final List<Code> codes;
    private final int[] costs;
    private final boolean usesLocals;

    /** How many statements are guards whose failure leaves the game as it was. */
    private final int quiet;

    /** The steps of all statements together. */
    private final int whole;

    /** The linked form; {@code null} in the legacy mode. */
    private Instruction start;

    private int spent;

    /**
     * Compiled statements.
     *
     * @param codes the code of each statement; for {@code @} any
     * @param costs the steps of each statement
     */
    Routine(Program program, List<Code> codes, int[] costs, boolean usesLocals) {
        this.program = program;
        this.codes = List.copyOf(codes);
        this.costs = costs.clone();
        this.usesLocals = usesLocals;
        this.quiet = ReadWriteSet.quietGuards(program);
        int sum = 0;
        for (int cost : costs) {
            sum += cost;
        }
        this.whole = sum;
    }

    /**
     * Links the statements to each other and to the zones of a game. What an attempt has come to,
     * and how many steps it has taken, is known from the statement at which it ends. Not for the
     * legacy mode, where a statement may stop the game.
     */
    void link(Zones zones) {
        int fire = firing();
        int cost = whole;
        Instruction next = Instruction.end(fire < codes.size() ? FIRED : ENDED, cost);
        for (int i = codes.size() - 1; i >= 0; i--) {
            Statement statement = program.statements().get(i);
            if (statement instanceof Statement.Guard guard) {
                int outcome = i < quiet ? REFUSED : fire < i ? FIRED : ENDED;
                Instruction failed = Instruction.end(outcome, cost);
                next =
                        guard.negated()
                                ? codes.get(i).branch(zones, failed, next)
                                : codes.get(i).branch(zones, next, failed);
            } else if (statement instanceof Statement.Act) {
                next = codes.get(i).linked(zones, next);
            } else if (!(statement instanceof Statement.Fire)) {
                throw new IllegalStateException();
            }
            cost -= costs[i];
        }
        start = next;
    }

    /** The index of the first {@code @}; the number of statements if there is none. */
    private int firing() {
        int at = 0;
        while (at < codes.size() && !(program.statements().get(at) instanceof Statement.Fire)) {
            at++;
        }
        return at;
    }

    /**
     * Runs the statements, until a guard fails or the game is stopped. What ran before a failed
     * guard is not undone, as in ygo-calc.
     *
     * @param card the running card, X; any number in a header
     * @return whether it reached {@code @}
     */
    public boolean run(VirtualMachine machine, int card) {
        return attempt(machine, card, machine.zones.row(0), 0) == FIRED;
    }

    /** The steps of the last attempt, if it was {@link #REFUSED}. */
    int spent() {
        return spent;
    }

    /**
     * Runs the statements.
     *
     * @param card the running card, X
     * @param row where to look for it first
     * @param at at which index of the zone's array
     * @return one of the constants above
     */
    int attempt(VirtualMachine machine, int card, Zone row, int at) {
        machine.running = card;
        if (usesLocals) {
            machine.clearLocals();
        }
        boolean refuses = machine.watcher == null && machine.hasSteps(whole);
        if (start == null || !refuses) {
            return runSteps(machine, refuses);
        }
        Instruction end = Instruction.execute(start, machine, row, at);
        spent = end.steps();
        machine.spend(spent);
        return end.outcome();
    }

    /**
     * Runs statement by statement: with a watcher, near the limit of steps, or in the legacy mode.
     *
     * @param refuses whether it may answer {@link #REFUSED}; otherwise the effect is attempted in
     *     each scan, so that a watcher sees every attempt, those that fail included: ygo-calc's
     *     trace lists them as well
     */
    private int runSteps(VirtualMachine machine, boolean refuses) {
        int outcome = ENDED;
        spent = 0;
        for (int i = 0; i < costs.length; i++) {
            Statement statement = program.statements().get(i);
            if (machine.watcher != null) {
                machine.watcher.begins(program, statement);
            }
            spent += costs[i];
            if (!machine.step(costs[i])) {
                break;
            }
            if (statement instanceof Statement.Fire) {
                outcome = FIRED;
                continue;
            }
            int value = codes.get(i).run(machine);
            if (statement instanceof Statement.Guard guard && (value != 0) == guard.negated()) {
                outcome = refuses && i < quiet ? REFUSED : outcome;
                break;
            }
        }
        return outcome;
    }
}
