package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Single games in the room Odds: stepped through, looked for, dealt by hand. */
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

    private static OddsRoom games(Site site, Scheme scheme) {
        OddsRoom room = OddsRoom.open(site, scheme);
        room.write(POTS).played();
        room.click("#odds-tab-games");
        room.page().locator(".zone").first().waitFor();
        return room;
    }

    /** Puts a hand together out of the cards of the deck, by their places in the file. */
    private static void deal(OddsRoom room, int... cards) {
        room.click("#odds-fold-own-hand");
        for (int card : cards) {
            room.click("#odds-own-add-" + card);
        }
        room.click("#odds-own-play");
        room.page().locator(".step-line:has-text('opening hand')").waitFor();
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void ownHand_isPlayedStepByStep(Scheme scheme, Site site) {
        try (OddsRoom room = games(site, scheme)) {
            deal(room, 0, 1, 2, 1, 2, 1, 1);
            assertEquals(
                    List.of("Pot", "Wolf", "Cave", "Wolf", "Cave"),
                    room.texts(".zone:first-child .playing-card > span:first-child"));
            room.click("#odds-forward").click("#odds-forward");
            assertEquals("(= met (+ met 1))", room.text(".step-line code"));
            assertTrue(room.text(".variables").contains("met = 1"));
            assertEquals(
                    "(= met (+ met 1))",
                    room.page()
                            .evaluate(
                                    "() => document.querySelector('#odds mark.active').textContent"),
                    "marked in the file");
            room.click("#odds-effect-forward");
            assertEquals("Pot was activated", room.text(".step-line span:last-child"));
            assertEquals(
                    List.of("Wolf", "Cave", "Wolf", "Cave", "Wolf", "Wolf"),
                    room.texts(".zone:first-child .playing-card > span:first-child"));
            assertEquals(
                    List.of("Pot"),
                    room.texts(".zone:nth-child(2) .playing-card > span:first-child"));
            room.click("#odds-back").click("#odds-first");
            assertThat(room.page().locator(".zone")).hasCount(1);
            assertTrue(room.text(".outcomes .yes").startsWith("Wolves"));
            assertTrue(room.text(".outcomes .no").contains("no card in hand for “cave”"));
            assertTrue(room.text(".outcomes .no").contains("already used: Cave, Cave"));
        }
    }

    @Test
    void keys_stepThroughTheGame(Site site) {
        try (OddsRoom room = games(site, Scheme.HTTP)) {
            deal(room, 0, 1, 2, 1, 2);
            room.page().focus("#odds-forward");
            room.page().keyboard().press("ArrowRight");
            assertTrue(room.text(".step-line").startsWith("Step 2"));
            room.page().keyboard().press("Shift+ArrowRight");
            assertTrue(room.text(".step-line").contains("activated"));
            room.page().keyboard().press("ArrowLeft");
            assertTrue(room.text(".step-line").contains("(# D.2 H)"));
        }
    }

    @Test
    void gamesOfAKind_areFound(Site site) {
        try (OddsRoom room = games(site, Scheme.HTTP)) {
            room.click("#odds-find-failing");
            room.page().locator("#odds-found:has-text('Game')").waitFor();
            assertThat(room.page().locator(".outcomes .yes")).hasCount(0);
            room.click("#odds-fold-finder");
            room.page().selectOption("#odds-want-0", "without");
            room.page().selectOption("#odds-want-1", "with");
            room.click("#odds-find");
            room.page().locator(".outcomes .yes:has-text('Caves')").waitFor();
            assertThat(room.page().locator(".outcomes .no:has-text('Wolves')")).hasCount(1);
            String fragment =
                    (String)
                            room.page()
                                    .evaluate(
                                            "() => new Promise((done) => setTimeout(() =>"
                                                    + " done(location.hash), 600))");
            String number = room.page().inputValue("#odds-game");
            assertTrue(fragment.endsWith("&topic=t&game=" + number), fragment);
            try (OddsRoom other =
                    OddsRoom.open(site, Scheme.HTTP, fragment, Bench.inLanguage("en-GB"))) {
                other.page().locator(".outcomes .yes:has-text('Caves')").waitFor();
                assertEquals(number, other.page().inputValue("#odds-game"));
            }
        }
    }

    @Test
    void guide_opensItsExamples(Site site) {
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP)) {
            for (String example :
                    List.of("first", "conditions", "scores", "effects", "variables", "tags")) {
                room.click("#odds-tab-guide").click("#odds-try-" + example);
                room.page()
                        .waitForFunction(
                                "text => document.getElementById('odds-text').value === text",
                                OddsRoom.example("guide/" + example + ".yml"));
                room.page().locator("#odds-figures:not(.stale) .topic").first().waitFor();
                assertThat(room.page().locator("#odds-remarks .note")).hasCount(0);
            }
        }
    }
}
