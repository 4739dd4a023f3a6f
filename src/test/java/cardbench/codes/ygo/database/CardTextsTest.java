package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The texts on cards, which are read from the file when they are asked for. */
class CardTextsTest {

    private static final List<Made> CARDS =
            List.of(
                    Made.monster(-1, 0, "last"),
                    Made.monster(2, 0, "two"),
                    Made.monster(1, 0, "one"));

    private static CardTexts texts(String change) throws SQLException, IOException {
        byte[] bytes = MadeDatabase.of(CARDS, change);
        return new CardTexts(CardDatabase.read("made", bytes, new Diagnostics()));
    }

    @Test
    void text_isThatOfTheCard() throws SQLException, IOException {
        CardTexts texts = texts("UPDATE texts SET desc = 'Draw 2 cards: ' || id");
        assertEquals("Draw 2 cards: 1", texts.text(1));
        assertEquals("Draw 2 cards: 2", texts.text(2));
        assertEquals("Draw 2 cards: 4294967295", texts.text(-1));
        assertEquals("", texts.text(3));
        assertEquals(3, texts.database().cards().size());
    }

    @Test
    void part_isFoundWhateverItsCaseAndBlanks() throws SQLException, IOException {
        CardTexts texts = texts("UPDATE texts SET desc = 'Draw 2 cards.' WHERE id = 2");
        assertTrue(texts.holds(2, "draw2"));
        assertTrue(texts.holds(2, "cards"));
        assertFalse(texts.holds(2, "draw3"));
        assertFalse(texts.holds(1, "draw2"));
        assertFalse(texts.holds(3, ""));
    }

    @Test
    void databaseWithoutTexts_hasEmptyOnes() throws SQLException, IOException {
        CardTexts texts = texts("ALTER TABLE texts RENAME COLUMN desc TO other");
        assertEquals("", texts.text(1));
        assertFalse(texts.holds(1, "text"));
    }
}
