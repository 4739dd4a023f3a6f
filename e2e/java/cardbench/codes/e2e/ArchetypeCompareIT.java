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
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Two databases held against each other, and against the names of archetypes. */
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
        byte[] names = "!setname 0x48 one\n".getBytes(StandardCharsets.UTF_8);
        return List.of(
                file("strings.conf", names),
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

    @ParameterizedTest
    @InTurn({"1280, en, DARK", "390, zh, LIGHT", "320, ja, DARK"})
    void comparison_fitsEveryScreen(int width, String language, ColorScheme scheme, Site site)
            throws Exception {
        try (SitePage view = open(site, language, width, scheme)) {
            Page page = view.page();
            page.selectOption("#compare-kind", "changed");
            assertThat(page.locator(".compared tbody tr")).hasCount(4);
            page.click("#setcode-audit");
            page.locator("#setcode-audits table").first().waitFor();
            assertEquals(List.of(), LayoutFaults.of(page));
            assertEquals(List.of(), Axe.violations(page, "#setcode-audit-part"));
            view.picture("archetype-compare-" + width + "-" + language);
        }
    }
}
