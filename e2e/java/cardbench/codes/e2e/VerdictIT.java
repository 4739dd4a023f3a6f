package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The two lines of the verdict, on the code and on the deck: neither says what was not checked. */
@ExtendWith(SiteExtension.class)
class VerdictIT {

    private static final Browser.NewContextOptions ENGLISH = DecksView.inLanguage("en-GB");

    @Test
    void deckWithoutTables_isNotCalledPlayable(Site site) {
        try (SitePage page = site.blank(ENGLISH)) {
            page.withNoisyConsole();
            page.page().route("**/cards/*.js", route -> route.abort());
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + DecksView.GENIUS));
            DecksView view = DecksView.on(page);
            assertThat(view.locator("#verdict-deck.unknown"))
                    .containsText("Not checked: no card table.");
            page.page().unroute("**/cards/*.js");
            view.click("#names-again");
            assertThat(view.locator("#verdict-deck.yes")).isVisible();
        }
    }
}
