package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Lists of archetypes as constants of Lua: opened, copied and saved. */
@ExtendWith(SiteExtension.class)
class ArchetypeConstantsIT {

    @Test
    void constants_areOpenedAsNames_andWrittenAgain(Site site) throws Exception {
        try (SitePage view =
                site.open(
                        Scheme.HTTP,
                        "index.html#archetypes&base=0xdd&lang=en",
                        DecksView.inLanguage("en-GB"))) {
            Page page = view.page();
            String constants =
                    "--Archetypes\nSET_BLUE_EYES = 0xdd\nSET_107B = 0x107b -- 銀河眼\nSET_BAD = x\n";
            page.setInputFiles(
                    "#setcode-file",
                    file("constants.lua", constants.getBytes(StandardCharsets.UTF_8)));
            assertThat(page.locator("#setcode-files")).containsText("2 archetypes");
            assertThat(page.locator("#setcode-files .note.warning")).hasCount(1);
            assertThat(page.locator(".family")).containsText("BLUE EYES");
            page.click("#constants-copy");
            assertThat(page.locator("#constants-copy")).hasText("Copied");
            String written =
                    "-- numbering: edopro\nSET_107B = 0x107b -- 銀河眼\n"
                            + "SET_BLUE_EYES = 0xdd -- BLUE EYES\n";
            assertEquals(written, page.evaluate("() => navigator.clipboard.readText()"));
            Download saved = page.waitForDownload(() -> page.click("#constants-save"));
            assertEquals(written, Files.readString(saved.path()));
            assertEquals("archetype_constants.lua", saved.suggestedFilename());
        }
    }

    @Test
    void pastedConstants_areRecognisedAsAList(Site site) {
        try (SitePage view =
                site.open(Scheme.HTTP, "index.html#decks&lang=en", DecksView.inLanguage("en-GB"))) {
            Page page = view.page();
            page.fill("#box", "SET_BLUE_EYES = 0xdd\nSET_HERO = 0x8\n");
            assertThat(page.locator("#recognised")).containsText("archetype");
        }
    }
}
