package cardbench.exact.tree;

import cardbench.number.Residues;
import java.util.function.Consumer;

/** Computes the successors of many states at once, over every branch of their chance nodes. */
final class Expander {

    /** Arithmetic on so many residues takes the time of one transition. */
    private static final int RESIDUES_PER_TRANSITION = 16;

    private final StateMachine machine;
    private final ChoiceEnumerator chance;
    private final Residues residues;
    private final StateEncoder encoder;
    private final Budget budget;
    private final TranspositionTable transpositions;
    private final MultiDraw drawing;
    private int transitions;

    private long waiting;

    /** Something that changes the state of a board. */
    private interface Change {
        void make();
    }

    /**
     * @param budget what it may take
     * @param transpositions what takes room besides
     */
    Expander(
            Problem problem,
            StateMachine machine,
            ChoiceEnumerator chance,
            Residues residues,
            StateEncoder encoder,
            Budget budget,
            TranspositionTable transpositions) {
        this.encoder = encoder;
        this.machine = machine;
        this.chance = chance;
        this.residues = residues;
        this.budget = budget;
        this.transpositions = transpositions;
        this.drawing = new MultiDraw(problem, residues);
    }

    /** How many transitions were made. */
    int transitions() {
        return transitions;
    }

    /** Whether it is given up, since there was too much work. */
    boolean isSpent() {
        return transitions > budget.transitions();
    }

    /** Counts work that is worth so many transitions. */
    void spend(int worth) {
        transitions += worth;
        if (isSpent()) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    /** About how much room those states take that wait until others are solved. */
    long waiting() {
        return waiting;
    }

    /** Lets no states wait but those that did when {@link #waiting} said so. */
    void free(long waited) {
        waiting = waited;
    }

    /** Lets some states wait. */
    void keep(Distribution states) {
        waiting += states.bytes();
    }

    /** Gives up where there is no room for some more states. */
    void limit(long bytes) {
        if (transpositions.bytes() + waiting + bytes > budget.bytes()) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    /** Gives the machine a copy of a state, for one more path. */
    State begin(State state) {
        spend(1 + (1 + chance.choices()) * residues.primes() / RESIDUES_PER_TRANSITION);
        machine.state = state.copy();
        chance.start();
        return machine.state;
    }

    /** Gives the machine a copy of a state once for each path through the chance nodes ahead. */
    void forEachPath(State state, Consumer<State> walk) {
        chance.forEach(() -> walk.accept(begin(state)));
    }

    /** Everything that can come of a change, from those states that have not ended. */
    private Distribution after(Distribution distribution, Change change) {
        Distribution after = new Distribution(residues, encoder);
        for (int i = 0; i < distribution.size(); i++) {
            State state = distribution.state(i);
            if (state.ended) {
                after.add(state, distribution.weight(i));
                continue;
            }
            double[] weight = distribution.weight(i);
            forEachPath(
                    state,
                    next -> {
                        change.make();
                        after.add(next, chance.scaled(weight));
                        limit(distribution.bytes() + after.bytes());
                    });
        }
        return after;
    }

    /** Runs a program from some states; those that it has left wait for the others. */
    Distribution run(Distribution begun, CompiledStatement[] steps) {
        Distribution distribution = begun;
        int at = 0;
        while (at < steps.length) {
            int from = at;
            while (at < steps.length && steps[at].isSure()) {
                at++;
            }
            if (at == from) {
                CompiledStatement step = steps[at];
                at++;
                distribution =
                        step.guard() == null
                                ? run(distribution, step.instruction())
                                : after(distribution, () -> make(step));
                continue;
            }
            int to = at;
            distribution =
                    after(
                            distribution,
                            () -> {
                                for (int i = from; i < to && !machine.state.ended; i++) {
                                    make(steps[i]);
                                }
                            });
        }
        return distribution;
    }

    private Distribution run(Distribution begun, Instruction instruction) {
        if (instruction instanceof Instruction.Nothing) {
            return begun;
        } else if (instruction.isSure() || instruction instanceof Instruction.Assign) {
            return after(begun, () -> instruction.make(machine));
        } else if (instruction instanceof Instruction.Move move) {
            return move(begun, move);
        } else if (instruction instanceof Instruction.If choice) {
            return choose(begun, choice);
        } else if (instruction instanceof Instruction.Block block) {
            Distribution distribution = begun;
            for (Instruction part : block.parts()) {
                distribution = run(distribution, part);
            }
            return distribution;
        }
        throw new IllegalStateException();
    }

    private void make(CompiledStatement step) {
        if (step.guard() == null) {
            step.instruction().make(machine);
        } else {
            machine.state.ended = step.guard().value(machine) != 0 == step.negated();
        }
    }

    private Distribution choose(Distribution begun, Instruction.If choice) {
        Distribution met = new Distribution(residues, encoder);
        Distribution unmet = new Distribution(residues, encoder);
        Distribution all = new Distribution(residues, encoder);
        for (int i = 0; i < begun.size(); i++) {
            State state = begun.state(i);
            if (state.ended) {
                all.add(state, begun.weight(i));
                continue;
            }
            double[] weight = begun.weight(i);
            forEachPath(
                    state,
                    next -> {
                        boolean truth = choice.condition().value(machine) != 0;
                        (truth ? met : unmet).add(next, chance.scaled(weight));
                        limit(begun.bytes() + met.bytes() + unmet.bytes());
                    });
        }
        long waited = waiting;
        keep(all);
        keep(unmet);
        Distribution ends = met.size() == 0 ? met : run(met, choice.then());
        keep(ends);
        Distribution others = unmet.size() == 0 ? unmet : run(unmet, choice.otherwise());
        free(waited);
        if (all.size() == 0 && (ends.size() == 0 || others.size() == 0)) {
            return ends.size() == 0 ? others : ends;
        }
        all.addAll(ends);
        all.addAll(others);
        return all;
    }

    /** Makes a move in some states, card by card. */
    Distribution move(Distribution begun, Instruction.Move move) {
        Distribution distribution = drawn(after(begun, () -> machine.begin(move)), move);
        while (isPending(distribution)) {
            distribution =
                    after(
                            distribution,
                            () -> {
                                if (machine.state.pending > 0) {
                                    machine.advance(move);
                                }
                            });
        }
        return distribution;
    }

    /** Draws what is still to be drawn, where that can be done at once. */
    private Distribution drawn(Distribution begun, Instruction.Move move) {
        if (!machine.drawsAtOnce(move)) {
            return begun;
        }
        Distribution drawn = new Distribution(residues, encoder);
        for (int i = 0; i < begun.size(); i++) {
            State state = begun.state(i);
            if (state.pending == 0 || state.kept != 0 || !MultiDraw.covers(state, state.pending)) {
                drawn.add(state, begun.weight(i));
                continue;
            }
            drawing.draw(
                    state,
                    state.pending,
                    begun.weight(i),
                    (cards, marks, weight) -> {
                        State next = begin(state);
                        machine.draw(move, cards, marks);
                        drawn.add(next, weight.clone());
                        limit(begun.bytes() + drawn.bytes());
                    });
        }
        return drawn;
    }

    private static boolean isPending(Distribution distribution) {
        for (int i = 0; i < distribution.size(); i++) {
            if (distribution.state(i).pending > 0) {
                return true;
            }
        }
        return false;
    }
}
