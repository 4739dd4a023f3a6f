package cardbench.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.json.JsonReader;
import cardbench.json.JsonTreeText;
import cardbench.text.Severity;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema, judged by a validator that is not ours. */
class CardSchemaTest {

    private static final JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(CardSchema.schema().toString());

    private static List<String> faults(String json) {
        List<String> faults = new ArrayList<>();
        SCHEMA.validate(json, InputFormat.JSON).forEach(fault -> faults.add(fault.toString()));
        return faults;
    }

    private static String plain(String name) {
        return JsonTreeText.of(JsonReader.read(Cards.document(name)).root());
    }

    private static boolean readable(String json) {
        return CardReader.read(json, false).diagnostics().stream()
                .filter(one -> one.severity() == Severity.ERROR)
                .allMatch(
                        one ->
                                List.of(
                                                "wizard.undefined-variable",
                                                "wizard.target-kind",
                                                "wizard.braces",
                                                "wizard.counter-place")
                                        .contains(one.code().name()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stone", "gilding_components", "bash", "survival_of_the_fittest"})
    void normalisedCardOfTheDocument_isValid(String name) {
        String card = JsonTreeText.of(Cards.normalised(Cards.document(name)));
        assertEquals(List.of(), faults(card));
    }

    @Test
    void firstGeneration_isValidAsItStands() {
        assertEquals(List.of(), faults(plain("stone")));
    }

    @Test
    void everyCardOfTheScenarios_isValid() {
        for (String text : ScenarioFiles.all().values()) {
            JsonValue cards = Json.parse(text).asObject().get("cards");
            if (cards != null) {
                for (JsonValue card : cards.asArray()) {
                    if (card.isObject()) {
                        assertEquals(List.of(), faults(card.toString()), card.toString());
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"damge\",\"amount\":1,\"target\":\"m\"}",
                "{\"type\":\"damage\",\"target\":\"m\"}",
                "{\"type\":\"damage\",\"amount\":1.5,\"target\":\"m\"}",
                "{\"type\":\"damage\",\"amount\":-1,\"target\":\"m\"}",
                "{\"type\":\"damage\",\"amount\":1,\"target\":\"m\",\"tagret\":1}",
                "{\"type\":\"mana\",\"mode\":\"plus\",\"amount\":1,\"target\":\"p\"}",
                "{\"type\":\"if\",\"condition\":{\"type\":\"Maybe\"},\"do\":[]}",
                "{\"type\":\"addTriggers\",\"triggers\":[{\"mode\":\"once\",\"event\":\"onParty\",\"do\":[]}]}"
            })
    void faultOfShape_isFoundByBoth(String doable) {
        String card = Cards.playing(doable);
        assertFalse(faults(card).isEmpty());
        assertFalse(CardReader.read(card, true).sound());
    }

    /** Cards changed at random: what the schema accepts, the reader accepts. */
    @Test
    void whatTheSchemaAccepts_theReaderAccepts() {
        List<String> cards =
                new ArrayList<>(List.of(plain("stone"), plain("survival_of_the_fittest")));
        cards.add(JsonTreeText.of(Cards.normalised(Cards.document("gilding_components"))));
        cards.add(JsonTreeText.of(Cards.normalised(Cards.document("bash"))));
        int accepted = 0;
        for (long seed = 0; seed < 3_000; seed++) {
            Random random = new Random(seed);
            JsonObject card = Json.parse(cards.get(random.nextInt(cards.size()))).asObject();
            for (int i = random.nextInt(3); i >= 0; i--) {
                change(card, random);
            }
            if (faults(card.toString()).isEmpty()) {
                accepted++;
                assertTrue(readable(card.toString()), "seed " + seed + ": " + card);
            }
        }
        assertTrue(accepted > 100, "accepted " + accepted);
    }

    private static void change(JsonValue tree, Random random) {
        if (tree.isArray()) {
            if (!tree.asArray().isEmpty()) {
                int at = random.nextInt(tree.asArray().size());
                if (random.nextInt(4) == 0) {
                    tree.asArray().remove(at);
                } else {
                    change(tree.asArray().get(at), random);
                }
            }
            return;
        }
        if (!tree.isObject() || tree.asObject().isEmpty()) {
            return;
        }
        JsonObject object = tree.asObject();
        List<String> names = object.names();
        String name = names.get(random.nextInt(names.size()));
        JsonValue value = object.get(name);
        if ((value.isObject() || value.isArray()) && random.nextInt(4) > 0) {
            change(value, random);
            return;
        }
        JsonValue[] values = {
            Json.value(3),
            Json.value(-3),
            Json.value("7"),
            Json.value("$onPlay.playerUUID"),
            Json.value("{x.y}"),
            Json.value("add"),
            Json.value("once"),
            Json.value("onPlayCard"),
            Json.value(true),
            Json.NULL,
            Json.parse("{\"type\":\"allMonsters\"}"),
            Json.parse("{\"type\":\"getPlayer\",\"of\":\"p\",\"seat\":\"next\"}"),
            Json.parse("{\"type\":\"AlwaysTrue\"}"),
            Json.parse("[\"a\"]"),
            Json.parse("[]")
        };
        object.set(name, values[random.nextInt(values.length)]);
    }
}
