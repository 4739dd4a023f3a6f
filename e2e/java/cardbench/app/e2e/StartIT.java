package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** What the page shows before the first deck: an example of each subject, pictured as it is. */
@ExtendWith(SiteExtension.class)
class StartIT {

    /** Opens the page without a deck and presses an entry; returns the texts of its picture. */
    private static List<String> open(DecksView view, String subject) {
        return open(view, subject, ".shows > *");
    }

    /** The same; returns the texts of these parts of the picture. */
    private static List<String> open(DecksView view, String subject, String parts) {
        view.page().locator("#start-" + subject).waitFor();
        List<String> shown = view.texts("#start-" + subject + " " + parts);
        view.click("#start-" + subject);
        return shown;
    }

    @Test
    void hearthstone_hasTheCostsOfThePicture(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            List<String> counts = open(view, "hearthstone");
            view.page().locator(".curve .n").first().waitFor();
            List<String> bars = view.texts(".curve .n");
            bars.replaceAll(bar -> bar.isEmpty() ? "0" : bar);
            assertEquals(bars, counts);
        }
    }

    @ParameterizedTest
    @InTurn({"zh-CN", "ja", "en"})
    void genshin_hasTheCharactersOfThePicture(String language, Site site) {
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language))) {
            assertThat(view.locator("#start-genshin")).isVisible();
            List<String> characters = open(view, "genshin", ".shown-row > span");
            assertThat(view.locator("#answer h2")).hasText(String.join(" / ", characters));
        }
    }

    @Test
    void yugioh_hasThePartsOfThePicture(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            List<String> parts = open(view, "ygo", ".shown-row > b");
            assertThat(view.locator(".facts").first()).containsText(String.join(" / ", parts));
            assertThat(view.locator("#verdict-deck.no")).hasCount(0);
        }
    }

    @Test
    void odds_haveTheRatesOfThePicture(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            List<String> rates = open(view, "odds", ".rate");
            for (String rate : rates) {
                assertThat(view.locator("#odds-figures")).containsText(rate);
            }
        }
    }

    @Test
    void list_hasTheCardsOfThePicture(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            List<String> names = open(view, "list", ".shown-row > span");
            assertThat(view.locator("#deck-title")).hasText(names.get(0));
            assertThat(view.locator(".facts")).containsText("60 cards");
            for (String name : names) {
                assertThat(view.locator(".listed .card:has-text('" + name + "') .count"))
                        .hasText("4×");
            }
        }
    }

    @Test
    void wizard_hasTheCardOfThePicture(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            List<String> card = open(view, "wizard", ".shown-row > b");
            assertEquals("3", card.get(0));
            assertThat(view.locator("#wizard .cost").first()).hasText(card.get(0));
            assertThat(view.locator("#wizard-text"))
                    .containsText(java.util.regex.Pattern.compile("造成9点伤害.*12点"));
        }
    }
}
