package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShareCodeTest {

    private static GenshinDeck deck(int... ids) {
        List<Integer> slots = new ArrayList<>(Collections.nCopies(GenshinDeck.SLOTS, 0));
        for (int i = 0; i < ids.length; i++) {
            slots.set(i, ids[i]);
        }
        return GenshinDeck.of(slots);
    }

    @Test
    void entries_areCharactersAndActionsByIdWithTheirCopies() {
        ShareCode code = new ShareCode(deck(32, 1, 2, 61, 129, 61, 7, 129, 129), 0, 0);
        assertEquals("genshin", code.kind());
        assertEquals(
                List.of(
                        new Entry(0, 0, 1, 1),
                        new Entry(0, 0, 2, 1),
                        new Entry(0, 0, 32, 1),
                        new Entry(1, 0, 7, 1),
                        new Entry(1, 0, 61, 2),
                        new Entry(1, 0, 129, 3)),
                code.entries());
        assertEquals(List.of(), new ShareCode(deck(), 0, 0).entries());
    }

    @Test
    void likelyCode_hasACharacterNoPaddingAndIdsOfCards() {
        assertTrue(new ShareCode(deck(0, 0, 1), 255, 0).isLikely());
        assertFalse(new ShareCode(deck(0, 0, 0, 1), 0, 0).isLikely());
        assertFalse(new ShareCode(deck(1), 0, 1).isLikely());
        assertTrue(new ShareCode(deck(1, 1023), 0, 0).isLikely());
        assertFalse(new ShareCode(deck(1, 1024), 0, 0).isLikely());
    }

    /** The id of a slot is spread over bytes; the place is that of the byte in which it begins. */
    @Test
    void idBeyondAllCards_isSaidWithTheByteInWhichItBegins() {
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            int[] ids = new int[GenshinDeck.SLOTS];
            ids[0] = 1;
            ids[slot] = 0xfff;
            String text = new ShareCodec().write(new ShareCode(deck(ids), 0, 0));
            Reading<ShareCode> reading = new ShareCodec().read(text);
            Diagnostic diagnostic = reading.diagnostics().get(0);
            assertEquals("genshin.id-beyond", diagnostic.code().name());
            int at = diagnostic.location().byteAt();
            // the byte whose change is the change of the highest bits of the id
            ids[slot] = 0x7ff;
            byte[] low = ByteShuffle.bytes(deck(ids));
            ids[slot] = 0xfff;
            byte[] high = ByteShuffle.bytes(deck(ids));
            for (int i = 0; i < low.length; i++) {
                assertEquals(i == at, low[i] != high[i], "slot " + slot + ", byte " + i);
            }
        }
    }

    @Test
    void cards_areKnownOnlyWithATable() {
        assertTrue(Decks.CARDS.known());
        assertFalse(GenshinCards.NONE.known());
        assertFalse(CardIds.NONE.known());
        assertEquals(0, CardIds.NONE.cardId(1));
        assertEquals(0, GenshinCards.NONE.cardId(1));
        assertNull(Decks.CARDS.card(0));
        assertNull(Decks.CARDS.card(Decks.CARDS.last() + 1));
        assertNull(Decks.CARDS.card(-1));
    }
}
