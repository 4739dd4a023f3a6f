package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JapaneseNamesTest {

    /** The names of all cards of both games, as the games have them, pass. */
    @Test
    void namesOfTheGames_areSound() throws IOException {
        for (String game : List.of("genshin", "hearthstone")) {
            List<String> refused = new ArrayList<>();
            Path file = Path.of("cards-data", game, "ja.tsv");
            for (String line : Files.readAllLines(file)) {
                String name = line.substring(line.indexOf('\t') + 1);
                if (!JapaneseNames.isSound(name)) {
                    refused.add(name);
                }
            }
            assertEquals(List.of(), refused, game);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"聖骸ツノワ二", "ストラクタレーションん", "ツ二カの夢", "希なる朝の", "「死の戦い", "剣」", "フォゃクス"})
    void misspeltNames_areNot(String name) {
        assertFalse(JapaneseNames.isSound(name));
    }

    @Test
    void correctedNames_areSound() {
        for (String name : List.of("聖骸ツノワ二", "ストラクタレーションん", "ドリックカウントダウン：3")) {
            assertTrue(JapaneseNames.isSound(JapaneseNames.corrected(name)), name);
        }
        assertEquals("甘雨", JapaneseNames.corrected("甘雨"));
    }
}
