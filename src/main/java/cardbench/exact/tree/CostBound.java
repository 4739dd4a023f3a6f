package cardbench.exact.tree;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.yisp.syntax.Program;
import cardbench.yisp.syntax.Statement;
import cardbench.yisp.vm.Compiler;
import cardbench.yisp.vm.VirtualMachine;
import java.util.List;

/**
 * What a game can cost at most, in steps: the engine stops games of more than {@link
 * VirtualMachine#MAX_STEPS}.
 *
 * @param header of the header
 * @param scan of one look at all cards
 * @param most of one effect
 * @param activations how many there are in a game in which every effect is activated once, or takes
 *     its card away
 */
record CostBound(int header, int scan, int most, int activations) {

    static CostBound of(
            TopicPrograms topic, List<CompiledEffect> abilities, CardClassPartition partition) {
        int header = 1;
        int scan = 1;
        int most = 1;
        if (topic.header() != null) {
            header += all(topic.header());
        }
        for (int kind = 0; topic.topic().execProgram() && kind < topic.effects().size(); kind++) {
            int copies = topic.vocabulary().cards().get(kind).count();
            for (Program program : topic.effects().get(kind)) {
                scan += copies * untilFirstDeed(program);
                most = Math.max(most, all(program));
            }
        }
        int activations = 1;
        for (CompiledEffect ability : abilities) {
            activations += ability.once() ? 1 : partition.counts()[ability.owner()];
        }
        return new CostBound(header, scan, most, activations);
    }

    private static int all(Program program) {
        int sum = 0;
        for (Statement statement : program.statements()) {
            sum += Compiler.cost(statement);
        }
        return sum;
    }

    private static int untilFirstDeed(Program program) {
        int sum = 0;
        for (Statement statement : program.statements()) {
            if (!(statement instanceof Statement.Guard)) {
                break;
            }
            sum += Compiler.cost(statement);
        }
        return sum;
    }

    /** Whether games of so many activations are sure not to be stopped. */
    boolean allow(int count) {
        return header + (count + 1L) * scan + (long) count * most <= VirtualMachine.MAX_STEPS;
    }
}
