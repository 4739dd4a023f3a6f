package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DeckLists;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first screen of a window of 1280 x 800 at 200 %; {@link ViewTour} has the faults of zoom. */
@ExtendWith(SiteExtension.class)
class ZoomIT {

    private static final int HEIGHT = 400;

    private static void assertFirstScreen(DecksView view, String language) {
        Page page = view.page();
        page.setViewportSize(640, HEIGHT);
        page.locator("#decks[data-cards=loaded] #deck-panel .card").first().waitFor();
        SitePage.awaitFrames(page);
        for (String part : new String[] {"#deck-title", "#deck-panel .card"}) {
            Number bottom =
                    (Number)
                            page.locator(part)
                                    .first()
                                    .evaluate(
                                            "(shown) => scrollY"
                                                    + " + shown.getBoundingClientRect().bottom");
            assertTrue(
                    bottom.doubleValue() < HEIGHT, language + ": " + part + " ends at " + bottom);
        }
    }

    @ParameterizedTest
    @CsvSource({"en-GB", "zh-CN", "ja-JP"})
    void deckAtTwiceItsSize_showsItsNameAndFirstCard(String language, Site site) {
        for (String deck : new String[] {DecksView.HUNTER, DecksView.GENIUS}) {
            try (DecksView view =
                    DecksView.open(
                            site, Scheme.HTTP, "#deck=" + deck, DecksView.inLanguage(language))) {
                assertFirstScreen(view, language);
            }
        }
    }

    @Test
    void listAtTwiceItsSize_showsItsNameAndFirstCard(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste(DeckLists.MAGIC);
            assertFirstScreen(view, "en");
        }
    }
}
