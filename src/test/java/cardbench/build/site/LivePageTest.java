package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LivePageTest {

    private static final Path WEBAPP = Path.of("webapp");

    private static final LivePage PAGE =
            new LivePage(
                    WEBAPP,
                    path -> Optional.of(("built " + path).getBytes(StandardCharsets.UTF_8)));

    private static String text(String path) throws IOException {
        return new String(PAGE.read(path).orElseThrow(), StandardCharsets.UTF_8);
    }

    @Test
    void scripts_importModulesThatAreThere() throws IOException {
        Pattern statement = Pattern.compile("import \"\\./(.+)\";\n");
        for (PageScripts.PageScript script : PageScripts.ALL) {
            Matcher imported = statement.matcher(text(script.name() + ".js"));
            assertTrue(imported.find(), script.name());
            do {
                assertFalse(text(imported.group(1)).startsWith("built"), imported.group(1));
            } while (imported.find());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "css/decks.css, codes/css/decks.css",
        "css/help.css, app/css/help.css",
        "icons/icon.svg, app/icons/icon.svg",
        "worker.js, base/workers/worker.js",
        "webapp/odds/view.js, odds/view.js"
    })
    void files_areThoseOfTheSources(String path, String source) throws IOException {
        assertEquals(Files.readString(WEBAPP.resolve(source)), text(path));
    }

    @Test
    void words_areThoseOfAllHouses() throws IOException {
        assertTrue(text("words/ja/page.js").contains("\"ygo\""));
        assertTrue(text("words/en/wizard.js").startsWith("(Cardbench.words ="));
    }

    @Test
    void page_beginsWithAModule_andLoadsLaterOnesAsModules() throws IOException {
        String page = text("index.html");
        assertTrue(page.contains("<script type=\"module\" src=\"main.js\">"), page);
        assertFalse(page.contains("%HASH%") || page.contains("%SCRIPT%"), page);
        assertTrue(text("webapp/base/ui/scripts.js").contains("\"odds.js\""));
    }

    @Test
    void bundlesAndTables_areThoseOfTheSite() throws IOException {
        assertEquals("built decks.js", text("decks.js"));
        assertEquals("built cards/ygo.ja.js", text("cards/ygo.ja.js"));
        assertEquals(Optional.empty(), PAGE.read("sw.js"));
    }
}
