package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Two presses on a deck make it a deck file in the view Odds, whatever its game. */
@ExtendWith(SiteExtension.class)
class OpenInOddsIT {

    /** Fifteen pairs of cards. */
    private static final String PAIRS = "### My Warlock\n" + DecksView.WARLOCK;

    /** Forty cards, each with its name above it, the first one three times. */
    private static String named() {
        StringBuilder ydk = new StringBuilder("#main\n");
        for (int i = 0; i < 40; i++) {
            int card = i < 3 ? 1 : i;
            ydk.append("# Dragon ").append(card).append('\n').append(10000 + card).append('\n');
        }
        return ydk + "#extra\n!side\n";
    }

    private static OddsForm open(DecksView view) {
        view.click("#open-in-odds").click("#odds-of-deck");
        OddsForm form = new OddsForm(view.page());
        form.page().locator("#form-card-0-count").waitFor();
        return form;
    }

    /** The form of the view Odds. */
    private record OddsForm(Page page) {

        List<String> cards() {
            return page.locator(".form-card .words").allInnerTexts();
        }

        int copies(int card) {
            return Integer.parseInt(page.inputValue("#form-card-" + card + "-count"));
        }

        /** The rates of the topics, as percentages with two digits. */
        OddsForm rates(String... rates) {
            for (int topic = 0; topic < rates.length; topic++) {
                assertThat(page.locator(".topic .headline strong").nth(topic))
                        .hasText(Pattern.compile("^" + rates[topic].replace(".", "\\.")));
            }
            return this;
        }
    }

    private static void backToTheDeck(DecksView view, String title, String text) {
        view.page().goBack();
        assertThat(view.locator("#answer h2")).hasText(title);
        assertEquals(text, view.box());
    }

    /** Of 30 cards 4, 5 and 6 have been seen by the first three turns: 1 - C(28,n)/C(30,n). */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void hearthstone_drawsACardEachTurn(Scheme scheme, Site site) {
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en-GB"))) {
            view.fill(PAIRS);
            OddsForm form = open(view);
            view.site().assertions().hasTitle("My Warlock.yml · Odds · Cardbench");
            assertEquals(15, form.cards().size());
            assertEquals(2, form.copies(0));
            assertEquals("3", view.page().inputValue("#form-topic-0-hand"));
            assertEquals("second", view.page().inputValue("#form-topic-0-go"));
            form.rates("25.29", "31.03", "36.55");
            backToTheDeck(view, "My Warlock", PAIRS);
        }
    }

    /** Two cards each round: of 30 cards 5, 7 and 9 have been seen. */
    @ParameterizedTest
    @InTurn({"zh-CN", "ja", "en"})
    void genshin_drawsTwoCardsEachRound(String language, Site site) {
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language))) {
            view.fill(DecksView.GENIUS);
            view.locator("#answer .title").first().waitFor();
            String title = view.text("#answer h2");
            OddsForm form = open(view);
            assertEquals(title + ".yml", view.page().title().split(" · ")[0]);
            assertTrue(form.cards().stream().noneMatch(name -> name.startsWith("#")));
            assertEquals(2, form.copies(0));
            form.rates("31.03", "41.84", "51.72");
            backToTheDeck(view, title, DecksView.GENIUS);
        }
    }

    /** 1 - C(37,5)/C(40,5). */
    @Test
    void yugioh_hasTheNamesOfItsFile(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(named());
            OddsForm form = open(view);
            assertEquals(38, form.cards().size());
            assertEquals("Dragon 1", form.cards().get(0));
            assertEquals(3, form.copies(0));
            form.rates("33.76");
            backToTheDeck(view, view.text("#answer h2"), named());
        }
    }

    @Test
    void yugioh_hasTheRolesOfItsDatabase(Site site) throws Exception {
        List<Made> cards = List.of(Made.monster(10001, 0, "Blue Dragon"));
        FilePayload file =
                new FilePayload("cards.cdb", "application/octet-stream", MadeDatabase.of(cards));
        try (DecksView view = DecksView.open(site, "")) {
            view.page().setInputFiles("#file", file);
            view.page().locator("#status:has-text('cards.cdb is open')").waitFor();
            view.fill("#main\n10001\n10002\n10002\n");
            view.locator(".card .title:has-text('Blue Dragon')").waitFor();
            OddsForm form = open(view);
            assertEquals(List.of("Blue Dragon", "c10002"), form.cards());
            assertThat(view.locator("#form-card-0-name, .form-card .tag").first()).isVisible();
        }
    }

    /**
     * A file that was open in Odds comes back by one press, and the deck's card gets a role by one
     * more.
     */
    @Test
    void fileThatWasOpen_comesBack(Site site) {
        try (DecksView view = DecksView.open(site, "#odds")) {
            view.page().locator("#odds-example-1").click();
            view.locator("#odds-figures:not(.stale) .topic").first().waitFor();
            view.click("#views a[href='#decks']");
            view.fill("card 40408 of mine\n" + DecksView.ROGUE);
            open(view);
            view.page().fill("#form-new-role", "starter");
            view.click("#form-add-role").click("#form-card-1-name");
            view.locator(".form-card:nth-child(2) .tag:text-is('starter')").waitFor();
            view.click("#form-undo").click("#undo-odds");
            assertThat(view.locator("#odds-counts")).containsText("40");
            view.site().assertions().hasTitle("example.yml · Odds · Cardbench");
        }
    }

    /** What is not drawn from has no odds. */
    @Test
    void deckWithoutCards_hasNoButton(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(DecksView.WARLOCK);
            view.locator("#open-in-odds").waitFor();
            view.fill(DecksView.HUNTER.substring(0, 50));
            assertThat(view.locator("#open-in-odds")).hasCount(0);
        }
    }
}
