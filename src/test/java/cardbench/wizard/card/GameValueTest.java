package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Values of variables as numbers, as texts, and as they are shown. */
class GameValueTest {

    private static final GameValue NUMBER = new GameValue.Number(-3);
    private static final GameValue TEXT = new GameValue.Text("p1");
    private static final GameValue TEXTS = new GameValue.Texts(List.of("a", "b", "c"));
    private static final GameValue UNRESOLVED = new GameValue.Unresolved("dc1.UUID");

    @Test
    void number_isOneOrIsSpeltByAText() {
        assertEquals(-3, NUMBER.number());
        assertEquals(12, new GameValue.Text("12").number());
        assertNull(TEXT.number());
        assertNull(new GameValue.Texts(List.of("1")).number());
        assertNull(UNRESOLVED.number());
    }

    @Test
    void texts_areSeveralOrOneOrNone() {
        assertEquals(List.of("a", "b", "c"), TEXTS.texts());
        assertEquals(List.of("p1"), TEXT.texts());
        assertEquals(List.of("-3"), NUMBER.texts());
        assertEquals(List.of(), UNRESOLVED.texts());
    }

    @Test
    void values_areShownAsText() {
        assertEquals("-3", NUMBER.shown());
        assertEquals("p1", TEXT.shown());
        assertEquals("a, b, c", TEXTS.shown());
        assertEquals("{dc1.UUID}", UNRESOLVED.shown());
    }
}
