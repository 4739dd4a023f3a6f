package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** What a new archetype is checked against, and the picture of its family on every screen. */
@ExtendWith(SiteExtension.class)
class ArchetypeDesignIT {

    @Test
    void verdict_namesWhatWasChecked(Site site) throws Exception {
        try (SitePage view = site.open(Scheme.HTTP, "index.html#archetypes&lang=en")) {
            Page page = view.page();
            assertThat(page.locator("#setcode-verdict"))
                    .hasText("No conflict. Checked: the example (21 names).");
            assertThat(page.locator("#setcode-design-answer"))
                    .containsText("Open your strings.conf");
            byte[] names =
                    "!setname 0xd A\n!setname 0x100d B\n!setname 0x300d C\n#setname 0x44 D\n"
                            .getBytes(StandardCharsets.UTF_8);
            byte[] cards = MadeDatabase.of(List.of(Made.monster(5, 0x48, "one")));
            page.setInputFiles(
                    "#setcode-file",
                    new FilePayload[] {file("strings.conf", names), file("my.cdb", cards)});
            assertThat(page.locator("#setcode-verdict"))
                    .hasText(
                            "No conflict. Checked: strings.conf (3 names),"
                                    + " the setcodes in my.cdb (1 card).");
            page.fill("#setcode-base", "0x600");
            assertThat(page.locator("#setcode-design-answer"))
                    .containsText("0x600 is unused. Checked: strings.conf (3 names)");
        }
    }

    @ParameterizedTest
    @InTurn({"1280, en, DARK", "390, zh, LIGHT", "320, ja, DARK"})
    void familyOfHero_isWhole(int width, String language, ColorScheme scheme, Site site) {
        try (SitePage view =
                site.open(
                        Scheme.HTTP,
                        "index.html#archetypes&base=0x8&lang=" + language,
                        DecksView.inLanguage(language)
                                .setViewportSize(width, 900)
                                .setColorScheme(scheme))) {
            Page page = view.page();
            assertThat(page.locator("#setcode-design-answer .member")).hasCount(16);
            Object outside =
                    page.evaluate(
                            """
                            () => {
                              const frame = document.querySelector(".family-frame").getBoundingClientRect();
                              return [...document.querySelectorAll(".family .member")]
                                .map((box) => box.getBoundingClientRect())
                                .filter((box) => box.left < frame.left || box.right > frame.right).length;
                            }""");
            assertEquals(0, outside);
            view.picture("archetype-family-" + width + "-" + language);
        }
    }
}
