package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a window of 1280 x 800 at 200 % shows first; {@link ViewTour} has the faults of zoom. */
@ExtendWith(SiteExtension.class)
class ZoomIT {

    @Test
    void deckAtTwiceItsSize_showsWhatItIsAndHowGoodItIs(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.HUNTER)) {
            view.page().setViewportSize(640, 400);
            SitePage.awaitFrames(view.page());
            double bottom =
                    ((Number)
                                    view.page()
                                            .evaluate(
                                                    "() => document.querySelector('#answer .verdicts')"
                                                            + ".getBoundingClientRect().bottom"))
                            .doubleValue();
            assertTrue(bottom < 400, "the verdict ends at " + bottom);
            view.page().locator("#decks[data-cards=loaded] .deck-list .card").first().waitFor();
            double card =
                    ((Number)
                                    view.page()
                                            .evaluate(
                                                    "() => document.querySelector('.deck-list .card')"
                                                            + ".getBoundingClientRect().bottom - document"
                                                            + ".querySelector('#answer').getBoundingClientRect().top"))
                            .doubleValue();
            assertTrue(card < 400, "the first card ends at " + card + " below the box");
        }
    }
}
