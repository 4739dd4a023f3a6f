package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.LayoutFaults;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A window of 1280 x 800 at 200 %, and one of 1280 x 1024 at 400 %: nothing scrolls sideways, is
 * cut off or covered, and what stays in sight leaves room for the rest.
 */
@ExtendWith(SiteExtension.class)
class ZoomIT {

    /** A window, in the pixels of its style sheets. */
    private record Window(int width, int height) {

        private void of(Page page) {
            page.setViewportSize(width, height);
            SitePage.awaitFrames(page);
        }
    }

    private static final List<Window> ZOOMED = List.of(new Window(640, 400), new Window(320, 256));

    /** The part of the window that is covered by what stays when the page scrolls, of 100. */
    private static final String COVERED =
            """
            () => {
              scrollTo(0, document.documentElement.scrollHeight / 2);
              let covered = 0;
              for (const element of document.querySelectorAll("body *")) {
                const style = getComputedStyle(element);
                if (!/fixed|sticky/.test(style.position) || !element.checkVisibility()) continue;
                const box = element.getBoundingClientRect();
                const stays = style.position === "fixed" || box.top <= 1 || box.bottom >= innerHeight - 1;
                const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
                const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
                if (stays && width > innerWidth / 2 && height > 0) covered += height;
              }
              scrollTo(0, 0);
              return Math.round(100 * covered / innerHeight);
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {"decks", "odds", "wizard", "archetypes", "help"})
    void zoomedPages_loseNothing(String view, Site site) {
        List<String> faults = new ArrayList<>();
        try (SitePage shown =
                site.open(
                        Scheme.HTTP,
                        "index.html#" + view,
                        DecksView.inLanguage("en").setDeviceScaleFactor(2))) {
            Page page = shown.page();
            page.locator("#page").waitFor();
            for (ViewStates.State state : ViewStates.of(view)) {
                page.setViewportSize(1280, 800);
                state.reach().accept(page);
                for (Window window : ZOOMED) {
                    window.of(page);
                    String name = view + "-" + state.name() + "-zoom-" + window.width();
                    LayoutFaults.of(page).forEach(fault -> faults.add(name + ": " + fault));
                    int covered = (Integer) page.evaluate(COVERED);
                    if (covered > 50) {
                        faults.add(name + ": " + covered + " % of the window is covered");
                    }
                    shown.picture(name);
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void deckAtTwiceItsSize_showsWhatItIsAndHowGoodItIs(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.HUNTER)) {
            ZOOMED.get(0).of(view.page());
            double bottom =
                    ((Number)
                                    view.page()
                                            .evaluate(
                                                    "() => document.querySelector('#answer .verdicts')"
                                                            + ".getBoundingClientRect().bottom"))
                            .doubleValue();
            assertTrue(bottom < 400, "the verdict ends at " + bottom);
        }
    }
}
