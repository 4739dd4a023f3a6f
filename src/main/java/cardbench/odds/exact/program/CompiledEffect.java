package cardbench.odds.exact.program;

import java.util.List;

/**
 * A compiled effect of a class of cards.
 *
 * @param number its index among all effects of the problem
 * @param owner the class of cards that has it
 * @param activation when it can be activated
 * @param body the statements after the activation
 * @param texts the texts of its statements
 * @param excavation the part of the body that looks at the first cards of the deck and puts them
 *     back, or {@code null}
 */
public record CompiledEffect(
        int number,
        int owner,
        Activation activation,
        CompiledStatement[] body,
        Texts texts,
        Excavation excavation) {

    /**
     * When an effect can be activated.
     *
     * @param once whether it can be activated only once a game
     * @param onlyFirst whether it can be activated only before any other effect
     * @param zones the zones in which it can be activated, as bits
     * @param guards the conditions for its activation
     */
    public record Activation(
            boolean once, boolean onlyFirst, int zones, CompiledStatement[] guards) {}

    /**
     * Texts without tags and needless spaces.
     *
     * @param guards those of the guards
     * @param body that of the body
     */
    public record Texts(List<String> guards, String body) {}

    /** Whether it can be activated only once a game. */
    public boolean once() {
        return activation.once();
    }

    /** Whether it can be activated only before any other effect. */
    public boolean onlyFirst() {
        return activation.onlyFirst();
    }

    /** The zones in which it can be activated, as bits. */
    public int zones() {
        return activation.zones();
    }

    /** The conditions for its activation. */
    public CompiledStatement[] guards() {
        return activation.guards();
    }

    /** Whether cards in a zone may activate it. */
    public boolean allows(int zone) {
        return (zones() >>> zone & 1) == 1;
    }

    /** The zones to which it certainly moves its card, as bits; 0 if it may not move it. */
    public int leavesFor() {
        for (CompiledStatement step : body) {
            if (step.guard() != null) {
                return 0;
            }
            if (step.instruction() instanceof Instruction.Move move
                    && move.cards().zone() == CardClassSet.SELF
                    && move.cards().isPlain()
                    && move.cards().lead() == CardClassSet.ALL) {
                return 1 << move.to();
            }
        }
        return 0;
    }

    /**
     * The most cards that it takes from the top of the deck; {@link CompiledStatement#MANY} if that
     * is not fixed.
     */
    public int draws() {
        int sum = 0;
        for (CompiledStatement step : body) {
            sum = Math.min(CompiledStatement.MANY, sum + step.draws());
        }
        return sum;
    }
}
