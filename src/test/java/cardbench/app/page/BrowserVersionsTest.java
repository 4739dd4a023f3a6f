package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page and its document name the same browsers as the oldest ones. */
class BrowserVersionsTest {

    private static final Pattern VERSION =
            Pattern.compile("(Safari|Firefox|Chromium) (\\d+(?:\\.\\d+)?)");

    private static List<String> versions(String text) {
        return VERSION.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    @Test
    void sentenceInEachLanguage_namesTheVersionsOfTheTable() throws IOException {
        List<String> table =
                Files.readAllLines(Path.of("src/site/markdown/browsers.md")).stream()
                        .filter(line -> line.matches("\\| (Chromium|Gecko|WebKit) \\|.*"))
                        .map(line -> line.split("\\|"))
                        .map(cells -> cells[4].trim())
                        .map(version -> version.matches("\\d+") ? "Chromium " + version : version)
                        .sorted()
                        .toList();
        assertEquals(3, table.size(), table.toString());
        List<String> sentences =
                Files.readAllLines(Path.of("webapp/app/index.html")).stream()
                        .filter(line -> line.contains("Safari"))
                        .toList();
        assertEquals(3, sentences.size(), "a sentence in each language");
        for (String sentence : sentences) {
            assertEquals(table, versions(sentence), sentence);
        }
    }
}
