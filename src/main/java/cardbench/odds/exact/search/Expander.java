package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.machine.ChoiceEnumerator;
import cardbench.odds.exact.machine.StateMachine;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Excavation;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Computes the successors of a distribution of states, over every branch of their chance nodes, and
 * charges them to the budget.
 */
public final class Expander {

    final StateMachine machine;
    private final ChoiceEnumerator chance;
    private final Residues residues;
    final StateEncoder encoder;

    /** What the search has taken of its budget. */
    public final BudgetMeter meter;

    /** Something that changes the state of the machine. */
    interface Change {
        void make();
    }

    /**
     * @param meter is charged with all work
     */
    public Expander(
            StateMachine machine,
            ChoiceEnumerator chance,
            Residues residues,
            StateEncoder encoder,
            BudgetMeter meter) {
        this.encoder = encoder;
        this.machine = machine;
        this.chance = chance;
        this.residues = residues;
        this.meter = meter;
    }

    /** Gives the machine a copy of a state, for one more path. */
    State begin(State state) {
        // choices() is still that of the path before, whose weight was scaled once for each choice
        meter.spendOnPath(chance.choices());
        machine.state = state.copy();
        chance.start();
        return machine.state;
    }

    /** Gives the machine a copy of a state once for each path through the chance nodes ahead. */
    void forEachPath(State state, Consumer<State> walk) {
        chance.forEach(() -> walk.accept(begin(state)));
    }

    /**
     * Adds the successors of a state by a change.
     *
     * @param waiting bytes of other states
     */
    void expand(
            State state, double[] weight, Change change, Distribution successors, long waiting) {
        forEachPath(
                state,
                next -> {
                    change.make();
                    successors.add(next, chance.scaled(weight));
                    meter.limit(waiting + successors.bytes());
                });
    }

    /** The successors by a change. States whose effect has ended stay as they are. */
    Distribution after(Distribution distribution, Change change) {
        return after(distribution, change, false, state -> !state.ended);
    }

    /**
     * The successors by a change.
     *
     * @param differ whether few of them are equal, so that they are not compared
     * @param changes which states change; the others stay as they are
     */
    private Distribution after(
            Distribution before, Change change, boolean differ, Predicate<State> changes) {
        Distribution after =
                differ ? new Distribution(residues) : new Distribution(residues, encoder);
        for (int i = 0; i < before.size(); i++) {
            if (changes.test(before.state(i))) {
                expand(before.state(i), before.weight(i), change, after, before.bytes());
            } else {
                after.add(before, i);
            }
        }
        return after;
    }

    /**
     * Runs a program from some states. States whose effect has ended wait for the others.
     *
     * <p>Each transition encodes its state to find equal ones. A transition therefore runs on until
     * just before its second chance node: states rarely become equal earlier than that.
     *
     * <p>Where the last statement moves cards to the hand, equal states may remain, and the zones
     * that it changed are not in their canonical form. Callers bring the states to the forms of
     * another abstraction; if they go on without, there are only more states than needed.
     */
    public Distribution run(Distribution begun, CompiledStatement[] steps) {
        Distribution distribution = begun;
        int at = 0;
        while (at < steps.length) {
            int end = segmentEnd(steps, at);
            if (end > at) {
                distribution = after(distribution, segment(steps, at, end));
            } else if (steps[at].instruction() instanceof Instruction.Move move) {
                end = segmentEnd(steps, at + 1);
                Change rest = segment(steps, at + 1, end);
                distribution = move(distribution, move, rest, end == steps.length);
            } else {
                end = at + 1;
                distribution = run(distribution, steps[at].instruction());
            }
            at = end;
        }
        return distribution;
    }

    /** The index after the statements that have one chance node on a path at most. */
    private static int segmentEnd(CompiledStatement[] steps, int from) {
        int chances = 0;
        int to = from;
        while (to < steps.length && chances + steps[to].chances() <= 1) {
            chances += steps[to].chances();
            to++;
        }
        return to;
    }

    /** Some statements of a program, up to a guard that ends it. */
    private Change segment(CompiledStatement[] steps, int from, int to) {
        return () -> {
            for (int i = from; i < to && !machine.state.ended; i++) {
                machine.executor.execute(steps[i]);
            }
        };
    }

    /**
     * Makes a move in some states, card by card. Equal states are merged after each card, which
     * keeps the number of states of a draw far below the number of orders.
     *
     * @param following what is done after it
     * @param ends whether that ends the program
     */
    private Distribution move(
            Distribution begun, Instruction.Move move, Change following, boolean ends) {
        Change one =
                () -> {
                    if (machine.state.pending > 0) {
                        machine.advance(move);
                    }
                    if (machine.state.pending == 0) {
                        following.make();
                    }
                };
        Change first =
                () -> {
                    machine.begin(move);
                    // the first card needs no state of its own in between
                    if (!machine.drawsAtOnce(move, machine.state)) {
                        one.make();
                    }
                };
        Change draw =
                () -> {
                    machine.drawAtOnce(move);
                    following.make();
                };
        // only for the hand: elsewhere most cards are dropped as they come, which makes states
        // equal
        boolean differ = ends && move.to() == CardClassSet.HAND;
        machine.defersForms = differ;
        try {
            Distribution distribution = after(begun, first);
            if (isPending(distribution)) {
                Predicate<State> atOnce = from -> machine.drawsAtOnce(move, from);
                distribution = after(distribution, draw, differ, atOnce);
            }
            while (isPending(distribution)) {
                distribution = after(distribution, one, false, from -> from.pending > 0);
            }
            return distribution;
        } finally {
            machine.defersForms = false;
        }
    }

    private static boolean isPending(Distribution distribution) {
        for (int i = 0; i < distribution.size(); i++) {
            if (distribution.state(i).pending > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Runs an effect.
     *
     * @param kinds by which kinds its excavation distinguishes cards; {@code null} if by their
     *     classes
     * @param buries whether the cards that it puts back are known to lie at the bottom
     */
    public Distribution run(
            Distribution begun, CompiledEffect effect, int[] kinds, boolean buries) {
        CompiledStatement[] steps = effect.body();
        if (kinds == null) {
            return run(begun, steps);
        }
        Excavation excavation = effect.excavation();
        Distribution before = run(begun, Arrays.copyOf(steps, excavation.from()));
        boolean covered = true;
        for (int i = 0; i < before.size(); i++) {
            machine.state = before.state(i);
            covered &= machine.state.ended || machine.excavated.canBegin(excavation, kinds);
        }
        if (!covered) {
            return run(before, Arrays.copyOfRange(steps, excavation.from(), steps.length));
        }
        int end = segmentEnd(steps, excavation.to() + 1);
        Distribution back;
        try {
            back = after(before, excavating(steps, excavation, kinds, buries, end));
        } finally {
            machine.excavated.end();
        }
        return run(back, Arrays.copyOfRange(steps, end, steps.length));
    }

    /** The statements of an excavation, and those after it up to an index. */
    private Change excavating(
            CompiledStatement[] steps, Excavation excavation, int[] kinds, boolean buries, int to) {
        Change taking = segment(steps, excavation.from() + 1, excavation.to());
        Change rest = segment(steps, excavation.to() + 1, to);
        return () -> {
            machine.excavated.look(excavation, kinds);
            taking.make();
            if (!machine.state.ended) {
                machine.excavated.putBack(buries);
                machine.excavated.end();
                rest.make();
            }
        };
    }

    private Distribution run(Distribution begun, Instruction instruction) {
        if (instruction instanceof Instruction.Nothing) {
            return begun;
        } else if (instruction instanceof Instruction.If choice && choice.chances() > 1) {
            return choose(begun, choice);
        } else if (instruction instanceof Instruction.Block block) {
            return run(begun, CompiledStatement.of(block.parts()));
        } else if (instruction instanceof Instruction.Choose) {
            // which ChoiceSearch goes through
            throw new IllegalStateException();
        }
        return run(begun, CompiledStatement.of(new Instruction[] {instruction}));
    }

    private Distribution choose(Distribution begun, Instruction.If choice) {
        Distribution met = new Distribution(residues, encoder);
        Distribution unmet = new Distribution(residues, encoder);
        Distribution all = new Distribution(residues, encoder);
        boolean sure = choice.condition().isSure();
        for (int i = 0; i < begun.size(); i++) {
            State state = begun.state(i);
            if (state.ended) {
                all.add(begun, i);
                continue;
            }
            double[] weight = begun.weight(i);
            if (sure) {
                // evaluating it changes nothing, so no copy is needed
                machine.state = state;
                (machine.executor.value(choice.condition()) != 0 ? met : unmet).add(begun, i);
                continue;
            }
            forEachPath(
                    state,
                    next -> {
                        boolean truth = machine.executor.value(choice.condition()) != 0;
                        (truth ? met : unmet).add(next, chance.scaled(weight));
                        meter.limit(begun.bytes() + met.bytes() + unmet.bytes());
                    });
        }
        // the other branch waits in memory while one runs, so it counts against the budget
        long waited = meter.waiting();
        meter.keep(all);
        meter.keep(unmet);
        Distribution ends = met.size() == 0 ? met : run(met, choice.then());
        meter.keep(ends);
        Distribution rest = unmet.size() == 0 ? unmet : run(unmet, choice.otherwise());
        meter.free(waited);
        if (all.size() == 0 && (ends.size() == 0 || rest.size() == 0)) {
            return ends.size() == 0 ? rest : ends;
        }
        all.addAll(ends);
        all.addAll(rest);
        return all;
    }
}
