package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.base.number.Residues;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;
import org.junit.jupiter.api.Test;

/** A deck of two a, two b and three c. Cards of the kind of a and b, or of c, lie at the bottom. */
class BuriedSearchTest {

    private static final int A = 1;
    private static final int B = 2;
    private static final int C = 4;

    private final Residues residues = new Residues(12);

    private static State state() {
        Topics topics = new Topics().card("a", 2, "").card("b", 2, "").card("c", 3, "");
        return State.first(topics.combo("a", "").combo("b", "").problem());
    }

    private Rational share(double[] share) {
        return Workbench.rational(residues, share);
    }

    /**
     * One of a and b is buried: half of the times it is an a. Of a and c 1 + 3, or 2 + 3 are left.
     */
    @Test
    void firstCard_isOfTheKindsThatLieAbove() {
        State state = state();
        state.hide(A | B, HiddenCards.BURIED, 1);
        double[][] shares = new BuriedSearch(residues).shares(state, A | C);
        assertEquals(new Rational(13, 40), share(shares[0]));
        assertEquals(new Rational(27, 40), share(shares[1]));
    }

    /** Two of a and b are buried, two of c: the other kinds are added up over both. */
    @Test
    void kinds_areBuriedIndependently() {
        State state = state();
        state.hide(A | B, HiddenCards.BURIED, 2);
        state.hide(C, HiddenCards.BURIED, 2);
        double[][] shares = new BuriedSearch(residues).shares(state, A | C);
        // none, one or both of a lie above with 1/6, 4/6, 1/6; of c it is one
        assertEquals(new Rational(4, 9), share(shares[0]));
        assertEquals(new Rational(5, 9), share(shares[1]));
        assertNull(shares[2], "no card is of another kind");
    }

    /** Where all cards of the set are buried it is any of them, as they lie in any order. */
    @Test
    void cardThatIsBuried_isFoundThere() {
        State state = state();
        state.hide(A | B, HiddenCards.BURIED, 4);
        state.hide(C, HiddenCards.BURIED, 3);
        double[][] shares = new BuriedSearch(residues).shares(state, A | C);
        assertEquals(new Rational(2, 5), share(shares[0]));
        assertEquals(new Rational(3, 5), share(shares[1]));
    }

    @Test
    void cardsThatLeftTheDeck_areNotSearched() {
        State state = state();
        state.hide(A | B, HiddenCards.GONE, 1);
        BuriedSearch search = new BuriedSearch(residues);
        assertThrows(BudgetExceededException.class, () -> search.shares(state, A));
    }

    @Test
    void classesOfNoKind_areTheOthers() {
        assertEquals(~(A | B), BuriedSearch.others(new int[] {A | B, 0, 1}));
    }
}
