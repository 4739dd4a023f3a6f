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
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Names that no game has. */
    private static final String UNKNOWN =
            """
            Deck (30)
            4x Quiet Harbour
            4x Lantern of the Fen
            4x Moth Court
            4x Salt and Iron
            4x Borrowed Face
            4x Ninth Bell
            3x Hollow Crown
            3x Ash on the Water
            """;

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

    @Test
    void lineThatIsNotUnderstood_isARemarkWithItsPlace(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(MAGIC);
            assertThat(view.locator("#read .note")).hasCount(1);
            assertThat(view.locator("#read .note")).containsText("what is this");
            view.click("#place-0");
            assertEquals("box", view.focus());
            assertEquals(MAGIC.indexOf("what"), view.page().evaluate("() => box.selectionStart"));
            view.click("#add-card-0");
            assertThat(view.locator("#box"))
                    .hasValue(MAGIC.replace("what is this", "1 what is this"));
            assertThat(view.locator("#read .note")).hasCount(0);
        }
    }

    @Test
    void listOfPokemon_countsItsSections(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste(DeckLists.POKEMON);
            showsList(view, "Ceruledge ex");
            assertEquals(
                    List.of("Pokémon 5 cards", "Trainer 4 cards", "Energy 5 cards"),
                    view.texts(".groups h3"));
            assertThat(view.locator(".note")).hasCount(0);
            assertThat(view.locator("#copy-as-ptcgl")).isVisible();
            assertThat(view.locator("#copy-as-arena")).hasCount(0);
        }
    }

    @Test
    void listOfUnknownGame_isADeckList(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(UNKNOWN);
            showsList(view, "Quiet Harbour / Lantern of the Fen");
            assertThat(view.locator("#list-game")).hasValue("unknown");
            assertThat(view.locator(".facts")).containsText("30 cards");
            assertThat(view.locator(".groups .card")).hasCount(8);
        }
    }

    @Test
    void list_isCopiedInOnePress(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(UNKNOWN.replace("Deck (30)", "Deck"));
            showsList(view, "Quiet Harbour / Lantern of the Fen");
            view.click("#list-forms").click("#copy-as-arena");
            assertThat(view.locator("#copy-as-arena")).hasText("Copied");
            Object copied = view.page().evaluate("() => navigator.clipboard.readText()");
            assertEquals(UNKNOWN.replace("Deck (30)", "Deck").replace("x ", " "), copied);
        }
    }

    /** Each has lines with numbers, and none is a deck. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Pancakes for 4\n\n200 g flour\n2 eggs\n3 spoons of sugar\n1 pinch of salt\n",
                "Round 1: we won 2 to 1.\nRound 2: we lost 0 to 2, since 3 of us were late.\n",
                "Team\tWins\tLosses\nRed\t12\t4\nBlue\t9\t7\nGreen\t3\t13\n",
            })
    void textThatIsNoList_isAnsweredAsBefore(String text, Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(MAGIC); // the reader of lists is there
            showsList(view, "Elves of the North");
            view.fill(text);
            assertThat(view.locator("#answer")).hasText("No code found in this text.");
            assertThat(view.locator("#recognised")).containsText("Nothing in this text");
            assertThat(view.locator("#notes .note")).hasCount(0);
        }
    }

    @Test
    void textWithACode_isThatDeck(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(UNKNOWN);
            showsList(view, "Quiet Harbour / Lantern of the Fen");
            view.fill(UNKNOWN + "\n" + DecksView.ROGUE);
            showsList(view, "Standard Rogue");
            view.fill("");
            assertThat(view.locator("#answer h2#deck-title")).hasCount(0);
        }
    }

    /** The keys of a program are no headings for readers. */
    @ParameterizedTest
    @CsvSource({
        "en, Leader, Second leader, Base, Deck, Sideboard",
        "zh-CN, 领袖, 第二领袖, 基地, 主卡组, 备牌",
        "ja, リーダー, 2 人目のリーダー, 拠点, デッキ, サイドボード"
    })
    void keysOfZones_areWords(
            String language,
            String leader,
            String second,
            String base,
            String deck,
            String sideboard,
            Site site) {
        String json =
                "{\"leader\":{\"id\":\"SOR_017\",\"count\":1},"
                        + "\"secondleader\":{\"id\":\"SOR_018\",\"count\":1},"
                        + "\"base\":{\"id\":\"SOR_024\",\"count\":1},"
                        + "\"deck\":[{\"id\":\"SOR_100\",\"count\":3}],"
                        + "\"sideboard\":[{\"id\":\"SOR_102\",\"count\":1}]}";
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language))) {
            view.fill(json);
            assertThat(view.locator("#deck-panel h3"))
                    .containsText(new String[] {leader, second, base, deck, sideboard});
        }
    }

    @Test
    void link_opensTheList(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + encoded(DeckLists.POKEMON))) {
            showsList(view, "Ceruledge ex");
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
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
