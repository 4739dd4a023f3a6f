package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.ValueRange;
import org.junit.jupiter.api.Test;

class VariableBoundsTest {

    private final Problem problem =
            new Topics().card("a", 2, "", "@;(= many (+ many 1))").combo("a", "").problem();
    private final VariableBounds bounds = new VariableBounds(problem);

    private State state(int value) {
        State state = State.first(problem);
        state.ownGlobals()[0] = value;
        return state;
    }

    @Test
    void severalStates_haveOneRange() {
        bounds.begin();
        bounds.include(state(3), true);
        assertEquals(ValueRange.known(3), bounds.of(0));
        bounds.include(state(-2), false);
        assertEquals(new ValueRange(-2, 3), bounds.of(0));
        bounds.include(state(7), true);
        assertEquals(ValueRange.known(7), bounds.of(0));
    }

    /** Without an end to it, an effect that counts up would be analysed billions of times. */
    @Test
    void boundsThatKeepGrowing_areGivenUp() {
        bounds.begin();
        bounds.include(state(0), true);
        for (int value = 1; value <= 4; value++) {
            assertTrue(bounds.widen(0, ValueRange.known(value)));
            assertEquals(new ValueRange(0, value), bounds.of(0));
        }
        assertFalse(bounds.widen(0, new ValueRange(1, 4)));
        assertTrue(bounds.widen(0, ValueRange.known(5)));
        // only the bound that grew is given up
        assertEquals(new ValueRange(0, Integer.MAX_VALUE), bounds.of(0));
        assertTrue(bounds.widen(0, ValueRange.known(-1)));
        assertEquals(ValueRange.ALL, bounds.of(0));
        assertFalse(bounds.widen(0, ValueRange.known(-9)));
        bounds.begin();
        bounds.include(state(0), true);
        bounds.widen(0, ValueRange.known(9));
        assertEquals(new ValueRange(0, 9), bounds.of(0));
    }
}
