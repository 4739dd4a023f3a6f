package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.app.bundle.DecodeOperations;
import cardbench.base.chance.Seeds;
import cardbench.contract.Dispatcher;
import cardbench.contract.OperationGroup;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No deck, and no part of one, comes out of a text that holds none. */
class NothingInventedTest {

    private static final String[] TEXTS = {
        "%s",
        "look at %s please, it is good",
        "// SOURCE: %s\n4 Lightning Bolt\n20 Mountain",
        "%s\n\n4 Lightning Bolt\n20 Mountain\n4 Shock",
    };

    private static final List<Dispatcher> CALLS =
            List.of(dispatcher(DecodeOperations.all()), dispatcher(DeckBundleOperations.all()));

    private static Dispatcher dispatcher(List<OperationGroup> groups) {
        return new Dispatcher(groups);
    }

    private static JsonObject ask(Dispatcher call, String operation, String text) {
        JsonObject request = new JsonObject().add("op", operation).add("text", text);
        return Json.parse(call.call(request.toString())).asObject();
    }

    private static void assertNothing(String text, String message) {
        for (Dispatcher call : CALLS) {
            JsonObject found = ask(call, "identify", text).get("result").asObject();
            assertEquals(0, found.get("found").asArray().size(), message);
            JsonObject decoded = ask(call, "decode", text);
            assertTrue(!decoded.getBoolean("ok", true), () -> message + "\n" + decoded);
            assertNull(decoded.get("partial"), () -> message + "\n" + decoded);
        }
    }

    private static void assertNothing(long seed, int each) {
        for (Map.Entry<String, Supplier<String>> kind : new OtherTexts(seed).kinds().entrySet()) {
            for (int i = 0; i < each; i++) {
                String letters = kind.getValue().get();
                for (String text : TEXTS) {
                    String whole = text.replace("%s", letters);
                    assertNothing(whole, kind.getKey() + " " + i + ", seed " + seed + ": " + whole);
                }
            }
        }
    }

    @Test
    void otherTexts_holdNoDeck() {
        assertNothing(4_242, 40);
    }

    @Test
    @Tag("slow")
    void manyOtherTexts_holdNoDeck() {
        assertNothing(20_261_127, Seeds.of(120, 1_250));
    }

    /** The address of a page about decks, whose letters are as long as a share code. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.example.com/r/DeckLists/comments/1sm5tr3/inked_secret_drop_mfg_2025_scrapped_or_still/",
                "https://hsreplay.net/decks/wHdB2hXpZhnANEKiwj1R0f/#gameType=RANKED_STANDARD",
                "https://www.hsguru.com/deck/4711",
            })
    void addresses_holdNoDeck(String address) {
        for (String text : TEXTS) {
            assertNothing(text.replace("%s", address), address);
        }
    }

    /** A code in an address that names it is one, also where it is damaged. */
    @ParameterizedTest
    @CsvSource({
        "https://example.com/deckbuilder?deckcode=AAECAaIHA0CzAYwCA6wC3ge5YAAA, 0",
        "https://example.com/deck/AAECAaIHA0CzAYwCA6wC3ge5YAAA, 0",
        "https://example.com/deck/AAECAaIHA0CzAYwCA6wC3ge5, 1",
        "https://example.com/?code=AAECAaIHA0CzAYwCA6wC3ge5&lang=en, 1",
    })
    void codesOfAddresses_areRead(String address, int errors) {
        for (Dispatcher call : CALLS) {
            JsonObject decoded = ask(call, "decode", address);
            assertEquals(errors == 0, decoded.getBoolean("ok", false), decoded::toString);
            JsonObject deck = decoded.get(errors == 0 ? "result" : "partial").asObject();
            assertEquals("hearthstone", deck.getString("kind", ""));
        }
    }

    /** All bytes of such a code are its offset. The first script leaves it to the larger one. */
    @Test
    void codeOfAnEmptyDeck_isReadWhereItStandsAlone() {
        byte[] bytes = new byte[51];
        for (int offset = 0; offset < 256; offset++) {
            Arrays.fill(bytes, (byte) offset);
            String code = Base64.getEncoder().encodeToString(bytes);
            JsonObject decoded = ask(CALLS.get(1), "decode", code + "\n");
            assertTrue(decoded.getBoolean("ok", false), () -> code + "\n" + decoded);
            assertEquals(offset, decoded.get("result").asObject().getInt("offset", -1));
        }
    }
}
