package cardbench.yisp;

import java.util.List;

/** Compiled statements: an effect, or a header. */
public final class Routine {

    private static final int ACT = 0;
    private static final int FIRE = 1;
    private static final int GUARD = 2;
    private static final int NEGATED_GUARD = 3;

    private final Program program;
    private final int[] kinds;
    private final int[] costs;
    private final Code[] codes;
    private final boolean usesLocals;

    /**
     * Compiled statements.
     *
     * @param codes for each statement its code; for {@code @} any
     * @param costs for each statement how many steps it counts as
     */
    Routine(Program program, List<Code> codes, int[] costs, boolean usesLocals) {
        this.program = program;
        this.codes = codes.toArray(new Code[0]);
        this.kinds = new int[this.codes.length];
        this.costs = costs;
        this.usesLocals = usesLocals;
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = kind(program.statements().get(i));
        }
    }

    private static int kind(Statement statement) {
        if (statement instanceof Statement.Guard guard) {
            return guard.negated() ? NEGATED_GUARD : GUARD;
        }
        return statement instanceof Statement.Fire ? FIRE : ACT;
    }

    /**
     * Runs the statements, up to a guard that is not met or to the end of a game that is stopped.
     *
     * @param card which card is running, X; any where the routine does not ask
     * @return whether it came to {@code @}
     */
    public boolean run(Play play, int card) {
        play.running = card;
        if (usesLocals) {
            play.clearLocals();
        }
        boolean watched = play.watcher != null;
        boolean fired = false;
        for (int i = 0; i < kinds.length; i++) {
            if (watched) {
                play.watcher.begins(program, program.statements().get(i));
            }
            if (!play.step(costs[i])) {
                return fired;
            }
            int kind = kinds[i];
            if (kind == FIRE) {
                fired = true;
            } else {
                int value = codes[i].run(play);
                if (kind >= GUARD && (value != 0) != (kind == GUARD)) {
                    return fired;
                }
            }
        }
        return fired;
    }
}
