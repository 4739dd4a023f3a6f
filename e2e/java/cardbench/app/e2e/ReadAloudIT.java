package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.odds.e2e.OddsView;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What a screen reader finds and says: decks and results as trees, and one sentence for each answer
 * instead of everything that changes on the way there.
 */
@ExtendWith(SiteExtension.class)
@TakesTurns(2)
class ReadAloudIT {

    /** Notes what each live region says, in order. */
    private static final String LISTENER =
            """
            window.said = [];
            new MutationObserver((changes) => {
              const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
              const regions = changes
                .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live))
                .filter((region) => region && !region.hidden);
              for (const region of new Set(regions)) {
                const words = region.textContent.trim();
                if (words !== "") window.said.push((region.id || region.className) + ": " + words);
              }
            }).observe(document, { subtree: true, childList: true, characterData: true });
            """;

    private static SitePage listening(Site site, String fragment) {
        SitePage shown = site.blank(DecksView.inLanguage("en-GB"));
        shown.page().addInitScript(LISTENER);
        shown.page().navigate(site.address(Scheme.HTTP, "index.html" + fragment));
        shown.page().locator("#page").waitFor();
        return shown;
    }

    @SuppressWarnings("unchecked") // the script fills an array of strings
    private static List<String> announcements(Page page) {
        return (List<String>) page.evaluate("() => window.said.splice(0)");
    }

    private static void awaitStatus(Page page, String words) {
        page.locator("#status:has-text('" + words + "')").waitFor();
    }

    /** A run with an exact answer for some hands, and many games for the others. */
    @Test
    void run_isSaidOnceItIsOver(Site site) {
        try (SitePage shown = listening(site, "#odds")) {
            Page page = shown.page();
            page.click("#odds-mode-text");
            page.locator("#odds-text.cm-content").waitFor();
            page.click("#odds-switch");
            page.fill("textarea#odds-text", OddsView.HALF);
            awaitStatus(page, "half");
            OddsView.awaitEnd(page);
            announcements(page);
            for (int run = 0; run < 2; run++) {
                page.click("#odds-new-seed");
                page.waitForFunction("() => window.said.length > 0");
                List<String> words = announcements(page);
                assertEquals(1, words.size(), words::toString);
                assertTrue(words.get(0).matches("status: half: \\d+\\.\\d\\d%.*"), words::toString);
            }
        }
    }

    @Test
    void archetype_isSaidByItsVerdict(Site site) {
        try (SitePage shown = listening(site, "#archetypes")) {
            Page page = shown.page();
            page.locator("#setcode-design-answer .family").waitFor();
            announcements(page);
            page.fill("#setcode-base", "");
            page.locator("#setcode-base").pressSequentially("0x8");
            page.locator("#setcode-number-0x9008").waitFor();
            page.waitForFunction("() => window.said.length > 0");
            List<String> words = announcements(page);
            assertEquals(1, words.size(), words::toString);
            String verdict = page.locator("#setcode-design-answer .verdict").first().innerText();
            assertEquals("status: " + verdict, words.get(0));
        }
    }

    @Test
    void comparison_isSaidByItsNumbers(Site site) {
        try (SitePage shown = listening(site, "#deck=" + DecksView.HUNTER)) {
            Page page = shown.page();
            page.locator("#open-in-odds").waitFor();
            page.click("#tab-compare");
            page.locator("#other").waitFor();
            announcements(page);
            page.locator("#other").fill(DecksView.ROGUE);
            awaitStatus(page, "Only in the first");
            List<String> words = announcements(page);
            assertEquals(1, words.size(), words::toString);
            assertTrue(
                    words.get(0)
                            .matches(
                                    "status: Only in the first \\d+ copies, Only in the second \\d+ copies"),
                    words::toString);
        }
    }

    @Test
    void hearthstoneDeck_isReadInOrder(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.click("#example");
            view.locator(".card .title").first().waitFor();
            assertThat(view.locator("#answer"))
                    .matchesAriaSnapshot(
                            """
                            - heading "The curious Shaman deck" [level=2]
                            - paragraph: /30 cards/
                            - paragraph: /Code/
                            - paragraph: /Deck/
                            - group "What to do with this deck":
                              - button "Copy code"
                              - button "Copy link"
                              - button "Edit"
                              - button "Open in Odds"
                            - tablist "Parts of the answer":
                              - tab "Deck" [selected]
                            - tabpanel "Deck":
                              - heading "Cards 30 copies" [level=3]
                              - list:
                                - listitem: /2/
                            """);
        }
    }

    @Test
    void yugiohDeck_isReadInOrder(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("#main\n# Dragon\n10001\n# Dragon\n10001\n#extra\n# Fusion\n20001\n!side\n");
            view.locator(".card .title").first().waitFor();
            assertThat(view.locator("#answer"))
                    .matchesAriaSnapshot(
                            """
                            - paragraph: ydk file
                            - heading "Yu-Gi-Oh! deck" [level=2]
                            - paragraph: /3 cards.*2 \\/ 1 \\/ 0/
                            - group "What to do with this deck":
                              - button "Open in Odds"
                            - tabpanel "Deck":
                              - heading "Main deck 2 copies" [level=3]
                              - list:
                                - listitem: /Dragon/
                              - heading "Extra deck 1 copy" [level=3]
                              - list:
                                - listitem: /Fusion/
                            """);
        }
    }

    @Test
    void result_isReadInOrder(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(OddsView.SMALL).played();
            view.unfold().click("#odds-fold-rates-0");
            assertThat(view.page().locator("#odds-figures"))
                    .matchesAriaSnapshot(
                            """
                            - heading "hunt" [level=2]
                            - paragraph:
                              - strong: /100/
                            - figure:
                              - img "How often hunt and each of its combos succeed"
                              - group:
                                - region:
                                  - table "How often hunt and each of its combos succeed":
                                    - caption
                                    - rowgroup:
                                      - row "Combo Rate"
                                    - rowgroup:
                                      - row /any combo/
                                      - row /A 75/:
                                        - rowheader "A"
                                        - cell "75.00%"
                            """);
        }
    }
}
