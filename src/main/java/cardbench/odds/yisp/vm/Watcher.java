package cardbench.odds.yisp.vm;

import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;

/** Observes a running program, step by step. It must not change the machine. */
public interface Watcher {

    /** A statement is about to run. */
    void begins(Program program, Statement statement);

    /**
     * Cards have been taken out of their zone and are about to be put down.
     *
     * @param taken their numbers, in the order in which they were taken; valid only during the
     *     call, and only up to {@code count}
     * @param count how many there are, at least 1
     * @param from the letter of the zone they were in
     * @param move the move, with its target and tags
     */
    void moves(int[] taken, int count, char from, Expression.Move move);

    /** A line was printed. */
    void prints(String line);
}
