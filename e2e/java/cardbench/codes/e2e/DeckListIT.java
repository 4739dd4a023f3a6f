package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Deck lists as text in the view Decks: games of which the page has no card table. */
@ExtendWith(SiteExtension.class)
class DeckListIT {

    /** With a line that is no card. */
    private static final String MAGIC =
            DeckLists.MAGIC.replace("4 Collected", "what is this\n4 Collected");

    /** As long as it is not known whether a text is a list, nobody is told that it is nothing. */
    @Test
    void textThatMayBeAList_isNotCalledUnknownBeforeItsReaderAnswered(Site site) {
        List<Route> waiting = new CopyOnWriteArrayList<>();
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("1 cup of rice and 2 eggs");
            assertThat(view.locator("#answer .nothing")).isVisible();
            view.page().route(site.address(Scheme.HTTP, "lists.js"), waiting::add);
            view.fill(MAGIC);
            view.page().waitForCondition(() -> !waiting.isEmpty());
            assertThat(view.locator("#answer .nothing")).hasCount(0);
            assertThat(view.locator("#recognised")).hasCount(0);
            view.fill("1 cup of rice\n2 eggs\n");
            assertThat(view.locator("#answer .nothing")).hasCount(0);
            waiting.get(0).resume();
            assertThat(view.locator("#answer .nothing")).isVisible();
            assertThat(view.locator("#recognised")).isVisible();
            view.fill(MAGIC);
            showsList(view, "Elves of the North");
        }
    }

    /** The note about card names of Yu-Gi-Oh! comes with the core, behind the list. */
    @Test
    void listOfYuGiOh_isShownBeforeTheDecksCoreIsThere(Site site) {
        List<Route> waiting = new CopyOnWriteArrayList<>();
        try (SitePage page = site.blank()) {
            page.page().route("**/decks.js", waiting::add);
            visit(page, site);
            page.page().fill("#box", "Game: Yu-Gi-Oh!\nDeck\n3 Bait\n3 Ash Blossom\n2 Another\n");
            page.page().locator("#deck-title").waitFor();
            page.page().waitForCondition(() -> !waiting.isEmpty());
            assertThat(page.page().locator("#deck-panel .card").first()).isVisible();
            waiting.forEach(Route::resume);
            page.page().locator("#decks[data-cards=loaded]").waitFor();
            assertThat(page.page().locator("#deck-panel .card").first()).isVisible();
        }
    }

    /** On a first visit, the part for cards comes behind the first answer. */
    @Test
    void firstText_isNotCalledUnknownBeforeThePartForCardsIsThere(Site site) {
        List<Route> waiting = new CopyOnWriteArrayList<>();
        try (SitePage page = site.blank()) {
            page.page().route(site.address(Scheme.HTTP, "deck-cards.js"), waiting::add);
            visit(page, site);
            page.page().fill("#box", MAGIC);
            page.page().waitForCondition(() -> !waiting.isEmpty());
            assertThat(page.page().locator("#answer .nothing")).hasCount(0);
            waiting.get(0).resume();
            showsList(DecksView.on(page), "Elves of the North");
        }
    }

    /** The script may be asked for before the event "load", which then waits for it. */
    private static void visit(SitePage page, Site site) {
        page.page()
                .navigate(
                        site.address(Scheme.HTTP, "index.html#lang=en"),
                        new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    }

    /** Without network on a first visit nothing else will be known of the text. */
    @Test
    void textIsCalledUnknown_whereThePartForCardsIsMissing(Site site) {
        try (SitePage page = site.blank()) {
            page.withNoisyConsole()
                    .page()
                    .route(site.address(Scheme.HTTP, "deck-cards.js"), Route::abort);
            visit(page, site);
            page.page().fill("#box", "nothing to see");
            assertThat(page.page().locator("#answer .nothing")).isVisible();
        }
    }

    private static void showsList(DecksView view, String title) {
        assertThat(view.locator("#answer h2")).hasText(title);
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void listOfMagic_isADeckWithItsSections(Scheme scheme, Site site) {
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"))) {
            view.fill(MAGIC);
            showsList(view, "Elves of the North");
            assertThat(view.locator("#list-game")).hasValue("mtg");
            assertThat(view.locator(".facts")).containsText("30 cards");
            assertThat(view.locator(".facts")).containsText("2 in the sideboard");
            assertEquals(List.of("Deck 30 cards", "Sideboard 2 cards"), view.texts(".groups h3"));
            assertEquals("4×\nLlanowar Elves\nDOM 168", view.text(".groups .card"));
            assertThat(view.locator(".groups .card")).hasCount(5);
            assertThat(view.locator("#recognised")).hasCount(0);
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void narrowScreen_isNotOverflowed(String locale, Site site) {
        // an apostrophe, since letters alone would be read as a share code of 七圣召唤
        String longName = "4 " + "Unpronounceable'".repeat(5) + "s (DOM) 168\n";
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(locale))) {
            view.page().setViewportSize(320, 640);
            view.fill(MAGIC.replace("20 Forest", longName + "20 Forest"));
            showsList(view, "Elves of the North");
            view.click("#list-forms");
            assertEquals(320, view.page().evaluate("() => document.documentElement.scrollWidth"));
            String copy = view.text("#list-copies .quiet");
            assertTrue(copy.matches(locale.startsWith("en") ? "Copy as" : "\\P{ASCII}+"), copy);
        }
    }
}
