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
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What can be done with a deck list of any game: its game, its cards, its links, its odds. */
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

    private static DecksView edited(Site site, String list) {
        DecksView view = open(site, list).click("#edit");
        view.locator("#list-add-name").waitFor();
        return view;
    }

    private static void hasText(DecksView view, String text) {
        assertThat(view.locator("#box")).hasValue(text);
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
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
            view.compareWith(DeckLists.POKEMON);
            view.locator("#changes .side-by-side").waitFor();
            assertEquals(List.of(), Axe.violations(view.page()));
        }
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void game_isRecognisedAndChosen(Scheme scheme, Site site) {
        try (DecksView view =
                filled(
                        DecksView.open(site, scheme, "", DecksView.inLanguage("en")),
                        DeckLists.MAGIC)) {
            assertThat(view.locator("#list-game")).hasValue("mtg");
            assertThat(view.locator("#list-game")).hasAttribute("title", "Recognised by “Forest”");
            assertThat(view.locator("#copy-as-arena")).isVisible();
            view.page().selectOption("#list-game", "ptcg");
            hasText(view, "Game: Pokémon TCG\n" + DeckLists.MAGIC);
            assertThat(view.locator("#list-game")).hasValue("ptcg");
            assertThat(view.locator("#copy-as-arena")).hasCount(0);
            assertThat(view.locator("#copy-as-ptcgl")).isVisible();
            view.page().selectOption("#list-game", "unknown");
            hasText(view, "Game: unknown\n" + DeckLists.MAGIC);
            assertThat(view.locator("#list-game")).hasValue("unknown");
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

    @Test
    void cards_areCountedAndTakenOut(Site site) {
        try (DecksView view = edited(site, DeckLists.MAGIC)) {
            view.click("#list-more-0-1");
            hasText(view, DeckLists.MAGIC.replace("2 Thalia", "3 Thalia"));
            assertThat(view.locator("#list-more-0-1")).isFocused();
            assertThat(view.locator(".facts")).containsText("31 cards");
            view.click("#list-less-1-0");
            assertThat(view.locator(".facts")).containsText("1 in the sideboard");
            view.click("#list-less-1-0");
            hasText(
                    view,
                    DeckLists.MAGIC
                            .replace("2 Thalia", "3 Thalia")
                            .replace("2 Negate (XLN) 62\n", ""));
            assertThat(view.locator(".groups h3")).hasCount(1);
            view.click("#undo");
            hasText(
                    view,
                    DeckLists.MAGIC
                            .replace("2 Thalia", "3 Thalia")
                            .replace("2 Negate", "1 Negate"));
            view.click("#undo").click("#undo");
            hasText(view, DeckLists.MAGIC);
            view.click("#redo");
            hasText(view, DeckLists.MAGIC.replace("2 Thalia", "3 Thalia"));
        }
    }

    @Test
    void cards_areRenamedMovedAndAdded(Site site) {
        try (DecksView view = edited(site, DeckLists.POKEMON)) {
            view.page().fill("#list-name-0-0", "Armarouge PAR 41");
            view.press("Enter");
            String renamed = DeckLists.POKEMON.replace("Charcadet SSP 32", "Armarouge PAR 41");
            hasText(view, renamed);
            view.page().fill("#list-add-name", "2 Nest Ball SVI 181");
            view.page().selectOption("#list-add-to", new SelectOption().setLabel("Trainer"));
            view.click("#list-add");
            String added =
                    renamed.replace("SVI 196\n", "SVI 196\n2 Nest Ball SVI 181\n")
                            .replace("Trainer: 4", "Trainer: 6")
                            .replace("Cards: 14", "Cards: 16");
            hasText(view, added);
            view.locator("#list-move-1-1").waitFor();
            view.page().selectOption("#list-move-1-1", new SelectOption().setLabel("Energy"));
            assertThat(view.locator(".groups h3"))
                    .hasText(new String[] {"Pokémon 5 cards", "Trainer 4 cards", "Energy 7 cards"});
            view.page().fill("#list-name-0-0", "https://example.org");
            view.press("Enter");
            assertThat(view.locator("#list-says")).containsText("cannot stand on a line");
        }
    }

    /** Of a list of ids no line can be changed; what the edit made of it is said. */
    @Test
    void listOfIds_becomesLines(Site site) {
        try (DecksView view = edited(site, "BT11-005 BT11-005 EX9-013 BT11-006 BT11-007")) {
            view.click("#list-less-0-0");
            hasText(
                    view,
                    "Game: Digimon Card Game\nDeck\n1 BT11-005\n1 EX9-013\n1 BT11-006\n1 BT11-007\n");
            assertThat(view.locator("#list-says")).containsText("one card per line");
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

    /** Of 30 cards seven are seen by the first turn going first, eight going second. */
    @Test
    void draws_areThoseOfTheGame(Site site) {
        try (DecksView view = open(site, DeckLists.MAGIC).tab("draws")) {
            Locator row = view.locator(".chances tbody tr:has-text('Llanowar Elves')");
            assertThat(row).containsText("67.69");
            view.click("#draws-rules");
            view.page().selectOption("#draws-hand", "1");
            // 1 - (22*21*20*19)/(30*29*28*27)
            assertThat(row).containsText("73.31");
            assertThat(view.locator("#draws-mulligan")).hasCount(0);
            view.page().selectOption("#list-game", "fab");
            assertThat(view.locator("#draws-hand")).hasCount(0);
            // four cards: 1 - (26*25*24*23)/(30*29*28*27)
            assertThat(row).containsText("45.45");
        }
    }

    @Test
    void lists_areCompared(Site site) {
        try (DecksView view = open(site, DeckLists.MAGIC)) {
            view.compareWith(
                    DeckLists.MAGIC
                            .replace("2 Thalia", "1 Thalia")
                            .replace("2 Negate", "3 Duress"));
            assertThat(view.locator(".change.removed .card"))
                    .hasText(
                            new String[] {"1×Thalia, Guardian of Thraben", "2×Negate · Sideboard"});
            assertThat(view.locator(".change.added .card"))
                    .hasText(new String[] {"3×Duress · Sideboard"});
            view.page().fill("#other", DeckLists.MAGIC.toLowerCase(java.util.Locale.ROOT));
            assertThat(view.locator("#changes")).containsText("same");
            view.page().fill("#other", "no list");
            assertThat(view.locator("#changes .error")).hasCount(1);
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
