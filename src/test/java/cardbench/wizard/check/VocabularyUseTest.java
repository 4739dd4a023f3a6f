package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VocabularyUseTest {

    private static final String HEAD =
            "\"count\": 1, \"name\": \"n\", \"manaCost\": 1, \"rarity\": \"com\","
                    + " \"school\": \"none\", \"description\": \"\",";

    /** The document's 当头一棒, in short. */
    private static final String BASH =
            "{\"id\": \"a.treasure.com.bash\", "
                    + HEAD
                    + """
                    "behaviors": [{"at": "onPlay", "do": [{"type": "if",
                      "condition": {"type": "HasWand", "playerUUID": "$onPlay.playerUUID"},
                      "do": [{"type": "damage", "amount": 12,
                        "target": {"type": "monsterChooser", "ask": "$onPlay.playerUUID"}}]}]}]}
                    """;

    /** The document's second example of a first-generation card: its words are today's. */
    private static final String GILDING =
            """
            {"id": "a.exploration.III.gilding", "name": "n", "type": "event", "level": "III",
             "description": "", "behaviors": [{"at": "onDrawExploration", "do": "addTriggers",
              "triggers": [{"event": "onExplored", "type": "once", "conditions": [
                {"type": "equals", "left": "$onExplored.card.type", "right": "monster"}],
               "effects": [{"type": "buffMonster", "health": 3, "reward": 1}]}]}]}
            """;

    private static List<String> used(List<VocabularyUse.Row> rows, int card) {
        List<String> words = new ArrayList<>();
        for (VocabularyUse.Row row : rows) {
            if (row.cards().contains(card)) {
                words.add(row.kind() + " " + row.word());
            }
        }
        return words;
    }

    @Test
    void wordsOfEachCard_areFoundAtAnyDepth() {
        List<VocabularyUse.Row> rows =
                CardPackage.read(List.of(BASH, GILDING), false).vocabulary().rows();
        assertEquals(
                List.of(
                        "timing onPlay",
                        "doable if",
                        "doable damage",
                        "condition HasWand",
                        "chooser monsterChooser"),
                used(rows, 0));
        assertEquals(
                List.of(
                        "timing onFlip",
                        "doable health",
                        "doable maxHealth",
                        "doable reward",
                        "doable addTriggers",
                        "condition Equals",
                        "event onExplorationFlip",
                        "mode once"),
                used(rows, 1));
    }

    /** The tables of the document: 16 doables, 14 conditions, 28 events, 5 modes, 7 timings. */
    @Test
    void everyWordOfTheDocument_hasARow() {
        List<VocabularyUse.Row> rows = CardPackage.read(List.of("[]"), false).vocabulary().rows();
        assertEquals(16, count(rows, "doable"));
        assertEquals(14 + 1, count(rows, "condition")); // with HasWand of the examples
        assertEquals(28, count(rows, "event"));
        assertEquals(5, count(rows, "mode"));
        assertEquals(7 + 1, count(rows, "timing")); // with that of exploration cards
        assertEquals(1, count(rows, "chooser"));
        assertEquals(1, count(rows, "getter"));
        assertEquals(List.of(), used(rows, 0));
    }

    private static long count(List<VocabularyUse.Row> rows, String kind) {
        return rows.stream().filter(row -> row.kind().equals(kind) && !row.extension()).count();
    }

    @Test
    void cards_haveTheirPlaces() {
        List<CardPackage.Place> places =
                CardPackage.read(List.of("[" + BASH.strip() + "]", " " + GILDING.strip()), false)
                        .places();
        assertEquals(
                List.of(
                        new CardPackage.Place(0, 1, 1 + BASH.strip().length()),
                        new CardPackage.Place(1, 1, 1 + GILDING.strip().length())),
                places);
    }
}
