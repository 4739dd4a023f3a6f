package cardbench.app.page;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.wizard.text.DescriptionWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tests, the page and the core mean the same languages. */
class PageLanguagesTest {

    @Test
    void languagesOfTheTests_areThoseOfThePageAndOfTheCore() throws IOException {
        assertEquals(PageLanguages.ALL, DescriptionWords.LANGUAGES);
        String page = Files.readString(Path.of("webapp/base/ui/languages.js"));
        Matcher list = Pattern.compile("LANGUAGES = \\[([^]]*)]").matcher(page);
        assertTrue(list.find());
        assertEquals("\"" + String.join("\", \"", PageLanguages.ALL) + "\"", list.group(1));
    }

    @Test
    void everyLanguage_hasWordTablesAndNoOtherHas() throws IOException {
        try (Stream<Path> paths = Files.walk(Path.of("webapp"))) {
            for (Path words : paths.filter(path -> path.endsWith("words")).toList()) {
                try (Stream<Path> folders = Files.list(words)) {
                    assertEquals(
                            new TreeSet<>(PageLanguages.ALL),
                            folders.map(folder -> folder.getFileName().toString())
                                    .collect(toCollection(TreeSet::new)),
                            words.toString());
                }
            }
        }
    }

    @Test
    void translatedLanguages_areAllButEnglish() {
        assertEquals(
                PageLanguages.ALL.stream().filter(one -> !one.equals("en")).toList(),
                PageLanguages.TRANSLATED);
    }

    /** The sentence, and the button that the page has for whatever does not arrive. */
    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#all")
    void pageThatDoesNotStart_saysSoInEveryLanguage(String language) throws IOException {
        String page = Files.readString(Path.of("webapp/app/index.html"));
        String again = LanguageTable.of(language).entries().get("trouble.again");
        Matcher sentence =
                Pattern.compile(
                                "<p lang=\""
                                        + language
                                        + "\\b[^>]*>[^<]+ <button type=\"button\" hidden>([^<]+)<")
                        .matcher(page);
        assertTrue(sentence.find(), page);
        assertEquals(again, sentence.group(1));
        String script = Files.readString(Path.of("webapp/app/index.js"));
        assertTrue(script.contains("(" + String.join("|", PageLanguages.ALL) + ")"), script);
    }

    /** The script in the page knows the scripts that come with it by their names. */
    @Test
    void pageThatDoesNotStart_missesTheScriptsThatComeWithIt() throws IOException {
        String page = Files.readString(Path.of("webapp/app/index.html"));
        Set<String> names = new TreeSet<>();
        Matcher first = Pattern.compile("<script defer src=\"(\\w+)\\.js\"").matcher(page);
        while (first.find()) {
            names.add(first.group(1));
        }
        assertEquals(Set.of("main", "cardbench"), names);
        String script = Files.readString(Path.of("webapp/app/index.js"));
        assertTrue(script.contains("/\\/(main|cardbench)\\.js$/"), script);
    }
}
