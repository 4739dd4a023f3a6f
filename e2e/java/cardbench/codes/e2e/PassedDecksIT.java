package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Decks of Yu-Gi-Oh! as people pass them around, pasted into the page. */
@ExtendWith(SiteExtension.class)
class PassedDecksIT {

    private static DecksView opened(Site site, String language, String text) {
        DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language)).fill(text);
        // the first core does not read these: they are shown when the larger one has come
        view.locator("#deck-title").waitFor();
        return view;
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
