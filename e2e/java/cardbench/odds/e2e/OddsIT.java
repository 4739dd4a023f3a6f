package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.LabPage;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The view Odds: a deck file is played, kept and given away; workers that fail or never end leave
 * the page and its figures alone.
 */
@ExtendWith(SiteExtension.class)
class OddsIT {

    /** The documents' first deck by arithmetic: 49/57 and 54233/73112. */
    private static final double TRAPTRIX = 49.0 / 57;

    private static final double HAND_TRAPS = 54233.0 / 73112;

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void firstExample_isPlayedUntilItsOddsAreSharp(Scheme scheme, Site site) {
        try (OddsView view = OddsView.open(site, scheme)) {
            view.openExample(1).played();
            assertEquals(TRAPTRIX, view.rate(0), 0.003);
            assertEquals(HAND_TRAPS, view.rate(1), 0.003);
            String backend = scheme == Scheme.HTTP ? "WebAssembly" : "JavaScript";
            assertTrue(
                    view.text("#odds-progress").contains(backend)
                            || view.text(".headline").contains("exact"),
                    view.text("#odds-progress"));
        }
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void endlessProgram_leavesThePageAliveAndStops(Scheme scheme, Site site) {
        try (OddsView view = OddsView.open(site, scheme)) {
            // the example that is shown at first is played, too
            view.write("");
            assertThat(view.page().locator("#odds-run")).not().hasText("Stop");
            view.write(OddsView.ENDLESS);
            view.page().locator("#odds-run:has-text('Stop')").waitFor();
            assertFalse(view.page().workers().isEmpty(), "it runs beside the page");
            Object frames =
                    view.page()
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
            Object label =
                    view.page()
                            .evaluate(
                                    """
                                    () => {
                                      const run = document.getElementById("odds-run");
                                      run.click();
                                      return run.textContent;
                                    }""");
            assertNotEquals("Stop", label, "it stops with the click");
            view.write(OddsView.SMALL).played();
            assertTrue(view.text(".facts").contains("Average score"));
        }
    }

    @Test
    void pictures_haveTablesAndAreGivenAway(Site site) throws IOException {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.openExample(1).played();
            assertThat(view.page().locator("#odds-figures svg[role=img]")).hasCount(6);
            assertThat(view.page().locator("#odds-figures figure table")).hasCount(6);
            view.unfold().click("#odds-fold-rates-0");
            assertEquals(view.text(".headline strong"), view.text("figure td"));
            Download svg = view.page().waitForDownload(() -> view.click("#odds-svg-rates-0"));
            String text = Files.readString(svg.path());
            assertTrue(
                    text.startsWith("<svg") && text.contains("fill=\"rgb(102, 137, 223)\""), text);
            assertEquals("example-rates-test-expend.svg", svg.suggestedFilename());
            Download png = view.page().waitForDownload(() -> view.click("#odds-png-sets-0"));
            byte[] bytes = Files.readAllBytes(png.path());
            assertEquals("PNG", new String(bytes, 1, 3, StandardCharsets.US_ASCII));
        }
    }

    @Test
    void link_holdsTheDeck(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(OddsView.SMALL).played().unfold();
            view.page().fill("#odds-seed", "xoshiro128:7");
            view.page().press("#odds-seed", "Enter");
            view.click("#odds-link");
            view.page().locator("#odds-link:has-text('Copied')").waitFor();
            String fragment = view.clipboard().substring(view.clipboard().indexOf('#'));
            assertTrue(fragment.startsWith("#odds=a") && fragment.endsWith("&seed=7"), fragment);
            try (OddsView other =
                    OddsView.open(site, Scheme.FILE, fragment, DecksView.inLanguage("en-GB"))) {
                other.plain().played();
                assertEquals(OddsView.SMALL, other.page().inputValue("#odds-text"));
                assertEquals("7", other.page().inputValue("#odds-seed"));
            }
        }
    }

    @Test
    void files_areOpenedSavedAndRemembered(Site site) throws IOException {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            byte[] bytes = OddsView.SMALL.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
            view.page()
                    .setInputFiles("#odds-file", new FilePayload("wolves.yml", "text/yaml", bytes));
            view.holds(OddsView.SMALL).played();
            Download saved = view.page().waitForDownload(() -> view.click("#odds-save"));
            assertEquals("wolves.yml", saved.suggestedFilename());
            assertEquals(OddsView.SMALL, Files.readString(saved.path()));
            view.openExample(1).played();
            assertTrue(view.text("#odds-recent-0").startsWith("wolves.yml"));
            view.page().reload();
            view.played();
            assertEquals(OddsView.example("example.yml"), view.page().inputValue("#odds-text"));
            view.click("#odds-recent-0").holds(OddsView.SMALL).played();
            assertEquals(OddsView.SMALL, view.page().inputValue("#odds-text"));
            view.click("#odds-forget");
            assertThat(view.page().locator("#odds-recent button")).hasCount(0);
        }
    }

    @Test
    void workerThatFails_isReplacedAndItsGamesPlayedAgain(Site site) {
        Site breaking =
                site.with(
                        Map.of(
                                "worker.js",
                                LabPage.source("base/workers/worker.js")
                                        .replace(
                                                "const request = typeof",
                                                "if (/firstBatch/.test(data.request)"
                                                        + " && (scope.calls = (scope.calls || 0) + 1) === 3)"
                                                        + " { new BroadcastChannel('failures').postMessage(''); throw new Error('broken'); }\n"
                                                        + "          const request = typeof")));
        try (OddsView view = OddsView.open(site, Scheme.HTTP);
                OddsView broken = OddsView.open(breaking, Scheme.HTTP)) {
            broken.page()
                    .evaluate(
                            "() => { window.failures = 0; window.heard = new BroadcastChannel('failures');"
                                    + " heard.onmessage = () => failures++; }");
            playDrawnHands(broken);
            playDrawnHands(view);
            broken.page().waitForFunction("() => failures > 0");
            assertEquals(view.texts(".facts"), broken.texts(".facts"));
            assertEquals(view.texts("#odds-figures figure"), broken.texts("#odds-figures figure"));
        }
    }

    /** Each worker that begins exact work ends without a word, as one that the system ends. */
    @Test
    void workerThatEndsInExactWork_leavesTheGames_andASentence(Site site) {
        String worker =
                LabPage.source("base/workers/worker.js")
                        .replace(
                                "lab.call(request)",
                                "request.includes('\"method\":\"exact\"')"
                                        + " ? await new Promise(() => scope.close())"
                                        + " : lab.call(request)");
        Site ending = site.with(Map.of("worker.js", worker));
        try (OddsView view = OddsView.open(ending, Scheme.HTTP)) {
            view.write(OddsView.SMALL).played();
            assertThat(view.page().locator("#odds-figures"))
                    .containsText("Could not be computed: the worker has ended");
            assertEquals("100.00%", view.texts(".headline strong").get(0));
        }
    }

    /** Plays a deck to its end that no worker solves exactly. */
    private static void playDrawnHands(OddsView view) {
        view.write(
                        OddsView.SMALL.replace(
                                "combos:", "header: '(repeat 1 (rand 1 1) ())'\n      combos:"))
                .played();
    }

    /**
     * Three more kinds of mills, each of which makes five times as many states: the attempt takes a
     * minute of two cores before the games.
     */
    @Tag("long")
    @Test
    void deckWithTooManyStates_isSolvedInPart(Site site) {
        StringBuilder mills = new StringBuilder();
        for (int size : new int[] {4, 6, 7}) {
            mills.append(
                    "        mill-%d: {count: 2, program: ['[1]@;(# X F);(# D.%d B)']}\n"
                            .formatted(size, size));
        }
        String yaml =
                OddsView.example("zhulei.yml").replaceFirst("(?m)^ +xian-sheng:$", mills + "$0");
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(yaml);
            Locator solved =
                    view.page()
                            .locator(".topic")
                            .first()
                            .locator(".facts:has-text('computed exactly, the rest sampled')");
            solved.waitFor();
            // 65,536 games gave 83.31 +- 0.29
            assertEquals(0.8331, view.rate(0), 0.03);
        }
    }

    /**
     * The order of what is shown of a deck that takes long to solve when it is changed: games at
     * once, the exact odds in their place later, and a figure all the time.
     */
    @Test
    void changedDeck_isPlayedFirstAndSolvedInPlace(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            String yaml = OddsView.example("zhulei.yml");
            view.write(yaml);
            view.page().locator("#odds-figures:not(.stale) .topic").first().waitFor();
            view.click("#odds-run");
            view.page()
                    .evaluate(
                            """
                            () => {
                              window.shown = [];
                              const figures = document.getElementById("odds-figures");
                              const look = () => {
                                const topic = figures.querySelector(".topic");
                                const words = topic?.querySelector(".facts").textContent;
                                const rate = topic?.querySelector(".headline").textContent;
                                const how = !topic ? "nothing"
                                  : figures.classList.contains("stale") ? "before"
                                  : rate.includes("exact") ? "solved"
                                  : words.includes("computed exactly") ? "part" : "played";
                                const top = topic?.getBoundingClientRect().top + scrollY;
                                const last = shown.at(-1);
                                if (last?.how !== how || last.top !== top) shown.push({ how, top });
                              };
                              new MutationObserver(look).observe(figures,
                                { attributes: true, childList: true, subtree: true });
                            }
                            """);
            view.write(yaml + "# changed\n").played();
            // what was shown before the change may be of the deck before
            List<?> shown =
                    (List<?>)
                            view.page()
                                    .evaluate(
                                            "() => { shown.splice(0, shown.findIndex(({ how }) => how === 'before'));"
                                                    + " return shown.map(({ how }) => how); }");
            assertEquals(List.of("before", "played"), shown.subList(0, 2));
            // where a part of the hands is solved first, that is shown between both
            assertEquals("solved", shown.get(shown.size() - 1));
            assertEquals(shown.size(), new HashSet<>(shown).size(), shown.toString());
            assertFalse(shown.contains("nothing"));
            assertEquals(
                    1, view.page().evaluate("() => new Set(shown.map((one) => one.top)).size"));
        }
    }

    @Test
    void backButton_leadsToTheDeckBefore(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            String before = view.page().url();
            view.openExample(1).played();
            view.page().waitForFunction("(before) => location.href !== before", before);
            view.page()
                    .setInputFiles(
                            "#odds-file",
                            new FilePayload(
                                    "wolves.yml",
                                    "text/yaml",
                                    OddsView.SMALL.getBytes(StandardCharsets.UTF_8)));
            view.holds(OddsView.SMALL).played();
            view.page().goBack();
            view.page().locator("#odds-counts:has-text('Names: 10')").waitFor();
            assertNotEquals(OddsView.SMALL, view.page().inputValue("#odds-text"));
        }
    }

    /**
     * Rates beside the file on a desktop, above it on a phone; pictures as wide as there is room.
     */
    @Test
    void figures_areInSightInEveryWindow(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            Page page = view.page();
            page.setViewportSize(DecksView.PHONE_WIDTH, DecksView.PHONE_HEIGHT);
            view.write("");
            assertThat(page.locator("#odds-strip")).isHidden();
            view.openExample(1).played();
            page.evaluate("() => scrollTo(0, 0)");
            assertThat(page.locator("#odds-strip-1")).isInViewport();
            assertTrue(view.text("#odds-strip-0").contains("85.96%"), view.text("#odds-strip-0"));
            assertThat(page.locator("#odds-topic-1 .headline")).not().isInViewport();
            view.click("#odds-strip-1");
            assertThat(page.locator("#odds-topic-1 .headline")).isInViewport();
            page.setViewportSize(320, 800);
            // charts are drawn anew for each window
            double narrow =
                    ((Number)
                                    page.waitForFunction(
                                                    "() => document.querySelector('#odds-topic-0 svg')"
                                                            + "?.getBoundingClientRect().width")
                                            .jsonValue())
                            .doubleValue();
            page.setViewportSize(1280, 720);
            assertThat(page.locator("#odds-topic-0 .beside svg")).hasCount(2);
            page.waitForFunction(
                    "(narrow) => document.querySelector('#odds-topic-0 svg')"
                            + ".getBoundingClientRect().width > narrow + 100",
                    narrow);
            page.locator("#odds-topic-1").scrollIntoViewIfNeeded();
            assertThat(page.locator("#odds-topic-1 .headline")).isInViewport();
            assertThat(page.locator("#odds-text")).isInViewport();
        }
    }
}
