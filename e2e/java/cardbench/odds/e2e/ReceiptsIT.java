package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What stands beside the odds of a deck file: how each figure comes about, hands that are dealt,
 * and a version that is kept. What is expected is reckoned with binomials.
 */
@ExtendWith(SiteExtension.class)
class ReceiptsIT {

    /** Three of ten cards, of which three are a and two are b. */
    private static final String TWO =
            """
            deck: {cards: {a: {count: 3, description: Ash}, b: {count: 2}, rest: {count: 5}}}
            simulate:
              tests:
                open:
                  start-card: 3
                  combos:
                    first: {hand: [a]}
                    second: {hand: [b]}
            """;

    private static OddsView open(Site site, String yaml) {
        OddsView view = OddsView.open(site, Scheme.HTTP);
        view.write(yaml).holds(yaml);
        return view.played();
    }

    /** Each figure has a derivation of its own; a press on its bar opens the same one. */
    @Test
    void figures_openTheirDerivations(Site site) {
        try (OddsView view = open(site, TWO)) {
            Locator receipt = view.page().locator("#odds-receipt-0 pre");
            view.click("#odds-receipt-0-0");
            // no a and no b: three of the five others
            assertThat(receipt).containsText("C(5, 3) = 10");
            assertThat(receipt).containsText("C(10, 3) = 120");
            assertThat(receipt).containsText("P = 11/12 \u2248 91.6667%");
            view.click("#odds-copy-receipt-0");
            view.page().locator("#odds-copy-receipt-0:has-text('Copied')").waitFor();
            assertEquals(receipt.innerText(), view.clipboard());
            view.click("#odds-receipt-0-1");
            assertThat(receipt).containsText("open, first");
            assertThat(receipt).containsText("C(7, 3) = 35");
            assertThat(receipt).containsText("P = 17/24");
            view.click("#odds-receipt-0-1");
            assertThat(receipt).hasCount(0);
            // the third bar is that of the second combo
            Locator bars = view.page().locator("#odds-topic-0 .picture").first();
            bars.click(new Locator.ClickOptions().setPosition(40, 2 * 44 + 28));
            assertThat(receipt).containsText("C(8, 3) = 56");
            assertThat(receipt).containsText("P = 8/15");
        }
    }

    /** The same seed deals the same hands, and another press the next ones. */
    @Test
    void hands_areDealtBySeed(Site site) {
        try (OddsView view = open(site, TWO)) {
            view.click("#odds-hands-0");
            Locator hands = view.page().locator(".hand-dealt");
            assertThat(hands).hasCount(3);
            assertThat(view.page().locator(".hand-dealt .playing-card")).hasCount(9);
            List<String> first = view.texts(".hand-dealt");
            for (String hand : first) {
                // by the names of people; a hand without a and b makes no combo
                boolean made = hand.contains("Ash") || hand.contains("b\n");
                assertEquals(!made, hand.contains("no combo"), hand);
            }
            view.click("#odds-hands-again-0");
            assertThat(view.page().locator("#odds-hand-0-0")).hasText("Show game 3");
            assertNotEquals(first, view.texts(".hand-dealt"));
            view.page().reload();
            view.played().click("#odds-hands-0");
            assertThat(hands).hasCount(3);
            assertEquals(first, view.texts(".hand-dealt"));
            view.click("#odds-hand-0-2");
            assertThat(view.page().locator("#odds-game")).hasValue("2");
        }
    }

    /** One press keeps the deck; from then on each rate says how it has changed. */
    @Test
    void version_isKeptInOnePress(Site site) {
        try (OddsView view = open(site, TWO)) {
            view.click("#odds-keep");
            view.page().locator("#odds-keep:has-text('Compare')").waitFor();
            String more =
                    TWO.replace(
                            "b: {count: 2}, rest: {count: 5}", "b: {count: 3}, rest: {count: 4}");
            view.write(more).holds(more).played();
            // 1 - 4 in 120 instead of 1 - 10 in 120
            assertThat(view.page().locator("#odds-topic-0 .change").first()).containsText("+5.00");
            view.click("#odds-keep");
            assertThat(view.page().locator("#odds-versions .headline strong").first())
                    .hasText("+5.00");
            assertTrue(view.text("#odds-versions table").contains("+5.00"));
        }
    }

    /**
     * Derivations, hands and all else that is open keep to the screen, and to the rules of access.
     */
    @ParameterizedTest
    @ValueSource(ints = {320, 1280})
    void openParts_fitTheScreenAndTheRulesOfAccess(int width, Site site) {
        try (OddsView view = open(site, TWO)) {
            view.page().setViewportSize(width, 900);
            view.click("#odds-receipt-0-0").click("#odds-hands-0");
            view.page().locator("#odds-receipt-0 pre").waitFor();
            assertThat(view.page().locator(".hand-dealt")).hasCount(3);
            assertEquals(
                    true,
                    view.page()
                            .evaluate("() => document.documentElement.scrollWidth <= innerWidth"));
            assertEquals(List.of(), Axe.violations(view.page()));
        }
    }
}
