package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.LayoutFaults;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The table of the cards of open databases: copied, and on every screen. */
@ExtendWith(SiteExtension.class)
class ArchetypeSearchIT {

    /** Card n has the id 10 n, level 1 to 12, an attack of 100 n; every third is a spell. */
    private static final int CARDS = 120;

    private static final String SCATTER =
            "UPDATE datas SET type = CASE id / 10 % 3 WHEN 0 THEN 2 ELSE 0x21 END,"
                    + " level = 1 + id / 10 % 12, atk = id * 10,"
                    + " attribute = CASE id / 10 % 2 WHEN 0 THEN 16 ELSE 32 END, race = 0x2000";

    static byte[] database() throws Exception {
        List<Made> cards = new ArrayList<>();
        for (int n = 1; n <= CARDS; n++) {
            cards.add(Made.monster(10 * n, n % 4 == 0 ? 0x107b : 0, n == 7 ? "=2+5" : "Card " + n));
        }
        return MadeDatabase.of(cards, SCATTER);
    }

    private static SitePage open(Site site, String language, int width, ColorScheme scheme)
            throws Exception {
        byte[] names = "!setname 0x107b Galaxy-Eyes\n".getBytes(StandardCharsets.UTF_8);
        List<FilePayload> files =
                List.of(file("strings.conf", names), file("cards.cdb", database()));
        return ArchetypesView.open(site, language, width, scheme, files, ".cards-found");
    }

    @Test
    void table_isCopiedWhole_inTheColumnsThatAreShown(Site site) throws Exception {
        try (SitePage view = open(site, "en", 1280, ColorScheme.LIGHT)) {
            Page page = view.page();
            page.click("#search-columns");
            for (String key :
                    List.of("types", "attributes", "races", "level", "defence", "archetypes")) {
                page.uncheck("#search-column-" + key);
            }
            page.check("#search-column-setcode");
            assertThat(page.locator(".cards-found thead th"))
                    .hasText(new String[] {"Name", "Card number", "ATK", "Setcode"});
            page.click("#search-csv");
            assertThat(page.locator("#search-csv")).hasText("Copied");
            String csv = (String) page.evaluate("() => navigator.clipboard.readText()");
            String[] lines = csv.split("\r?\n");
            assertEquals(CARDS + 1, lines.length);
            assertEquals("Name,Card number,ATK,Setcode", lines[0]);
            assertEquals("Card 4,40,400,0x107b", lines[4]);
            assertEquals(" =2+5,70,700,0x0", lines[7], "no formula");
            page.click("#search-tsv");
            assertThat(page.locator("#search-tsv")).hasText("Copied");
            String tsv = (String) page.evaluate("() => navigator.clipboard.readText()");
            assertTrue(tsv.contains("Card 4\t40\t400\t0x107b"), tsv);
            page.reload();
            page.locator(".cards-found").waitFor();
            assertThat(page.locator(".cards-found thead th")).hasCount(4);
        }
    }

    @ParameterizedTest
    @InTurn({
        "1280, en, DARK",
        "1280, zh, LIGHT",
        "390, ja, DARK",
        "390, en, LIGHT",
        "320, zh, DARK",
        "320, ja, LIGHT"
    })
    void search_fitsEveryScreen(int width, String language, ColorScheme scheme, Site site)
            throws Exception {
        try (SitePage view = open(site, language, width, scheme)) {
            Page page = view.page();
            page.click("#setcode-card-20");
            page.locator("#setcode-card").waitFor();
            page.click("#search-columns");
            assertEquals(List.of(), LayoutFaults.of(page));
            assertEquals(List.of(), Axe.violations(page, "#setcode-search"));
            page.locator("#setcode-search").scrollIntoViewIfNeeded();
            view.picture("archetype-search-" + width + "-" + language);
        }
    }
}
