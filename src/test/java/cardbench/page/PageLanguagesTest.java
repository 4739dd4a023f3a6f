package cardbench.page;

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

/** The tests, the page and the core mean the same languages. */
class PageLanguagesTest {

    @Test
    void languagesOfTheTests_areThoseOfThePageAndOfTheCore() throws IOException {
        assertEquals(PageLanguages.ALL, DescriptionWords.LANGUAGES);
        String page = Files.readString(Path.of("webapp/ui/languages.js"));
        Matcher list = Pattern.compile("LANGUAGES = \\[([^]]*)]").matcher(page);
        assertTrue(list.find());
        assertEquals("\"" + String.join("\", \"", PageLanguages.ALL) + "\"", list.group(1));
    }

    @Test
    void everyLanguage_hasWordTablesAndNoOtherHas() throws IOException {
        Set<String> folders = new TreeSet<>();
        try (Stream<Path> all = Files.list(Path.of("webapp/words"))) {
            all.forEach(folder -> folders.add(folder.getFileName().toString()));
        }
        assertEquals(new TreeSet<>(PageLanguages.ALL), folders);
    }

    @Test
    void translatedLanguages_areAllButEnglish() {
        assertEquals(
                PageLanguages.ALL.stream().filter(one -> !one.equals("en")).toList(),
                PageLanguages.TRANSLATED);
    }
}
