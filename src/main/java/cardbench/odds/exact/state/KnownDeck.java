package cardbench.odds.exact.state;

import java.util.List;

/**
 * What a state, or any of several states, knows of the deck apart from the numbers of its cards.
 *
 * @param marks the constraints that searches left, as in {@link State#marks}
 * @param hidden the kinds of hidden cards, as in {@link State#hidden}
 * @param top whether cards on the unseen ones are known
 * @param bottom whether cards below the unseen ones are known
 */
public record KnownDeck(int[] marks, int[] hidden, boolean top, boolean bottom) {

    public static KnownDeck of(State state) {
        return new KnownDeck(
                state.marks, state.hidden, state.top.length > 0, state.bottom.length > 0);
    }

    /** All that is known in some of the states; the numbers of marks and hidden cards are not. */
    public static KnownDeck of(List<State> states) {
        int[] marks = DrawConstraints.NONE;
        int[] hidden = HiddenCards.NONE;
        boolean top = false;
        boolean bottom = false;
        for (State state : states) {
            top |= state.top.length > 0;
            bottom |= state.bottom.length > 0;
            marks = all(marks, state.marks);
            for (int at = 0; at < state.hidden.length; at += HiddenCards.STEP) {
                hidden = HiddenCards.with(hidden, state.hidden[at], HiddenCards.GONE, 0);
            }
        }
        return new KnownDeck(marks, hidden, top, bottom);
    }

    /** Marks with the sets of other marks added. */
    private static int[] all(int[] marks, int[] added) {
        int[] all = marks;
        for (int i = 0; i < added.length; i += 2) {
            boolean known = false;
            for (int j = 0; j < all.length; j += 2) {
                known |= all[j] == added[i];
            }
            all = known ? all : DrawConstraints.with(all, added[i], 1);
        }
        return all;
    }
}
