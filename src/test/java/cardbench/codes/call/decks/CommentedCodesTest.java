package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that begin with a number sign are comments, as the game has it. */
class CommentedCodesTest {

    private static final String PALADIN =
            "AAECAZ8FBITBA5PQA8PRA8jhAw37AZwClaYDyrgD/bgD6rkD67kD7LkDysEDlc0Dns0Dn80DwNEDAA==";
    private static final String PRIEST =
            "AAECAa0GBIWtA46xA8i+A8jAAw2XAvYH2qwDgbEDmLYDk7oDm7oDr7oD3swDy80D184D49ED/tEDAA==";
    private static final String IN_COMMENT = "deck.in-comment";

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private JsonObject ask(JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    private JsonObject decode(String text) {
        return ask(new JsonObject().add("op", "decode").add("text", text));
    }

    private static int hero(JsonObject answer) {
        JsonObject deck = answer.get("result").asObject();
        return deck.get("heroes").asArray().get(0).asInt();
    }

    @ParameterizedTest
    @ValueSource(strings = {"# old: ", "#", "  # ", "> # ", "### Paladin ", "### "})
    void commentedCode_isNotTheDeck(String comment) {
        String text = comment + PALADIN + "\n" + PRIEST;
        assertEquals(813, hero(decode(text)), text);
        assertFalse(decode(text).toString().contains(IN_COMMENT));
        JsonObject read =
                ask(new JsonObject().add("op", "read").add("text", text)).get("result").asObject();
        assertEquals(1, read.getInt("pick", -1));
        assertEquals(2, read.get("found").asArray().size());
        for (String operation : new String[] {"deck", "export", "explain"}) {
            JsonObject request = new JsonObject().add("op", operation).add("text", text);
            String answer = ask(request.add("to", "text").add("language", "en")).toString();
            assertTrue(operation.equals("explain") || answer.contains(PRIEST.substring(0, 60)));
            // the line of the name is the name of the deck, also where a code is in it
            assertTrue(
                    comment.startsWith("###") || !answer.contains(PALADIN.substring(0, 60)),
                    answer);
        }
    }

    @Test
    void onlyCodeInAComment_isReadAndSaid() {
        JsonObject answer = decode("# mine: " + PALADIN + "\n# end");
        assertEquals(671, hero(answer));
        assertTrue(answer.toString().contains(IN_COMMENT), answer.toString());
    }

    /** The game's chat writes the name and the code in one line. */
    @Test
    void chatLine_isNoComment() {
        JsonObject answer = decode("### Paladin " + PALADIN);
        assertEquals(671, hero(answer));
        assertFalse(answer.toString().contains(IN_COMMENT), answer.toString());
    }

    @Test
    void codeOfAnotherGame_winsOverOneInAComment() {
        String share = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";
        JsonObject answer = decode("# " + PALADIN + "\n" + share);
        assertEquals("genshin", answer.get("result").asObject().getString("kind", ""));
    }

    /** Whatever else a text says, what it looks like is told where no code is in it. */
    @Test
    void textWithoutACode_isToldWhatItLooksLike() {
        String answer = decode("https://hsreplay.net/decks/wHdB2hXpZhnANEKiwj1R0f/").toString();
        assertTrue(answer.contains("deck.no-code") && answer.contains("deck.page"), answer);
        assertTrue(decode("4 Shock\n4 Bolt\n20 Mountain").toString().contains("deck.list"));
    }
}
