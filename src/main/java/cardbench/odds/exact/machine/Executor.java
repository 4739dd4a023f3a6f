package cardbench.odds.exact.machine;

import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.syntax.Operator;

/**
 * Executes compiled programs on the current state of a {@link StateMachine}. {@code yisp.vm} runs
 * the same programs in games whose cards are all known; the operators are defined once, in {@link
 * Operator#compute}.
 */
public final class Executor {

    private final StateMachine machine;

    Executor(StateMachine machine) {
        this.machine = machine;
    }

    /** Executes a statement; a guard that is not met ends the program. */
    public void execute(CompiledStatement statement) {
        if (statement.guard() == null) {
            execute(statement.instruction());
        } else {
            machine.state.ended = value(statement.guard()) != 0 == statement.negated();
        }
    }

    /** Executes an instruction other than a choice of the player. */
    public void execute(Instruction instruction) {
        if (instruction instanceof Instruction.Move move) {
            machine.begin(move);
            while (machine.state.pending > 0) {
                machine.advance(move);
            }
        } else if (instruction instanceof Instruction.Assign assign) {
            int value = value(assign.value());
            State state = machine.state;
            (assign.local() ? state.ownLocals() : state.ownGlobals())[assign.index()] = value;
        } else if (instruction instanceof Instruction.If branch) {
            execute(value(branch.condition()) != 0 ? branch.then() : branch.otherwise());
        } else if (instruction instanceof Instruction.Block block) {
            for (int i = 0; i < block.parts().length && !machine.state.ended; i++) {
                execute(block.parts()[i]);
            }
        } else if (instruction instanceof Instruction.Ban ban) {
            for (int effect : ban.effects()) {
                machine.state.close(effect);
            }
        } else if (instruction instanceof Instruction.Shuffle shuffle) {
            machine.shuffle(shuffle.zone());
        } else if (instruction instanceof Instruction.Choose) {
            throw new IllegalStateException();
        }
    }

    /** The value of a number in the state; chance nodes decide what is not known yet. */
    public int value(NumericExpression number) {
        if (number instanceof NumericExpression.Fixed fixed) {
            return fixed.value();
        } else if (number instanceof NumericExpression.Size size) {
            return machine.size(size.cards());
        } else if (number instanceof NumericExpression.Operation operation) {
            NumericExpression[] operands = operation.operands();
            int value = value(operands[0]);
            for (int i = 1; i < operands.length; i++) {
                value = together(operation.operator(), value, value(operands[i]));
            }
            return value;
        } else if (number instanceof NumericExpression.Global global) {
            return machine.state.globals[global.index()];
        } else if (number instanceof NumericExpression.Local local) {
            return machine.state.locals[local.index()];
        }
        NumericExpression.Choice choice = (NumericExpression.Choice) number;
        return value(value(choice.condition()) != 0 ? choice.then() : choice.otherwise());
    }

    private int together(Operator operator, int a, int b) {
        if (operator == Operator.RANDOM) {
            return machine.random(a, b);
        }
        machine.faulty |= operator.fails(a, b);
        return operator.compute(a, b);
    }
}
