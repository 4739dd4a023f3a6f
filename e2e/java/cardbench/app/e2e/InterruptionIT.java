package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.odds.e2e.OddsView;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Work that the device or the reader interrupts goes on, and nothing that was written is lost. */
@ExtendWith(SiteExtension.class)
@TakesTurns(2)
class InterruptionIT {

    /** One of four cards is no wolf, and the hand is one card. */
    private static final String SHORT = OddsView.SMALL.replaceFirst(" +B: .*\n", "");

    /**
     * The same deck, which a choice keeps from being solved, played long enough to be interrupted.
     */
    private static final String LONG =
            SHORT.replace("count: 2000", "count: 60000")
                    .replace(
                            "combos:",
                            "header: '(block (repeat 200 0 (rand 1 9)) (best (= x 1) (= x 2)))'\n      combos:");

    /**
     * Halts the page between two steps of its script, and lets it go on. A browser without a window
     * takes no page for hidden, and so freezes none by itself.
     */
    private static void halt(SitePage site) {
        Page page = site.page();
        CDPSession session = site.session();
        boolean[] halted = {false};
        session.on("Debugger.paused", event -> halted[0] = true);
        session.send("Debugger.enable");
        session.send("Debugger.pause");
        page.waitForCondition(() -> halted[0]);
        session.send("Debugger.resume");
        session.detach();
    }

    private static void awaitHalfDone(OddsView view) {
        view.page().locator("#odds-figures:not(.stale) .headline strong").first().waitFor();
        assertThat(view.page().locator("#odds-run")).not().containsText("again");
    }

    @Test
    void tabThatIsHalted_goesOnWithTheRunAndTheText(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(LONG);
            awaitHalfDone(view);
            halt(view.site());
            view.played();
            assertEquals(0.75, view.rate(0), 0.01);
            assertThat(view.page().locator("#odds-text")).hasValue(LONG);
        }
    }

    @Test
    void clockThatJumps_changesNoResult(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(LONG).played();
            List<String> facts = view.texts("#odds-figures figure");
            view.page().clock().install();
            view.click("#odds-run");
            awaitHalfDone(view);
            view.page().clock().fastForward("09:00:00");
            view.page().clock().setSystemTime(0);
            view.played();
            assertEquals(facts, view.texts("#odds-figures figure"));
        }
    }

    @Test
    void labThatIsCutOff_isSaid_andLoadedAgain(Site site) throws IOException {
        String lab = Files.readString(Path.of(System.getProperty("site.dir"), "odds-lab.js"));
        Site cut = site.with(Map.of("odds-lab.js", lab.substring(0, 9_999), "odds-lab.wasm", "x"));
        try (SitePage page = cut.blank(DecksView.inLanguage("en-GB")).withNoisyConsole()) {
            page.page().navigate(cut.address(Scheme.HTTP, "index.html#odds"));
            page.page().click("#odds-mode-text");
            page.page().click("#odds-switch");
            page.page().fill("#odds-text", SHORT);
            assertThat(page.page().locator("#odds .trouble:visible").first())
                    .containsText("Could not be computed");
            assertThat(page.page().locator("#odds-text")).hasValue(SHORT);
            cut.replace("odds-lab.js", lab);
            page.page().fill("#odds-text", SHORT + "\n");
            OddsView.awaitEnd(page.page());
            assertThat(page.page().locator(".headline strong").first()).hasText("75.00%");
        }
    }

    @ParameterizedTest
    @TakesTurns(2)
    @CsvSource({
        "odds, 'deck: {}', 'deck: {cards: {}}'",
        "wizard, '{\"id\": 1}', '{\"id\": 2}'",
    })
    void twoTabs_keepTheirOwnTexts(String view, String first, String second, Site site) {
        try (SitePage page = site.blank(DecksView.inLanguage("en-GB"))) {
            BrowserContext context = page.page().context();
            Page other = context.newPage();
            for (Page tab : List.of(page.page(), other)) {
                tab.navigate(site.address(Scheme.HTTP, "index.html#" + view));
                if (view.equals("odds")) {
                    tab.click("#odds-mode-text");
                }
                tab.locator("#" + view + "-text").waitFor();
            }
            page.page().click("#" + view + "-switch");
            other.click("#" + view + "-switch");
            page.page().fill("#" + view + "-text", first);
            other.fill("#" + view + "-text", second);
            page.page().reload();
            assertThat(page.page().locator("#" + view + "-text")).hasValue(first);
            other.reload();
            assertThat(other.locator("#" + view + "-text")).hasValue(second);
        }
    }
}
