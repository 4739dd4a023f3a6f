package cardbench.odds.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
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
