package cardbench.wizard.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class WizardOperationsTest {

    private static final Dispatcher CALL =
            new Dispatcher(List.of(new WizardOperations(), new WizardWordsOperations()));
    private static final Path EXAMPLES = Path.of("cards-data/examples/wizard");

    private static JsonObject ask(String op, JsonObject arguments) {
        JsonObject request = new JsonObject().add("op", op);
        arguments.forEach(member -> request.add(member.getName(), member.getValue()));
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    private static String document(String name) throws IOException {
        return Files.readString(EXAMPLES.resolve(name + ".jsonc"));
    }

    @Test
    void check_answersTheNormalisedCardWithPlacedDiagnostics() throws IOException {
        JsonObject answer = ask("wizard.check", new JsonObject().add("text", document("bash")));
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        JsonObject card = answer.get("result").asObject().get("card").asObject();
        assertEquals("com", card.getString("rarity", ""));
        JsonObject alias = answer.get("diagnostics").asArray().get(2).asObject();
        assertEquals(
                "wizard.alias", alias.getString("code", ""), answer.get("diagnostics").toString());
        assertEquals("/rarity", alias.getString("pointer", ""));
        assertEquals(6, alias.getInt("line", 0));
        assertEquals("\"com\"", alias.getString("fix", ""));
    }

    @Test
    void strictCheck_refusesWithThePartThatWasRead() throws IOException {
        JsonObject given = new JsonObject().add("text", document("bash")).add("strict", true);
        JsonObject answer = ask("wizard.check", given);
        assertFalse(answer.getBoolean("ok", true));
        assertEquals(
                "当头一棒",
                answer.get("partial").asObject().get("card").asObject().getString("name", ""));
    }

    @Test
    void packageOfTexts_tellsDuplicatesAcrossThem() throws IOException {
        JsonArray texts = new JsonArray().add(document("bash")).add(document("stone"));
        texts.add("[" + document("survival_of_the_fittest") + "," + document("stone") + "]");
        JsonObject answer = ask("wizard.package", new JsonObject().add("texts", texts));
        assertEquals(4, answer.get("partial").asObject().get("cards").asArray().size());
        List<String> duplicates =
                answer.get("diagnostics").asArray().values().stream()
                        .map(one -> one.asObject())
                        .filter(one -> one.getString("code", "").equals("wizard.duplicate-id"))
                        .map(one -> one.getString("pointer", "") + " " + one.get("args"))
                        .toList();
        assertEquals(
                List.of("/texts/2/1/id {\"id\":\"base.treasure.original.stone\",\"first\":2}"),
                duplicates);
        assertEquals(
                "{\"cards\":2,\"errors\":1,\"warnings\":4}",
                answer.get("partial").asObject().get("files").asArray().get(2).toString());
    }

    @Test
    void schema_isOfDraft202012() {
        JsonObject schema = ask("wizard.schema", new JsonObject()).get("result").asObject();
        assertEquals(
                "https://json-schema.org/draft/2020-12/schema", schema.getString("$schema", ""));
    }

    /** The kinds of words that the grammar has are not those of its keys: each is met once. */
    @Test
    void hover_saysWhatTheWordAtAPlaceMeans() {
        String card =
                "{\"id\": \"p.treasure.a.b\", \"rarity\": \"com\", \"behaviors\": [{\"at\": \"onPlay\","
                        + " \"do\": [{\"type\": \"damage\", \"amount\": 2, \"target\": {\"type\":"
                        + " \"monsterChooser\", \"ask\": \"$onPlay.playerUUID\"}}]}]}";
        String[][] words = {
            {"rarity", "key.rarity"},
            {"com", "rarity.com"},
            {"onPlay\"", "timing.onPlay"},
            {"damage", "doable.damage"},
            {"amount", "key.amount"},
            {"monsterChooser", "chooser.monsterChooser"},
            {"$onPlay", "timing.onPlay"},
            {"id", "key.card.id"},
            {"type", "key.type"},
        };
        for (String[] word : words) {
            int at = card.indexOf("\"" + word[0]) + 1;
            for (int offset : new int[] {at, at + 1}) {
                JsonObject given = new JsonObject().add("text", card).add("offset", offset);
                JsonObject diagnostic = ask("wizard.hover", given).get("result").asObject();
                assertEquals(word[1], diagnostic.getString("entry", ""), word[0]);
                assertEquals(at, diagnostic.getInt("from", -1));
            }
        }
        JsonObject nothing = new JsonObject().add("text", card).add("offset", card.indexOf(": 2"));
        assertEquals("{}", ask("wizard.hover", nothing).get("result").toString());
        JsonObject zh = new JsonObject().add("text", card).add("language", "zh");
        zh.add("offset", card.indexOf("damage"));
        JsonObject diagnostic = ask("wizard.hover", zh).get("result").asObject();
        assertTrue(diagnostic.getString("text", "").contains("造成伤害"), diagnostic.toString());
        assertEquals("[\"id\",\"amount\",\"target\"]", diagnostic.get("keys").toString());
    }

    @Test
    void completion_namesTheEntriesOfItsWords() {
        JsonObject given = new JsonObject().add("text", "{\"rarity\": ").add("offset", 11);
        JsonArray items =
                ask("wizard.complete", given).get("result").asObject().get("items").asArray();
        assertEquals("rarity.ori", items.get(0).asObject().getString("entry", ""));
        JsonObject words =
                ask("wizard.words", new JsonObject().add("language", "ja"))
                        .get("result")
                        .asObject()
                        .get("words")
                        .asObject();
        for (var item : items) {
            assertTrue(words.get(item.asObject().getString("entry", "")).isString());
        }
    }

    /** What only Visual Studio Code knows is there on request alone. */
    @Test
    void schema_describesItsWords_andHasSnippetsForTheEditorThatTakesThem() {
        JsonObject plain = ask("wizard.schema", new JsonObject()).get("result").asObject();
        JsonObject damage = plain.get("$defs").asObject().get("doable.damage").asObject();
        assertTrue(damage.getString("description", "").startsWith("Takes health"));
        assertFalse(plain.toString().contains("markdownDescription"));
        JsonObject given = new JsonObject().add("language", "zh").add("editor", "vscode");
        JsonObject zh = ask("wizard.schema", given).get("result").asObject();
        damage = zh.get("$defs").asObject().get("doable.damage").asObject();
        assertTrue(damage.getString("markdownDescription", "").startsWith("对怪物造成伤害"));
        JsonObject amount = damage.get("properties").asObject().get("amount").asObject();
        assertTrue(amount.getString("markdownDescription", "").startsWith("数值"));
        JsonObject snippet =
                zh.get("$defs")
                        .asObject()
                        .get("doable")
                        .asObject()
                        .get("defaultSnippets")
                        .asArray()
                        .get(0)
                        .asObject();
        // a dollar without a backslash would begin a place to fill in
        String body = snippet.get("body").toString();
        assertTrue(body.contains("\\\\$onPlay.playerUUID"), body);
        assertFalse(
                ask("wizard.schema", new JsonObject().add("editor", "vim")).getBoolean("ok", true));
    }

    @Test
    void unplayableScenario_isRefusedByPointer() {
        JsonObject scenario =
                new JsonObject()
                        .add("cards", new JsonArray().add(new JsonObject().add("id", 1)))
                        .add("actions", new JsonArray());
        JsonObject answer = ask("wizard.scenario", new JsonObject().add("scenario", scenario));
        assertFalse(answer.getBoolean("ok", true));
        assertTrue(answer.toString().contains("\"/scenario/cards/0/id\""), answer.toString());
    }

    @Test
    void unknownLanguage_isRefused() {
        JsonObject given = new JsonObject().add("text", "{}").add("language", "xx");
        assertTrue(ask("wizard.explain", given).toString().contains("call.bad-value"));
    }

    /** A diagnostic points into the argument that it is about, whichever that is. */
    @Test
    void diagnosticsOfAGame_pointIntoWhatWasAsked() {
        String handle =
                "{'cards':[CARD],'initial':{'players':[{'UUID':'p1','hand':['c1'],'mana':9}],"
                        + "'instances':{'c1':'p.treasure.original.b'}},'actions':[FIRST]}";
        String card =
                "{'count':1,'id':'p.treasure.original.b','name':'b','manaCost':0,'rarity':'com','school':'neu','description':'','behaviors':[{'at':'onPlay','do':[DO]}]}";
        String gold = "{'type':'gold','mode':'add','amount':1,'target':'$onPlay.playerUUID'}";
        String sound = handle.replace("CARD", card.replace("DO", gold));
        String draw = "{'action':'draw','player':'p1','n':1}";
        String play = "{'action':'play','player':'p1','card':'c1'}";
        String[][] cases = {
            // handle, first action of the handle, the step, choices, the first diagnostic
            {sound, "", "{'action':'play','player':'p1','card':'zz'}", null, "illegal /action"},
            {sound, "", "{'action':'draw','plyer':'p1'}", null, "unknown-key /action/plyer"},
            {sound, "", "{'action':'draw','player':'p1','n':'x'}", null, "type /action/n"},
            {
                sound,
                "",
                "{'action':'run','player':'p1','do':[" + gold + ",{'type':'gld'}]}",
                null,
                "unknown-doable /action/do/1/type"
            },
            {sound, "", play, "[['p1',3]]", "type /choices/0/1"},
            {sound, draw, play, "[5]", "type /choices/0"},
            {sound, "{'action':'draw','player':'p9'}", play, null, "illegal /handle/actions/0"},
            {
                sound,
                "{'action':'draw','plyer':'p1'}",
                play,
                null,
                "unknown-key /handle/actions/0/plyer"
            },
            {
                handle.replace("CARD", card.replace("DO", "{'type':'gld'}")),
                "",
                play,
                null,
                "unknown-doable /handle/cards/0/behaviors/0/do/0/type"
            },
            {
                sound.replace("['c1']", "['c1','c1']"),
                "",
                play,
                null,
                "duplicate-uuid /handle/initial/players/0/hand/1"
            },
        };
        for (String[] one : cases) {
            String given = one[0].replace("FIRST", one[1]);
            JsonObject request =
                    new JsonObject().add("handle", value(given)).add("action", value(one[2]));
            if (one[3] != null) {
                request.add("choices", value(one[3]));
            }
            JsonArray diagnostics = ask("wizard.step", request).get("diagnostics").asArray();
            JsonObject first = diagnostics.get(0).asObject();
            String place = first.getString("pointer", "");
            assertEquals("wizard." + one[4], first.getString("code", "") + " " + place);
            assertNull(first.get("from"), "no text was asked in which that were an offset");
            request.add("op", "wizard.step");
            assertNotNull(at(request, place), place);
        }
    }

    /** What {@code start}, {@code undo} and {@code scenario} are asked has its places, too. */
    @Test
    void scenarioAsObject_keepsItsPlacesAndItsRepeatedNames() {
        String scenario = "{'initial':{'players':[{'UUID':'p1','mana':'x'}]},'seed':1,'seed':2}";
        List<String> found =
                List.of("json.duplicate-key /%s/seed", "wizard.type /%s/initial/players/0/mana");
        for (String[] one :
                new String[][] {
                    {"wizard.start", "scenario"},
                    {"wizard.scenario", "scenario"},
                    {"wizard.undo", "handle"}
                }) {
            String request =
                    "{'op':'%s','%s':%s}".formatted(one[0], one[1], scenario).replace('\'', '"');
            JsonObject answer = Json.parse(CALL.call(request)).asObject();
            List<String> places =
                    answer.get("diagnostics").asArray().values().stream()
                            .map(JsonValue::asObject)
                            .map(d -> d.getString("code", "") + " " + d.getString("pointer", ""))
                            .toList();
            for (String place : found) {
                assertTrue(places.contains(place.formatted(one[1])), places.toString());
            }
        }
    }

    private static JsonValue value(String json) {
        return Json.parse(json.replace('\'', '"'));
    }

    /** The value of a request at a JSON pointer. */
    private static JsonValue at(JsonValue request, String pointer) {
        JsonValue at = request;
        for (String segment : pointer.substring(1).split("/")) {
            at =
                    at.isArray()
                            ? at.asArray().get(Integer.parseInt(segment))
                            : at.asObject().get(segment);
        }
        return at;
    }
}
