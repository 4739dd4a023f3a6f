package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The room Odds says what helps: versions held together, cards one by one, better counts. */
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

    private static OddsRoom hope(Site site, Scheme scheme) {
        OddsRoom room = OddsRoom.open(site, scheme);
        return room.write(HOPE).played();
    }

    private static void waitFor(OddsRoom room, String selector) {
        room.page().locator(selector).first().waitFor();
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void cardByCard_saysWhatEachOneDoes(Scheme scheme, Site site) {
        try (OddsRoom room = hope(site, scheme)) {
            room.click("#odds-tab-cards");
            waitFor(room, "#odds-svg-change");
            room.click("#odds-fold-change");
            // one more: 3903/9139 - 667/1976 = 6545/73112, as other is the filler
            List<String> cells =
                    room.texts("figure:has(#odds-fold-change) tbody tr:first-child > *");
            assertEquals("Hope (hope)", cells.get(0));
            assertEquals("3", cells.get(1));
            assertEquals("+8.95", cells.get(2));
            assertEquals("exactly 6545/73112", cells.get(3));
            room.click("#odds-fold-held");
            cells = room.texts("figure:has(#odds-fold-held) tbody tr:first-child > *");
            assertEquals("33.76%", cells.get(1), "in hand: 667/1976");
            assertEquals("100.00%", cells.get(2));
            assertEquals("0.00%", cells.get(4));
            room.click("#odds-fold-second");
            cells = room.texts("figure:has(#odds-fold-second) tbody tr:nth-child(2) > *");
            assertEquals(List.of("6 cards", "39.43%", "exactly 487/1235"), cells);
        }
    }

    @Test
    void betterCounts_areFoundAndTaken(Site site) {
        try (OddsRoom room = hope(site, Scheme.HTTP)) {
            room.click("#odds-tab-optimum");
            room.page().fill("#odds-most", "4");
            room.page().locator("#odds-optimise").focus();
            room.page().keyboard().press("Enter");
            waitFor(room, "#odds-take-counts");
            assertTrue(
                    room.text("#odds-optimum").contains("All 5 decks there are were judged"),
                    room.text("#odds-optimum"));
            assertTrue(room.text("#odds-optimum").contains("exactly 6545/73112"));
            room.click("#odds-take-counts");
            room.page()
                    .waitForFunction(
                            "() => document.getElementById('odds-text').value.includes('hope:"
                                    + " {count: 4, description: Hope}')");
            String text = room.page().inputValue("#odds-text");
            assertTrue(text.contains("description: \"count: 7\""), text);
            assertTrue(
                    text.contains("twin:\n      count: 0\n") || text.contains("{count: 35}"), text);
            room.click("#odds-tab-results");
            waitFor(room, ".headline:has-text('3903/9139')");
        }
    }

    @Test
    void lockedCards_stay(Site site) {
        try (OddsRoom room = hope(site, Scheme.HTTP)) {
            room.click("#odds-tab-optimum");
            room.page().fill("#odds-most", "4");
            room.click("#odds-fold-locked").click("#odds-lock-0").click("#odds-optimise");
            waitFor(room, "#odds-optimum h2:has-text('No better counts')");
        }
    }

    @Test
    void versions_haveADifferenceOfTheirOwn(Site site) {
        try (OddsRoom room = hope(site, Scheme.HTTP)) {
            room.click("#odds-tab-versions").click("#odds-hold");
            room.write(HOPE.replace("count: 36", "count: 35").replace("count: 3,", "count: 4,"));
            waitFor(room, "#odds-versions .headline:has-text('6545/73112')");
            assertEquals("+8.95", room.text("#odds-versions .headline strong"));
            assertThat(room.page().locator("#odds-versions svg[role=img]")).hasCount(1);
        }
    }

    @Test
    void printingTopics_areSampledWithTheSameLuck(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(HOPE.replace("combos:", "header: '(print 1)'\n      combos:")).played();
            room.click("#odds-tab-cards");
            waitFor(room, "#odds-svg-change");
            room.click("#odds-fold-change");
            String cell =
                    room.text("figure:has(#odds-fold-change) tbody tr:first-child td >> nth=1");
            assertEquals(8.95, Double.parseDouble(cell.replace("+", "")), 1.5);
            waitFor(room, ".exactness:has-text('the topic prints, so its games are played')");
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
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(ACTING).played();
            room.click("#odds-tab-cards");
            waitFor(room, "#odds-svg-second");
            room.click("#odds-fold-second");
            assertEquals(
                    List.of("2 cards", "66.67%", "exactly 2/3"),
                    room.texts("figure:has(#odds-fold-second) tbody tr:nth-child(2) > *"));
            waitFor(
                    room,
                    "section.topic:has(#odds-fold-change) .exactness:has-text('not sampled')");
            room.click("#odds-tab-versions").click("#odds-hold");
            room.write(ACTING.replace("start-card: 1", "start-card: 2"));
            waitFor(room, "#odds-versions .headline:has-text('exactly 1/3')");
        }
    }

    /** The second example with three cards in hand: too hard for a quick answer. */
    @Test
    void whatIsHard_becomesExactCardByCard(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            room.write(
                    OddsRoom.example("zhulei.yml")
                            .replace(
                                    "exec-program: true",
                                    "start-card: 3\n            exec-program: true"));
            room.click("#odds-tab-cards");
            room.page()
                    .locator(
                            "section.topic:has(#odds-fold-change) .exactness:has-text('not sampled')")
                    .waitFor(new Locator.WaitForOptions().setTimeout(180_000));
            room.click("#odds-fold-change");
            List<String> cells = room.texts("figure:has(#odds-fold-change) tbody td:nth-child(4)");
            assertEquals(16, cells.size());
            for (String cell : cells) {
                assertTrue(cell.startsWith("exactly "), cell);
            }
        }
    }

    @Test
    void pictures_areGivenAway(Site site) throws IOException {
        try (OddsRoom room = hope(site, Scheme.HTTP)) {
            room.click("#odds-tab-cards");
            waitFor(room, "#odds-svg-change");
            Download svg = room.page().waitForDownload(() -> room.click("#odds-svg-change"));
            String text = Files.readString(svg.path());
            assertTrue(text.startsWith("<svg") && text.contains("+8.95"), text);
            assertEquals("deck-change-luck.svg", svg.suggestedFilename());
        }
    }

    @Test
    void everyone_canReadThem(Site site) {
        readable(site, Bench.inLanguage("en-GB"), "odds-desktop");
        readable(site, Bench.onPhone("zh-CN").setColorScheme(ColorScheme.DARK), "odds-phone");
    }

    private static void readable(Site site, Browser.NewContextOptions options, String name) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP, "#odds", options).plain()) {
            room.click("#odds-example-1");
            waitFor(room, "#odds-figures:not(.stale) .topic svg[role=img]");
            for (String tab : List.of("cards", "optimum")) {
                room.click("#odds-tab-" + tab);
                if (tab.equals("optimum")) {
                    room.click("#odds-fold-locked").click("#odds-optimise");
                }
                waitFor(room, "#odds-panel-" + tab + " svg[role=img]");
                assertEquals(List.of(), Axe.violations(room.page()));
                assertEquals(
                        0,
                        room.page()
                                .evaluate(
                                        "() => Math.max(0, document.documentElement.scrollWidth -"
                                                + " innerWidth)"));
                room.site().picture(name + "-" + tab);
            }
        }
    }
}
