package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The room Odds: a deck file is written, its faults are said, its games are played. */
@ExtendWith(SiteExtension.class)
class OddsIT {

    /** The documents' first deck by arithmetic: 49/57 and 54233/73112. */
    private static final double TRAPTRIX = 49.0 / 57;

    private static final double HAND_TRAPS = 54233.0 / 73112;

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void firstExample_isPlayedUntilItsOddsAreSharp(Scheme scheme, Site site) {
        try (OddsRoom room = OddsRoom.open(site, scheme)) {
            room.openExample(1).played();
            assertEquals(TRAPTRIX, room.rate(0), 0.003);
            assertEquals(HAND_TRAPS, room.rate(1), 0.003);
            String backend = scheme == Scheme.HTTP ? "WebAssembly" : "JavaScript";
            assertTrue(
                    room.text("#odds-progress").contains(backend)
                            || room.text(".facts").contains("every hand"),
                    room.text("#odds-progress"));
        }
    }

    @Test
    void faults_areSaidWithPlaceAndMendedByOneClick(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(OddsRoom.SMALL.replace("hand: [wolf]", "hand: [wulf]"));
            room.page().locator("#odds-remarks .note.error").waitFor();
            assertTrue(room.text("#odds-remarks .note").contains("wulf"), "names the word");
            room.click("#odds-place-0");
            assertEquals(
                    "wulf",
                    room.page()
                            .evaluate(
                                    "() => { const box = document.activeElement; return"
                                            + " box.value.slice(box.selectionStart, box.selectionEnd); }"));
            room.click("#odds-fix-0").played();
            assertThat(room.page().locator("#odds-remarks .note.error")).hasCount(0);
            room.click("#odds-fold-rates-0");
            String rate =
                    room.page().locator("figure tr:has(th:text-is('A')) td").first().innerText();
            assertEquals(75, Double.parseDouble(rate.replace("%", "")), 0.3);
        }
    }

    @Test
    void numberOfGames_isKeptToAndRepeatable(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(OddsRoom.SMALL).played();
            room.page().selectOption("#odds-goal", "2000");
            room.played();
            String first = room.text("#odds-figures");
            room.click("#odds-run").played();
            assertEquals(first, room.text("#odds-figures"), "the same seed");
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void endlessProgram_leavesThePageAliveAndStops(Scheme scheme, Site site) {
        try (OddsRoom room = OddsRoom.open(site, scheme)) {
            room.write(OddsRoom.ENDLESS);
            room.page().locator("#odds-run:has-text('Stop')").waitFor();
            assertFalse(room.page().workers().isEmpty(), "it runs beside the page");
            Object frames =
                    room.page()
                            .evaluate(
                                    """
                                    async () => {
                                      const run = document.getElementById("odds-run");
                                      let frames = 0;
                                      while (run.textContent === "Stop" && frames < 30) {
                                        await new Promise(requestAnimationFrame);
                                        frames++;
                                      }
                                      return frames;
                                    }""");
            assertEquals(30, frames, "frames that the page draws while the program runs");
            Object said =
                    room.page()
                            .evaluate(
                                    """
                                    () => {
                                      const run = document.getElementById("odds-run");
                                      run.click();
                                      return run.textContent;
                                    }""");
            assertNotEquals("Stop", said, "it stops with the click");
            room.write(OddsRoom.SMALL).played();
            assertTrue(room.text(".facts").contains("Average score"));
        }
    }

    @Test
    void copies_sayWhatIsShown(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.openExample(1).played();
            room.click("#odds-copy-markdown");
            room.page().locator("#odds-copy-markdown:has-text('Copied')").waitFor();
            String rate = room.text(".headline strong");
            assertTrue(
                    room.clipboard().startsWith("## test\\-expend\n\n|")
                            || room.clipboard().startsWith("## test-expend\n\n|"),
                    room.clipboard());
            assertTrue(room.clipboard().contains("| A1 | " + rate), room.clipboard());
            room.click("#odds-copy-csv");
            room.page().locator("#odds-copy-csv:has-text('Copied')").waitFor();
            List<String> lines = room.clipboard().lines().toList();
            assertEquals("topic,combo,method,games,rate,low,high,fraction", lines.get(0));
            assertEquals(8, lines.size(), "a line for each topic and combo");
            room.click("#odds-copy-text");
            room.page().locator("#odds-copy-text:has-text('Copied')").waitFor();
            assertTrue(room.clipboard().contains("First turn average success rate: "));
            room.click("#odds-copy-json");
            room.page().locator("#odds-copy-json:has-text('Copied')").waitFor();
            assertTrue(room.clipboard().startsWith("{\n  \"seed\": \"xoshiro128:1\""));
        }
    }

    @Test
    void pictures_haveTablesAndAreGivenAway(Site site) throws IOException {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.openExample(1).played();
            assertThat(room.page().locator("#odds-figures svg[role=img]")).hasCount(6);
            assertThat(room.page().locator("#odds-figures figure table")).hasCount(6);
            room.click("#odds-fold-rates-0");
            assertEquals(room.text(".headline strong"), room.text("figure td"));
            Download svg = room.page().waitForDownload(() -> room.click("#odds-svg-rates-0"));
            String text = Files.readString(svg.path());
            assertTrue(text.startsWith("<svg") && text.contains("fill=\"rgb(31, 107, 90)\""), text);
            assertEquals("example-rates-test-expend.svg", svg.suggestedFilename());
            Download png = room.page().waitForDownload(() -> room.click("#odds-png-sets-0"));
            byte[] bytes = Files.readAllBytes(png.path());
            assertEquals("PNG", new String(bytes, 1, 3, StandardCharsets.US_ASCII));
        }
    }

    @Test
    void twoVersions_standSideBySide(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(OddsRoom.SMALL).played();
            room.click("#odds-tab-versions").click("#odds-hold");
            room.write(OddsRoom.SMALL.replace("count: 3", "count: 1"));
            // one of two cards instead of three of four: 25 points less
            room.page().locator("#odds-versions td:text-matches('^-2[45]')").first().waitFor();
            assertEquals(
                    List.of(
                            "−  wolf: {count: 3, description: Wolf}",
                            "+  wolf: {count: 1, description: Wolf}"),
                    List.of(
                            "−  "
                                    + room.text(".changes .line-before")
                                            .replaceFirst("(?s)^Removed:", "")
                                            .strip(),
                            "+  "
                                    + room.text(".changes .line-after")
                                            .replaceFirst("(?s)^Added:", "")
                                            .strip()));
            room.click("#odds-tab-results");
            room.page().locator(".change:has-text('points')").first().waitFor();
        }
    }

    @Test
    void link_holdsTheDeck(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(OddsRoom.SMALL).played();
            room.page().fill("#odds-seed", "xoshiro128:7");
            room.page().press("#odds-seed", "Enter");
            room.click("#odds-link");
            room.page().locator("#odds-link:has-text('Copied')").waitFor();
            String fragment = room.clipboard().substring(room.clipboard().indexOf('#'));
            assertTrue(fragment.startsWith("#odds=a") && fragment.endsWith("&seed=7"), fragment);
            try (OddsRoom other =
                    OddsRoom.open(site, Scheme.FILE, fragment, Bench.inLanguage("en-GB"))) {
                other.plain().played();
                assertEquals(OddsRoom.SMALL, other.page().inputValue("#odds-text"));
                assertEquals("7", other.page().inputValue("#odds-seed"));
            }
        }
    }

    @Test
    void damagedLink_isToldAndHarmless(Site site) {
        for (String link : List.of("aAAAA", "b%%%", "zfoo", "a")) {
            try (OddsRoom room =
                    OddsRoom.open(site, Scheme.HTTP, "#odds=" + link, Bench.inLanguage("en-GB"))) {
                room.page().locator("#odds-trouble:has-text('damaged')").waitFor();
            }
        }
    }

    @Test
    void files_areOpenedSavedAndRemembered(Site site) throws IOException {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            byte[] bytes = OddsRoom.SMALL.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
            room.page()
                    .setInputFiles("#odds-file", new FilePayload("wolves.yml", "text/yaml", bytes));
            room.played();
            Download saved = room.page().waitForDownload(() -> room.click("#odds-save"));
            assertEquals("wolves.yml", saved.suggestedFilename());
            assertEquals(OddsRoom.SMALL, Files.readString(saved.path()));
            room.openExample(1).played();
            assertTrue(room.text("#odds-recent-0").startsWith("wolves.yml"));
            room.page().reload();
            room.played();
            assertEquals(OddsRoom.example("example.yml"), room.page().inputValue("#odds-text"));
            room.click("#odds-recent-0").holds(OddsRoom.SMALL).played();
            assertEquals(OddsRoom.SMALL, room.page().inputValue("#odds-text"));
            room.click("#odds-forget");
            assertThat(room.page().locator("#odds-recent button")).hasCount(0);
        }
    }

    @Test
    void newDeck_startsWithOneThatIsSound(Site site) {
        for (String language : List.of("zh", "ja", "en")) {
            try (OddsRoom room =
                    OddsRoom.open(
                            site, Scheme.HTTP, "#odds&lang=" + language, Bench.inLanguage("en"))) {
                room.click("#odds-new");
                room.page().locator("#odds-figures .topic").nth(1).waitFor();
                assertThat(room.page().locator("#odds-remarks .note")).hasCount(0);
            }
        }
    }

    @Test
    void workerThatFails_isReplacedAndItsGamesPlayedAgain(Site site) {
        Site breaking =
                site.with(
                        java.util.Map.of(
                                "worker.js",
                                LabPage.source("workers/worker.js")
                                        .replace(
                                                "const request = typeof",
                                                "if (/firstBatch/.test(data.request)"
                                                        + " && (scope.calls = (scope.calls || 0) + 1) === 3)"
                                                        + " throw new Error('broken');\n"
                                                        + "          const request = typeof")));
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP);
                OddsRoom broken = OddsRoom.open(breaking, Scheme.HTTP)) {
            assertTrue(workersFor(broken) > workersFor(room), "no worker was replaced");
            assertEquals(room.texts(".facts"), broken.texts(".facts"));
            assertEquals(room.texts("#odds-figures figure"), broken.texts("#odds-figures figure"));
        }
    }

    /** Plays a deck to its end; how many workers that took. */
    private static int workersFor(OddsRoom room) {
        AtomicInteger started = new AtomicInteger();
        room.page().onWorker(worker -> started.incrementAndGet());
        room.write(OddsRoom.SMALL.replace("combos:", "header: '(print 1)'\n      combos:"))
                .played();
        return started.get();
    }

    /**
     * Of 45 hands 24 have bait, and 3 more have no wheel: these 27 need no games. The other 18 draw
     * one of 3 baits among 8 cards: 41 of 60 in all.
     */
    @ParameterizedTest
    @EnumSource(Scheme.class)
    void halfSolvedDeck_isPlayedWithTheOtherHands(Scheme scheme, Site site) {
        try (OddsRoom room = OddsRoom.open(site, scheme)) {
            room.write(OddsRoom.HALF).played();
            room.page()
                    .locator(".facts:has-text('60.00% of the hands computed exactly')")
                    .waitFor();
            assertEquals(41.0 / 60, room.rate(0), 0.002);
            room.page().locator("#odds-note-half-0").click();
            room.page().locator("#odds-stepper:has-text('wheel')").first().waitFor();
            room.click("#odds-tab-results");
            room.click("#odds-copy-text");
            room.page().locator("#odds-copy-text:has-text('Copied')").waitFor();
            assertTrue(room.clipboard().contains("60.00% of the hands solved, "), room.clipboard());
            room.click("#odds-copy-csv");
            room.page().locator("#odds-copy-csv:has-text('Copied')").waitFor();
            assertTrue(room.clipboard().contains("half,A,hybrid,"), room.clipboard());
        }
    }

    /** Three more kinds of mills, each of which makes five times as many states. */
    @Test
    void deckWithTooManyStates_isSolvedInPart(Site site) {
        StringBuilder mills = new StringBuilder();
        for (int size : new int[] {4, 6, 7}) {
            mills.append(
                    "        mill-%d: {count: 2, program: ['[1]@;(# X F);(# D.%d B)']}\n"
                            .formatted(size, size));
        }
        String yaml =
                OddsRoom.example("zhulei.yml").replaceFirst("(?m)^ +xian-sheng:$", mills + "$0");
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(yaml);
            Locator solved =
                    room.page()
                            .locator(".topic")
                            .first()
                            .locator(".facts:has-text('computed exactly, the rest played')");
            solved.waitFor();
            // 65,536 games gave 83.31 +- 0.29
            assertEquals(0.8331, room.rate(0), 0.03);
        }
    }

    @Test
    void backButton_leadsToTheDeckBefore(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            String before = room.page().url();
            room.openExample(1).played();
            room.page().waitForFunction("(before) => location.href !== before", before);
            room.page()
                    .setInputFiles(
                            "#odds-file",
                            new FilePayload(
                                    "wolves.yml",
                                    "text/yaml",
                                    OddsRoom.SMALL.getBytes(StandardCharsets.UTF_8)));
            room.holds(OddsRoom.SMALL).played();
            room.page().goBack();
            room.page().locator("#odds-counts:has-text('10 names')").waitFor();
            assertNotEquals(OddsRoom.SMALL, room.page().inputValue("#odds-text"));
        }
    }
}
