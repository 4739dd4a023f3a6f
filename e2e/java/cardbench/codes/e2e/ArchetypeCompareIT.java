package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Two databases held against each other. */
@ExtendWith(SiteExtension.class)
class ArchetypeCompareIT {

    /** Sixty cards that come, two that change, one that goes. */
    private static List<FilePayload> files() throws Exception {
        List<Made> before =
                List.of(
                        Made.monster(10, 0x8, "same"),
                        Made.monster(20, 0x307b, "old name"),
                        Made.monster(30, 0, "gone"),
                        Made.monster(35, 0, "text"));
        List<Made> after = new ArrayList<>();
        after.add(Made.monster(10, 0x8, "same"));
        after.add(new Made(20, 0, 0x307b1048, 0x21, 4, 2500, 1000, "=new"));
        after.add(Made.monster(35, 0, "text"));
        for (int id = 100; id < 160; id++) {
            after.add(Made.monster(id, 0, "come " + id));
        }
        return List.of(
                file("old.cdb", MadeDatabase.of(before)),
                file(
                        "new.cdb",
                        MadeDatabase.of(
                                after, "UPDATE texts SET desc = 'other text' WHERE id = 35")));
    }

    private static SitePage open(Site site, String language, int width, ColorScheme scheme)
            throws Exception {
        SitePage view =
                ArchetypesView.open(site, language, width, scheme, files(), "#setcode-differences");
        view.page().click("#setcode-differences");
        view.page().locator(".compared").waitFor();
        return view;
    }

    private static List<String> rows(Page page) {
        return page.locator(".compared tbody tr").allInnerTexts();
    }

    @Test
    void differences_areListedByColumn_andCopied(Site site) throws Exception {
        try (SitePage view = open(site, "en", 1280, ColorScheme.LIGHT)) {
            Page page = view.page();
            assertThat(page.locator("#compare-found"))
                    .containsText("60 added, 1 removed, 2 changed, 1 the same.");
            // 50 cards on a page, one of them in three lines
            assertEquals(52, rows(page).size());
            page.click("#compare-next");
            assertThat(page.locator(".compared tbody tr")).hasCount(13);
            page.selectOption("#compare-kind", "changed");
            assertThat(page.locator(".compared tbody tr")).hasCount(4);
            assertEquals(
                    List.of(
                            "changed\t20\t=new\tsetcode\t0x307b\t0x307b1048",
                            "changed\t20\t=new\tatk\t1000\t2500",
                            "changed\t20\t=new\tname\told name\t=new"),
                    rows(page).subList(0, 3));
            page.selectOption("#compare-kind", "removed");
            assertThat(page.locator(".compared tbody tr")).hasCount(1);
            page.selectOption("#compare-kind", "all");
            page.click("#compare-csv");
            assertThat(page.locator("#compare-csv")).hasText("Copied");
            String csv = (String) page.evaluate("() => navigator.clipboard.readText()");
            List<String> lines = Arrays.asList(csv.split("\r?\n"));
            assertEquals(1 + 60 + 1 + 4, lines.size());
            assertEquals("Change,Card number,Name,Column,Before,After", lines.get(0));
            assertEquals("changed,20, =new,name,old name, =new", lines.get(3));
            page.selectOption("#compare-a", "new.cdb");
            page.selectOption("#compare-b", "old.cdb");
            assertThat(page.locator("#compare-found"))
                    .containsText("1 added, 60 removed, 2 changed, 1 the same.");
        }
    }

    @ParameterizedTest
    @InTurn({"1280, en, DARK", "390, zh, LIGHT", "320, ja, DARK"})
    void comparison_fitsEveryScreen(int width, String language, ColorScheme scheme, Site site)
            throws Exception {
        try (SitePage view = open(site, language, width, scheme)) {
            Page page = view.page();
            page.selectOption("#compare-kind", "changed");
            assertThat(page.locator(".compared tbody tr")).hasCount(4);
            assertEquals(List.of(), LayoutFaults.of(page));
            assertEquals(List.of(), Axe.violations(page, "#setcode-audit-part"));
            view.picture("archetype-compare-" + width + "-" + language);
        }
    }
}
