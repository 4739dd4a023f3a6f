package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.machine.MultiDraw;
import cardbench.odds.exact.machine.StateMachine;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.CardKinds;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;

/**
 * The successors of states by one move: its cards are drawn or searched one by one, or at once
 * where their order decides nothing.
 */
final class MoveExpansion {

    private final Expander expander;
    private final StateMachine machine;
    private final Residues residues;
    private final StateEncoder encoder;
    private final MultiDraw drawing;

    /**
     * @param expander expands each change, and has the meter that is charged
     */
    MoveExpansion(
            Problem problem,
            Expander expander,
            StateMachine machine,
            Residues residues,
            StateEncoder encoder) {
        this.expander = expander;
        this.machine = machine;
        this.residues = residues;
        this.encoder = encoder;
        this.drawing = new MultiDraw(problem, residues);
    }

    /**
     * Makes a move in some states, card by card. Equal states are merged after each card, which
     * keeps the number of states of a draw far below the number of orders.
     *
     * @param following what is done after it
     * @param ends whether that ends the program
     */
    Distribution run(
            Distribution begun, Instruction.Move move, Expander.Change following, boolean ends) {
        Expander.Change one =
                () -> {
                    if (machine.state.pending > 0) {
                        machine.advance(move);
                    }
                    if (machine.state.pending == 0) {
                        following.make();
                    }
                };
        Expander.Change first =
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
            Distribution distribution = drawn(expander.after(begun, first), move, following, ends);
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
    private Distribution advanced(Distribution begun, Expander.Change one) {
        Distribution after = new Distribution(residues, encoder);
        for (int i = 0; i < begun.size(); i++) {
            if (begun.state(i).pending == 0) {
                after.add(begun, i);
                continue;
            }
            expander.expand(begun.state(i), begun.weight(i), one, after, begun.bytes());
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
            Distribution begun, Instruction.Move move, Expander.Change following, boolean ends) {
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
            if (machine.unnamed.losesCards(move, state)) {
                Expander.Change lose =
                        () -> {
                            machine.loseCards(move);
                            following.make();
                        };
                expander.expand(state, begun.weight(i), lose, drawn, begun.bytes());
                continue;
            }
            int[] kinds = machine.unnamed.kinds(move, state);
            MultiDraw.Taker taker =
                    (cards, sure, marks, weight) -> {
                        Expander.Change draw =
                                () -> {
                                    machine.draw(move, cards, sure, marks, kinds);
                                    following.make();
                                };
                        expander.expand(state, weight.clone(), draw, drawn, begun.bytes());
                    };
            State known = kinds == null ? state : CardKinds.coarse(state, kinds);
            drawing.draw(known, state.pending, begun.weight(i), taker);
        }
        return drawn;
    }

    /**
     * Whether all pending cards are drawn at once and come to the hand. The states after that are
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
