package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
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
    @TakesTurns(5)
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
    @InTurn({"HTTP", "FILE"})
    void cards_haveTheNamesOfTheDatabase_alsoTheNextTime(Scheme scheme, Site site)
            throws Exception {
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"))) {
            Page page = view.page();
            view.fill(written(view, "ydke"));
            page.locator("#answer .card.unknown").first().waitFor();
            assertTrue(
                    view.text("#answer").contains("A cards.cdb of your own can be dropped here"));
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
            assertThat(checks).containsText("4 copies of 光子竜 1; 1 is allowed");
            // one press removes what is too many, one press brings it back
            assertThat(view.locator("#cheapest-change"))
                    .containsText("Enough to remove 3 cards: 2 × 光子竜 1, 1 × 光子竜 1.");
            view.click("#change-apply");
            assertThat(checks).not().containsText("copies of 光子竜 1");
            assertThat(view.locator("#cheapest-change")).hasCount(0);
            view.click("#undo");
            assertThat(checks).containsText("4 copies of 光子竜 1; 1 is allowed");
            view.page().selectOption("#limit-list", "Points");
            assertThat(checks).containsText("genesys points: 132; 100 are allowed");
            assertThat(view.locator("#cheapest-change"))
                    .containsText(
                            "Enough to remove (2): 1 × 光子竜 2, 1 × 光子竜 1. Points left: 98 / 100.");
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
    @InTurn({"HTTP", "FILE"})
    void oddsTakeDroppedAndPastedDecks_withNames(Scheme scheme, Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, scheme)) {
            Page page = view.page();
            String ydke = written(view, "ydke");
            page.evaluate("() => { location.hash = '#odds'; }");
            page.locator("#odds-counts").waitFor(ATTACHED);
            page.click("#odds-mode-text");
            page.setInputFiles(
                    "#odds-file",
                    new FilePayload(
                            "mine.ydk", "text/plain", YDK.getBytes(StandardCharsets.UTF_8)));
            page.locator("#odds-counts:has-text('Cards: 5. Names: 3.')").waitFor();
            page.locator("#odds-editor:has-text('光子竜-3')").waitFor();
            page.evaluate("text => navigator.clipboard.writeText(text)", ydke);
            page.locator("#odds-editor .cm-content").click();
            view.press("Control+a").press("Control+v");
            page.locator("#odds-counts:has-text('Cards: 40. Names: 14.')").waitFor();
            page.locator("#odds-editor:has-text('光子竜-1')").waitFor();
        }
    }

    private static void open(DecksView view, String name, String text) {
        view.page()
                .setInputFiles(
                        "#file",
                        new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    }

    /** On the page, in the title of its tab and among the recent decks; also after a reload. */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void fileNamesTheDeck_alsoAfterAReload(Scheme scheme, Site site) {
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"))) {
            open(view, "blue-eyes.ydk", YDK);
            Locator title = view.locator("#answer h2").first();
            assertThat(title).hasText("blue-eyes");
            view.site().assertions().hasTitle(Pattern.compile("^blue-eyes\\b"));
            assertThat(view.locator("#recent-0 .found-title")).hasText("blue-eyes");
            assertThat(view.locator("#box")).hasValue(YDK);
            view.page().reload();
            view.ready();
            assertThat(title).hasText("blue-eyes");
            Download file = view.page().waitForDownload(() -> view.click("#save-file"));
            assertEquals("blue-eyes.ydk", file.suggestedFilename());
            view.page().locator("#box").press("Control+End");
            view.page().locator("#box").pressSequentially("10004");
            assertThat(view.locator(".facts")).containsText("6 / 0 / 0");
            assertThat(title).hasText("blue-eyes");
            view.paste(YDK);
            assertThat(title).hasText("Yu-Gi-Oh! deck");
            view.click("#recent-1");
            assertThat(title).hasText("blue-eyes");
        }
    }

    /** A file is a text: what its lines mean is beside them, faults too. A link stays bytes. */
    @Test
    void fileIsShownLineByLine_aLinkByteByByte(Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, Scheme.HTTP)) {
            view.fill("#created by Ash\n#main\n10001 x\n10099\nno card\n!side\n30001\n")
                    .tab("bytes");
            Locator lines = view.locator("#bytes-pane .line");
            assertThat(lines).hasCount(7);
            assertThat(lines.nth(0)).containsText("1#created by Ash");
            assertThat(lines.nth(0)).containsText("author or program of the file");
            assertThat(lines.nth(1)).containsText("Main deck");
            assertThat(lines.nth(2)).containsText("光子竜 1");
            assertThat(lines.nth(2).locator(".note.warning"))
                    .hasText("The text after the id was ignored");
            assertThat(lines.nth(3)).containsText("card of the main deck");
            assertThat(lines.nth(4).locator(".note.warning"))
                    .hasText("This line is not a card and was ignored");
            assertThat(lines.nth(6)).containsText("手札の騎士");
            assertThat(view.locator("#bytes-pane .bytes")).hasCount(0);
            lines.nth(2).click();
            assertThat(view.locator("#box-marks .active")).hasText("10001");
            view.press("ArrowDown");
            assertThat(lines.nth(3)).isFocused();
            assertThat(view.locator("#box-marks .active")).hasText("10099");
            view.press("End").press("Home");
            assertThat(lines.nth(0)).isFocused();
            view.fill(written(view, "ydke"));
            assertThat(view.locator("#bytes-pane .bytes .field").first()).isVisible();
            assertThat(view.locator("#bytes-pane .line")).hasCount(0);
        }
    }

    private static String shared(DecksView view, String way) {
        view.click("#share-" + way);
        return view.page().inputValue("#share-field");
    }

    /** Everything that is shared has the title, the parts, and the names of the open database. */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void deckIsShared_withNames(Scheme scheme, Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, scheme)) {
            String ydke = written(view, "ydke");
            open(view, "dragons.ydk", written(view, "ydk"));
            awaitCard(view, "光子竜 1");
            view.tab("share");
            String text = shared(view, "text");
            assertTrue(
                    text.startsWith("### dragons\n# Main deck (40)\n# 3x 光子竜 1 (10001)\n"), text);
            assertTrue(text.contains("# Side deck (2)\n# 1x 光子竜 1 (10001)\n"), text);
            assertTrue(text.endsWith("\n" + ydke + "\n"), text);
            String markdown = shared(view, "markdown");
            assertTrue(markdown.startsWith("### dragons\n"), markdown);
            assertTrue(markdown.contains("**Extra deck (3)**\n\n- 1× 融合竜 1\n"), markdown);
            String bbcode = shared(view, "bbcode");
            assertTrue(bbcode.startsWith("[b]dragons[/b]\n"), bbcode);
            assertTrue(bbcode.contains("手札の騎士"), bbcode);
            view.click("#share-picture");
            Path svg = view.page().waitForDownload(() -> view.click("#share-save-svg")).path();
            String picture = Files.readString(svg);
            for (String word : List.of("dragons", "光子竜 14", "Extra deck (3)", "手札の騎士")) {
                assertTrue(picture.contains(word), word);
            }
            if (scheme == Scheme.FILE) {
                return; // the address of a folder on disk opens no page
            }
            String link = shared(view, "link");
            view.page().navigate("about:blank");
            view.page().navigate(link);
            assertThat(view.ready().locator("#answer h2").first()).hasText("dragons");
            assertThat(view.locator("#box")).hasValue("### dragons\n" + ydke);
        }
    }

    /** The widget of a page has no database: the lines above the link name the cards. */
    @Test
    void snippet_showsTheNames(Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, Scheme.HTTP);
                HostPages hosts = new HostPages(site)) {
            open(view, "dragons.ydk", written(view, "ydk"));
            awaitCard(view, "光子竜 1");
            view.tab("share").click("#share-embed");
            String snippet = view.page().inputValue("#share-snippet");
            view.page().frameLocator("#share-preview").locator("card-deck .deck").waitFor();
            Browser.NewContextOptions english = DecksView.inLanguage("en");
            try (SitePage blog = hosts.with("snippet", snippet).open("snippet.html", english)) {
                Locator deck = blog.page().locator("card-deck .deck");
                assertThat(deck.locator(".title")).hasText("dragons");
                assertThat(deck.locator(".facts")).hasText("40 / 3 / 2");
                assertThat(deck.locator(".heading"))
                        .hasText(new String[] {"Main deck40", "Extra deck3", "Side deck2"});
                assertThat(deck.locator(".name").first()).hasText("光子竜 1");
                assertThat(deck.locator(".count").first()).hasText("×3");
                assertThat(deck.locator(".notice")).hasCount(0);
                assertThat(deck.locator(".code")).hasValue(written(view, "ydke"));
            }
        }
    }

    /** Links as programs write them, and damaged ones: the widget's own reader. */
    @Test
    void widgetReadsLinks(Site site) {
        String html =
                """
                <card-deck id="plain" lang="en">my deck: ydke://o6lXBaOpVwU=!!EScAAA==!</card-deck>
                <card-deck id="safe" lang="en" code="ydke://-___fw==!!!"></card-deck>
                <card-deck id="broken" lang="en">ydke://o6lXB!!!</card-deck>
                <script src="%s"></script>""";
        try (HostPages hosts = new HostPages(site)) {
            String source = html.formatted(hosts.word("widget"));
            try (SitePage blog =
                    hosts.with("snippet", source)
                            .open("snippet.html", DecksView.inLanguage("en"))) {
                Page page = blog.page();
                // 89631139 is 0x0557a9a3; 0x7ffffffb is 2147483643
                assertThat(page.locator("#plain .name"))
                        .hasText(new String[] {"#89631139", "#10001"});
                assertThat(page.locator("#plain .count")).hasText(new String[] {"×2", "×1"});
                assertThat(page.locator("#plain .title")).hasText("Yu-Gi-Oh!");
                assertThat(page.locator("#safe .name")).hasText("#2147483643");
                assertThat(page.locator("#broken .notice")).hasText("No readable deck code here.");
            }
        }
    }

    @Test
    void listOfNames_isPastedIntoTheEditor(Site site) throws Exception {
        try (DecksView view = openedWithDatabase(site, Scheme.HTTP)) {
            view.click("#new-ygo");
            view.page()
                    .evaluate(
                            "text => navigator.clipboard.writeText(text)",
                            "2 光子竜 1\n1 融合竜 1\n1 手札の騎士");
            view.page().focus("#card-search");
            view.press("Control+v");
            assertThat(view.locator(".facts")).containsText("3 / 1 / 0");
            awaitCard(view, "融合竜 1");
        }
    }
}
