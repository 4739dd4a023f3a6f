package cardbench.codes.call.lor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.Refusal;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LorGameTest {

    /** The example of the specification. */
    private static final String README =
            "CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL";

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static JsonObject ask(String request) {
        return Json.parse(CALL.call(request.replace('\'', '"'))).asObject();
    }

    private static JsonObject encode(String deck) {
        return ask("{'op':'encode','deck':{'kind':'lor'," + deck + "}}");
    }

    @Test
    void decodedDeck_isWrittenAsItWas() {
        JsonObject deck = ask("{'op':'decode','text':'" + README + "'}").get("result").asObject();
        assertEquals("[\"01PZ019\",2]", deck.get("cards").asArray().get(0).toString());
        JsonObject again =
                Json.parse(
                                CALL.call(
                                        new JsonObject()
                                                .add("op", "encode")
                                                .add("deck", deck)
                                                .toString()))
                        .asObject();
        assertEquals(README, again.get("result").asObject().getString("text", ""));
    }

    @Test
    void deckOfNoCode_isSorted() {
        String sorted =
                "{\"ok\":true,\"result\":{\"text\":\"CEAAAAQBAEAAEAIBAECA\"},\"diagnostics\":[]}";
        assertEquals(sorted, encode("'cards':[['01FR004',1],['01DE002',1]]").toString());
        assertEquals(
                sorted, encode("'cards':[['01DE002',1],['01FR004',1]],'version':null").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'x':1|call.missing-argument|/deck/cards",
                "'cards':3|call.wrong-type|/deck/cards",
                "'cards':[3]|lor.bad-card|/deck/cards/0",
                "'cards':[['01DE002']]|lor.bad-card|/deck/cards/0",
                "'cards':[[1,1]]|lor.bad-card|/deck/cards/0",
                "'cards':[['01DE002','x']]|lor.bad-card|/deck/cards/0",
                "'cards':[['01DE002',0]]|lor.bad-card|/deck/cards/0",
                "'cards':[['01DE002',1.5]]|lor.bad-card|/deck/cards/0",
                "'cards':[['01DE002',1001]]|lor.bad-card|/deck/cards/0",
                "'cards':[['01DE002',1],['XX',1]]|lor.bad-card|/deck/cards/1",
                "'cards':[],'version':0|call.wrong-type|/deck/version",
                "'cards':[],'version':16|call.wrong-type|/deck/version",
                "'cards':[],'version':1.5|call.wrong-type|/deck/version",
                "'cards':[],'version':'1'|call.wrong-type|/deck/version"
            })
    void wrongValues_areRefusedWithTheirPlace(String deck, String code, String pointer) {
        Refusal.assertRefused(encode(deck), code, pointer);
    }

    @Test
    void comparison_hasIdsAsTexts() {
        JsonObject answer =
                ask(
                        "{'op':'compare','a':{'kind':'lor','cards':[['01DE002',3],['01FR004',1]]},"
                                + "'b':{'kind':'lor','cards':[['01DE002',1],['01IO009',2]]}}");
        assertEquals(
                "{\"added\":[[\"01IO009\",2]],\"removed\":[[\"01DE002\",2],[\"01FR004\",1]],"
                        + "\"kept\":[[\"01DE002\",1]]}",
                answer.get("result").toString());
    }

    @Test
    void view_andExports_haveTheIds() {
        JsonObject shown = ask("{'op':'deck','text':'" + README + "'}").get("result").asObject();
        JsonObject row =
                shown.get("sections")
                        .asArray()
                        .get(0)
                        .asObject()
                        .get("rows")
                        .asArray()
                        .get(0)
                        .asObject();
        assertEquals("\"01IO006\"", row.get("id").toString());
        assertEquals("Ionia", row.getString("class", ""));
        String markdown = ask("{'op':'export','text':'" + README + "','to':'markdown'}").toString();
        assertTrue(markdown.contains("2× 01PZ019"), markdown);
        assertFalse(markdown.contains("#0"), markdown);
        JsonObject named =
                ask(
                        "{'op':'deck','deck':{'kind':'lor','cards':[['01DE002',3]],"
                                + "'names':{'01DE002':'Garen'},'name':'Mine'}}");
        assertTrue(named.toString().contains("\"name\":\"Garen\""), named.toString());
        assertTrue(named.toString().contains("\"title\":\"Mine\""), named.toString());
    }
}
