package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class WordTablesTest {

    private final WordTables tables = new WordTables();

    @Test
    void wordsOfGames_areAddedToTheTableOfTheirPart() {
        tables.add("codes/games/chess/words/ja/page.json", "{\"kind\": {\"chess\": \"将棋\"}}");
        tables.add("codes/words/ja/page.json", "{\"kind\": {\"text\": \"文\"}, \"top\": \"上\"}");
        tables.add("codes/words/ja/odds.json", "{}");
        assertEquals(
                Map.of(
                        "ja/odds", "{}",
                        "ja/page", "{\"kind\":{\"chess\":\"将棋\",\"text\":\"文\"},\"top\":\"上\"}"),
                tables.texts());
    }

    @Test
    void diagnostics_areAddedToTheTranslationsOfTheirPart() {
        tables.add("odds/words/ja/lab.json", "{\"diagnostics\": {\"yisp\": {\"end\": \"終\"}}}");
        tables.add(
                "diagnostics/odds/yisp.json",
                """
                {"part": "lab", "messages": {
                  "yisp.cut-off": {"en": "cut", "zh": "断", "ja": "切"},
                  "yisp.start": {"part": "page", "en": "start", "zh": "始", "ja": "初"}}}
                """);
        assertEquals(
                Map.of(
                        "ja/lab", "{\"diagnostics\":{\"yisp\":{\"end\":\"終\",\"cut-off\":\"切\"}}}",
                        "ja/page", "{\"diagnostics\":{\"yisp\":{\"start\":\"初\"}}}",
                        "zh/lab", "{\"diagnostics\":{\"yisp\":{\"cut-off\":\"断\"}}}",
                        "zh/page", "{\"diagnostics\":{\"yisp\":{\"start\":\"始\"}}}"),
                tables.texts());
    }

    /** The lab of the part has no sentences; those of the page begin as sentences do. */
    @Test
    void diagnosticsOfTheWizard_areInEnglishToo() {
        tables.add(
                "diagnostics/wizard/card.json",
                """
                {"part": "wizard", "messages": {
                  "wizard.type": {"en": "“{key}” must be {expected}", "zh": "型", "ja": "型"},
                  "wizard.end": {"en": "the text ends", "zh": "末", "ja": "id がない"}}}
                """);
        assertEquals(
                "{\"diagnostics\":{\"wizard\":{\"type\":\"“{key}” must be {expected}\","
                        + "\"end\":\"The text ends\"}}}",
                tables.texts().get("en/wizard"));
        assertEquals(
                "{\"diagnostics\":{\"wizard\":{\"type\":\"型\",\"end\":\"id がない\"}}}",
                tables.texts().get("ja/wizard"));
    }

    @Test
    void wordGivenTwice_isRefusedWithItsFile() {
        tables.add("codes/words/ja/page.json", "{\"kind\": {\"text\": \"文\"}}");
        String message =
                assertThrows(
                                IllegalArgumentException.class,
                                () ->
                                        tables.add(
                                                "codes/games/chess/words/ja/page.json",
                                                "{\"kind\": {\"text\": \"字\"}}"))
                        .getMessage();
        assertTrue(message.startsWith("codes/games/chess/words/ja/page.json"), message);
        assertTrue(message.contains("text"), message);
    }

    @Test
    void fileThatIsNotJson_isRefusedWithItsName() {
        for (String text : new String[] {"{", "[]", "{\"a\": 1"}) {
            String message =
                    assertThrows(
                                    IllegalArgumentException.class,
                                    () -> tables.add("codes/words/ja/page.json", text))
                            .getMessage();
            assertTrue(message.startsWith("codes/words/ja/page.json"), message);
        }
    }

    @Test
    void otherFiles_holdNoWords() {
        assertTrue(WordTables.isFile("app/words/en/page.json"));
        assertFalse(WordTables.isFile("codes/games/chess/board.json"));
        assertFalse(WordTables.isFile("app/words/page.json"));
    }
}
