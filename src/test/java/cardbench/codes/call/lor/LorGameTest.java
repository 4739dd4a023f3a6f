package cardbench.codes.call.lor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.lor.LorCard;
import cardbench.codes.lor.LorCodec;
import cardbench.codes.lor.LorDeck;
import cardbench.contract.Dispatcher;
import cardbench.contract.Refusal;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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

    /** A core with the tables of the project. */
    private static Dispatcher named(String... contents) throws IOException {
        Dispatcher call = new Dispatcher(AllOperations.all());
        for (String content : contents) {
            Path file = Path.of("cards-data/lor", content + ".tsv");
            call.open("table", "lor." + content, Files.readAllBytes(file));
        }
        return call;
    }

    private static JsonArray rows(Dispatcher call, String request) {
        JsonObject answer = Json.parse(call.call(request.replace('\'', '"'))).asObject();
        JsonArray sections = answer.get("result").asObject().get("sections").asArray();
        return sections.get(0).asObject().get("rows").asArray();
    }

    /** Names, costs and rarities as they are printed on the cards. */
    @Test
    void cardsOfTheTables_comeByCost_andOthersBehindThemById() throws IOException {
        String deck =
                "{'op':'deck','language':'ja','deck':{'kind':'lor','cards':[['04SH001',1],"
                        + "['01DE012',3],['01IO009',2],['02BW022',1],['03MT087',1]]}}";
        JsonArray rows = rows(named("cards", "en"), deck);
        List<String> shown = new ArrayList<>();
        for (JsonValue value : rows) {
            JsonObject row = value.asObject();
            String cost = row.get("cost") == null ? "?" : row.get("cost").toString();
            shown.add(cost + " " + row.getString("name", "") + " " + row.getBoolean("known", true));
        }
        assertEquals(
                List.of(
                        "3 Miss Fortune true",
                        "3 Zed true",
                        "5 Garen true",
                        "10 Aurelion Sol true",
                        "? 04SH001 false"),
                shown);
        JsonObject garen = rows.get(2).asObject();
        assertEquals("champion", garen.getString("kind", ""));
        assertEquals("champion", garen.getString("rarity", ""));
        assertEquals("Demacia", garen.getString("class", ""));
        // Japanese was requested, and the table is in English
        assertEquals("en", garen.getString("nameLanguage", ""));
    }

    @Test
    void curve_countsTheCopiesAtEachCost() throws IOException {
        JsonObject deck =
                Json.parse(
                                named("cards", "en")
                                        .call(
                                                "{\"op\":\"deck\",\"deck\":{\"kind\":\"lor\",\"cards\":"
                                                        + "[[\"01DE012\",3],[\"01IO009\",2],[\"02BW022\",1],"
                                                        + "[\"04SH001\",2]]}}"))
                        .asObject()
                        .get("result")
                        .asObject();
        assertEquals("[[3,3],[5,3]]", deck.get("curve").toString());
        assertEquals(2, deck.getInt("curveLeftOut", 0));
    }

    /** The sizes of the first three sets, as Riot's announcements count their cards. */
    @Test
    void tables_haveTheCollectibleCardsOfThreeSets() throws IOException {
        CardTable names =
                CardTableReader.read(
                                Files.readString(Path.of("cards-data/lor/en.tsv")),
                                new Diagnostics())
                        .get(0);
        Map<String, Integer> sets = new TreeMap<>();
        Set<String> ids = new TreeSet<>();
        for (int row = 0; row < names.size(); row++) {
            String id = id(names.card(row).id());
            assertEquals(names.card(row).id(), LorCard.of(id, 1).tableNumber(), id);
            sets.merge(id.substring(0, 2), 1, Integer::sum);
            ids.add(id.substring(2, 4));
        }
        assertEquals(Map.of("01", 318, "02", 122, "03", 174), sets);
        assertEquals(Set.of("BW", "DE", "FR", "IO", "MT", "NX", "PZ", "SI"), ids);
    }

    /** 200 decks of cards of all three sets, as codes: every card has its name and cost. */
    @Test
    void decksOfTheThreeSets_areNamedWhole() throws IOException {
        CardTable names =
                CardTableReader.read(
                                Files.readString(Path.of("cards-data/lor/en.tsv")),
                                new Diagnostics())
                        .get(0);
        Dispatcher call = named("cards", "en");
        Random random = new Random(74);
        for (int i = 0; i < 200; i++) {
            Map<String, Integer> deck = new TreeMap<>();
            while (deck.size() < 16) {
                int row = random.nextInt(names.size());
                deck.put(id(names.card(row).id()), 1 + random.nextInt(3));
            }
            List<LorCard> cards = new ArrayList<>();
            deck.forEach((id, copies) -> cards.add(LorCard.of(id, copies)));
            String code = new LorCodec().write(LorDeck.of(cards));
            for (JsonValue row : rows(call, "{'op':'deck','text':'" + code + "'}")) {
                assertTrue(row.asObject().getBoolean("known", false), code);
                assertFalse(row.asObject().get("cost") == null, row.toString());
                String id = row.asObject().getString("id", "");
                assertFalse(id.equals(row.asObject().getString("name", id)), row.toString());
                assertEquals(deck.remove(id), row.asObject().getInt("count", 0));
            }
            assertEquals(Map.of(), deck);
        }
    }

    /** The id of a number in tables, by the letters of the regions in the specification. */
    private static String id(int number) {
        String[] letters = {"DE", "FR", "IO", "NX", "PZ", "SI", "BW", "SH", "", "MT"};
        int list = number / 1_000;
        return String.format("%02d%s%03d", list / 100, letters[list % 100], number % 1_000);
    }
}
