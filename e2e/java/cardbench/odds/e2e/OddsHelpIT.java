package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The view Odds says what helps: versions held together, cards one by one, better counts. */
@ExtendWith(SiteExtension.class)
class OddsHelpIT {

    /** Five cards of forty: 667/1976 have one of three copies, 3903/9139 one of four. */
    private static final String HOPE =
            """
            deck:
              cards:
                hope: {count: 3, description: Hope}
                twin:
                  description: "count: 7"
                other: {count: 36}
            simulate:
              tests:
                luck:
                  combos:
                    A: {hand: [hope]}
            """;

    private static OddsView hope(Site site, Scheme scheme) {
        OddsView view = OddsView.open(site, scheme);
        return view.write(HOPE).played();
    }

    private static void waitFor(OddsView view, String selector) {
        view.page().locator(selector).first().waitFor();
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void cardByCard_saysWhatEachOneDoes(Scheme scheme, Site site) {
        try (OddsView view = hope(site, scheme)) {
            view.click("#odds-tab-cards");
            waitFor(view, "#odds-svg-change");
            view.click("#odds-fold-change");
            // one more: 3903/9139 - 667/1976 = 6545/73112, as other is the filler
            List<String> cells =
                    view.texts("figure:has(#odds-fold-change) tbody tr:first-child > *");
            assertEquals("Hope (hope)", cells.get(0));
            assertEquals("3", cells.get(1));
            assertEquals("+8.95", cells.get(2));
            assertEquals("exactly 6545/73112", cells.get(3));
            view.click("#odds-fold-held");
            cells = view.texts("figure:has(#odds-fold-held) tbody tr:first-child > *");
            assertEquals("33.76%", cells.get(1), "in hand: 667/1976");
            assertEquals("100.00%", cells.get(2));
            assertEquals("0.00%", cells.get(4));
            view.click("#odds-fold-second");
            cells = view.texts("figure:has(#odds-fold-second) tbody tr:nth-child(2) > *");
            assertEquals(List.of("6 cards", "39.43%", "exactly 487/1235"), cells);
        }
    }

    @Test
    void betterCounts_areFoundAndTaken(Site site) {
        try (OddsView view = hope(site, Scheme.HTTP)) {
            view.click("#odds-tab-optimum");
            view.page().fill("#odds-most", "4");
            view.page().locator("#odds-optimise").focus();
            view.page().keyboard().press("Enter");
            waitFor(view, "#odds-take-counts");
            assertTrue(
                    view.text("#odds-optimum").contains("All possible decks were judged: 5"),
                    view.text("#odds-optimum"));
            assertTrue(view.text("#odds-optimum").contains("exactly 6545/73112"));
            view.click("#odds-take-counts");
            view.page()
                    .waitForFunction(
                            "() => document.getElementById('odds-text').value.includes('hope:"
                                    + " {count: 4, description: Hope}')");
            String text = view.page().inputValue("#odds-text");
            assertTrue(text.contains("description: \"count: 7\""), text);
            assertTrue(
                    text.contains("twin:\n      count: 0\n") || text.contains("{count: 35}"), text);
            view.click("#odds-untake-counts");
            view.page()
                    .waitForFunction(
                            "(yaml) => document.getElementById('odds-text').value === yaml", HOPE);
            view.click("#odds-tab-results");
            waitFor(view, ".headline:has-text('667/1976')");
        }
    }

    /** 3 hopes, 1 twin and 36 others, of which no topic asks for the last two. */
    @Test
    void plan_saysWhatMayChangeBeforeTheSearch(Site site) {
        try (OddsView view = hope(site, Scheme.HTTP)) {
            view.click("#odds-tab-optimum");
            assertEquals("other", view.page().inputValue("#odds-optimum-filler"));
            assertEquals("36", view.page().inputValue("#odds-most-filler"), "as many as now");
            Locator plan = view.page().locator("#odds-optimum-plan");
            assertThat(plan)
                    .hasText(
                            "The search may change 2 cards: 0 to 3 copies of each."
                                    + " other: 0 to 36 copies. The deck stays at 40 cards.");
            view.page().selectOption("#odds-optimum-filler", "");
            assertThat(plan)
                    .hasText(
                            "The search may change 3 cards: 0 to 3 copies of each."
                                    + " No more copies than now, but fewer: other."
                                    + " The deck stays at 40 cards.");
            assertThat(view.page().locator("#odds-most-filler")).hasCount(0);
        }
    }

    @Test
    void cardThatATopicAsksFor_isNoFiller(Site site) {
        try (OddsView view = hope(site, Scheme.HTTP)) {
            view.write(HOPE.replace("[hope]}", "[hope, other, twin]}")).played();
            view.click("#odds-tab-optimum");
            assertEquals("", view.page().inputValue("#odds-optimum-filler"));
        }
    }

    @Test
    void lockedCards_stay(Site site) {
        try (OddsView view = hope(site, Scheme.HTTP)) {
            view.click("#odds-tab-optimum");
            view.page().fill("#odds-most", "4");
            view.click("#odds-fold-locked").click("#odds-lock-0").click("#odds-optimise");
            waitFor(view, "#odds-optimum h2:has-text('No better counts')");
        }
    }

    @Test
    void versions_haveADifferenceOfTheirOwn(Site site) {
        try (OddsView view = hope(site, Scheme.HTTP)) {
            view.click("#odds-tab-versions").click("#odds-hold");
            view.write(HOPE.replace("count: 36", "count: 35").replace("count: 3,", "count: 4,"));
            waitFor(view, "#odds-versions .headline:has-text('6545/73112')");
            waitFor(view, "#odds-versions > .scroll");
            Locator rows = view.page().locator("#odds-versions > .scroll tbody tr");
            // by what is shown, with its blanks, in a table that may be drawn once more
            LocatorAssertions.HasTextOptions shown =
                    new LocatorAssertions.HasTextOptions().setUseInnerText(true);
            assertThat(rows.nth(0)).hasText("Hope (hope) 3 4 +1", shown);
            assertThat(rows.nth(1)).hasText("other 36 35 \u22121", shown);
            assertFalse(view.text("#odds-versions").contains(" to +8.95"), "no range of one value");
            assertEquals("+8.95", view.text("#odds-versions .headline strong"));
            assertThat(view.page().locator("#odds-versions svg[role=img]")).hasCount(1);
        }
    }

    @Test
    void unsolvedTopics_areSampledWithTheSameLuck(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(HOPE.replace("combos:", "header: '(repeat 1 (rand 1 1) ())'\n      combos:"))
                    .played();
            view.click("#odds-tab-cards");
            waitFor(view, "#odds-svg-change");
            view.click("#odds-fold-change");
            String cell =
                    view.text("figure:has(#odds-fold-change) tbody tr:first-child td >> nth=1");
            assertEquals(8.95, Double.parseDouble(cell.replace("+", "")), 1.5);
            waitFor(view, ".exactness:has-text('only played games support')");
        }
    }

    /**
     * A card that draws another: of four cards one is wanted. One card in hand: 1/4, or the one
     * that draws and then one of three, 1/3 in all. Two cards: 1/2, or 1/3 times 1/2, 2/3 in all.
     */
    private static final String ACTING =
            """
            deck:
              cards:
                hope: {description: Hope}
                draw: {program: ['[1]@;(# X B);(# D.1 H)']}
                other: {count: 2}
            simulate:
              tests:
                luck:
                  start-card: 1
                  exec-program: true
                  combos:
                    A: {hand: [hope]}
            """;

    @Test
    void cardsThatAct_areAnsweredExactly(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(ACTING).played();
            view.click("#odds-tab-cards");
            waitFor(view, "#odds-svg-second");
            view.click("#odds-fold-second");
            assertEquals(
                    List.of("2 cards", "66.67%", "exactly 2/3"),
                    view.texts("figure:has(#odds-fold-second) tbody tr:nth-child(2) > *"));
            waitFor(
                    view,
                    "section.topic:has(#odds-fold-change) .exactness:has-text('computed exactly')");
            view.click("#odds-tab-versions").click("#odds-hold");
            view.write(ACTING.replace("start-card: 1", "start-card: 2"));
            waitFor(view, "#odds-versions .headline:has-text('exactly 1/3')");
        }
    }

    /** The second example with three cards in hand: too hard for a quick answer. */
    @Test
    void whatIsHard_becomesExactCardByCard(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(
                    OddsView.example("zhulei.yml")
                            .replace(
                                    "exec-program: true",
                                    "start-card: 3\n            exec-program: true"));
            view.click("#odds-tab-cards");
            view.page()
                    .locator(
                            "section.topic:has(#odds-fold-change) .exactness:has-text('computed exactly')")
                    .waitFor(new Locator.WaitForOptions().setTimeout(180_000));
            view.click("#odds-fold-change");
            List<String> cells = view.texts("figure:has(#odds-fold-change) tbody td:nth-child(4)");
            assertEquals(16, cells.size());
            for (String cell : cells) {
                assertTrue(cell.startsWith("exact"), cell);
            }
        }
    }

    @Test
    void pictures_areGivenAway(Site site) throws IOException {
        try (OddsView view = hope(site, Scheme.HTTP)) {
            view.click("#odds-tab-cards");
            waitFor(view, "#odds-svg-change");
            Download svg = view.page().waitForDownload(() -> view.click("#odds-svg-change"));
            String text = Files.readString(svg.path());
            assertTrue(text.startsWith("<svg") && text.contains("+8.95"), text);
            assertEquals("deck-change-luck.svg", svg.suggestedFilename());
        }
    }

    @Test
    void everyone_canReadThem(Site site) {
        readable(site, DecksView.inLanguage("en-GB"), "odds-desktop");
        readable(site, DecksView.onPhone("zh-CN").setColorScheme(ColorScheme.DARK), "odds-phone");
    }

    private static void readable(Site site, Browser.NewContextOptions options, String name) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP, "#odds", options).plain()) {
            view.click("#odds-example-1");
            waitFor(view, "#odds-figures:not(.stale) .topic svg[role=img]");
            for (String tab : List.of("cards", "optimum")) {
                view.click("#odds-tab-" + tab);
                if (tab.equals("optimum")) {
                    view.click("#odds-fold-locked").click("#odds-optimise");
                }
                waitFor(view, "#odds-panel-" + tab + " svg[role=img]");
                assertEquals(List.of(), Axe.violations(view.page()));
                assertEquals(
                        0,
                        view.page()
                                .evaluate(
                                        "() => Math.max(0, document.documentElement.scrollWidth -"
                                                + " innerWidth)"));
                view.site().picture(name + "-" + tab);
            }
        }
    }
}
