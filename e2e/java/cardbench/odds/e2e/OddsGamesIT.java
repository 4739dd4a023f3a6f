package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import java.util.List;
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

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void ownHand_isPlayedStepByStep(Scheme scheme, Site site) {
        try (OddsView view = games(site, scheme)) {
            deal(view, 0, 1, 2, 1, 2, 1, 1);
            assertThat(view.page().locator(".zone:first-child .playing-card > span:first-child"))
                    .hasText(new String[] {"Pot", "Wolf", "Cave", "Wolf", "Cave"});
            view.click("#odds-forward").click("#odds-forward");
            assertEquals("(= met (+ met 1))", view.text(".step-line code"));
            assertTrue(view.text(".variables").contains("met = 1"));
            assertEquals(
                    "(= met (+ met 1))",
                    view.page()
                            .evaluate(
                                    "() => document.querySelector('#odds mark.active').textContent"),
                    "marked in the file");
            view.click("#odds-effect-forward");
            assertEquals("Pot was activated", view.text(".step-line span:last-child"));
            assertEquals(
                    List.of("Wolf", "Cave", "Wolf", "Cave", "Wolf", "Wolf"),
                    view.texts(".zone:first-child .playing-card > span:first-child"));
            assertEquals(
                    List.of("Pot"),
                    view.texts(".zone:nth-child(2) .playing-card > span:first-child"));
            view.click("#odds-back").click("#odds-first");
            assertThat(view.page().locator(".zone")).hasCount(1);
            assertTrue(view.text(".outcomes .yes").startsWith("Wolves"));
            assertTrue(view.text(".outcomes .no").contains("no card in hand for “cave”"));
            assertTrue(view.text(".outcomes .no").contains("already used: Cave, Cave"));
        }
    }

    @Test
    void keys_stepThroughTheGame(Site site) {
        try (OddsView view = games(site, Scheme.HTTP)) {
            deal(view, 0, 1, 2, 1, 2);
            view.page().focus("#odds-forward");
            view.page().keyboard().press("ArrowRight");
            assertTrue(view.text(".step-line").startsWith("Step 2"));
            view.page().keyboard().press("Shift+ArrowRight");
            assertTrue(view.text(".step-line").contains("activated"));
            view.page().keyboard().press("ArrowLeft");
            assertTrue(view.text(".step-line").contains("(# D.2 H)"));
        }
    }

    @Test
    void gamesOfAKind_areFound(Site site) {
        try (OddsView view = games(site, Scheme.HTTP)) {
            view.click("#odds-find-failing");
            view.page().locator("#odds-found:has-text('Game')").waitFor();
            assertThat(view.page().locator(".outcomes .yes")).hasCount(0);
            view.click("#odds-fold-finder");
            view.page().selectOption("#odds-want-0", "without");
            view.page().selectOption("#odds-want-1", "with");
            view.click("#odds-find");
            view.page().locator(".outcomes .yes:has-text('Caves')").waitFor();
            assertThat(view.page().locator(".outcomes .no:has-text('Wolves')")).hasCount(1);
            String fragment =
                    (String)
                            view.page()
                                    .evaluate(
                                            "() => new Promise((done) => setTimeout(() =>"
                                                    + " done(location.hash), 600))");
            String number = view.page().inputValue("#odds-game");
            assertTrue(fragment.endsWith("&topic=t&game=" + number), fragment);
            try (OddsView other =
                    OddsView.open(site, Scheme.HTTP, fragment, DecksView.inLanguage("en-GB"))) {
                other.page().locator(".outcomes .yes:has-text('Caves')").waitFor();
                assertEquals(number, other.page().inputValue("#odds-game"));
            }
        }
    }

    @Test
    void guide_opensItsExamples(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            for (String example :
                    List.of("first", "conditions", "scores", "effects", "variables", "tags")) {
                view.click("#odds-tab-guide").click("#odds-try-" + example);
                view.page()
                        .waitForFunction(
                                "text => document.getElementById('odds-text').value === text",
                                OddsView.example("guide/" + example + ".yml"));
                view.page().locator("#odds-figures:not(.stale) .topic").first().waitFor();
                assertThat(view.page().locator("#odds-remarks .note")).hasCount(0);
            }
        }
    }

    @Test
    void link_holdsTheGameThatIsOpen(Site site) {
        try (OddsView view = games(site, Scheme.HTTP)) {
            view.click("#odds-game-next").click("#odds-game-next");
            view.page().waitForFunction("() => document.getElementById('odds-game').value === '2'");
            view.click("#odds-link");
            view.page().locator("#odds-link:has-text('Copied')").waitFor();
            String link = view.clipboard();
            assertTrue(link.endsWith("&seed=1&topic=t&game=2"), link);
        }
    }

    /** Also after the view Decks, whose styles are loaded with the page. */
    @Test
    void stepsOfAGame_areOneBelowTheOtherOnAPhone(Site site) {
        try (OddsView view = games(site, Scheme.HTTP)) {
            view.page().setViewportSize(320, 800);
            deal(view, 0, 1, 2, 1, 2, 1, 1);
            view.click("#odds-fold-steps");
            assertEquals(
                    true,
                    view.page()
                            .evaluate(
                                    "() => [...document.querySelectorAll('.game-steps > li')].every((one, i, all) =>"
                                            + " i === 0 || one.getBoundingClientRect().top"
                                            + " >= all[i - 1].getBoundingClientRect().bottom)"));
            assertTrue(
                    view.texts(".game-steps .moves").contains("Wolf, Wolf: from deck to hand"),
                    view.texts(".game-steps .moves").toString());
        }
    }
}
