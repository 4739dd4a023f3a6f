package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** A post with two deck lists: one as a picture, and both on a narrow screen. */
@ExtendWith(SiteExtension.class)
class SeveralListsIT {

    private static final String ELVES =
            """
            Two decks of last night.

            Elves
            Deck
            4 Llanowar Elves (DOM) 168
            4 Steel Leaf Champion (DOM) 182
            24 Forest (ANA) 66

            """;

    private static final String DELVER =
            """
            Delver
            Deck
            4 Delver of Secrets (ISD) 51
            what is this
            4 Ponder (M12) 73
            4 Opt (INV) 64
            4 Daze (NEM) 30
            20 Island (ANA) 62
            """;

    private static DecksView open(Site site) {
        DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("en"));
        view.fill(ELVES + DELVER);
        assertThat(view.locator("#deck-title")).hasText("Elves");
        return view;
    }

    /** The address of the saved picture would be longer than a QR code holds, or not at all. */
    @Test
    void list_isSavedAsAPicture(Site site) throws IOException {
        try (DecksView view = open(site)) {
            view.click("#tab-share");
            view.click("#share-picture");
            assertThat(view.locator("#share-panel .picture img")).isVisible();
            Download file = view.page().waitForDownload(() -> view.click("#share-save-svg"));
            assertEquals("Elves.svg", file.suggestedFilename());
            String svg = Files.readString(file.path());
            assertTrue(svg.contains(">Steel Leaf Champion<"), svg);
            assertTrue(svg.contains(">×24<"), svg);
            assertFalse(svg.contains("Delver"), svg);
            Download png = view.page().waitForDownload(() -> view.click("#save-picture"));
            assertEquals("Elves.png", png.suggestedFilename());
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void narrowScreen_isNotOverflowed(String locale, Site site) {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(locale))) {
            view.page().setViewportSize(320, 640);
            view.fill(ELVES + DELVER);
            view.click("#tab-share");
            view.click("#share-picture");
            assertThat(view.locator("#share-panel .picture img")).isVisible();
            assertEquals(320, view.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }
}
