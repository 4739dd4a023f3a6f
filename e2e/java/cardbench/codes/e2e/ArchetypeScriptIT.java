package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
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
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** SQL for cards that were chosen in the table. */
@ExtendWith(SiteExtension.class)
class ArchetypeScriptIT {

    private static byte[] database() throws Exception {
        List<Made> cards = new ArrayList<>();
        cards.add(Made.monster(1, 0x7b, "first\n; DROP TABLE datas"));
        cards.add(Made.monster(2, 0x0001000200030004L, "full"));
        cards.add(Made.monster(3, 0x307b, "member"));
        for (int id = 10; id < 80; id++) {
            cards.add(Made.monster(id, 0, "card " + id));
        }
        return MadeDatabase.of(cards);
    }

    private static SitePage open(Site site, String language, int width, ColorScheme scheme)
            throws Exception {
        List<FilePayload> files = List.of(file("my.cdb", database()));
        return ArchetypesView.open(site, language, width, scheme, files, ".cards-found");
    }

    @ParameterizedTest
    @InTurn({"1280, en, DARK", "390, zh, LIGHT", "320, ja, DARK"})
    void script_fitsEveryScreen(int width, String language, ColorScheme scheme, Site site)
            throws Exception {
        try (SitePage view = open(site, language, width, scheme)) {
            Page page = view.page();
            page.check("#choose-1");
            page.check("#choose-2");
            page.fill("#script-add", "0x107b");
            page.locator(".sql").waitFor();
            assertEquals(List.of(), LayoutFaults.of(page));
            assertEquals(List.of(), Axe.violations(page, "#setcode-search"));
            view.picture("archetype-script-" + width + "-" + language);
        }
    }
}
