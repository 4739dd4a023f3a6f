package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The two lines of the verdict, on the code and on the deck: neither says what was not checked. */
@ExtendWith(SiteExtension.class)
class VerdictIT {

    private static final Browser.NewContextOptions ENGLISH = DecksView.inLanguage("en-GB");

    /** Nothing was read and nothing is wrong yet: the verdict comes with the first card. */
    @Test
    void newDeck_hasNoVerdictBeforeItsFirstCard(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.click("#new-hearthstone");
            assertThat(view.locator("#card-search")).isVisible();
            assertThat(view.locator(".verdict")).hasCount(0);
            assertThat(view.locator(".checks")).hasCount(0);
            assertThat(view.locator("#edit-class")).isFocused();
            view.page().locator("#card-search").fill("Fireball");
            view.page().locator("#hit-0").click();
            assertThat(view.locator("#verdict-deck.no")).containsText("2 deck-rule problems");
            assertThat(view.locator("#verdict-code.yes")).containsText("Valid code");
            view.click("#verdict-why");
            // one card of another class; that of an earlier Standard is no problem
            assertThat(view.locator(".checks .note")).containsText(new String[] {"30", "Warrior"});
            // the deck without a card was no step that is worth keeping
            assertThat(view.locator("#recent .found li")).hasCount(1);
        }
    }

    /** Each code of a post is fine; the words around it are no fault of the code. */
    @Test
    void codesInAPost_areNotRefusedForTheTextAroundThem(Site site) {
        String post =
                "Three decks: "
                        + DecksView.WARLOCK_TODAY
                        + " and\nthis "
                        + DecksView.GENIUS
                        + " one,\nor "
                        + DecksView.WARLOCK
                        + "! Enjoy";
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", ENGLISH)) {
            view.fill(post);
            assertThat(view.locator("#found .found button")).hasCount(3);
            for (int i = 0; i < 3; i++) {
                view.click("#found-" + i);
                assertThat(view.locator("#verdict-deck.yes")).isVisible();
                assertThat(view.locator("#verdict-code.yes")).containsText("Valid code");
                assertThat(view.locator("#answer .verdict.no")).hasCount(0);
            }
            view.fill("Mine: " + DecksView.WARLOCK.replace("=", "") + " Enjoy");
            assertThat(view.locator("#verdict-code.no")).containsText("fixed code");
        }
    }

    @Test
    void deckWithoutTables_isNotCalledPlayable(Site site) {
        try (SitePage page = site.blank(ENGLISH)) {
            page.withNoisyConsole();
            page.page().route("**/cards/*.js", route -> route.abort());
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + DecksView.GENIUS));
            DecksView view = DecksView.on(page);
            assertThat(view.locator("#verdict-deck.unknown"))
                    .containsText("Not checked: no card table.");
            page.page().unroute("**/cards/*.js");
            view.click("#names-again");
            assertThat(view.locator("#verdict-deck.yes")).isVisible();
        }
    }

    @Test
    void deckWithCardsOfNoTable_isCheckedInPart(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            // card 846 is in the table that is built in, 12345 is not
            view.fill(
                    (String)
                            view.page()
                                    .evaluate(
                                            """
                                            () => JSON.parse(Cardbench.call(JSON.stringify({ op: "encode", deck:
                                              { kind: "hearthstone", format: 1, heroes: [893],
                                                cards: [[846, 1], [12345, 1]], sideboards: [] } }))).result.text"""));
            assertThat(view.locator("#verdict-deck.unknown")).containsText("Not fully checked: 1");
        }
    }

    @Test
    void ydkWithoutADatabase_isHeldToTheSizesAlone(Site site) {
        StringBuilder ydk = new StringBuilder("#main\n");
        for (int id = 10000; id < 10040; id++) {
            ydk.append(id).append('\n');
        }
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(ydk + "#extra\n!side\n");
            assertThat(view.locator("#verdict-code.yes")).isVisible();
            assertThat(view.locator("#verdict-deck.unknown")).containsText("no card table");
            view.fill(ydk.substring(0, 60) + "\n#extra\n!side\n");
            assertThat(view.locator("#verdict-deck.no")).isVisible();
        }
    }
}
