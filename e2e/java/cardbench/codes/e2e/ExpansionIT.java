package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** A database in the numbers of the other client, and a whole expansion in a zip. */
@ExtendWith(SiteExtension.class)
class ExpansionIT {

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static SitePage open(Site site, String language) throws Exception {
        byte[] cards =
                MadeDatabase.of(
                        List.of(
                                Made.monster(7, 0x3000180, "seven"),
                                Made.monster(92731385, 0x181, "Kitkallos")));
        String ygopro =
                "!setname 0x180 Spright\n!setname 0x181 Tearlaments\n!setname 0x300 Alone\n";
        String edopro =
                "!setname 0x181 Spright\n!setname 0x182 Tearlaments\n!setname 0x300 Other\n";
        List<FilePayload> files =
                List.of(
                        file("y.conf", utf8(ygopro)),
                        file("e.conf", utf8(edopro)),
                        file("game.cdb", cards));
        return ArchetypesView.open(site, language, 390, ColorScheme.LIGHT, files, ".cards-found");
    }

    @ParameterizedTest
    @InTurn({"en", "zh", "ja"})
    void database_isSavedInTheOtherNumbers(String language, Site site) throws Exception {
        try (SitePage view = open(site, language)) {
            Page page = view.page();
            page.click("#setcode-conversion");
            page.click("#conversion-to-ygopro");
            assertThat(page.locator("#conversion-answer .note.error")).hasCount(1);
            page.click("#conversion-to-edopro");
            assertThat(page.locator("#conversion-answer tbody td"))
                    .hasText(new String[] {"0x300", "Alone", "1", "Other"});
            Download saved = page.waitForDownload(() -> page.click("#conversion-cdb"));
            assertEquals("game-edopro.cdb", saved.suggestedFilename());
            assertEquals("3000181 182", MadeDatabase.setcodes(saved.path()));
            Download sql = page.waitForDownload(() -> page.click("#conversion-sql"));
            assertEquals("game-edopro.sql", sql.suggestedFilename());
        }
    }

    @Test
    void expansion_isCheckedAndSavedWithScripts(Site site) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("new.cdb"));
            List<Made> cards =
                    List.of(
                            Made.monster(7, 0x601, "the seventh"),
                            Made.monster(100000040, 0x180, "fortieth"));
            zip.write(MadeDatabase.of(cards));
            zip.putNextEntry(new ZipEntry("script/c7.lua"));
        }
        try (SitePage view = open(site, "en")) {
            Page page = view.page();
            page.setInputFiles("#expansion-file", file("new.zip", out.toByteArray()));
            assertThat(page.locator("#expansion-answer tbody td"))
                    .hasText(
                            new String[] {
                                "fortieth",
                                "100000040",
                                "the seventh",
                                "7",
                                "fortieth",
                                "100000040",
                                "0x601",
                                "1"
                            });
            Download saved = page.waitForDownload(() -> page.click("#expansion-save"));
            assertEquals("new-checked.zip", saved.suggestedFilename());
            try (ZipFile zip = new ZipFile(saved.path().toFile())) {
                assertEquals(
                        List.of("new.cdb", "script/c100000040.lua", "script/c7.lua"),
                        zip.stream().map(ZipEntry::getName).sorted().toList());
            }
            page.setInputFiles("#expansion-file", file("bad.zip", utf8("no zip")));
            assertThat(page.locator("#expansion-answer .note.error")).hasCount(1);
        }
    }
}
