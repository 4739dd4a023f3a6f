package cardbench.odds.exact.program;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.Turns;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.vm.Compiler;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.List;

/**
 * An upper bound for the steps of a game, in the unit of {@link VirtualMachine#MAX_STEPS}. The
 * virtual machine stops longer games, which the solver does not model, so it may only solve topics
 * that are within the limit.
 *
 * @param header the cost of the header
 * @param scan the cost of one scan of all cards
 * @param most the cost of the most expensive effect
 * @param activations the number of activations in a game in which every effect is activated once,
 *     or removes its card
 */
public record CostBound(int header, int scan, int most, int activations) {

    /** More steps than a game has, and small enough to be added up. */
    private static final int LONG = 1 << 20;

    static CostBound of(
            TopicPrograms topic, List<CompiledEffect> effects, CardClassPartition partition) {
        int header = 1;
        int scan = 1;
        int most = 1;
        if (topic.header() != null) {
            header += all(topic.header());
        }
        for (int kind = 0; topic.topic().execProgram() && kind < topic.effects().size(); kind++) {
            int copies = topic.vocabulary().cards().get(kind).count();
            for (Program program : topic.effects().get(kind)) {
                // beyond the limit of steps the sum does not matter, but it must not wrap
                scan = Math.min(LONG, scan + copies * Math.min(LONG, untilFirstDeed(program)));
                most = Math.max(most, all(program));
            }
        }
        int activations = 1;
        for (CompiledEffect effect : effects) {
            activations += effect.once() ? 1 : partition.counts()[effect.owner()];
        }
        Turns turns = topic.topic().turns();
        if (turns != null) {
            // a turn begins as an effect does, between two scans
            activations = turns.count() * (activations + 1);
            for (Program program : turns.programs()) {
                most = Math.max(most, all(program));
            }
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

    /** Whether games with this number of activations are certain not to be stopped. */
    public boolean allow(int count) {
        // one scan before each activation, and the last one, which finds none
        return header + (count + 1L) * scan + (long) count * most <= VirtualMachine.MAX_STEPS;
    }
}
