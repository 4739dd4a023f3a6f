package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.Topics;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownDeckTest {

    private final Problem problem =
            new Topics().card("a", 2, "").card("b", 2, "").combo("a", "").problem();

    private State state(int[] marks, int[] hidden, int top, int bottom) {
        State state = State.first(problem);
        state.marks = marks;
        state.hidden = hidden;
        state.top = new byte[top];
        state.bottom = new byte[bottom];
        return state;
    }

    private static void assertKnown(boolean top, boolean bottom, KnownDeck deck) {
        assertEquals(top, deck.top());
        assertEquals(bottom, deck.bottom());
    }

    @Test
    void stateKnowsItsOwn() {
        int[] marks = {1, 2};
        int[] hidden = {3, 1, 0, 0};
        KnownDeck deck = KnownDeck.of(state(marks, hidden, 1, 0));
        assertArrayEquals(marks, deck.marks());
        assertArrayEquals(hidden, deck.hidden());
        assertKnown(true, false, deck);
        assertKnown(false, true, KnownDeck.of(state(marks, hidden, 0, 1)));
    }

    @Test
    void severalStatesKnowWhatAnyOfThemDoes() {
        int[] none = {};
        State one = state(new int[] {1, 2, 3, 1}, new int[] {2, 1, 0, 0}, 0, 0);
        State other = state(new int[] {3, 5, 2, 4}, new int[] {1, 0, 3, 0, 2, 2, 0, 5}, 0, 0);
        KnownDeck deck = KnownDeck.of(List.of(one, other));
        assertArrayEquals(new int[] {1, 1, 3, 1, 2, 1}, deck.marks());
        assertArrayEquals(new int[] {1, 0, 0, 0, 2, 0, 0, 0}, deck.hidden());
        assertKnown(false, false, deck);
        State top = state(none, none, 1, 0);
        State bottom = state(none, none, 0, 1);
        assertKnown(true, false, KnownDeck.of(List.of(top, one)));
        assertKnown(true, false, KnownDeck.of(List.of(one, top)));
        assertKnown(false, true, KnownDeck.of(List.of(bottom, one)));
        assertKnown(false, true, KnownDeck.of(List.of(one, bottom)));
    }
}
