package cardbench.codes.call.hearthstone;

import static cardbench.codes.hearthstone.mercenaries.MessageWriter.mercenary;
import static cardbench.codes.hearthstone.mercenaries.MessageWriter.party;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.codes.hearthstone.mercenaries.MessageWriter;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parties of Mercenaries in the contract. */
class PartyOperationsTest {

    private static final String CODE = MessageWriter.threeMercenaries().base64();

    private static final String ROWS = "[[17,301,5,0],[29,null,9,1],[341,356,602,2]]";

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private JsonObject ask(JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    private JsonObject ask(String op, String text) {
        return ask(new JsonObject().add("op", op).add("text", text));
    }

    private static JsonObject result(JsonObject answer) {
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    private JsonObject encode(String deck) {
        return ask(new JsonObject().add("op", "encode").add("deck", Json.parse(deck)));
    }

    @BeforeEach
    void closeTables() {
        call.call("{\"op\":\"close\",\"name\":\"merc\"}");
    }

    @Test
    void decode_answersAsTheContractHasIt() {
        assertEquals(
                "{\"kind\":\"mercenaries\",\"id\":22351754,\"name\":\"练兵\",\"type\":1,"
                        + "\"format\":2,\"mercenaries\":"
                        + ROWS
                        + ",\"canonical\":\""
                        + CODE
                        + "\",\"from\":0,\"to\":"
                        + CODE.length()
                        + "}",
                result(ask("decode", CODE)).toString());
    }

    @Test
    void encode_takesWhatDecodeAnswers() {
        JsonObject deck = result(ask("decode", "see " + CODE));
        assertEquals(
                CODE,
                result(ask(new JsonObject().add("op", "encode").add("deck", deck)))
                        .getString("text", ""));
    }

    @Test
    void encode_keepsFieldsWithoutAKnownMeaning() {
        String code =
                party(7, "A", 1, 2, List.of(mercenary(3L, 4L, 5L, 0L).number(9, 300L)))
                        .number(6, 1L)
                        .base64();
        JsonObject deck = result(ask("decode", code));
        assertEquals("[\"30 01\"]", deck.get("unknown").toString());
        assertEquals("[[3,4,5,0,[\"48 ac 02\"]]]", deck.get("mercenaries").toString());
        assertEquals(
                code,
                result(ask(new JsonObject().add("op", "encode").add("deck", deck)))
                        .getString("text", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}|/deck/mercenaries",
                "{'mercenaries': [[1]]}|/deck/mercenaries/0",
                "{'mercenaries': [[0, null, 1, 0]]}|/deck/mercenaries/0/0",
                "{'mercenaries': [[1, 'x', 1, 0]]}|/deck/mercenaries/0/1",
                "{'mercenaries': [[1, 1.5, 1, 0]]}|/deck/mercenaries/0/1",
                "{'mercenaries': [[1, null, 2147483648, 0]]}|/deck/mercenaries/0/2",
                "{'mercenaries': [[1, null, 1, -1]]}|/deck/mercenaries/0/3",
                "{'mercenaries': [], 'id': 2147483648}|/deck/id",
                "{'mercenaries': [], 'name': 5}|/deck/name",
                "{'mercenaries': [], 'name': '\\ud800'}|/deck/name",
                "{'mercenaries': [], 'unknown': ['30']}|/deck/unknown/0",
                "{'mercenaries': [], 'unknown': ['30 01 30 01']}|/deck/unknown/0",
                "{'mercenaries': [], 'unknown': ['3G 01']}|/deck/unknown/0",
                "{'mercenaries': [], 'unknown': 1}|/deck/unknown",
                "{'mercenaries': [], 'unknownInList': ['0a 01']}|/deck/unknownInList/0",
            })
    void encode_refusesWhatACodeCannotHold(String deck, String pointer) {
        JsonObject request = Json.parse(deck.replace('\'', '"')).asObject();
        JsonObject answer =
                ask(
                        new JsonObject()
                                .add("op", "encode")
                                .add("deck", request.add("kind", "mercenaries")));
        assertFalse(answer.getBoolean("ok", true), answer.toString());
        JsonObject first = answer.get("diagnostics").asArray().get(0).asObject();
        assertEquals(pointer, first.getString("pointer", ""), answer.toString());
    }

    @Test
    void encode_writesOnlyWhatIsGiven() {
        // 22 00 is the empty list
        assertEquals(
                "IgA=",
                result(encode("{\"kind\":\"mercenaries\",\"mercenaries\":[]}"))
                        .getString("text", ""));
    }

    @Test
    void identify_findsPartiesAmongDecks() {
        JsonObject found =
                result(ask("identify", "a " + CODE + " b AAECAQcAAewHAAA= c " + CODE + "。"));
        List<String> kinds =
                found.get("found").asArray().values().stream()
                        .map(one -> one.asObject().getString("kind", ""))
                        .toList();
        assertEquals(List.of("mercenaries", "hearthstone", "mercenaries"), kinds);
    }

    private JsonArray checks(String text) {
        return result(ask("deck", text)).get("checks").asArray();
    }

    @Test
    void deck_showsNumbersWithoutATable() {
        JsonObject deck = result(ask("deck", CODE));
        assertEquals("练兵", deck.getString("title", ""));
        JsonArray sections = deck.get("sections").asArray();
        JsonValue first = sections.get(0).asObject().get("rows").asArray().get(1);
        assertEquals(
                "{\"id\":29,\"count\":1,\"name\":\"29\",\"known\":false,\"kind\":\"golden\"}",
                first.toString());
        JsonValue equipment = sections.get(1).asObject().get("rows").asArray().get(1);
        assertEquals(356, equipment.asObject().getInt("id", 0));
        assertEquals(341, equipment.asObject().getInt("owner", 0));
        assertEquals("[]", deck.get("checks").toString());
    }

    private static final String CARDS =
            """
            cardbench-table 1\tmercenaries\tcards
            id\tequipment
            17\t300+301
            12\t
            312\t1
            """;

    private static final String NAMES =
            """
            cardbench-table 1\tmercenaries\ten
            id\tname
            17\tAldwin
            12\tBrenna
            312\tCuthred
            """;

    @Test
    void tables_nameMercenariesAndCheckEquipment() {
        assertTrue(call.table("mercenaries.cards", CARDS).startsWith("{\"ok\":true"));
        assertTrue(call.table("mercenaries.en", NAMES).startsWith("{\"ok\":true"));
        JsonObject deck = result(ask("deck", CODE));
        JsonArray sections = deck.get("sections").asArray();
        JsonValue row = sections.get(0).asObject().get("rows").asArray().get(0);
        assertEquals(
                "{\"id\":17,\"count\":1,\"name\":\"Aldwin\",\"known\":true,\"kind\":\"normal\"}",
                row.toString());
        JsonArray checks = checks(CODE);
        assertEquals(1, checks.size(), checks.toString());
        assertEquals(
                "equipment 356 does not belong to Cuthred",
                checks.get(0).asObject().getString("message", ""));
    }

    @Test
    void rules_tellDuplicatesAndSize() {
        List<MessageWriter> seven =
                java.util.stream.Stream.of(1L, 2L, 3L, 4L, 5L, 1L, 1L)
                        .map(id -> mercenary(id, null, 1L, 0L))
                        .toList();
        JsonArray checks = checks(party(1, "A", 1, 2, seven).base64());
        assertEquals(
                List.of("hearthstone.party-size", "hearthstone.party-twice"),
                checks.values().stream().map(one -> one.asObject().getString("code", "")).toList());
    }

    @Test
    void compare_tellsMercenariesAndEquipment() {
        String other =
                party(
                                1,
                                "B",
                                1,
                                2,
                                List.of(mercenary(17L, 300L, 5L, 0L), mercenary(4L, null, 1L, 0L)))
                        .base64();
        JsonObject answer =
                result(ask(new JsonObject().add("op", "compare").add("a", CODE).add("b", other)));
        assertEquals("[[4,1],[300,1,17]]", answer.get("added").toString());
        assertEquals("[[29,1],[341,1],[301,1,17],[356,1,341]]", answer.get("removed").toString());
        assertEquals("[[17,1]]", answer.get("kept").toString());
    }

    @Test
    void export_writesTheParty() {
        JsonObject request = new JsonObject().add("op", "export").add("text", CODE);
        String text = result(ask(request.add("to", "markdown"))).getString("content", "");
        assertTrue(text.contains(CODE) && text.contains("练兵"), text);
    }
}
