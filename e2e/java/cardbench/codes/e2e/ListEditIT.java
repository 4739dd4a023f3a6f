package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** What can be done with a deck list of any game: its cards, its links, its odds. */
@ExtendWith(SiteExtension.class)
class ListEditIT {

    /** Whether the choice of the game has letters of the colour that is behind them. */
    private static final String INVISIBLE =
            """
            () => {
              const { color, backgroundColor } = getComputedStyle(document.getElementById("list-game"));
              return color === backgroundColor;
            }""";

    private static DecksView open(Site site, String list) {
        return filled(DecksView.open(site, ""), list);
    }

    private static DecksView filled(DecksView view, String list) {
        view.fill(list);
        view.locator("#list-game").waitFor();
        return view;
    }

    private static void hasText(DecksView view, String text) {
        assertThat(view.locator("#box")).hasValue(text);
    }

    @ParameterizedTest
    @InTurn({"LIGHT", "DARK"})
    void everyone_canReadIt(ColorScheme scheme, Site site) {
        Browser.NewContextOptions options = DecksView.inLanguage("en-GB").setColorScheme(scheme);
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", options)) {
            filled(view, DeckLists.MAGIC);
            assertEquals(List.of(), Axe.violations(view.page()));
            // of which axe says nothing
            assertEquals(false, view.page().evaluate(INVISIBLE), "letters of the choice");
            view.click("#edit");
            view.locator("#list-add-name").waitFor();
            assertEquals(List.of(), Axe.violations(view.page()));
            view.click("#list-more-0-1");
            hasText(view, DeckLists.MAGIC.replace("2 Thalia", "3 Thalia"));
            view.compareWith(DeckLists.POKEMON);
            view.locator("#changes .side-by-side").waitFor();
            assertEquals(List.of(), Axe.violations(view.page()));
        }
    }

    @Test
    void everyForm_isSaved(Site site) throws IOException {
        try (DecksView view = open(site, DeckLists.MAGIC)) {
            view.click("#list-forms");
            view.page().selectOption("#list-save-form", "csv");
            Download download = view.page().waitForDownload(() -> view.click("#list-save"));
            assertEquals("Elves of the North.csv", download.suggestedFilename());
            assertTrue(
                    Files.readString(download.path())
                            .startsWith(
                                    "Count,Name,Set,Number,Id,Section\n4,Llanowar Elves,DOM,168"));
            view.page().selectOption("#list-save-form", "mtgo");
            Download text = view.page().waitForDownload(() -> view.click("#list-save"));
            assertEquals("Elves of the North.txt", text.suggestedFilename());
            assertTrue(Files.readString(text.path()).startsWith("4 Llanowar Elves\n"));
        }
    }

    @Test
    void list_outlivesAReload(Site site) {
        try (DecksView view = open(site, DeckLists.MAGIC)) {
            view.site().assertions().hasTitle(Pattern.compile("^Elves of the North · "));
            view.awaitFragment("Llanowar");
            view.page().reload();
            assertThat(view.locator("#deck-title")).hasText("Elves of the North");
            hasText(view, DeckLists.MAGIC);
            view.locator("#recent-0:has-text('Elves of the North')").waitFor();
            filled(view, DeckLists.POKEMON);
            view.locator("#recent-0:has-text('Ceruledge ex')").waitFor();
            view.click("#recent-1");
            assertThat(view.locator("#deck-title")).hasText("Elves of the North");
        }
    }

    @Test
    void link_isCompressed(Site site) {
        String link;
        try (DecksView view = open(site, DeckLists.MAGIC)) {
            view.click("#copy-link");
            assertThat(view.locator("#copy-link")).hasText("Copied");
            link = (String) view.page().evaluate("() => navigator.clipboard.readText()");
            assertTrue(link.contains("#list=a"), link);
            assertTrue(link.length() < DeckLists.MAGIC.length() + 60, link);
            view.page().navigate("about:blank");
            view.page().navigate(link);
            assertThat(view.locator("#deck-title")).hasText("Elves of the North");
            hasText(view, DeckLists.MAGIC);
            view.page().navigate("about:blank");
            view.page().navigate(link.substring(0, link.indexOf("#list=a") + 7) + "AAAA");
            assertThat(view.locator("#trouble")).hasText("The list in this link is damaged.");
        }
    }

    /**
     * The button offers the answers, and the file gives the rate of the chosen one: one of four
     * Llanowar Elves among the ten cards of turn 4.
     */
    @Test
    void openInOdds_asksForTheCard(Site site) {
        try (DecksView view = open(site, DeckLists.MAGIC)) {
            view.click("#open-in-odds");
            assertThat(view.locator("#odds-of-keepable")).isVisible();
            view.page()
                    .selectOption("#odds-of-card", new SelectOption().setLabel("Llanowar Elves"));
            view.locator("#form-card-0-count").waitFor();
            view.site().assertions().hasTitle("Elves of the North.yml · Odds · Cardbench");
            assertThat(view.locator("#form-topic-0-hand")).hasValue("10");
            // 1 - C(26,10)/C(30,10) = 1 - 4845/27405
            assertThat(view.locator(".topic .headline strong").first())
                    .hasText(Pattern.compile("^82\\.32"));
            view.page().goBack();
            view.tab("draws");
            assertThat(view.locator("#answer-by-turn .rate")).hasText(Pattern.compile("82\\.32"));
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void narrowScreen_isNotOverflowedByTheEditor(String locale, Site site) {
        try (DecksView view =
                filled(
                        DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(locale)),
                        DeckLists.MAGIC)) {
            view.page().setViewportSize(320, 640);
            view.click("#edit");
            view.locator("#list-add-name").waitFor();
            assertEquals(320, view.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }
}
