package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page of the site that shows the widget in five settings. */
@ExtendWith(SiteExtension.class)
class DemoIT {

    @Test
    void everySetting_isDrawn(Site site) {
        try (SitePage page = site.open(Scheme.HTTP, "demo.html", DecksView.inLanguage("en"))) {
            Locator decks = page.page().locator("card-deck");
            assertThat(decks).hasCount(4);
            List<String> names = List.of("Dark Pact", "ディオナ", "Wisp", "Llanowar Elves");
            for (int deck = 0; deck < names.size(); deck++) {
                decks.nth(deck).scrollIntoViewIfNeeded();
                assertThat(decks.nth(deck)).containsText(names.get(deck));
            }
            page.page().locator("iframe").scrollIntoViewIfNeeded();
            page.page().frameLocator("iframe").locator(".name").first().waitFor();
            assertEquals(List.of(), Axe.violations(page.page(), "main"));
            page.picture("demo");
        }
    }
}
