package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.ygo.database.MadeDatabase;
import cardbench.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Decks of Yu-Gi-Oh! on the page: five formats, and names out of the reader's own databases. */
@ExtendWith(SiteExtension.class)
class YgoDecksIT {

    private static final List<String> KINDS = List.of("ydk", "ydke", "ygo", "ygomobile", "omega");

    private static final int FUSION = 0x41;

    /** Thirteen cards three times and one more: forty. */
    private static final List<Integer> MAIN = main();

    private static final List<Integer> EXTRA = List.of(20001, 20002, 20002);
    private static final List<Integer> SIDE = List.of(10001, 30001);

    private static final String YDK =
            "#created by a test\n#main\n10001\n10001\n10002\n10002\n10003\n";

    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    private static List<Integer> main() {
        List<Integer> ids = new ArrayList<>();
        for (int i = 1; i <= 13; i++) {
            ids.addAll(List.of(10000 + i, 10000 + i, 10000 + i));
        }
        ids.add(10014);
        return List.copyOf(ids);
    }

    /** A database that knows every card of the deck. */
    private static FilePayload database() throws Exception {
        List<Made> cards = new ArrayList<>();
        for (int i = 1; i <= 14; i++) {
            cards.add(Made.monster(10000 + i, 0x7b, "光子竜 " + i));
        }
        for (int i = 1; i <= 2; i++) {
            cards.add(new Made(20000 + i, 0, 0x7b, FUSION, 8, 3000, 2500, "融合竜 " + i));
        }
        cards.add(Made.monster(30001, 0, "手札の騎士"));
        return new FilePayload("cards.cdb", "application/octet-stream", MadeDatabase.of(cards));
    }

    private static DecksView openedWithDatabase(Site site, Scheme scheme) throws Exception {
        DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"));
        view.page().setInputFiles("#file", database());
        view.page().locator("#status:has-text('cards.cdb is open')").waitFor();
        return view;
    }

    /** The deck as the core writes it in a format. */
    private static String written(DecksView view, String kind) {
        Map<String, Object> deck = Map.of("kind", kind, "main", MAIN, "extra", EXTRA, "side", SIDE);
        return (String)
                view.page()
                        .evaluate(
                                "deck => JSON.parse(Cardbench.call(JSON.stringify({op: 'encode', deck}))).result.text",
                                deck);
    }

    private static String read(DecksView view, String text, String kind) {
        return (String)
                view.page()
                        .evaluate(
                                """
                                ([text, kind]) => {
                                  const deck = JSON.parse(Cardbench.call(JSON.stringify({op: 'decode', text, kind}))).result;
                                  return [deck.main, deck.extra, deck.side].map((part) => part.join(" ")).join(" / ");
                                }""",
                                List.of(text, kind));
    }

    private static String ids(List<Integer> ids) {
        return String.join(" ", ids.stream().map(String::valueOf).toList());
    }

    private static void awaitCard(DecksView view, String name) {
        view.page().locator(".card .title:has-text('" + name + "')").first().waitFor();
    }

    /** Codes of Omega leave it to the types of the cards which belong into the extra deck. */
    @ParameterizedTest
    @ValueSource(strings = {"ydk", "ydke", "ygo", "ygomobile", "omega"})
    void everyFormat_becomesEveryOther(String from, Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, Scheme.HTTP)) {
            view.fill(written(view, from));
            awaitCard(view, "融合竜 2");
            view.page().locator("h3:has-text('Extra deck'):has-text('3 copies')").waitFor();
            view.page().locator(".facts:has-text('40 / 3 / 2')").waitFor();
            for (String to : KINDS) {
                if (to.equals(from)) {
                    assertThat(view.locator("#as-" + to)).hasCount(0);
                    continue;
                }
                view.page().evaluate("() => navigator.clipboard.writeText('')");
                view.click("#as-" + to);
                view.page().locator("#as-" + to + ":has-text('Copied')").waitFor();
                String copied =
                        (String) view.page().evaluate("() => navigator.clipboard.readText()");
                String whole =
                        ids(MAIN)
                                + (to.equals("omega")
                                        ? " " + ids(EXTRA) + " / "
                                        : " / " + ids(EXTRA));
                assertEquals(whole + " / " + ids(SIDE), read(view, copied, to), from + " to " + to);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void cards_haveTheNamesOfTheDatabase_alsoTheNextTime(Scheme scheme, Site site)
            throws Exception {
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"))) {
            Page page = view.page();
            view.fill(written(view, "ydke"));
            page.locator("#answer .card.unknown").first().waitFor();
            assertTrue(view.text("#answer").contains("Drop a cards.cdb here"));
            page.setInputFiles("#file", database());
            awaitCard(view, "光子竜 14");
            page.locator(".check:has-text('the deck has 4 copies of 光子竜 1')").waitFor();
            page.reload();
            awaitCard(view.ready(), "光子竜 14");
            page.evaluate("() => { location.hash = '#cards'; }");
            page.locator("#setcode-files li:has-text('cards.cdb')").waitFor();
            page.click("#setcode-close-0");
            page.locator("#setcode-query").waitFor(GONE);
            page.goBack();
            page.locator("#answer .card.unknown").first().waitFor();
        }
    }

    @Test
    void databaseWithAFault_isRefused(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            byte[] broken = "SQLite format 3\0 and no more".getBytes(StandardCharsets.US_ASCII);
            view.page()
                    .setInputFiles(
                            "#file", new FilePayload("x.cdb", "application/octet-stream", broken));
            view.page().locator("#trouble:has-text('x.cdb cannot be used')").waitFor();
        }
    }

    @Test
    void listOfLimits_isChosen_andTheCheapestChangeIsTold(Site site) throws Exception {
        String lists = "!Mine\n10001 1\n!Points\n$genesys\n10001 30\n10002 4\n";
        FilePayload file =
                new FilePayload(
                        "lflist.conf", "text/plain", lists.getBytes(StandardCharsets.UTF_8));
        try (DecksView view = openedWithDatabase(site, Scheme.HTTP)) {
            view.fill(written(view, "ydke"));
            awaitCard(view, "光子竜 1");
            view.page().setInputFiles("#file", file);
            Locator checks = view.locator("#answer");
            assertThat(checks).containsText("4 copies of 光子竜 1; 1 are allowed");
            view.page().selectOption("#limit-list", "Points");
            assertThat(checks).containsText("132 genesys points; 100 are allowed");
            assertThat(view.locator("#cheapest-change"))
                    .hasText("Enough to remove (2): 1 × 光子竜 2, 1 × 光子竜 1. Points left: 98 / 100.");
            view.page().selectOption("#limit-list", "N/A");
            assertThat(view.locator("#cheapest-change")).hasCount(0);
        }
    }

    @Test
    void listOfNames_isADeck_whoseFileNamesItsCards(Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, Scheme.HTTP)) {
            view.fill("3 光子竜 1\n2 光子竜2\n融合竜 1\nSide Deck:\n手札の騎士");
            awaitCard(view, "手札の騎士");
            view.page().locator(".facts:has-text('5 / 1 / 1')").waitFor();
            Download file = view.page().waitForDownload(() -> view.click("#save-file"));
            String text = Files.readString(file.path());
            assertTrue(text.startsWith("#main\n# 光子竜 1\n10001\n# 光子竜 1\n"), text);
            assertTrue(text.endsWith("!side\n# 手札の騎士\n30001\n"), text);
        }
    }

    @Test
    void deck_isSavedAsYdk(Site site) throws Exception {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(written(view, "ydke"));
            view.page().locator("#save-file").waitFor();
            Download file = view.page().waitForDownload(() -> view.click("#save-file"));
            assertEquals("deck.ydk", file.suggestedFilename());
            String text = Files.readString(file.path());
            assertTrue(text.contains("#main\n10001\n10001\n10001\n10002\n"), text);
            assertTrue(text.contains("#extra\n20001\n20002\n20002\n"), text);
            assertTrue(text.contains("!side\n10001\n30001\n"), text);
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void oddsTakeDroppedAndPastedDecks_withNames(Scheme scheme, Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, scheme)) {
            Page page = view.page();
            String ydke = written(view, "ydke");
            page.evaluate("() => { location.hash = '#odds'; }");
            page.locator("#odds-counts").waitFor(ATTACHED);
            page.setInputFiles(
                    "#odds-file",
                    new FilePayload(
                            "mine.ydk", "text/plain", YDK.getBytes(StandardCharsets.UTF_8)));
            page.locator("#odds-counts:has-text('5 cards of 3 names')").waitFor();
            page.locator("#odds-editor:has-text('光子竜-3')").waitFor();
            page.evaluate("text => navigator.clipboard.writeText(text)", ydke);
            page.locator("#odds-editor .cm-content").click();
            view.press("Control+a").press("Control+v");
            page.locator("#odds-counts:has-text('40 cards of 14 names')").waitFor();
            page.locator("#odds-editor:has-text('光子竜-1')").waitFor();
        }
    }
}
