package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Lists of card names, in any language, turned into codes. */
@ExtendWith(SiteExtension.class)
class NameListIT {

    private static void awaitTitle(DecksView view) {
        view.page().locator("#answer h2:has-text('Ganyu / Diona')").waitFor();
    }

    /** Ganyu, Diona, and Amos' Bow twice are the share ids 1, 2, 129, 129. */
    private static String code(DecksView view) {
        return view.shareCode(1, 2, 0, 129, 129);
    }

    @Test
    void nameThatIsMisspelt_isMarkedAndMended(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("Ganyu\nDiona\n2x Amos' Bov");
            awaitTitle(view);
            assertTrue(
                    view.text("#notes .note.error").contains("Amos' Bow"),
                    view.text("#notes .note.error"));
            assertThat(view.locator("#answer .partial").first()).isVisible();
            view.click("#fix-0");
            assertEquals("Ganyu\nDiona\n2x Amos' Bow", view.box());
            awaitTitle(view);
            assertEquals(code(view), view.text(".canonical .code"));
        }
    }

    @Test
    void listPastedIntoTheEditor_isAddedToTheDeck(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.GENIUS)) {
            view.click("#edit");
            view.page().locator(".groups.editing").waitFor();
            view.click("#less-actions-61").click("#less-actions-61");
            view.page()
                    .evaluate(
                            "text => navigator.clipboard.writeText(text)",
                            "派蒙\nFurina\nAncient Courtyard");
            view.page().focus("#card-search");
            view.press("Control+v");
            view.page().locator("#edit-says.trouble:has-text('room')").waitFor();
            assertTrue(
                    view.texts(".card").contains("2×\ncost\n3\nPaimon\n−\n+"),
                    view.texts(".card").toString());
        }
    }
}
