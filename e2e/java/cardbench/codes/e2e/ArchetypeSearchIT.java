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

/** The cards of open databases: searched, filtered, sorted, leafed through and copied. */
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

    private static List<String> names(Page page) {
        return page.locator(".cards-found tbody th").allInnerTexts();
    }

    @Test
    void cards_areFilteredSortedAndLeafedThrough(Site site) throws Exception {
        try (SitePage view = open(site, "en", 1280, ColorScheme.LIGHT)) {
            Page page = view.page();
            assertThat(page.locator("#setcode-found .pager")).containsText("120 cards, 1 to 50");
            page.click("#search-next");
            page.locator("#setcode-card-510").waitFor();
            page.click("#search-next");
            page.locator("#setcode-card-1200").waitFor();
            assertEquals(20, names(page).size());
            assertThat(page.locator("#search-next")).isDisabled();
            page.selectOption("#search-type", "monster");
            assertThat(page.locator("#setcode-found .pager")).containsText("80 cards, 1 to 50");
            page.selectOption("#search-attribute", "dark");
            page.fill("#search-attack", ">=11000");
            page.fill("#search-level", "1-6");
            // numbers that are odd, no multiples of three, from 110 to 120, with n % 12 below 6
            assertThat(page.locator(".cards-found tbody tr")).hasCount(1);
            assertEquals(List.of("Card 113"), names(page));
            page.fill("#search-level", "many");
            assertThat(page.locator("#search-level")).hasAttribute("aria-invalid", "true");
            page.click("#search-clear");
            page.fill("#search-archetype", "galaxy");
            assertThat(page.locator("#setcode-found .pager")).containsText("30 cards");
            page.click("#search-sort-attack");
            assertThat(page.locator("th[aria-sort]")).hasAttribute("aria-sort", "ascending");
            assertEquals("Card 4", names(page).get(0));
            page.click("#search-sort-attack");
            assertThat(page.locator("th[aria-sort=descending]")).hasText("ATK");
            assertEquals("Card 116", names(page).get(0), "120 is a spell and has no attack");
            page.fill("#search-archetype", "nobody");
            assertThat(page.locator("#setcode-found")).containsText("“nobody”");
        }
    }

    /** Chooses a dialect, and waits until the rows are drawn anew: an open card is closed there. */
    private static void chooseDialect(Page page, String dialect) {
        page.locator("#setcode-card-40").evaluate("(row) => { row.dataset.drawn = 'before'; }");
        page.selectOption("#search-dialect", dialect);
        page.locator("#setcode-card-40:not([data-drawn])").waitFor();
    }

    @Test
    void cardOpens_withItsTextAndArchetypes_inTheWordsOfTheClient(Site site) throws Exception {
        try (SitePage view = open(site, "en", 1280, ColorScheme.LIGHT)) {
            Page page = view.page();
            page.fill("#setcode-query", "text of the card");
            assertThat(page.locator("#setcode-found .pager")).containsText("0 cards");
            page.selectOption("#search-in", "text");
            assertThat(page.locator("#setcode-found .pager")).containsText("90 cards");
            // the text of a card is written id % 40 times: 40 and its multiples have none
            assertThat(page.locator("#setcode-card-40")).hasCount(0);
            page.click("#setcode-card-50");
            assertThat(page.locator("#setcode-card")).containsText("text of the card");
            page.selectOption("#search-in", "name");
            page.fill("#setcode-query", "Card 4");
            page.click("#setcode-card-40");
            assertThat(page.locator("#setcode-card")).containsText("0x107b Galaxy-Eyes");
            assertThat(page.locator("#setcode-card"))
                    .containsText("Monster / Effect / LIGHT / Dragon");
            assertThat(page.locator("#setcode-card")).containsText("ATK 400");
            assertThat(page.locator("#setcode-value")).hasValue("0x107b");
            page.click("#setcode-card-40");
            assertThat(page.locator("#setcode-card")).hasCount(0);
            assertThat(page.locator("#search-dialect")).hasValue("ygopro");
            page.setInputFiles(
                    "#setcode-file",
                    file(
                            "rush.cdb",
                            MadeDatabase.of(
                                    List.of(Made.monster(40, 0, "Card 4")),
                                    "UPDATE datas SET ot = 0x200, race = 0x4000000")));
            page.locator("#setcode-files li:has-text('rush.cdb')").waitFor();
            chooseDialect(page, "edopro");
            page.click("#setcode-card-40");
            assertThat(page.locator("#setcode-card")).containsText("Cyborg");
            assertThat(page.locator("#setcode-card")).containsText("Rush Duel");
            chooseDialect(page, "ygopro");
            page.click("#setcode-card-40");
            assertThat(page.locator("#setcode-card")).containsText("0x4000000");
        }
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
