package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
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
        assertEquals(Timing.words(), labels(text));
    }

    @Test
    void typeOfADoable_isOneOfTheTable() {
        assertEquals(
                ObjectType.names(CardGrammar.DOABLES),
                labels("{\"behaviors\": [{\"at\": \"onPlay\", \"do\": [{\"type\": \"|"));
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
        List<String> labels = labels(text);
        assertTrue(
                labels.containsAll(
                        List.of("$onDefeat.monsterUUID", "$onPlay.playerUUID", "$d.UUID")),
                labels.toString());
    }

    @Test
    void valuesToCompare_mayBeAnything() {
        String text =
                "{\"behaviors\": [{\"at\": \"onPlay\", \"do\": [{\"type\": \"if\","
                        + " \"condition\": {\"type\": \"Equals\", \"value1\": ";
        assertEquals(List.of("$onPlay.playerUUID", "true", "false", "null"), labels(text + "|"));
        assertEquals(List.of("$onPlay.playerUUID"), labels(text + "[\"|"));
        assertTrue(labels(text + "[{\"type\": \"|").contains("getPlayer"));
    }

    @Test
    void commentsAndDeepBrackets_areGonePast() {
        assertTrue(labels("{ // \"do\": [{ \n /* { */ \"|").contains("name"));
        assertEquals(List.of(), labels("[".repeat(500) + "{\"|"));
        assertEquals(List.of(), labels("|"));
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
}
