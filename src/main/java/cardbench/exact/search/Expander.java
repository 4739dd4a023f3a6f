package cardbench.exact.search;

import cardbench.exact.analysis.OutlineAbstractions;
import cardbench.exact.machine.ChoiceEnumerator;
import cardbench.exact.machine.FinalDraw;
import cardbench.exact.machine.MultiDraw;
import cardbench.exact.machine.StateMachine;
import cardbench.exact.program.Budget;
import cardbench.exact.program.BudgetExceededException;
import cardbench.exact.program.CardClassSet;
import cardbench.exact.program.CompiledEffect;
import cardbench.exact.program.CompiledStatement;
import cardbench.exact.program.Excavation;
import cardbench.exact.program.Instruction;
import cardbench.exact.program.Problem;
import cardbench.exact.program.SolveCodes;
import cardbench.exact.state.CardKinds;
import cardbench.exact.state.Distribution;
import cardbench.exact.state.State;
import cardbench.exact.state.StateEncoder;
import cardbench.number.Residues;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Computes the successors of a distribution of states, over every branch of their chance nodes, and
 * charges them to the budget.
 */
public final class Expander {

    /** Residue operations that cost as much as one transition. */
    private static final int RESIDUES_PER_TRANSITION = 256;

    /** One of so many parts of a budget that must pay is for finding out whether it does. */
    private static final int TRIALS = 5;

    /**
     * A share of the hands that is not worth the rest of the budget. Games with the other hands are
     * then still 95 % of all, and need 90 % of the games that sampling alone needs.
     */
    private static final double LEAST_SHARE = 0.05;

    private final StateMachine machine;
    private final ChoiceEnumerator chance;
    private final Residues residues;
    private final StateEncoder encoder;
    private final Budget budget;
    private final TranspositionTable transpositions;
    private final OutlineAbstractions outlines;
    private final MultiDraw drawing;
    private final FinalDraw finalDraw;
    private int transitions;

    /** Residue operations that are not yet charged, as they cost less than a transition. */
    private int operations;

    /** The transitions after which too small a share of the hands ends the attempt. */
    private int trial = Integer.MAX_VALUE;

    private double solvedShare;

    /** The transitions after which the hand that is being solved is put off. */
    private int pause = Integer.MAX_VALUE;

    /** Bytes of the distributions that wait while others are solved; see {@link #keep}. */
    private long waiting;

    /** Something that changes the state of the machine. */
    private interface Change {
        void make();
    }

    /**
     * @param budget the most transitions and bytes
     * @param transpositions counted against the bytes of the budget
     * @param outlines counted against them, too
     */
    Expander(
            Problem problem,
            StateMachine machine,
            ChoiceEnumerator chance,
            Residues residues,
            StateEncoder encoder,
            Budget budget,
            TranspositionTable transpositions,
            OutlineAbstractions outlines) {
        this.encoder = encoder;
        this.machine = machine;
        this.chance = chance;
        this.residues = residues;
        this.budget = budget;
        this.transpositions = transpositions;
        this.outlines = outlines;
        this.drawing = new MultiDraw(problem, residues);
        this.finalDraw = new FinalDraw(problem, residues, this::spendOnProducts);
    }

    /** The transitions made so far, or other work of the same cost. */
    int transitions() {
        return transitions;
    }

    /** Whether the transitions of the budget are used up, or the rest of them would not pay. */
    boolean isSpent() {
        return transitions > budget.transitions()
                || transitions > trial && solvedShare < LEAST_SHARE;
    }

    /** Notes that the opening hands are dealt, and the search for what they lead to begins. */
    void solves() {
        if (budget.mustPay()) {
            trial = transitions + (budget.transitions() - transitions) / TRIALS;
        }
    }

    /**
     * Sets how much the next hand may take before it is put off.
     *
     * @param most transitions from now on; 0 for all that are left
     */
    void allow(int most) {
        pause = most == 0 ? Integer.MAX_VALUE : transitions + most;
    }

    /** The transitions that are left of the first of some equal parts of the budget. */
    int leftOf(int parts) {
        return budget.transitions() / parts - transitions;
    }

    /** Notes that states were solved which together have this share of all that is asked for. */
    void solved(double share) {
        solvedShare += share;
    }

    /**
     * Charges work to the budget.
     *
     * @param worth its cost in transitions
     * @throws BudgetExceededException if the budget is used up
     */
    void spend(int worth) {
        transitions += worth;
        if (isSpent() || transitions > pause) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    private void spendOnProducts(int products) {
        operations += products * residues.primes();
        int worth = operations / RESIDUES_PER_TRANSITION;
        operations %= RESIDUES_PER_TRANSITION;
        spend(worth);
    }

    /** Approximate bytes of the states that wait until others are solved. */
    long waiting() {
        return waiting;
    }

    /** Restores an earlier value of {@link #waiting}, when later distributions are done with. */
    void free(long waited) {
        waiting = waited;
    }

    /** Counts a distribution among those that wait. */
    void keep(Distribution states) {
        waiting += states.bytes();
    }

    /**
     * Checks the bytes of the budget.
     *
     * @param bytes of states that are neither waiting nor in the table
     * @throws BudgetExceededException if there are too many
     */
    void limit(long bytes) {
        long others = waiting + bytes;
        if (transpositions.bytes() + outlines.bytes() + others <= budget.bytes()) {
            return;
        }
        transpositions.forget();
        outlines.forget();
        if (transpositions.bytes() + others > budget.bytes()) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    /** Gives the machine a copy of a state, for one more path. */
    State begin(State state) {
        // choices() is still that of the path before, whose weight was scaled once for each choice
        spend(1 + (1 + chance.choices()) * residues.primes() / RESIDUES_PER_TRANSITION);
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
     * @param others bytes of other states
     */
    private void expand(
            State state, double[] weight, Change change, Distribution successors, long others) {
        forEachPath(
                state,
                next -> {
                    change.make();
                    successors.add(next, chance.scaled(weight));
                    limit(others + successors.bytes());
                });
    }

    /** The successors by a change. States whose effect has ended stay as they are. */
    private Distribution after(Distribution distribution, Change change) {
        Distribution after = new Distribution(residues, encoder);
        for (int i = 0; i < distribution.size(); i++) {
            State state = distribution.state(i);
            if (state.ended) {
                after.add(distribution, i);
                continue;
            }
            expand(state, distribution.weight(i), change, after, distribution.bytes());
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
        return run(begun, steps, CardClassSet.ALL);
    }

    /**
     * Runs the rest of an effect in the same way.
     *
     * @param asked the classes of which something asks how many cards the deck has, once the draw
     *     that it begins with is over; {@link CardClassSet#ALL} for any
     */
    public Distribution run(Distribution begun, CompiledStatement[] steps, int asked) {
        Distribution distribution = begun;
        int at = 0;
        while (at < steps.length) {
            int end = segmentEnd(steps, at);
            if (end > at) {
                distribution = after(distribution, segment(steps, at, end));
            } else if (steps[at].instruction() instanceof Instruction.Move move) {
                end = segmentEnd(steps, at + 1);
                Change rest = segment(steps, at + 1, end);
                int behind = at == 0 ? asked : CardClassSet.ALL;
                distribution = move(distribution, move, rest, end == steps.length, behind);
            } else {
                end = at + 1;
                distribution = run(distribution, steps[at].instruction());
            }
            at = end;
        }
        return distribution;
    }

    /** The index behind the statements that have one chance node on a path at most. */
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
     * Runs an effect.
     *
     * @param kinds by which kinds its excavation tells cards apart; {@code null} if by their
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
            Distribution found = new Distribution(residues, encoder);
            Change rest = excavating(steps, excavation, buries, end);
            back = excavated(before, excavation, kinds, rest, found);
        } finally {
            machine.excavated.end();
        }
        return run(back, Arrays.copyOfRange(steps, end, steps.length));
    }

    /** The statements of an excavation behind its draw, and those behind it up to an index. */
    private Change excavating(
            CompiledStatement[] steps, Excavation excavation, boolean buries, int to) {
        Change taking = segment(steps, excavation.from() + 1, excavation.to());
        Change rest = segment(steps, excavation.to() + 1, to);
        return () -> {
            taking.make();
            if (!machine.state.ended) {
                machine.excavated.putBack(buries);
                machine.excavated.end();
                rest.make();
            }
        };
    }

    /** Looks at the first cards in some states, and runs what follows. */
    private Distribution excavated(
            Distribution before,
            Excavation excavation,
            int[] kinds,
            Change following,
            Distribution found) {
        for (int i = 0; i < before.size(); i++) {
            State state = before.state(i);
            if (state.ended) {
                found.add(before, i);
                continue;
            }
            machine.state = state;
            machine.excavated.begin(excavation, kinds);
            drawing.draw(
                    CardKinds.coarse(state, machine.excavated.kinds(state)),
                    machine.excavated.count(excavation),
                    before.weight(i),
                    (cards, sure, marks, weight) -> {
                        Change look =
                                () -> {
                                    machine.excavated.begin(excavation, kinds);
                                    machine.excavated.lay(cards, sure);
                                    following.make();
                                };
                        expand(state, weight.clone(), look, found, before.bytes());
                    });
        }
        return found;
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
                        limit(begun.bytes() + met.bytes() + unmet.bytes());
                    });
        }
        // the other branch waits in memory while one runs, so it counts against the budget
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

    /**
     * Makes a move in some states, card by card. Equal states are merged after each card, which
     * keeps the number of states of a draw far below the number of orders.
     *
     * @param following what is done behind it
     * @param ends whether that ends the program
     * @param asked the classes of which something asks behind it how many cards the deck has
     */
    private Distribution move(
            Distribution begun, Instruction.Move move, Change following, boolean ends, int asked) {
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
                    if (machine.state.pending == 0 || !drawsAtOnce(move)) {
                        one.make();
                    }
                };
        // only for the hand: elsewhere most cards are dropped as they come, which makes states
        // equal
        machine.defersForms = ends && move.to() == CardClassSet.HAND;
        try {
            Distribution distribution = drawn(after(begun, first), move, following, ends, asked);
            while (isPending(distribution)) {
                distribution = advanced(distribution, one);
            }
            return distribution;
        } finally {
            machine.defersForms = false;
        }
    }

    /**
     * Draws or searches one more card in those states where some are pending.
     *
     * @param one does so
     */
    private Distribution advanced(Distribution begun, Change one) {
        Distribution after = new Distribution(residues, encoder);
        for (int i = 0; i < begun.size(); i++) {
            if (begun.state(i).pending == 0) {
                after.add(begun, i);
                continue;
            }
            expand(begun.state(i), begun.weight(i), one, after, begun.bytes());
        }
        return after;
    }

    /** Whether the pending cards of the current state can be drawn as a multiset. */
    private boolean drawsAtOnce(Instruction.Move move) {
        State state = machine.state;
        return machine.drawsAtOnce(move, state) && MultiDraw.covers(state, state.pending);
    }

    /** Draws the pending cards at once in those states that allow it. */
    private Distribution drawn(
            Distribution begun, Instruction.Move move, Change following, boolean ends, int asked) {
        if (!isPending(begun)) {
            return begun;
        }
        Distribution drawn =
                ends && comeToTheHand(begun, move)
                        ? new Distribution(residues)
                        : new Distribution(residues, encoder);
        for (int i = 0; i < begun.size(); i++) {
            State state = begun.state(i);
            machine.state = state;
            if (state.pending == 0 || !drawsAtOnce(move)) {
                drawn.add(begun, i);
                continue;
            }
            if (machine.losesCards(move, state)) {
                Change lose =
                        () -> {
                            machine.loseCards(move);
                            following.make();
                        };
                expand(state, begun.weight(i), lose, drawn, begun.bytes());
                continue;
            }
            int[] kinds = machine.kinds(move, state);
            boolean last = isLast(state, asked) && kinds == null;
            MultiDraw.Taker taker =
                    (cards, sure, marks, weight) -> {
                        Change draw =
                                () -> {
                                    if (last) {
                                        machine.state.forgetSure();
                                    }
                                    machine.draw(move, cards, sure, marks, kinds);
                                    following.make();
                                };
                        expand(state, weight.clone(), draw, drawn, begun.bytes());
                    };
            if (last) {
                finalDraw.draw(
                        state,
                        state.pending,
                        asked,
                        move.to(),
                        machine.abstraction,
                        begun.weight(i),
                        taker);
            } else {
                State told = kinds == null ? state : CardKinds.coarse(state, kinds);
                drawing.draw(told, state.pending, begun.weight(i), taker);
            }
        }
        return drawn;
    }

    /**
     * Whether nothing asks for the order of the deck behind a draw, nor which cards are sure.
     *
     * @param asked the classes of which something asks behind it how many cards the deck has
     */
    private static boolean isLast(State from, int asked) {
        return from.marks.length == 0
                && (asked == 0 || asked != CardClassSet.ALL && from.sure() == 0);
    }

    /**
     * Whether all pending cards are drawn at once and come to the hand. The states behind that are
     * rarely equal; elsewhere, much of what comes is soon forgotten.
     */
    private boolean comeToTheHand(Distribution begun, Instruction.Move move) {
        boolean drawn = move.to() == CardClassSet.HAND;
        for (int i = 0; i < begun.size() && drawn; i++) {
            machine.state = begun.state(i);
            drawn = machine.state.pending == 0 || drawsAtOnce(move);
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
