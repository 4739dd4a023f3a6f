package cardbench.call.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.Dispatcher;
import cardbench.call.FlatRequest;
import cardbench.call.PlainJson;
import cardbench.call.bundle.DecodeOperations;
import cardbench.hearthstone.DeckstringWriter;
import cardbench.hearthstone.DeckstringWriter.Order;
import cardbench.hearthstone.HearthstoneDeck;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A deck that is read quickly is the deck that is read with care. */
class PlainHearthstoneDeckTest {

    private static final String SOUND =
            "{'kind':'hearthstone','name':'n','format':2,'heroes':[7],'cards':[[306,2],[5,1]],"
                    + "'sideboards':[[9,1,306]],'canonical':'A','more':{'x':[1,null,{}]}}";

    private static HearthstoneDeck read(String json) {
        return PlainHearthstoneDeck.read(new PlainJson(json.replace('\'', '"'), 0));
    }

    @Test
    void everyMember_isRead() {
        HearthstoneDeck deck = read(SOUND);
        assertEquals("n", deck.name());
        // 00 01 02 01 07 | 01 05 | 01 b2 02 | 00 | 01 | 01 09 b2 02 | 00 | 00
        assertEquals("AAECAQcBBQGyAgABAQmyAgAA", DeckstringWriter.write(deck, Order.CLIENT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'kind':'hearthstone'>'kind':'genshin'",
                "'kind':'hearthstone',>",
                "'kind':'hearthstone'>'kind':'hearthstone','kind':'hearthstone'",
                "'name':'n'>'name':7",
                "'name':'n'>'name':'n','name':'m'",
                "'format':2>'format':5",
                "'format':2>'format':0",
                "'format':2,>",
                "'format':2>'format':2,'format':2",
                "[7]>[]",
                "[7]>[0]",
                "[7]>[7",
                "[7]>7",
                "'heroes':[7]>'heroes':[7],'heroes':[7]",
                "'heroes':[7],>",
                "[306,2]>[306]",
                "[306,2]>[306,2,1]",
                "[306,2]>[306,0]",
                "[306,2]>[0,2]",
                "[306,2]>[5,2]",
                "[306,2]>[-3,2]",
                "[306,2]>306",
                "[9,1,306]>[9,1]",
                "[9,1,306]>[9,1,0]",
                "[9,1,306]>[9,1,306],[9,2,306]",
                "[[9,1,306]]>[[9,1,306]],'sideboards':[]",
                "'x':[1,null,{}]>'x':-1",
                "'more':{>'more':[",
                "'canonical':>'canonical'",
            })
    void everythingElse_isLeftToTheCarefulReader(String change) {
        String[] parts = change.split(">", -1);
        String changed = SOUND.replace(parts[0], parts[1]);
        assertNotNull(read(SOUND));
        assertNull(read(changed), changed);
    }

    @Test
    void decksWithSlips_areEncodedAsByTheCarefulReader() {
        Dispatcher call = new Dispatcher(DecodeOperations.all());
        Random random = new Random(5);
        String signs = "0123456789,[]{}'n:-x";
        int plain = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(SOUND);
            for (int slips = random.nextInt(3); slips > 0; slips--) {
                char sign = signs.charAt(random.nextInt(signs.length()));
                text.setCharAt(random.nextInt(text.length()), sign);
            }
            String request =
                    "{\"op\":\"encode\",\"deck\":" + text.toString().replace('\'', '"') + "}";
            if (FlatRequest.parse(request) != null) {
                plain++;
                assertEquals(call.call(request + " "), call.call(request), request);
            }
        }
        assertTrue(plain > 5_000, "plain: " + plain);
    }
}
