package cardbench.call.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
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
                JsonObject said = ask("wizard.hover", given).get("result").asObject();
                assertEquals(word[1], said.getString("entry", ""), word[0]);
                assertEquals(at, said.getInt("from", -1));
            }
        }
        JsonObject nothing = new JsonObject().add("text", card).add("offset", card.indexOf(": 2"));
        assertEquals("{}", ask("wizard.hover", nothing).get("result").toString());
        JsonObject zh = new JsonObject().add("text", card).add("language", "zh");
        zh.add("offset", card.indexOf("damage"));
        JsonObject said = ask("wizard.hover", zh).get("result").asObject();
        assertTrue(said.getString("text", "").contains("造成伤害"), said.toString());
        assertEquals("[\"id\",\"amount\",\"target\"]", said.get("keys").toString());
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
}
