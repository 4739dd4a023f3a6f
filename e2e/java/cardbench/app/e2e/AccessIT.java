package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Everyone can use the page: by keyboard, by ear, in every contrast, on paper. */
@ExtendWith(SiteExtension.class)
class AccessIT {

    /** In the page, and in a frame that is of another origin as long as nothing is published. */
    @Test
    void axe_findsWhatIsWrong(Site site) {
        String wrong = "() => { document.body.append(new Image()); }";
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.GENIUS)) {
            view.site().withNoisyConsole();
            view.page().evaluate(wrong);
            assertTrue(lacksWords(Axe.violations(view.page())));
            view.page().reload();
            view.ready().tab("share").click("#share-embed");
            view.page().frameLocator("#share-preview").locator(".name").first().waitFor();
            assertEquals(List.of(), Axe.violations(view.page()));
            Frame preview = view.page().frames().get(1);
            preview.evaluate(wrong);
            assertTrue(lacksWords(Axe.violations(view.page())));
        }
    }

    private static boolean lacksWords(List<String> violations) {
        return violations.stream().anyMatch(one -> one.startsWith("image-alt:"));
    }

    @Test
    void keyboardAlone_suffices(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            tabTo(view, "example").press("Enter");
            assertEquals("The curious Shaman deck", view.text("#answer h2"));
            tabTo(view, "copy-code").press("Enter");
            view.page().locator("#copy-code:has-text('Copied')").waitFor();
            tabTo(view, "tab-deck").press("ArrowRight");
            tabTo(view, "field-0").press("ArrowRight");
            tabTo(view, "tab-bytes").press("ArrowLeft").press("ArrowLeft");
            tabTo(view, "other");
            view.page().keyboard().insertText(DecksView.ROGUE);
            assertThat(view.locator(".change")).not().hasCount(0);
            tabTo(view, "recent-0");
            tabTo(view, "forget").press("Enter");
            assertEquals("box", view.focus());
            view.press("Control+a");
            view.page().keyboard().insertText(DecksView.POST);
            tabTo(view, "found-1").press("Space");
            assertEquals("Standard Hunter", view.text("#answer h2"));
        }
    }

    private static DecksView tabTo(DecksView view, String id) {
        for (int i = 0; i < 60; i++) {
            if (view.focus().equals(id)) {
                return view;
            }
            view.press("Tab");
        }
        throw new AssertionError("the tabulator key never gets to " + id);
    }

    @Test
    void listeners_areToldOnceTypingRests(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(DecksView.ROGUE);
            view.page().locator("#status:has-text('Standard Rogue, 9 cards')").waitFor();
            assertEquals("status", view.page().getAttribute("#status", "role"));
        }
    }

    @Test
    void paper_getsTheDeckWithoutTheControls(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.HUNTER)) {
            view.page().selectOption("#theme", "dark");
            view.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            assertThat(view.locator(".groups").first()).isVisible();
            assertThat(view.locator(".canonical").first()).isVisible();
            for (String control : List.of(".actions", ".settings", "#readout", "#compare")) {
                assertThat(view.locator(control).first()).not().isVisible();
            }
            assertEquals(
                    "rgb(16, 21, 27)",
                    view.page().evaluate("() => getComputedStyle(document.body).color"),
                    "dark ink");
        }
    }
}
