package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Whatever is pasted or dropped, on whichever view: the page says what it is and where it is used.
 */
@ExtendWith(SiteExtension.class)
class InputIT {

    private static final String YDK = "#created by a test\n#main\n3040\n3040\n#extra\n!side\n";

    private static final String NAMES = "!setname 0x7b Galaxy\n!setname 0x107b Galaxy-Eyes\n";

    private static final String OPEN = ".open-there";

    private static String example(String name) throws IOException {
        return Files.readString(Path.of("cards-data/examples", name));
    }

    /** Drops files with these names and texts, in turn, on the page. */
    private static void drop(Page page, String... namesAndTexts) {
        page.evaluate(
                """
                (given) => {
                  const data = new DataTransfer();
                  for (let i = 0; i < given.length; i += 2) {
                    data.items.add(new File([given[i + 1]], given[i]));
                  }
                  document.body.dispatchEvent(
                    new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
                }""",
                new ArrayList<>(List.of(namesAndTexts)));
    }

    private static SitePage open(Site site, String view) {
        SitePage page = site.open(Scheme.HTTP, "index.html#" + view + "&lang=en");
        page.page().locator("#" + view).waitFor();
        return page;
    }

    @Test
    void deckFileInDecks_isOpenedInOdds(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste(example("guide/first.yml"));
            assertThat(view.locator("#recognised")).containsText("This is a ygo-calc deck file.");
            view.click("#recognised " + OPEN);
            assertThat(view.locator("#odds-figures")).containsText(Pattern.compile("\\d%"));
            assertThat(view.locator("#odds")).isVisible();
        }
    }

    @Test
    void filesForSeveralViews_areListed(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "")) {
            String deck = example("guide/first.yml");
            drop(view.page(), "a.ydk", YDK, "my.conf", NAMES, "b.ydk", YDK, "x.yml", deck);
            assertThat(view.locator("#box")).hasValue(YDK);
            assertThat(view.locator("#recognised-files li"))
                    .hasText(
                            new String[] {
                                "a.ydk is a deck. It is in use here.",
                                "my.conf is a list of archetype names. It is in use here."
                                        + " Open in Archetypes",
                                "b.ydk is a deck. Open in Decks",
                                "x.yml is a ygo-calc deck file. Open in Odds"
                            });
            view.click("li:has-text('my.conf') " + OPEN);
            assertThat(view.locator("#setcode-files")).containsText("my.conf");
        }
    }

    @Test
    void filesTooLargeForTheWizard_areEachTold(Site site) {
        String large = "{\"behaviors\": [], \"id\": \"x\"}" + " ".repeat(5_000_000);
        try (SitePage page = open(site, "wizard")) {
            drop(page.page(), "a.json", large, "b.json", large);
            assertThat(page.page().locator("#wizard")).containsText("a.json");
            assertThat(page.page().locator("#wizard")).containsText("b.json");
            assertThat(page.page().locator("#recognised-files")).hasCount(0);
        }
    }
}
