package cardbench.exact.tree;

import cardbench.yisp.syntax.Expression;
import cardbench.yisp.syntax.Program;
import cardbench.yisp.syntax.Source;
import cardbench.yisp.syntax.Vocabulary;
import java.util.List;

/**
 * A topic as it was read, without errors.
 *
 * @param vocabulary the deck's cards and names
 * @param effects for each kind of card its effects
 * @param header what runs first, or {@code null}
 * @param combos the combos
 * @param startCard cards of the opening hand, at most those of the deck
 * @param activates whether cards are activated
 * @param autoShuffle whether the deck is shuffled behind every search
 * @param scanZones letters of the zones whose cards are activated, in their order
 */
public record SolverInput(
        Vocabulary vocabulary,
        List<List<Program>> effects,
        Program header,
        List<Combo> combos,
        int startCard,
        boolean activates,
        boolean autoShuffle,
        String scanZones) {

    /** The most conditions of a combo whose order is looked at. */
    static final int MOST_CONDITIONS = 20;

    /** Copies the lists, so that it never changes. */
    public SolverInput {
        effects = List.copyOf(effects);
        combos = List.copyOf(combos);
    }

    /**
     * A combo.
     *
     * @param conditionText the text of the condition, for places
     * @param condition a number that must not be 0, or {@code null}
     * @param scoreText the text of the score, for places
     * @param score a number, or {@code null} for 1
     * @param hand for each condition on the hand the kinds of cards that meet it
     * @param grave the same for the graveyard
     * @param best whether cards are given to conditions in the best way
     * @param sensitive whether the other way may come out otherwise
     */
    public record Combo(
            Source conditionText,
            Expression condition,
            Source scoreText,
            Expression score,
            List<boolean[]> hand,
            List<boolean[]> grave,
            boolean best,
            boolean sensitive) {

        /** Copies the lists, so that it never changes. */
        public Combo {
            hand = List.copyOf(hand);
            grave = List.copyOf(grave);
        }
    }
}
