package cardbench.wizard.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.CardMutations;
import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.Cards;
import cardbench.wizard.play.ScenarioFiles;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonValue;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema, judged by a validator that is not ours. */
@Tag("slow")
class CardSchemaTest {

    private static final int CARDS = 4_000;

    private static final JsonSchema SCHEMA = judge(CardSchema.schema().toString());

    /** The same schema, which refuses what the other one marks as deprecated. */
    private static final JsonSchema REFUSING =
            judge(CardSchema.schema().toString().replace("\"deprecated\":true", "\"not\":{}"));

    /** Reads what a schema refers to when it is asked for; at once, that takes five seconds. */
    private static JsonSchema judge(String schema) {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(
                        schema, SchemaValidatorsConfig.builder().preloadJsonSchema(false).build());
    }

    private static List<String> faults(String json) {
        List<String> faults = new ArrayList<>();
        SCHEMA.validate(json, InputFormat.JSON).forEach(fault -> faults.add(fault.toString()));
        return faults;
    }

    /** What a schema cannot see: what variables stand for, and numbers against each other. */
    private static final Set<String> BEYOND =
            Set.of(
                    "wizard.undefined-variable",
                    "wizard.target-kind",
                    "wizard.braces",
                    "wizard.counter-place",
                    "wizard.damage-place",
                    "wizard.duplicate-id");

    private static boolean isAboveMaximum(Diagnostic one) {
        return one.code() == WizardCodes.RANGE && one.args().get(0).value().equals("minimum");
    }

    /**
     * Whether the reader finds every object well-formed: no error, and below the card no key that
     * nothing reads.
     */
    private static boolean isWellFormed(String json) {
        for (Diagnostic one : CardReader.read(json, false).diagnostics()) {
            boolean error =
                    one.severity() == Severity.ERROR
                            && !BEYOND.contains(one.code().name())
                            && !isAboveMaximum(one);
            boolean key =
                    one.code() == WizardCodes.UNKNOWN_KEY
                            && one.location().pointer().indexOf('/', 1) > 0;
            if (error || key) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @ValueSource(strings = {"stone", "gilding_components", "bash", "survival_of_the_fittest"})
    void normalisedCardOfTheDocument_isValid(String name) {
        String card = JsonTreeText.of(Cards.normalised(Cards.document(name)));
        assertEquals(List.of(), faults(card));
    }

    @Test
    void firstGeneration_isValidAsItStands() {
        assertEquals(List.of(), faults(CardMutations.plain("stone")));
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
                "{\"type\":\"damage\",\"amount\":-1000000,\"target\":\"m\"}",
                "{\"type\":\"damage\",\"amount\":1,\"target\":\"m\",\"tagret\":1}",
                "{\"type\":\"mana\",\"mode\":\"plus\",\"amount\":1,\"target\":\"p\"}",
                "{\"type\":\"if\",\"condition\":{\"type\":\"Maybe\"},\"do\":[]}",
                "{\"type\":\"addTriggers\",\"triggers\":[{\"mode\":\"once\",\"event\":\"onParty\",\"do\":[]}]}"
            })
    void faultOfShape_isFoundByBoth(String doable) {
        String card = Cards.playing(doable);
        assertFalse(faults(card).isEmpty());
        assertFalse(CardReader.read(card, true).isValid());
    }

    /** Cards changed at random: the schema accepts what the reader accepts, and nothing else. */
    @Test
    void schemaAndReader_acceptTheSame() {
        List<String> cards = CardMutations.originals();
        int accepted = 0;
        for (long seed = 0; seed < CARDS; seed++) {
            String card = CardMutations.mutated(cards, seed);
            List<String> faults = faults(card);
            accepted += faults.isEmpty() ? 1 : 0;
            assertEquals(
                    isWellFormed(card),
                    faults.isEmpty(),
                    () -> card + "\n" + faults + "\n" + CardReader.read(card, false).diagnostics());
        }
        assertTrue(accepted > CARDS / 10 && accepted < CARDS / 10 * 9, "accepted " + accepted);
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "null", "1.5", "[1,[null]]", "{\"a\":{\"type\":\"monster\"}}"})
    void equals_takesAnyValue(String value) {
        String equals = "{\"type\":\"Equals\",\"value1\":" + value + ",\"value2\":1}";
        assertEquals(
                List.of(),
                faults(Cards.playing("{\"type\":\"if\",\"condition\":" + equals + ",\"do\":[]}")));
    }

    /** What the validator marks as deprecated in a comparison of a card. */
    private static boolean isMarked(String one, String other) {
        String equals = "{\"type\":\"Equals\",\"value1\":" + one + ",\"value2\":" + other + "}";
        String turned = "{\"type\":\"Equals\",\"value1\":" + other + ",\"value2\":" + one + "}";
        boolean marked = isMarked(equals);
        assertEquals(marked, isMarked(turned), turned);
        return marked;
    }

    private static boolean isMarked(String condition) {
        String card = Cards.playing("{\"type\":\"if\",\"condition\":" + condition + ",\"do\":[]}");
        assertEquals(List.of(), faults(card), condition);
        return !REFUSING.validate(card, InputFormat.JSON).isEmpty();
    }

    /** The words and forms are those of the document's table of events. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "$onDefeat.level | III | IV",
                "{onDamageTaken.level} | XII | iii",
                "$onExplorationFlip.type | monster | Monster",
                "$onBuy.cardID | p.treasure.common.x | p.exploration.III.x",
                "$onDefeat.monsterID | p.exploration.III.x | p.treasure.common.x",
                "$onBuy.price | 3 | three"
            })
    void constantThatAFieldNeverIs_isMarked(String field, String word, String never) {
        assertFalse(isMarked("\"" + field + "\"", "\"" + word + "\""), word);
        assertFalse(isMarked("\"" + field + "\"", "\"$onPlay.playerUUID\""));
        assertTrue(isMarked("\"" + field + "\"", "\"" + never + "\""), never);
        assertTrue(isMarked("\"" + field + "\"", "null"), field);
    }

    @ParameterizedTest
    @CsvSource({"school,frost,ice", "rarity,leg,rare", "cardType,wand,Wand", "manaCost,3,three"})
    void constantThatAGetterNeverReturns_isMarked(String property, String word, String never) {
        String getter =
                "{\"type\":\"getCardProperty\",\"cardUUID\":\"$x.UUID\",\"property\":\""
                        + property
                        + "\"}";
        assertFalse(isMarked(getter, "\"" + word + "\""), word);
        assertTrue(isMarked(getter, "\"" + never + "\""), never);
    }

    @Test
    void originals_areAccepted() {
        for (String card : CardMutations.originals()) {
            assertEquals(List.of(), faults(card), card);
        }
    }

    /** The document's last example is a trigger without a mode; a package is a list. */
    @Test
    void triggerAloneAndList_areAccepted() {
        String trigger = CardMutations.plain("counter_trigger");
        assertEquals(List.of(), faults(trigger));
        assertFalse(faults(trigger.replace("HasWand", "HasWind")).isEmpty());
        assertEquals(List.of(), faults("[" + CardMutations.plain("bash") + "]"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"loop\",\"tims\":2,\"do\":[]}",
                "{\"type\":\"loop\",\"times\":2,\"do\":[],\"targt\":\"x\"}",
                "{\"typ\":\"loop\",\"times\":2,\"do\":[]}",
                "{\"type\":\"lop\",\"times\":2,\"do\":[]}",
                "{\"type\":\"loop\",\"times\":1.5,\"do\":[]}",
                "{\"type\":\"loop\",\"times\":\"x\",\"do\":[]}",
                "{\"type\":\"loop\",\"times\":null,\"do\":[]}",
                "{\"type\":\"damage\",\"amount\":1,\"target\":{\"type\":\"alMonsters\"}}",
                "{\"type\":\"damage\",\"amount\":1,\"target\":7}",
                "{\"type\":\"gold\",\"add\":1,\"set\":2,\"target\":\"$onPlay.playerUUID\"}",
                "{\"type\":\"gold\",\"ad\":1,\"mode\":\"add\",\"target\":\"$onPlay.playerUUID\"}",
                "{\"type\":\"if\",\"do\":[],\"condition\":{\"type\":\"Equals\",\"valu1\":1,\"value2\":2}}",
                "{\"type\":\"if\",\"do\":[],\"condition\":{\"type\":\"Equals\",\"left\":1,\"value1\":1,\"value2\":2}}",
                "{\"type\":\"if\",\"do\":[],\"condition\":{\"type\":\"Equal\",\"value1\":1,\"value2\":2}}",
                "{\"type\":\"addTriggers\",\"triggers\":[{\"event\":\"onBuy\",\"mode\":\"{}\",\"do\":[]}]}",
                "{\"type\":\"addTriggers\",\"triggers\":[{\"evnt\":\"onBuy\",\"do\":[]}]}",
                "{\"type\":\"addTriggers\",\"triggers\":[{\"event\":\"onBuy\",\"effects\":[],\"do\":[]}]}"
            })
    void oneSlip_isOneFault(String doable) {
        assertEquals(
                1, faults(Cards.playing(doable)).size(), faults(Cards.playing(doable))::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "rarity", "behaviors", "manaCost", "count"})
    void misspeltKeyOfACard_isOneFault(String key) {
        String card = Cards.playing("").replace("\"" + key + "\"", "\"" + key + "x\"");
        assertEquals(1, faults(card).size(), faults(card)::toString);
    }

    /** What is read with a warning is marked, so that editors can strike it through. */
    @Test
    void olderWords_areDeprecated() {
        String schema = CardSchema.schema().toString();
        assertTrue(schema.split("\"deprecated\":true", -1).length > 10);
    }
}
