package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompletionTest {

    /** What is offered at the sign | of a text. */
    private static Completion.Offer at(String text) {
        int place = text.indexOf('|');
        return Completion.at(text.replace("|", ""), place);
    }

    private static List<String> labels(String text) {
        return at(text).items().stream().map(Completion.Item::label).toList();
    }

    @Test
    void keysOfACard_areOfferedUnlessTheyAreThere() {
        List<String> keys = labels("{\"id\": \"a\", \"|");
        assertFalse(keys.contains("id"));
        assertTrue(keys.containsAll(List.of("name", "manaCost", "behaviors")), keys.toString());
        assertTrue(labels("{\"level\": \"VI\", \"|").contains("health"));
    }

    @Test
    void wordBeingWritten_isReplacedWithItsQuotes() {
        String text = "{\"behaviors\": [{\"at\": \"onP|\"}]}";
        Completion.Offer offer = at(text);
        assertEquals("\"onP\"", text.replace("|", "").substring(offer.from(), offer.to()));
        List<String> treasure = new ArrayList<>(Timing.words());
        treasure.remove("onFlip");
        assertEquals(treasure, labels(text));
        String exploration = "{\"id\": \"b.exploration.III.x\", \"behaviors\": [{\"at\": |";
        assertEquals(List.of("onFlip"), labels(exploration));
    }

    @Test
    void typeOfADoable_isOneOfTheTable() {
        List<String> doables = new ArrayList<>(ObjectType.names(CardGrammar.DOABLES));
        // only a trigger on a card that is played can counter it
        doables.remove("counter");
        // and only a trigger on damage that is about to be dealt can change it
        doables.remove("changeDamage");
        assertEquals(
                doables, labels("{\"behaviors\": [{\"at\": \"onPlay\", \"do\": [{\"type\": \"|"));
        assertEquals(
                ObjectType.names(CardGrammar.CONDITIONS),
                labels("{\"behaviors\": [{\"do\": [{\"type\":\"if\", \"condition\": {\"type\": |"));
    }

    @Test
    void keysOfADoable_goByItsType() {
        assertEquals(
                List.of("id", "amount"),
                labels("{\"do\": [{\"type\": \"damage\", \"target\": \"x\", |"));
    }

    @Test
    void variables_areThoseOfTheTimingAndTheEventsAround() {
        String text =
                "{\"behaviors\": [{\"at\": \"onPlay\", \"do\": [{\"type\": \"drawCard\", \"id\":"
                        + " \"d\"}, {\"type\": \"addTriggers\", \"triggers\": [{\"event\":"
                        + " \"onDefeat\", \"do\": [{\"type\": \"damage\", \"target\": \"|";
        assertEquals(
                List.of("$onDefeat.monsterUUID", "monsterChooser {…}", "allMonsters {…}"),
                labels(text));
        assertEquals(
                List.of(
                        "$onPlay.cardUUID",
                        "$d.UUID",
                        "$d.UUIDs",
                        "cardChooser {…}",
                        "allCards {…}"),
                labels(text.replace("damage", "discardCard")));
        String player = text.replace("damage", "drawCard");
        assertEquals("$onDefeat.sourcePlayerUUID", labels(player).get(0));
        assertEquals("$onPlay.playerUUID", labels(player).get(1));
    }

    @Test
    void loop_givesItsIndexAndTheIdsInside() {
        String text =
                "{\"behaviors\": [{\"at\": \"onPlay\", \"do\": [{\"id\": \"l\", \"type\": \"loop\","
                        + " \"times\": 2, \"do\": [{\"id\": \"d{l.index}\", \"type\": \"drawCard\","
                        + " \"amount\": 1, \"target\": \"$onPlay.playerUUID\"}, ";
        assertEquals(
                List.of(
                        "1",
                        "$l.index",
                        "$d{l.index}.count",
                        "getPlayerProperty {…}",
                        "sum {…}",
                        "product {…}"),
                labels(text + "{\"type\": \"damage\", \"amount\": |"));
        assertEquals(
                List.of("$onPlay.cardUUID", "$d{l.index}.UUID"),
                labels(text + "{\"type\": \"discardCard\", \"target\": |").subList(0, 2));
    }

    @Test
    void idsOfAnotherBehaviour_areNotOffered() {
        String text =
                "{\"behaviors\": [{\"at\": \"onDraw\", \"do\": [{\"id\": \"d\", \"type\": \"drawCard\","
                        + " \"amount\": 1, \"target\": \"$onDraw.playerUUID\"}]}, {\"at\": \"onPlay\","
                        + " \"do\": [{\"type\": \"discardCard\", \"target\": |";
        assertEquals(List.of("$onPlay.cardUUID", "cardChooser {…}", "allCards {…}"), labels(text));
    }

    @Test
    void wordWithoutQuotes_isReplaced() {
        String text = "{\"id\": \"a.treasure.b.c\", ra|";
        Completion.Offer offer = at(text);
        assertEquals("ra", text.replace("|", "").substring(offer.from(), offer.to()));
        assertTrue(labels(text).contains("rarity"));
        offer = at("{\"count\": 1|2}");
        assertEquals(2, offer.to() - offer.from());
        assertEquals(List.of(), labels("{\"count\": 12 |}"), "behind a value comes a sign");
    }

    @Test
    void keysOfACard_goByItsClass() {
        List<String> keys = labels("{\"id\": \"b.exploration.III.x\", \"|");
        assertTrue(keys.containsAll(List.of("type", "level", "health", "reward")), keys.toString());
        assertFalse(keys.contains("manaCost"), keys.toString());
        keys = labels("{\"count\": 1, | , \"level\": \"III\"}");
        assertTrue(keys.contains("health"), "what follows counts as well: " + keys);
        assertEquals(
                List.of("name", "manaCost"),
                labels("{\"id\": \"b.treasure.c.x\", \"count\": 1, \"|").subList(0, 2));
    }

    @Test
    void otherSide_saysWhichWordsItCanBe() {
        String text =
                "{\"behaviors\": [{\"at\": \"onPlay\", \"do\": [{\"type\": \"addTriggers\","
                        + " \"triggers\": [{\"event\": \"onExplorationFlip\", \"condition\": {\"type\":"
                        + " \"Equals\", \"value1\": \"$onExplorationFlip.%\", \"value2\": |";
        assertEquals(
                List.of("III", "VI", "IX", "XII"),
                labels(text.replace("%", "level")).subList(0, 4));
        assertFalse(labels(text.replace("%", "level")).contains("true"));
        assertEquals(List.of("monster", "event"), labels(text.replace("%", "type")));
        assertEquals(
                List.of("$onPlay.playerUUID", "getPlayer {…}"),
                labels(text.replace("%", "sourcePlayerUUID")));
    }

    @Test
    void valuesToCompare_mayBeAnything() {
        String text =
                "{\"behaviors\": [{\"at\": \"onPlay\", \"do\": [{\"type\": \"if\","
                        + " \"condition\": {\"type\": \"Equals\", \"value1\": ";
        assertEquals(
                List.of(
                        "$onPlay.playerUUID",
                        "$onPlay.cardUUID",
                        "getPlayer {…}",
                        "getPlayerProperty {…}",
                        "sum {…}",
                        "product {…}",
                        "1",
                        "true",
                        "false",
                        "null"),
                labels(text + "|"));
        assertEquals("$onPlay.playerUUID", labels(text + "[\"|").get(0));
        assertTrue(labels(text + "[{\"type\": \"|").contains("getPlayer"));
    }

    @Test
    void commentsAndDeepBrackets_areGonePast() {
        assertTrue(labels("{ // \"do\": [{ \n /* { */ \"|").contains("name"));
        assertEquals(List.of(), labels("[".repeat(500) + "{\"|"));
        assertEquals(List.of(), labels("{ // |"));
        assertEquals(List.of(), labels("{ /* | */ }"));
    }

    @Test
    void everyPlaceOfTheDocumentsCards_isAnswered() {
        for (String name : List.of("stone", "bash", "survival_of_the_fittest")) {
            String text = Cards.document(name);
            for (int i = 0; i <= text.length(); i++) {
                Completion.Offer offer = Completion.at(text, i);
                assertTrue(offer.from() <= offer.to() && offer.to() <= text.length());
            }
        }
    }

    @Test
    void triggerOnItsOwn_hasItsEventsVariables() {
        String text = "{\"event\": \"onDefeat\", \"do\": [{\"type\": \"damage\", \"target\": |";
        assertEquals("$onDefeat.monsterUUID", labels(text).get(0));
        assertEquals(
                List.of("UUID", "id", "mode", "condition"),
                labels("{\"event\": \"onDefeat\", \"do\": [], \"|"));
    }

    @Test
    void longCard_isNotTried() {
        String card = Cards.playing("{\"type\": |}").replace("One", "x".repeat(50_000));
        assertEquals(List.of(), labels(card));
    }
}
