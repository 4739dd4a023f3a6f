package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What stands beside the odds of a deck file: how each figure comes about, and hands that are
 * dealt.
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

    /**
     * A press on a bar opens its derivation. It, hands and all else that is open keep to the
     * screen, and to the rules of access.
     */
    @Test
    void openParts_fitEveryScreenAndTheRulesOfAccess(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            Page page = view.page();
            page.setViewportSize(1280, 900);
            view.write(TWO).holds(TWO).played();
            Locator receipt = page.locator("#odds-receipt-0 pre");
            // the third bar is that of the second combo
            Locator bars = page.locator("#odds-topic-0 .picture").first();
            bars.click(new Locator.ClickOptions().setPosition(40, 2 * 44 + 28));
            assertThat(receipt).containsText("C(8, 3) = 56");
            assertThat(receipt).containsText("P = 8/15");
            view.click("#odds-receipt-0-0").click("#odds-hands-0");
            assertThat(receipt).containsText("P = 11/12");
            assertThat(page.locator(".hand-dealt")).hasCount(3);
            for (int width : new int[] {1280, 320}) {
                page.setViewportSize(width, 900);
                assertEquals(
                        true,
                        page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"),
                        "at " + width);
                assertEquals(List.of(), Axe.violations(page), "at " + width);
            }
        }
    }
}
