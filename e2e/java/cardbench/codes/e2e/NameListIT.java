package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.RowsInTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @RowsInTurn(5)
    @ValueSource(
            strings = {
                "甘雨\n迪奥娜\n2x 阿莫斯之弓",
                "甘雨\nディオナ\nアモスの弓×2",
                "Ganyu\nDiona\nAmos' Bow x2",
                "감우\n디오나\n아모스의 활 x2",
                "Гань Юй\nДиона\n2 Лук Амоса"
            })
    void list_becomesACode(String list, Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(list);
            awaitTitle(view);
            assertEquals(code(view), view.text(".canonical .code"));
            assertThat(view.locator("#notes .note.error")).hasCount(0);
            view.click("#edit");
            view.page().locator(".groups.editing").waitFor();
            view.click("#less-actions-129");
            assertEquals(view.shareCode(1, 2, 0, 129), view.box(), "edited, it is a code");
        }
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
    void proseOfManyLines_isNoList(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("I played Ganyu\nyesterday\nand Diona\nbut lost\nGanyu");
            // names of cards could make it one
            view.page().waitForFunction("() => Cardbench.opened?.size > 0");
            SitePage.awaitFrames(view.page());
            assertThat(view.locator("#answer .nothing").first()).isVisible();
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
