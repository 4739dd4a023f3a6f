package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.yisp.check.ValueRange;

/**
 * The possible actions and queries of compiled programs in the states that a {@link Liveness}
 * analyses: their numbers are bounded, and their moves, assignments and questions are noted there.
 */
public final class ProgramBounds {

    private final Liveness live;

    ProgramBounds(Liveness live) {
        this.live = live;
    }

    /** Notes the questions of an instruction and what it may change. */
    public void note(Instruction instruction) {
        if (instruction instanceof Instruction.Move move) {
            live.move(move);
        } else if (instruction instanceof Instruction.Assign assign) {
            ValueRange given = range(assign.value());
            if (!assign.local()) {
                live.assign(assign.index(), given);
            }
        } else if (instruction instanceof Instruction.If branch) {
            ValueRange condition = range(branch.condition());
            if (!condition.isZero()) {
                note(branch.then());
            }
            if (condition.hasZero()) {
                note(branch.otherwise());
            }
        } else if (instruction instanceof Instruction.Choose choice) {
            live.chooses = true;
            for (Instruction branch : choice.branches()) {
                note(branch);
            }
        } else if (instruction instanceof Instruction.Block block) {
            // the analysis is repeated until nothing changes, so one round covers all
            for (int i = 0; i < (block.isLoop() ? 1 : block.parts().length); i++) {
                note(block.parts()[i]);
            }
        }
        // A ban only takes away, and the analysis keeps the most that can happen. Forgetting an
        // order by a shuffle needs no question answered.
    }

    /** The range of a number in the analysed states; notes its questions. */
    public ValueRange range(NumericExpression number) {
        if (number instanceof NumericExpression.Fixed fixed) {
            return ValueRange.known(fixed.value());
        } else if (number instanceof NumericExpression.Size size) {
            return live.size(size.cards());
        } else if (number instanceof NumericExpression.Operation operation) {
            NumericExpression[] operands = operation.operands();
            ValueRange value = range(operands[0]);
            for (int i = 1; i < operands.length; i++) {
                value = ValueRange.of(operation.operator(), value, range(operands[i]));
            }
            return value;
        } else if (number instanceof NumericExpression.Global global) {
            return live.global(global.index());
        } else if (number instanceof NumericExpression.Local) {
            return ValueRange.ALL;
        }
        NumericExpression.Choice choice = (NumericExpression.Choice) number;
        range(choice.condition());
        return range(choice.then()).or(range(choice.otherwise()));
    }
}
