package cardbench.odds.e2e;

import cardbench.base.e2e.ViewTour;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;

/** The states of the view “Odds” before all judges. */
class OddsTourIT extends ViewTour {

    private static final List<State> STATES =
            List.of(
                    new State(
                            "empty",
                            page -> {
                                awaitShown(page, "#form-card-0-count");
                                exactAnswer(page); // of the example that is shown at first
                            }),
                    new State(
                            "example",
                            page -> {
                                page.click("#odds-example-1");
                                awaitShown(page, "#odds-figures:not(.stale) .topic");
                            }),
                    new State("more", page -> page.click("#odds-more-0")),
                    new State("chart", page -> page.click("#odds-fold-rates-0")),
                    new State("overlap", page -> page.click("#odds-fold-sets-0")),
                    new State(
                            "games",
                            page -> {
                                page.click("#odds-tab-games");
                                awaitShown(page, ".zone");
                            }),
                    new State("steps", page -> page.click("#odds-fold-steps")),
                    new State("versions", page -> page.click("#odds-tab-versions")),
                    new State(
                            "cards",
                            page -> {
                                page.click("#odds-tab-cards");
                                awaitShown(page, "#odds-fold-second");
                            }),
                    new State("optimiser", page -> page.click("#odds-tab-optimum")));

    OddsTourIT() {
        super("odds", STATES);
    }

    /** The figures change once more, after many games, when the exact answer is there. */
    private static void exactAnswer(Page page) {
        page.locator("#odds-figures:not(.stale) #odds-fold-fraction-0")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }
}
