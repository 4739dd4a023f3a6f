package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.LabPage;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Long work in the view Odds: how far it is, that it can be ended, and that nothing is lost. */
@ExtendWith(SiteExtension.class)
class OddsProgressIT {

    /**
     * Keeps every number that is shown in an element, and every share of a bar, while work goes on.
     */
    private static final String WATCH =
            """
            ([words, bar]) => {
              window.watched = { numbers: [], shares: [] };
              new MutationObserver(() => {
                const shown = document.querySelector(words);
                const first = /^\\D*([\\d,]+)/.exec(shown?.checkVisibility() ? shown.textContent : "");
                if (first) watched.numbers.push(Number(first[1].replaceAll(",", "")));
                const share = document.querySelector(bar);
                if (share?.checkVisibility() && share.hasAttribute("value")) watched.shares.push(share.value);
              }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
            }
            """;

    private static void watch(OddsView view, String words, String bar) {
        view.page().evaluate(WATCH, List.of(words, bar));
    }

    private static List<Double> watched(OddsView view, String series) {
        List<?> numbers = (List<?>) view.page().evaluate("(what) => watched[what]", series);
        return numbers.stream().map(one -> ((Number) one).doubleValue()).toList();
    }

    private static void assertNeverFalls(List<Double> numbers) {
        assertEquals(numbers.stream().sorted().toList(), numbers);
    }

    private static OddsView hard(Site site) {
        return OddsView.open(site, Scheme.HTTP).write(OddsView.example("zhulei.yml"));
    }

    @Test
    void simulation_countsUpAndItsBarGoesAway(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.played(); // the example; its numbers are not those of the deck
            watch(view, "#odds-progress", "#odds-bar");
            view.write(OddsView.example("zhulei.yml"));
            assertThat(view.page().locator("#odds-bar")).isVisible();
            view.played();
            assertThat(view.page().locator("#odds-bar")).isHidden();
            assertFalse(watched(view, "numbers").isEmpty());
            assertNeverFalls(watched(view, "numbers"));
            assertNeverFalls(watched(view, "shares"));
        }
    }

    /** Each worker that begins exact work ends without a word, as one that the system ends. */
    @Test
    void workerThatEndsInExactWork_leavesTheGames_andASentence(Site site) {
        String worker =
                LabPage.source("base/workers/worker.js")
                        .replace(
                                "lab.call(request)",
                                "request.includes('\"method\":\"exact\"')"
                                        + " ? await new Promise(() => scope.close())"
                                        + " : lab.call(request)");
        Site ending = site.with(Map.of("worker.js", worker));
        try (OddsView view = OddsView.open(ending, Scheme.HTTP)) {
            view.write(OddsView.SMALL).played();
            assertThat(view.page().locator("#odds-figures"))
                    .containsText("Could not be computed: the worker has ended");
            assertEquals("100.00%", view.texts(".headline strong").get(0));
        }
    }

    @Test
    void cardByCard_saysHowManyAndKeepsWhatWasComputed(Site site) {
        try (OddsView view = hard(site)) {
            view.page().locator("#odds-figures:not(.stale) .topic").first().waitFor();
            view.click("#odds-run");
            watch(view, "#odds-change-says", "#odds-change-bar");
            view.click("#odds-tab-cards");
            view.page().locator("#odds-change-says:has-text('of 16 cards')").waitFor();
            view.page().locator("#odds-svg-change").waitFor();
            view.click("#odds-change-stop");
            assertThat(view.page().locator("#odds-change")).isHidden();
            assertThat(view.page().locator("#odds-svg-change")).isVisible();
            assertThat(view.page().locator("#odds-change-answer")).containsText("Stopped.");
            assertFalse(watched(view, "shares").isEmpty());
            assertNeverFalls(watched(view, "shares"));
            view.click("#odds-change-again");
            assertThat(view.page().locator("#odds-change")).isVisible();
            assertThat(view.page().locator("#odds-change-answer")).containsText("Previous");
        }
    }

    @Test
    void optimiser_saysTheBestSoFarAndEndsWithIt(Site site) {
        try (OddsView view = hard(site)) {
            view.page().locator("#odds-figures:not(.stale) .topic").first().waitFor();
            view.click("#odds-run").click("#odds-tab-optimum");
            watch(view, "#odds-optimum-work-says", "#odds-optimum-work-bar");
            view.click("#odds-optimise");
            Locator says = view.page().locator("#odds-optimum-work-says");
            assertThat(says).containsText("of 500 decks judged; best so far ");
            view.click("#odds-optimum-work-stop");
            view.page()
                    .locator("#odds-optimum-weak:has-text('The search was stopped after')")
                    .waitFor();
            assertThat(view.page().locator("#odds-optimum-work")).isHidden();
            assertThat(view.page().locator("#odds-optimum svg[role=img]")).isVisible();
            assertFalse(watched(view, "numbers").isEmpty());
            assertNeverFalls(watched(view, "numbers"));
            assertNeverFalls(watched(view, "shares"));
        }
    }

    /** Every hand of this deck has a combo, so no brick is found. */
    @Test
    void finder_saysHowManyGamesAndStops(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            String slow =
                    OddsView.SMALL.replace(
                            "start-card: 1",
                            "start-card: 1\n      header: '(repeat 1000 (> 0 1) (shuffle D))'");
            view.write(slow).played();
            view.click("#odds-tab-games").click("#odds-find-failing");
            Locator says = view.page().locator("#odds-finder-work-says");
            assertThat(says).containsText("of 200,000 games searched");
            view.click("#odds-finder-work-stop");
            view.page().locator("#odds-found:has-text('None found in')").waitFor();
            assertThat(view.page().locator("#odds-finder-work")).isHidden();
        }
    }

    @Test
    void versions_keepTheOldComparisonUntilTheNewOne(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            // 3 of 4, then 1 of 2, then 4 of 5
            String wolves = OddsView.SMALL.replaceFirst("(?m)^ +B: .*\n", "");
            view.write(wolves).played();
            view.click("#odds-tab-versions").click("#odds-hold");
            view.write(wolves.replace("count: 3", "count: 1"));
            Locator headline = view.page().locator("#odds-versions .headline strong");
            assertThat(headline).containsText("25.00");
            view.page()
                    .evaluate(
                            """
                            () => {
                              window.seen = [];
                              const look = () =>
                                seen.push(document.querySelector("#odds-versions .headline strong")?.textContent);
                              new MutationObserver(look).observe(document.getElementById("odds-versions"),
                                { childList: true, subtree: true, characterData: true });
                            }
                            """);
            view.write(wolves.replace("count: 3", "count: 4"));
            assertThat(headline).containsText("+5.00");
            assertThat(view.page().locator("#odds-versions-work")).isHidden();
            List<?> seen = (List<?>) view.page().evaluate("() => seen");
            assertTrue(seen.stream().noneMatch(one -> one == null), seen.toString());
        }
    }
}
