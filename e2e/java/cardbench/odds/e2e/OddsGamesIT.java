package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Single games in the view Odds: stepped through, looked for, dealt by hand. */
@ExtendWith(SiteExtension.class)
class OddsGamesIT {

    /** Ten cards, of which five are the hand; a pot draws two. */
    private static final String POTS =
            """
            deck:
              cards:
                pot: {count: 2, description: Pot, program: ['[1]@;(= met (+ met 1));(# X B);(# D.2 H)']}
                wolf: {count: 4, description: Wolf}
                cave: {count: 4, description: Cave}
            simulate:
              tests:
                t:
                  exec-program: true
                  combos:
                    Wolves: {hand: [wolf, wolf, wolf]}
                    Caves: {hand: [cave, cave, cave, cave]}
            """;

    private static OddsView games(Site site, Scheme scheme) {
        OddsView view = OddsView.open(site, scheme);
        view.write(POTS).played();
        view.click("#odds-tab-games");
        view.page().locator(".zone").first().waitFor();
        return view;
    }

    /** Puts a hand together out of the cards of the deck, by their places in the file. */
    private static void deal(OddsView view, int... cards) {
        view.click("#odds-fold-own-hand");
        for (int card : cards) {
            view.click("#odds-own-add-" + card);
        }
        view.click("#odds-own-play");
        // A game of the seed has been open before, in its opening hand, too; this one has no
        // number.
        assertThat(view.page().locator("#odds-game")).hasValue("");
    }

    /** By buttons and by keys, marked in the file; on a phone one step is below the other. */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void ownHand_isPlayedStepByStep(Scheme scheme, Site site) {
        try (OddsView view = games(site, scheme)) {
            Page page = view.page();
            deal(view, 0, 1, 2, 1, 2, 1, 1);
            assertThat(page.locator(".zone:first-child .playing-card > span:first-child"))
                    .hasText(new String[] {"Pot", "Wolf", "Cave", "Wolf", "Cave"});
            view.click("#odds-forward");
            page.keyboard().press("ArrowRight");
            assertEquals("(= met (+ met 1))", view.text(".step-line code"));
            assertEquals(
                    "(= met (+ met 1))",
                    page.evaluate("() => document.querySelector('#odds mark.active').textContent"),
                    "marked in the file");
            page.keyboard().press("Shift+ArrowRight");
            assertTrue(view.text(".step-line").contains("activated"));
            page.keyboard().press("ArrowLeft");
            assertTrue(view.text(".step-line").contains("(# D.2 H)"));
            page.setViewportSize(320, 800);
            view.click("#odds-fold-steps");
            assertEquals(
                    true,
                    page.evaluate(
                            "() => [...document.querySelectorAll('.game-steps > li')].every((one, i, all) =>"
                                    + " i === 0 || one.getBoundingClientRect().top"
                                    + " >= all[i - 1].getBoundingClientRect().bottom)"));
        }
    }

    @Test
    void gameThatWasFound_isOpenedByItsLink(Site site) {
        try (OddsView view = games(site, Scheme.HTTP)) {
            view.click("#odds-find-failing");
            view.page().locator("#odds-found:has-text('Found: game')").waitFor();
            view.click("#odds-game-next").click("#odds-find-failing");
            // the next game is shown first, and then the one that is found
            view.page()
                    .waitForFunction(
                            "() => { const game = document.getElementById('odds-game').value;"
                                    + " const found = document.getElementById('odds-found');"
                                    + " return game > 1 && found.textContent.includes('game ' + game); }");
            String number = view.page().inputValue("#odds-game");
            view.click("#odds-link");
            view.page().locator("#odds-link:has-text('Copied')").waitFor();
            String fragment = view.clipboard().substring(view.clipboard().indexOf('#'));
            assertTrue(fragment.endsWith("&seed=1&topic=t&game=" + number), fragment);
            try (OddsView other =
                    OddsView.open(site, Scheme.HTTP, fragment, DecksView.inLanguage("en-GB"))) {
                assertThat(other.page().locator(".outcomes .no")).hasCount(2);
                assertEquals(number, other.page().inputValue("#odds-game"));
            }
        }
    }
}
