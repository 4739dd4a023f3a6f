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

    private static void waitFor(OddsView view, String selector) {
        view.page().locator(selector).first().waitFor();
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void cardByCard_isDrawnAndGivenAway(Scheme scheme, Site site) throws IOException {
        try (OddsView view = OddsView.open(site, scheme)) {
            view.write(HOPE).played();
            view.click("#odds-tab-cards");
            waitFor(view, "#odds-svg-change");
            Download svg = view.page().waitForDownload(() -> view.click("#odds-svg-change"));
            String text = Files.readString(svg.path());
            assertTrue(text.startsWith("<svg") && text.contains("+8.95"), text);
            assertEquals("deck-change-luck.svg", svg.suggestedFilename());
        }
    }

    @ParameterizedTest
    @InTurn({"desktop", "phone"})
    void optimum_isReadByEveryone(String screen, Site site) {
        Browser.NewContextOptions options =
                screen.equals("desktop")
                        ? DecksView.inLanguage("en-GB")
                        : DecksView.onPhone("zh-CN").setColorScheme(ColorScheme.DARK);
        try (OddsView view = OddsView.open(site, Scheme.HTTP, "#odds", options).plain()) {
            view.openExample(1);
            waitFor(view, "#odds-figures:not(.stale) .topic svg[role=img]");
            view.click("#odds-tab-optimum").click("#odds-fold-locked").click("#odds-optimise");
            waitFor(view, "#odds-panel-optimum svg[role=img]");
            assertEquals(List.of(), Axe.violations(view.page()));
            assertEquals(
                    0,
                    view.page()
                            .evaluate(
                                    "() => Math.max(0, document.documentElement.scrollWidth -"
                                            + " innerWidth)"));
            view.site().picture("odds-" + screen + "-optimum");
        }
    }
}
