package cardbench.exact.program;

/**
 * A combo, compiled for states whose cards are known by class; {@code sample.CompiledCombo} is the
 * same combo for games that are played.
 *
 * @param condition an expression that must not be 0, or {@code null}
 * @param score the score of the combo
 * @param hand for each condition on the hand, the classes that meet it, as bits
 * @param grave the same for the graveyard
 * @param handClasses the union of the classes in {@code hand}
 * @param graveClasses the union of the classes in {@code grave}
 * @param asked the indices of the questions of these conditions
 * @param best whether the combo has best matching; else greedy matching
 * @param sensitive whether the two can give different results
 */
public record ComboCondition(
        NumericExpression condition,
        NumericExpression score,
        int[] hand,
        int[] grave,
        int handClasses,
        int graveClasses,
        int[] asked,
        boolean best,
        boolean sensitive) {}
