package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;

/**
 * Where a card may be while its effect runs: where the effect can be activated, and where its moves
 * may bring the card.
 */
final class RunningCard {

    private final int[] ofMove;
    private final int[] ofEffect;

    /**
     * @param follows whether the card is followed through the moves of its effect; if not, it may
     *     be anywhere
     */
    RunningCard(Problem problem, boolean follows) {
        ofMove = new int[problem.moves().length];
        ofEffect = new int[problem.effects().length];
        int anywhere = (1 << problem.zones().length()) - 1;
        for (CompiledEffect effect : problem.effects()) {
            int places = 0;
            int more = follows ? effect.zones() : anywhere;
            while (more != places) {
                places = more;
                for (CompiledStatement step : effect.body()) {
                    more |= step.guard() == null ? targets(step.instruction(), effect, places) : 0;
                }
            }
            ofEffect[effect.number()] = places;
        }
    }

    /** The zones where the card of an effect may be while it runs, as bits. */
    int ofEffect(int number) {
        return ofEffect[number];
    }

    /** The zones that a move of the running card may take it from, as bits. */
    int ofMove(int number) {
        return ofMove[number];
    }

    /** The zones that a move takes cards from, as bits. */
    int sources(Instruction.Move move) {
        int from = move.cards().zone();
        return from == CardClassSet.SELF ? ofMove(move.number()) : 1 << from;
    }

    /** Where an instruction may bring the running card, as bits. */
    private int targets(Instruction instruction, CompiledEffect effect, int places) {
        if (instruction instanceof Instruction.Move move) {
            int from = move.cards().zone();
            boolean takesSelf = from == CardClassSet.SELF;
            ofMove[move.number()] = takesSelf ? places : 0;
            boolean takes =
                    (takesSelf || (places >>> from & 1) == 1)
                            && (move.classes() >>> effect.owner() & 1) == 1;
            return takes ? 1 << move.to() : 0;
        }
        int targets = 0;
        for (Instruction part : instruction.parts()) {
            targets |= targets(part, effect, places);
        }
        return targets;
    }
}
