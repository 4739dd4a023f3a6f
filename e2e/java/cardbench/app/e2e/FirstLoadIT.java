package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the first visit costs. */
@ExtendWith(SiteExtension.class)
class FirstLoadIT {

    /**
     * Gzipped, with all files that the page requests before the answer is shown: 62 kB, and one per
     * cent for versions of zlib.
     */
    private static final int BYTES = 62_620;

    private static final int REQUESTS = 8;

    /**
     * What names the cards of the deck is asked for as soon as its game is known; the answer does
     * not wait for it.
     */
    private static final Map<String, Set<String>> NAMES =
            Map.of(
                    "zh", Set.of("cards/hearthstone.cards.js", "cards/hearthstone.zh-CN.js"),
                    "ja", Set.of("cards/hearthstone.cards.js", "cards/hearthstone.ja.js"),
                    "en", Set.of("cards/hearthstone.cards.js", "cards/hearthstone.en.js"));

    /** Notes when the deck is shown: what is asked for later is not waited for. */
    private static final String CLOCK =
            """
            new MutationObserver((changes, observer) => {
              if (document.querySelector("#answer .facts")) {
                window.answered = performance.now();
                observer.disconnect();
              }
            }).observe(document, { childList: true, subtree: true });
            """;

    private static final String ASKED_FOR =
            """
            () => [location.href.replace(/#.*/, ""),
              ...performance.getEntriesByType("resource")
                .filter((file) => file.startTime <= window.answered)
                .map((file) => file.name)]
            """;

    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#all")
    void firstAnswer_costsLittle(String language, Site site) throws IOException {
        String base = site.address(Scheme.HTTP, "");
        List<?> files;
        try (SitePage page = site.blank()) {
            page.page().addInitScript(CLOCK);
            page.page()
                    .navigate(base + "index.html#deck=" + DecksView.WARLOCK + "&lang=" + language);
            page.page().waitForFunction("() => window.answered");
            files = (List<?>) page.page().evaluate(ASKED_FOR);
        }
        assertTrue(files.contains(base + "cardbench.js"), files.toString());
        assertTrue(files.contains(base + "words/" + language + "/page.js"), files.toString());
        assertFalse(files.contains(base + "decks.js"), files.toString());
        Set<String> tables = tables(files, base);
        assertTrue(NAMES.get(language).containsAll(tables), "tables of this deck: " + tables);
        files = files.stream().filter(file -> !tables.contains(under(base, file))).toList();
        assertTrue(files.size() <= REQUESTS, files.toString());
        int bytes = 0;
        for (Object file : files) {
            assertTrue(file.toString().startsWith(base), file.toString());
            bytes += zipped(file.toString().substring(base.length()));
        }
        System.out.printf(
                "first answer in %s: %d requests, %d bytes gzipped%n",
                language, files.size(), bytes);
        assertTrue(bytes <= BYTES, bytes + " bytes in " + files);
    }

    /** The card tables among the files. */
    private static Set<String> tables(List<?> files, String base) {
        return files.stream()
                .map(file -> under(base, file))
                .filter(file -> file.startsWith("cards/"))
                .collect(Collectors.toSet());
    }

    private static String under(String base, Object file) {
        return file.toString().replace(base, "");
    }

    private static int zipped(String path) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(Files.readAllBytes(Path.of(System.getProperty("site.dir"), path)));
        }
        return zipped.size();
    }
}
