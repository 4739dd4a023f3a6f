package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The reader's own collection beside the decks that are open. */
@ExtendWith(SiteExtension.class)
class CollectionIT {

    private static final String LIST = "Deck\n4 Opt\n3 Shock\n20 Island\n\nSideboard\n2 Shock\n";

    private static void choose(Page page, String name, String text) {
        if (page.locator("#collection-open").count() == 0) {
            page.click("#collection-compare");
        }
        page.locator("#collection-open").waitFor();
        page.setInputFiles(
                "#collection-file",
                new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void listOfAnyGame_showsMissingCopies_andSavesThem(Site site) throws Exception {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("en"))) {
            Page page = view.paste(LIST).ready().tab("compare").page();
            choose(page, "box.csv", "Quantity,Name\n4,opt\n2,Shock\n99,Island\n");
            assertThat(page.locator("#collection-summary"))
                    .hasText("You have 26 of 29 \u00b7 3 copies missing");
            assertThat(page.locator("#collection > .cards .card"))
                    .hasText("3\u00d7Shock you have 2 of 5");
            Locator marks =
                    view.tab("deck").page().locator(".deck-list .missing, .listed .missing");
            assertThat(marks).hasText(new String[] {"2/5you have 2 of 5", "2/5you have 2 of 5"});
            view.tab("compare");
            page.selectOption("#collection-form", "csv");
            Download saved = page.waitForDownload(() -> page.click("#collection-save"));
            String csv = Files.readString(saved.path());
            assertTrue(csv.contains("\n3,Shock"), csv);
            assertEquals("Missing cards.csv", saved.suggestedFilename());
        }
    }

    @Test
    void keptFile_isThereInTheNextTab_untilItIsForgotten(Site site) {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("ja"))) {
            Page page = view.paste(LIST).ready().tab("compare").page();
            choose(page, "box.csv", "枚数,カード名\n4,Opt\n");
            assertThat(page.locator("#collection-summary")).containsText("29 枚のうち 4 枚を所持");
            page.reload();
            view.ready().tab("compare").click("#collection-compare");
            assertThat(page.locator("#collection-open")).hasText("コレクションを開く");
            choose(page, "box.csv", "枚数,カード名\n5,Opt\n");
            page.click("#collection-keep");
            page.reload();
            view.ready().tab("compare").click("#collection-compare");
            assertThat(page.locator("#collection-summary")).containsText("29 枚のうち 4 枚を所持");
            page.click("#collection-close");
            assertThat(page.locator("#collection-open")).hasText("コレクションを開く");
            page.reload();
            view.ready().tab("compare").click("#collection-compare");
            assertThat(page.locator("#collection-open")).hasText("コレクションを開く");
        }
    }
}
