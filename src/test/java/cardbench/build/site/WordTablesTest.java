package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        tables.add("odds/words/ja/odds.json", "{\"diagnostics\": {\"yisp\": {\"end\": \"終\"}}}");
        tables.add(
                "diagnostics/odds/yisp.json",
                """
                {"part": "odds", "messages": {
                  "yisp.cut-off": {"en": "cut", "zh": "断", "ja": "切"},
                  "yisp.start": {"part": "page", "en": "start", "zh": "始", "ja": "初"}}}
                """);
        assertEquals(
                Map.of(
                        "ja/odds", "{\"diagnostics\":{\"yisp\":{\"end\":\"終\",\"cut-off\":\"切\"}}}",
                        "ja/page", "{\"diagnostics\":{\"yisp\":{\"start\":\"初\"}}}",
                        "zh/odds", "{\"diagnostics\":{\"yisp\":{\"cut-off\":\"断\"}}}",
                        "zh/page", "{\"diagnostics\":{\"yisp\":{\"start\":\"始\"}}}"),
                tables.texts());
    }

    /** The labs of these parts have no sentences; those of the page begin as sentences do. */
    @ParameterizedTest
    @ValueSource(strings = {"wizard", "lab"})
    void diagnosticsOfALab_areInEnglishToo(String part) {
        tables.add(
                "diagnostics/house/subject.json",
                """
                {"part": "PART", "messages": {
                  "wizard.type": {"en": "“{key}” must be {expected}", "zh": "型", "ja": "型"},
                  "wizard.end": {"en": "the text ends", "zh": "末", "ja": "id がない"}}}
                """
                        .replace("PART", part));
        assertEquals(
                "{\"diagnostics\":{\"wizard\":{\"type\":\"“{key}” must be {expected}\","
                        + "\"end\":\"The text ends\"}}}",
                tables.texts().get("en/" + part));
        assertEquals(
                "{\"diagnostics\":{\"wizard\":{\"type\":\"型\",\"end\":\"id がない\"}}}",
                tables.texts().get("ja/" + part));
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
