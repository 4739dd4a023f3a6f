package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decks of Yu-Gi-Oh! as people pass them around, pasted into the page. */
@ExtendWith(SiteExtension.class)
class PassedDecksIT {

    private static final String LINK =
            "https://ygoprodeck.com/deckbuilder/?y=rvTMAhLZoAI=!!7ydRAA==!My%20Deck";

    private static DecksView opened(Site site, String language, String text) {
        DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language)).fill(text);
        // the first core does not read these: they are shown when the larger one has come
        view.locator("#deck-title").waitFor();
        return view;
    }

    @ParameterizedTest
    @CsvSource({"en, a link of the form “y=”", "zh-CN, “y=”形式的链接", "ja, 「y=」の形のリンク"})
    void nameOfALink_isTheTitle_andTheLinkIsNamed(String language, String words, Site site) {
        try (DecksView view = opened(site, language, LINK)) {
            assertThat(view.locator("#deck-title")).hasText("My Deck");
            assertThat(view.locator("#notes")).containsText(words);
            assertThat(view.locator(".canonical code")).hasText("ydke://rvTMAhLZoAI=!!7ydRAA==!");
        }
    }

    /**
     * Three cards and one, as base64 of the two counts and the ids. The message does not tell the
     * extra deck apart: the card table of the site knows that Stardust Dragon belongs there.
     */
    @Test
    void messageOfAProgram_isNotSaidToBeTheCodeOfAnother(Site site) {
        try (DecksView view = opened(site, "en", "AwAAAAEAAACjqVcFrvTMAr4jpwLvJ1EA")) {
            assertThat(view.locator("#notes")).containsText("UPDATE_DECK");
            assertThat(view.locator(".facts")).containsText("2 / 1 / 1");
            assertThat(view.locator(".canonical.same")).hasCount(0);
            assertThat(view.locator("#answer")).not().containsText("#3 ");
        }
    }

    @Test
    void copiesBesideAnId_stayWhenTheFixIsMade(Site site) {
        String text = "#main\n89631139*3\n46986414 x2\n!side\n";
        try (DecksView view = opened(site, "en", text)) {
            assertThat(view.locator(".facts")).containsText("5 / 0 / 0");
            view.click("#fix-all");
            assertThat(view.locator(".facts")).containsText("5 / 0 / 0");
            assertEquals(
                    "#main\n89631139\n89631139\n89631139\n46986414\n46986414\n!side\n", view.box());
        }
    }

    @Test
    void encodedAddress_isADeckOfItsGame(Site site) {
        try (DecksView view =
                opened(site, "en", "ydke%3A%2F%2FrvTMAhLZoAI%3D%21%217ydRAA%3D%3D%21")) {
            assertThat(view.locator(".eyebrow")).containsText("ydke");
            assertThat(view.locator("#notes")).containsText("percent-encoding");
            assertThat(view.locator(".facts")).containsText("2 / 0 / 1");
        }
    }
}
