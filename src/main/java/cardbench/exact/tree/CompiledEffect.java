package cardbench.exact.tree;

/**
 * An effect of a class of cards.
 *
 * @param number its number among all effects of the problem
 * @param owner the class of cards that has it
 * @param once whether it is activated once a game
 * @param onlyFirst whether it is activated only before any other
 * @param zones where, as bits of the numbers of zones
 * @param guards what decides whether it is activated
 * @param body what it does then
 */
record CompiledEffect(
        int number,
        int owner,
        boolean once,
        boolean onlyFirst,
        int zones,
        CompiledStatement[] guards,
        CompiledStatement[] body) {

    /** Whether cards in a zone may activate it. */
    boolean allows(int zone) {
        return (zones >>> zone & 1) == 1;
    }

    /** The zones to which it surely moves its card, as bits; 0 where that is not sure. */
    int leavesFor() {
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
}
