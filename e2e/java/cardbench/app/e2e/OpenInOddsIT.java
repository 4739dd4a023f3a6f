package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
