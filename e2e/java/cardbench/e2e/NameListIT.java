package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of card names, in any language, turned into codes. */
@ExtendWith(SiteExtension.class)
class NameListIT {

    private static void awaitTitle(Bench bench) {
        bench.page().locator("#answer h2:has-text('Ganyu / Diona')").waitFor();
    }

    /** Ganyu, Diona, and Amos' Bow twice are the share ids 1, 2, 129, 129. */
    private static String code(Bench bench) {
        return bench.shareCode(1, 2, 0, 129, 129);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "甘雨\n迪奥娜\n2x 阿莫斯之弓",
                "甘雨\nディオナ\nアモスの弓×2",
                "Ganyu\nDiona\nAmos' Bow x2",
                "감우\n디오나\n아모스의 활 x2",
                "Гань Юй\nДиона\n2 Лук Амоса"
            })
    void list_becomesACode(String list, Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(list);
            awaitTitle(bench);
            assertEquals(code(bench), bench.text(".canonical .code"));
            assertThat(bench.locator("#notes .note.error")).hasCount(0);
            bench.click("#edit");
            bench.page().locator(".groups.editing").waitFor();
            bench.click("#less-actions-129");
            assertEquals(bench.shareCode(1, 2, 0, 129), bench.box(), "edited, it is a code");
        }
    }

    @Test
    void nameThatIsMisspelt_isMarkedAndMended(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("Ganyu\nDiona\n2x Amos' Bov");
            awaitTitle(bench);
            assertTrue(
                    bench.text("#notes .note.error").contains("Amos' Bow"),
                    bench.text("#notes .note.error"));
            assertThat(bench.locator("#answer .partial").first()).isVisible();
            bench.click("#fix-0");
            assertEquals("Ganyu\nDiona\n2x Amos' Bow", bench.box());
            awaitTitle(bench);
            assertEquals(code(bench), bench.text(".canonical .code"));
        }
    }

    @Test
    void proseOfManyLines_isNoList(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("I played Ganyu\nyesterday\nand Diona\nbut lost\nGanyu");
            bench.page().waitForTimeout(1000);
            assertThat(bench.locator("#answer .nothing").first()).isVisible();
        }
    }

    @Test
    void listPastedIntoTheEditor_isAddedToTheDeck(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            bench.click("#edit");
            bench.page().locator(".groups.editing").waitFor();
            bench.click("#less-actions-61").click("#less-actions-61");
            bench.page()
                    .evaluate(
                            "text => navigator.clipboard.writeText(text)",
                            "派蒙\nFurina\nAncient Courtyard");
            bench.page().focus("#card-search");
            bench.press("Control+v");
            bench.page().locator("#edit-says.trouble:has-text('room')").waitFor();
            assertTrue(
                    bench.texts(".card").contains("2×\ncost\n3\nPaimon\ncompanion\n−\n+"),
                    bench.texts(".card").toString());
        }
    }
}
