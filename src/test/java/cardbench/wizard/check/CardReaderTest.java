package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The document's own blocks: what is wrong with them, where, and what they mean. */
class CardReaderTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "stone",
                "gilding_components",
                "bash",
                "survival_of_the_fittest",
                "counter_trigger"
            })
    void everyBlockOfTheDocument_isReadTolerantly(String name) {
        CardReading reading = CardReader.read(Cards.document(name), false);
        assertTrue(reading.isValid(), () -> Cards.linesOf(Cards.document(name)).toString());
    }

    @Test
    void stone_isOfTheFirstGenerationAndBecomesTheSecond() {
        assertEquals(
                "[{\"at\":\"onPlay\",\"do\":[{\"type\":\"damage\",\"target\":{\"type\":"
                        + "\"monsterChooser\",\"ask\":\"$onPlay.playerUUID\"},\"amount\":2}]}]",
                Cards.behaviors(Cards.document("stone")));
        assertEquals(
                List.of(
                        "wizard.alias 26:23 /behaviors/0/triggers/0/effects/0/target",
                        "wizard.deprecated 11:5 /behaviors/0"),
                Cards.linesOf(Cards.document("stone")));
    }

    @Test
    void gilding_hasABracketTooManyAndOlderNames() {
        String text = Cards.document("gilding_components");
        assertEquals("json.extra-closer 37:6 ", Cards.linesOf(text).get(0));
        assertEquals(
                "[{\"at\":\"onFlip\",\"do\":[{\"type\":\"addTriggers\",\"triggers\":[{"
                        + "\"event\":\"onExplorationFlip\",\"condition\":{\"type\":\"And\","
                        + "\"conditions\":[{\"type\":\"Equals\",\"value1\":\"$onFlip.playerUUID\","
                        + "\"value2\":\"$onExplorationFlip.sourcePlayerUUID\"},{\"type\":"
                        + "\"Equals\",\"value1\":\"$onExplorationFlip.type\",\"value2\":"
                        + "\"monster\"}]},\"mode\":\"once\",\"do\":["
                        + "{\"type\":\"maxHealth\",\"mode\":\"add\",\"amount\":3,"
                        + "\"target\":\"$onExplorationFlip.cardUUID\"},"
                        + "{\"type\":\"health\",\"mode\":\"add\",\"amount\":3,"
                        + "\"target\":\"$onExplorationFlip.cardUUID\"},"
                        + "{\"type\":\"reward\",\"mode\":\"add\",\"amount\":1,"
                        + "\"target\":\"$onExplorationFlip.cardUUID\"}]}]}]}]",
                Cards.behaviors(text));
        assertFalse(CardReader.read(text, true).isValid());
    }

    @Test
    void bash_lacksItsLastBrace() {
        String text = Cards.document("bash");
        assertEquals(
                List.of("json.missing-closer 44:1 ", "wizard.alias 6:13 /rarity"),
                Cards.linesOf(text));
        assertEquals("}", Cards.first(text, "json.missing-closer").fix());
        assertEquals("\"com\"", Cards.first(text, "wizard.alias").fix());
        assertFalse(CardReader.read(text, true).isValid());
    }

    @Test
    void survival_hasACountInQuotes() {
        String text = Cards.document("survival_of_the_fittest");
        assertEquals(
                List.of("wizard.count-text 3:12 /count", "wizard.alias 6:13 /rarity"),
                Cards.linesOf(text));
        assertEquals("1", Cards.first(text, "wizard.count-text").fix());
    }

    @Test
    void lastExample_isATriggerAlone() {
        String text = Cards.document("counter_trigger");
        CardReading reading = CardReader.read(text, false);
        assertEquals(CardReading.Form.TRIGGER, reading.form());
        String trigger = JsonTreeText.of(reading.cards().get(0));
        assertTrue(trigger.startsWith("{\"event\":\"onPlayCard\","), trigger);
        assertTrue(trigger.contains("\"playerUUID\":\"$onPlayCard.playerUUID\""), trigger);
        assertTrue(trigger.endsWith("\"mode\":\"once\"}"), trigger);
        assertTrue(Cards.codes(text).contains("wizard.default-mode"));
    }

    @Test
    void normalisedCard_hasNothingLeftToNormalise() {
        for (String name : List.of("stone", "gilding_components", "survival_of_the_fittest")) {
            String once = JsonTreeText.of(Cards.normalised(Cards.document(name)));
            CardReading again = CardReader.read(once, true);
            assertTrue(again.isValid(), () -> name + again.diagnostics());
            assertEquals(once, JsonTreeText.of(again.cards().get(0)));
        }
    }

    @Test
    void strictReading_makesErrorsOfSlips() {
        CardReading reading = CardReader.read(Cards.document("survival_of_the_fittest"), true);
        assertFalse(reading.isValid());
        assertTrue(reading.diagnostics().stream().noneMatch(d -> d.severity() == Severity.WARNING));
    }

    @Test
    void listOfCards_isReadAsAPackageAndMayNotShareIds() {
        String card = Cards.playing("");
        String text = "[" + card + "," + card + "," + card.replace(".one", ".two") + ", 7]";
        CardReading reading = CardReader.read(text, false);
        assertEquals(CardReading.Form.CARDS, reading.form());
        assertEquals(3, reading.cards().size());
        assertEquals(
                "card 1 of the package already has the id “test.treasure.common.one”",
                Cards.first(text, "wizard.duplicate-id").message());
        assertEquals("/1/id", Cards.first(text, "wizard.duplicate-id").location().pointer());
        assertEquals("/3", Cards.first(text, "wizard.not-a-card").location().pointer());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "7", "\"card\"", "{", "[7]", "{\"a\" 1}", "nope"})
    void whatIsNoCard_isAnError(String text) {
        assertFalse(CardReader.read(text, false).isValid(), text);
    }
}
