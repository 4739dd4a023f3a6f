package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.RowsInTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    void cardInDecks_isOpenedInTheWizard(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste(example("wizard/stone.jsonc"));
            assertThat(view.locator("#recognised")).containsText("a card of Reverse Wizard");
            view.click("#recognised " + OPEN);
            assertThat(view.locator("#wizard-cards")).containsText("小石子");
        }
    }

    @Test
    void setcodeInDecks_isTakenApart(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("0x307b1048");
            assertThat(view.locator("#recognised")).containsText("This is a setcode.");
            assertThat(view.locator("#notes li")).hasCount(0);
            view.click("#recognised " + OPEN);
            assertThat(view.locator("#setcode-value")).hasValue("0x307b1048");
            assertThat(view.locator("#setcode-slots")).containsText("813371464");
        }
    }

    @Test
    void setcodeInASentence_isTakenApart(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("What is a card with 0x307b1048?");
            assertThat(view.locator("#recognised")).containsText("mentions a setcode: 0x307b1048.");
            view.click("#recognised " + OPEN);
            assertThat(view.locator("#setcode-value")).hasValue("0x307b1048");
        }
    }

    @Test
    void namesInDecks_areOpenedAsAFile(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste(NAMES);
            view.click("#recognised " + OPEN);
            assertThat(view.locator("#setcode-files")).containsText("strings.conf");
            assertThat(view.locator("#setcode-files")).containsText("2 archetypes");
        }
    }

    @Test
    void textOfNothing_isToldWhatIsRead(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("My deck:\n  40 cards\n");
            assertThat(view.locator("#recognised")).containsText("Cardbench reads");
            assertThat(view.locator(OPEN)).hasCount(0);
            assertThat(view.locator("#notes li")).hasCount(0);
            view.fill(DecksView.ROGUE);
            assertThat(view.locator("#recognised")).hasCount(0);
        }
    }

    @Test
    void postAboutADeckFile_staysAPost(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste("deck:\n  cards: 30\n" + DecksView.POST);
            assertThat(view.locator("#found button").first()).isVisible();
            assertThat(view.locator("#recognised")).hasCount(0);
        }
    }

    @ParameterizedTest
    @RowsInTurn(4)
    @ValueSource(strings = {"decks", "wizard", "archetypes", "help"})
    void oneFileOfOdds_isOpenedThere(String view, Site site) throws IOException {
        try (SitePage page = open(site, view)) {
            drop(page.page(), "x.yml", example("guide/first.yml"));
            assertThat(page.page().locator("#odds-figures")).containsText(Pattern.compile("\\d%"));
            assertThat(page.page().locator("#recognised-files"))
                    .hasText("x.yml is a ygo-calc deck file. It was opened here.");
            page.page().click("#views a >> nth=0");
            assertThat(page.page().locator("#recognised-files")).hasCount(0);
            assertThat(page.page().locator("#box")).hasValue("");
        }
    }

    @ParameterizedTest
    @RowsInTurn(2)
    @CsvSource({
        "wizard/stone.jsonc, wizard",
        "wizard/scenarios/stone-of-the-first-generation.json, wizard"
    })
    void oneFileOfTheWizard_isOpenedThere(String file, String view, Site site) throws IOException {
        try (SitePage page = open(site, "odds")) {
            drop(page.page(), "x.json", example(file));
            assertThat(page.page().locator("#" + view)).isVisible();
            assertThat(page.page().locator("#recognised-files")).containsText("opened here");
            assertThat(page.page().locator("#wizard-text")).not().hasText("");
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
    void secondDeck_isOneTouchAway(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            drop(view.page(), "a.ydk", YDK, "b.txt", DecksView.ROGUE);
            assertThat(view.locator("#box")).hasValue(YDK);
            view.click(OPEN);
            assertThat(view.locator("#box")).hasValue(DecksView.ROGUE);
        }
    }

    @Test
    void fileWithoutText_isRefused(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            drop(view.page(), "a.png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR");
            assertThat(view.locator("#recognised-files")).hasText("a.png: not recognised.");
            assertThat(view.locator("#box")).hasValue("");
        }
    }

    /** A file that is chosen goes where it is used, as one that is dropped. */
    @ParameterizedTest
    @RowsInTurn(2)
    @CsvSource({
        "odds, #odds-file, my.conf, archetypes, #setcode-files",
        "wizard, #wizard-file, my.conf, archetypes, #setcode-files",
        "archetypes, #setcode-file, a.ydk, decks, #answer",
        "decks, #file, x.yml, odds, #odds-figures"
    })
    void chosenFile_isOpenedWhereItIsUsed(
            String from, String chooser, String name, String to, String shown, Site site)
            throws IOException {
        String text =
                name.endsWith("ydk")
                        ? YDK
                        : name.endsWith("yml") ? example("guide/first.yml") : NAMES;
        try (SitePage page = open(site, from)) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            page.page().setInputFiles(chooser, new FilePayload(name, "text/plain", bytes));
            assertThat(page.page().locator("#" + to)).isVisible();
            assertThat(page.page().locator(shown)).not().isEmpty();
            assertThat(page.page().locator("#recognised-files"))
                    .containsText("It was opened here.");
        }
    }

    @Test
    void deckCodeOnOdds_becomesADeckFile(Site site) {
        try (SitePage page = open(site, "odds")) {
            drop(page.page(), "a.ydk", YDK);
            assertThat(page.page().locator("#odds-editor")).containsText("3040");
            assertThat(page.page().locator("#odds-editor")).containsText("simulate");
            assertThat(page.page().locator("#odds")).isVisible();
        }
    }

    /** The beginning of a database without the tables of cards, as a text can hold it. */
    private static final String NO_CARDS = "SQLite format 3\0" + "\0".repeat(284);

    private static final String NO_NAMES = "#only a comment\n!system 1 Normal Summon\n";

    /** Of files that are refused, each is told why, and of none it is said that it is in use. */
    @ParameterizedTest
    @RowsInTurn(2)
    @CsvSource({"archetypes, #setcode-trouble", "decks, #trouble"})
    void filesRefusedTogether_areEachToldAndNeverInUse(String view, String trouble, Site site) {
        try (SitePage page = open(site, view)) {
            drop(page.page(), "cardData.cdb", NO_CARDS, "my.conf", NAMES, "strings.conf", NO_NAMES);
            assertThat(page.page().locator(trouble)).containsText("cardData.cdb");
            assertThat(page.page().locator(trouble)).containsText("strings.conf");
            assertThat(page.page().locator(trouble)).not().containsText("my.conf");
            assertThat(page.page().locator("#recognised-files li")).hasCount(1);
            assertThat(page.page().locator("#recognised-files")).containsText("my.conf is a list");
        }
    }

    @Test
    void deckAmongRefusedFiles_isShownAndEndsNoTrouble(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            drop(view.page(), "cardData.cdb", NO_CARDS, "a.ydk", YDK);
            assertThat(view.locator("#box")).hasValue(YDK);
            assertThat(view.locator("#trouble")).containsText("cardData.cdb");
            assertThat(view.locator("#recognised-files"))
                    .hasText("a.ydk is a deck. It is in use here.");
        }
    }

    @Test
    void refusedFileForAnotherView_isNotSaidToBeOpened(Site site) {
        try (SitePage page = open(site, "odds")) {
            drop(page.page(), "cardData.cdb", NO_CARDS);
            assertThat(page.page().locator("#setcode-trouble")).containsText("cardData.cdb");
            assertThat(page.page().locator("#recognised-files")).hasCount(0);
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
