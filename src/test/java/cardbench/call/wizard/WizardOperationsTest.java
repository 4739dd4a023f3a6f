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

    private static final Dispatcher CALL = new Dispatcher(List.of(new WizardOperations()));
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
