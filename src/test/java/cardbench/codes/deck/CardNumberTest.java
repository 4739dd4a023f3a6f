package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class CardNumberTest {

    private record Named(int id, String name) {}

    /** The last number is 2<sup>32</sup> - 1, which is -1 as an {@code int}. */
    private static final List<Named> SORTED =
            List.of(
                    new Named(3, "a"),
                    new Named(7, "b"),
                    new Named(7, "c"),
                    new Named(Integer.MIN_VALUE, "d"),
                    new Named(-1, "e"));

    private static String name(int id) {
        return CardNumber.find(SORTED, Named::id, id).name();
    }

    @Test
    void find_givesTheFirstElementWithTheNumber() {
        assertEquals("a", name(3));
        assertEquals("b", name(7));
        assertEquals("d", name(Integer.MIN_VALUE));
        assertEquals("e", name(-1));
    }

    @Test
    void find_givesNothingForAnotherNumber() {
        for (int id : List.of(0, 4, 8, Integer.MAX_VALUE, -2)) {
            assertNull(CardNumber.find(SORTED, Named::id, id), Integer.toString(id));
        }
        assertNull(CardNumber.find(List.<Named>of(), Named::id, 3));
    }
}
