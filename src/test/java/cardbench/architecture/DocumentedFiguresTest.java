package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.ListOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Figures of the documents that the build knows, or that another document measures. Sizes of the
 * npm package are in {@code NpmFolderIT}, versions of browsers in {@code BrowserVersionsTest}.
 */
class DocumentedFiguresTest {

    private static final Path README = Path.of("README.md");

    private static final Path MARKDOWN = Path.of("src/site/markdown");

    /** A number of at least two digits, with its commas and its point. */
    private static final Pattern FIGURE = Pattern.compile("(?<![\\w.])\\d[\\d,]*\\d(?:\\.\\d+)?");

    private static String document(String name) throws IOException {
        return Files.readString(MARKDOWN.resolve(name));
    }

    /** The text of a section, without its links and code. */
    private static String section(String document, String heading) {
        int from = document.indexOf("\n## " + heading + "\n") + 1;
        assertTrue(from > 0, heading);
        int to = document.indexOf("\n## ", from);
        return document.substring(from, to)
                .replaceAll("\\]\\([^)]*\\)", "]")
                .replaceAll("`[^`]*`", "");
    }

    /** Speed and proof on the front page are measured elsewhere. */
    @ParameterizedTest
    @CsvSource({"How fast, benchmarks.md", "Why trust it, proof.md"})
    void figuresOfTheReadme_areThoseOfTheirDocument(String heading, String source)
            throws IOException {
        String measured = document(source);
        List<String> missing = new ArrayList<>();
        int figures = 0;
        Matcher figure = FIGURE.matcher(section(Files.readString(README), heading));
        while (figure.find()) {
            figures++;
            if (!Pattern.compile("(?<![\\d.,])" + Pattern.quote(figure.group()) + "(?!\\d)")
                    .matcher(measured)
                    .find()) {
                missing.add(figure.group());
            }
        }
        assertEquals(List.of(), missing, source + " does not have these figures");
        assertTrue(figures > 0, heading);
    }

    private static int languages(String game) throws IOException {
        try (Stream<Path> tables = Files.list(Path.of("cards-data", game))) {
            return (int)
                    tables.map(table -> table.getFileName().toString())
                            .filter(name -> name.endsWith(".tsv"))
                            .filter(name -> !name.equals("cards.tsv") && !name.equals("words.tsv"))
                            .count();
        }
    }

    @Test
    void languagesOfCardNames_areThoseOfTheTables() throws IOException {
        String readme = Files.readString(README);
        assertTrue(readme.contains("card names in " + languages("hearthstone") + " languages"));
        String changes = document("changes.md");
        assertTrue(changes.contains("names in up to " + languages("genshin") + " languages"));
    }

    @Test
    void formsOfLists_areThoseThatAreWritten() throws IOException {
        assertEquals(
                10, ListOutput.values().length, "the number in the front pages and changes.md");
        assertTrue(Files.readString(README).contains("ten list formats"));
        assertTrue(document("changes.md").contains("writes ten forms"));
        assertTrue(document("readme.zh.md").contains("十种写法"));
        assertTrue(document("readme.ja.md").contains("10 通りの書き方"));
        String operations = document("operations.md");
        int from = operations.indexOf("| `to` | text | zones |");
        String table = operations.substring(from, operations.indexOf("\n\n", from));
        for (ListOutput output : ListOutput.values()) {
            assertTrue(table.contains("`" + output.key() + "`"), output.key());
        }
    }
}
