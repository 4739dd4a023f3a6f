package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.analysis.ExcavationAnalysis;
import cardbench.odds.exact.machine.EffectActivation;
import cardbench.odds.exact.machine.StateMachine;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs effects that have begun in some states.
 *
 * <p>An effect that draws is run in two parts. The first one ends in front of whatever may go
 * several ways. By then an effect for once a game is closed, and any may have used up a variable
 * that others need. So the states are analysed again: fewer classes have to be told apart in what
 * is drawn, and fewer states come of it.
 */
final class EffectExecution {

    /** The fewest cards that come in so many multisets that it pays to look for merged draws. */
    private static final int LEAST_MERGED = 4;

    private final Problem problem;
    private final SolverOptions options;
    private final StateMachine machine;
    private final EffectActivation activation;
    private final Expander expander;
    private final AbstractionBuilder abstractionBuilder;
    private final ExcavationAnalysis excavations;
    private final Residues residues;
    private final StateEncoder encoder;
    private final int abstractionCost;

    /**
     * @param abstractionCost the cost of an abstraction, in transitions
     */
    EffectExecution(SearchParts parts, ExcavationAnalysis excavations, int abstractionCost) {
        this.problem = parts.problem();
        this.options = parts.options();
        this.machine = parts.expander().machine;
        this.activation = parts.activation();
        this.expander = parts.expander();
        this.abstractionBuilder = parts.abstractionBuilder();
        this.excavations = excavations;
        this.residues = parts.residues();
        this.encoder = parts.expander().encoder;
        this.abstractionCost = abstractionCost;
    }

    /**
     * Runs an effect without a choice of the player. The machine may have another abstraction then.
     *
     * @param begun states in which it has begun
     * @param before the canonical state before that
     * @param abstraction the abstraction of that state
     */
    Distribution run(
            Distribution begun, CompiledEffect effect, State before, Abstraction abstraction) {
        if (effect.excavation() == null) {
            int length = options.uses(Idea.SECOND_ANALYSIS) ? firstPart(effect) : -1;
            return length < 0
                    ? expander.run(begun, effect.body())
                    : runInParts(begun, effect.body(), length);
        }
        expander.meter.spend(abstractionCost);
        int[] kinds = null;
        boolean forgets = excavations.forgets(before, effect);
        if (forgets) {
            kinds = effect.excavation().kinds(problem);
        } else if (abstraction.buries) {
            kinds = abstraction.kind;
        }
        return expander.run(begun, effect, kinds, !forgets);
    }

    /**
     * The length of the first part of an effect's body; -1 if it does not pay to look again after
     * it, because nothing is drawn there or nothing has changed by then.
     */
    private static int firstPart(CompiledEffect effect) {
        CompiledStatement[] body = effect.body();
        int length = 0;
        boolean changes = effect.once();
        while (length < body.length && body[length].isSure()) {
            changes |= !movesItsCard(body[length]);
            length++;
        }
        boolean draws = false;
        for (int i = length; i < body.length; i++) {
            draws |= body[i].draws(CardClassSet.ALL) > 0;
        }
        return changes && draws ? length : -1;
    }

    private static boolean movesItsCard(CompiledStatement step) {
        return step.instruction() instanceof Instruction.Move move
                && move.cards().zone() == CardClassSet.SELF;
    }

    /**
     * The classes of which something asks how many cards the deck has, once a draw that begins some
     * statements is over; all if that is not worth finding out.
     */
    private int askedAfter(List<State> states, CompiledStatement[] rest) {
        if (!options.uses(Idea.MERGED_DRAWS)
                || rest[0].guard() != null
                || !(rest[0].instruction() instanceof Instruction.Move move && move.draws())) {
            return CardClassSet.ALL;
        }
        boolean sure = false;
        for (State state : states) {
            sure |= state.sure() > 0;
        }
        if (!sure && rest[0].draws(CardClassSet.ALL) < LEAST_MERGED) {
            return CardClassSet.ALL;
        }
        expander.meter.spend(abstractionCost);
        return abstractionBuilder.askedAfter(states, rest, move);
    }

    private Distribution runInParts(Distribution begun, CompiledStatement[] body, int length) {
        Distribution between = expander.run(begun, Arrays.copyOf(body, length));
        CompiledStatement[] rest = Arrays.copyOfRange(body, length, body.length);
        List<State> going = new ArrayList<>();
        for (int i = 0; i < between.size(); i++) {
            // a guard may have ended the effect
            if (!between.state(i).ended) {
                going.add(between.state(i));
                machine.state = between.state(i);
                activation.close();
            }
        }
        if (going.isEmpty()) {
            return between;
        }
        expander.meter.spend(abstractionCost);
        Abstraction amid = abstractionBuilder.analyseAmid(going, rest);
        Distribution reduced = new Distribution(residues, encoder);
        for (int i = 0; i < between.size(); i++) {
            State state = between.state(i);
            if (!state.ended) {
                amid.canonicalise(state);
            }
            reduced.add(state, between.weight(i));
        }
        machine.abstraction = amid;
        return expander.run(reduced, rest, askedAfter(going, rest));
    }
}
