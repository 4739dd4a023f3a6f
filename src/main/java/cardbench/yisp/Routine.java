package cardbench.yisp;

import java.util.List;

/** Compiled statements: an effect, or a header. */
public final class Routine {

    private static final Code FIRE = new ActionCode.Nothing();

    private final Program program;
    private final Code[] codes;

    /** What a guard has to differ from, so that the routine goes on. */
    private final boolean[] guards;

    private final boolean[] negated;
    private final int[] costs;
    private final boolean usesLocals;

    /**
     * Compiled statements.
     *
     * @param codes for each statement its code; {@code null} for {@code @}
     * @param costs for each statement how many steps it counts as
     */
    Routine(Program program, List<Code> codes, int[] costs, boolean usesLocals) {
        this.program = program;
        this.codes = new Code[codes.size()];
        this.guards = new boolean[codes.size()];
        this.negated = new boolean[codes.size()];
        this.costs = costs;
        this.usesLocals = usesLocals;
        for (int i = 0; i < this.codes.length; i++) {
            Statement statement = program.statements().get(i);
            this.codes[i] = codes.get(i) == null ? FIRE : codes.get(i);
            if (statement instanceof Statement.Guard guard) {
                guards[i] = true;
                negated[i] = guard.negated();
            }
        }
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
        boolean fired = false;
        for (int i = 0; i < codes.length; i++) {
            if (play.watcher != null) {
                play.watcher.begins(program, program.statements().get(i));
            }
            if (!play.step(costs[i])) {
                return fired;
            }
            Code code = codes[i];
            if (code == FIRE) {
                fired = true;
                continue;
            }
            int value = code.run(play);
            if (guards[i] && (value != 0) == negated[i]) {
                return fired;
            }
        }
        return fired;
    }
}
