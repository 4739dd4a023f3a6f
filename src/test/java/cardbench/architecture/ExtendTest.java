package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The document that tells how to extend Cardbench lists the files that name its examples. */
class ExtendTest {

    private static final Path DOCUMENT = Path.of("src/site/markdown/extend.md");

    /** A path at the beginning of a row. */
    private static final Pattern PATH =
            Pattern.compile("`((?:src/(?:main|build)|webapp)/[^`*]+\\.\\w+)`");

    private static final List<Path> SOURCES =
            List.of(Path.of("src/main"), Path.of("src/build/java"), Path.of("webapp"));

    /** The paths in the tables of a section. */
    private static Set<String> listed(String section) throws IOException {
        String text = Files.readString(DOCUMENT);
        int from = text.indexOf("\n## " + section + "\n") + 1;
        int to = text.indexOf("\n## ", from);
        Set<String> listed = new TreeSet<>();
        text.substring(from, to < 0 ? text.length() : to)
                .lines()
                .filter(line -> line.startsWith("| `"))
                .forEach(
                        line -> {
                            Matcher path = PATH.matcher(line.split("\\|")[1]);
                            while (path.find()) {
                                listed.add(path.group(1));
                            }
                        });
        return listed;
    }

    /** The sources that name an example. */
    private static Set<String> naming(Pattern example) throws IOException {
        Set<String> naming = new TreeSet<>();
        for (Path source : SOURCES) {
            List<Path> files;
            try (Stream<Path> paths = Files.walk(source)) {
                files =
                        paths.filter(
                                        path ->
                                                path.toString()
                                                        .matches(".*\\.(java|js|html|json|css)"))
                                .toList();
            }
            for (Path file : files) {
                if (example.matcher(Files.readString(file)).find()) {
                    naming.add(file.toString().replace('\\', '/'));
                }
            }
        }
        return naming;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "An operator of Yisp; UNEQUAL|what-unequal",
                "A doable of 逆时巫师 OL; [Ss]huffleBack",
                "A condition of 逆时巫师 OL; \\bHasWand\\b",
                "A column of a card table; card\\.text\\(\"needs\"\\)|owner.tneeds|card\\.needs\\(|String needs\\b",
                "A place where people post; \\bdiscourse\\b",
                "A language of the page; \"ja\"(?!:)|\\bWordsJa\\b|:lang\\(ja\\)",
                "An operation of the contract; \"compare\"|CompareOperation",
            })
    void section_listsTheFilesThatNameItsExample(String section, String example)
            throws IOException {
        Set<String> listed = listed(section);
        assertFalse(listed.isEmpty(), section);
        assertEquals(naming(Pattern.compile(example)), listed, section);
    }

    /** Of a game the document says {@code <id>}. */
    @Test
    void language_namesTheFoldersOfItsWords() throws IOException {
        Set<String> folders = new TreeSet<>();
        for (Path source : SOURCES) {
            try (Stream<Path> paths = Files.walk(source)) {
                paths.filter(path -> path.endsWith("words/ja"))
                        .map(path -> path.toString().replace('\\', '/'))
                        .forEach(
                                path ->
                                        folders.add(
                                                path.replaceFirst("games/[a-z]+/", "games/<id>/")));
            }
        }
        assertEquals(
                Set.of(
                        "webapp/base/words/ja",
                        "webapp/codes/words/ja",
                        "webapp/codes/games/<id>/words/ja",
                        "webapp/odds/words/ja",
                        "webapp/wizard/words/ja",
                        "webapp/app/words/ja",
                        "src/main/words/ja"),
                folders);
        String text = Files.readString(DOCUMENT);
        for (String folder : folders) {
            assertTrue(text.contains("`" + folder + "`"), folder);
        }
    }
}
