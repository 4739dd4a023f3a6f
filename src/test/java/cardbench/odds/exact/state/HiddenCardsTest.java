package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.Topics;
import org.junit.jupiter.api.Test;

/** Cards of which only the kind is known: here {0, 1} and {2, 4}. */
class HiddenCardsTest {

    private static final int ALL = CardClassSet.ALL;
    private static final int[] HIDDEN = {3, 2, 1, 0, 20, 0, 4, 5};

    @Test
    void kinds_areSortedAndCounted() {
        int[] hidden = HiddenCards.with(HiddenCards.NONE, 20, HiddenCards.BURIED, 4);
        hidden = HiddenCards.with(hidden, 3, HiddenCards.GONE, 2);
        hidden = HiddenCards.with(hidden, 3, HiddenCards.BURIED, 1);
        hidden = HiddenCards.with(hidden, 20, HiddenCards.SURE, 6);
        hidden = HiddenCards.with(hidden, 20, HiddenCards.SURE, -1);
        assertArrayEquals(HIDDEN, hidden);
        assertEquals(5, HiddenCards.sum(HIDDEN, HiddenCards.BURIED));
        assertEquals(5, HiddenCards.sum(HIDDEN, HiddenCards.SURE));
        assertEquals(2, HiddenCards.count(HIDDEN, HiddenCards.GONE, ALL, ALL));
        assertEquals(1, HiddenCards.count(HIDDEN, HiddenCards.BURIED, 3, ALL));
        assertEquals(4, HiddenCards.kindOf(HIDDEN, 4));
        assertEquals(-1, HiddenCards.kindOf(HIDDEN, 3));
    }

    /** A part of a kind has no number, but for classes of which no card is left. */
    @Test
    void partsOfKinds_areNotCounted() {
        assertThrows(
                BudgetExceededException.class,
                () -> HiddenCards.count(HIDDEN, HiddenCards.GONE, 1, ALL));
        assertEquals(2, HiddenCards.count(HIDDEN, HiddenCards.GONE, 1, ~2));
    }

    /** A part of a kind is no kind where none of its cards is hidden. */
    @Test
    void kinds_areDivided() {
        int[] hidden = {3, 2, 0, 7, 20, 4, 0, 0};
        assertArrayEquals(
                new int[] {3, 2, 0, 7, 4, 1, 0, 0, 16, 3, 0, 0},
                HiddenCards.divided(hidden, 20, 4, 1));
        assertArrayEquals(
                new int[] {3, 2, 0, 7, 16, 4, 0, 0}, HiddenCards.divided(hidden, 20, 4, 0));
        assertArrayEquals(
                new int[] {3, 2, 0, 7, 4, 4, 0, 0}, HiddenCards.divided(hidden, 20, 4, 4));
        assertArrayEquals(
                new int[] {1, 2, 0, 0, 20, 0, 4, 0},
                HiddenCards.divided(new int[] {3, 2, 0, 0, 20, 0, 4, 0}, 3, 1, 2));
    }

    @Test
    void names_changeInEveryKind() {
        int[] to = {0, 0, 1, 3, 4};
        assertArrayEquals(
                new int[] {1, 2, 1, 0, 18, 0, 4, 5}, HiddenCards.renamed(HIDDEN, to, ALL));
    }

    /** What is gone stays away when the deck is shuffled; what is buried may come again. */
    @Test
    void shuffles_raiseWhatIsBuried() {
        Problem problem = new Topics().card("a", 9, "").card("b", 9, "").combo("a", "").problem();
        State state = State.first(problem);
        state.hide(3, HiddenCards.GONE, 2);
        state.hide(3, HiddenCards.BURIED, 5);
        assertEquals(11, state.unseen);
        assertEquals(16, state.count(CardClassSet.DECK, ALL));
        state.raise();
        assertEquals(16, state.unseen);
        assertArrayEquals(new int[] {3, 2, 0, 0}, state.hidden);
    }

    /** A kind of which no card is hidden or sure is none. */
    @Test
    void sureCards_areForgotten() {
        State state =
                State.first(
                        new Topics().card("a", 9, "").card("b", 9, "").combo("a", "").problem());
        state.hide(1, HiddenCards.GONE, 2);
        state.makeSure(1, 3);
        state.makeSure(2, 4);
        assertEquals(7, state.sure());
        assertEquals(4, state.possible(0));
        assertArrayEquals(new int[] {1, 2, 0, 3, 2, 0, 0, 4}, state.hidden);
        state.makeSure(2, -4);
        assertArrayEquals(new int[] {1, 2, 0, 3}, state.hidden);
        state.forgetSure();
        assertArrayEquals(new int[] {1, 2, 0, 0}, state.hidden);
    }
}
