package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A deck of Yu-Gi-Oh! in other formats, by kind and beside a list of limits. */
@ExtendWith(SiteExtension.class)
class YgoConversionsIT {

    private static final int SPELL = 2;

    private static final int TRAP = 4;

    private static final String YDK =
            "#main\n10003\n10001\n10001\n10002\n10003\n#extra\n!side\n10001\n";

    private static DecksView opened(Site site, String language) throws Exception {
        List<Made> cards =
                List.of(
                        Made.monster(10001, 0, "光子竜"),
                        new Made(10002, 0, 0, TRAP, 0, 0, 0, "罠の札"),
                        new Made(10003, 0, 0, SPELL, 0, 0, 0, "魔法の札"));
        FilePayload database =
                new FilePayload("cards.cdb", "application/octet-stream", MadeDatabase.of(cards));
        DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language));
        view.page().setInputFiles("#file", database);
        assertThat(view.locator("#status")).containsText("cards.cdb");
        view.fill(YDK);
        assertThat(view.locator(".card .title").first()).hasText("光子竜");
        return view;
    }

    @Test
    void convertedText_isShownAndStaysOpen(Site site) throws Exception {
        try (DecksView view = opened(site, "en-GB")) {
            // 10003, 10001, 10001, 10002, 10003 in four bytes each, low byte first
            view.click("#as-ydke");
            assertThat(view.locator("#as-text"))
                    .hasValue("ydke://EycAABEnAAARJwAAEicAABMnAAA=!!EScAAA==!");
            assertThat(view.locator(".shown-text span")).hasText("ydke address");
            view.click("#as-names");
            String names =
                    "Main deck · monster (2)\n2 光子竜\n\nMain deck · spell (2)\n2 魔法の札\n\n"
                            + "Main deck · trap (1)\n1 罠の札\n\nSide deck (1)\n1 光子竜";
            assertThat(view.locator("#as-text")).hasValue(names);
            view.page().selectOption("#language", "ja");
            assertThat(view.locator("#as-text"))
                    .hasValue(Pattern.compile("メインデッキ · モンスター[\\s\\S]*光子竜"));
            view.fill("#main\n10002\n#extra\n!side\n");
            assertThat(view.locator("#as-text")).hasCount(0);
        }
    }

    @Test
    void mainDeck_isListedByKind(Site site) throws Exception {
        try (DecksView view = opened(site, "en-GB")) {
            assertEquals(
                    List.of(
                            "Main deck · monster 2 copies",
                            "Main deck · spell 2 copies",
                            "Main deck · trap 1 copy",
                            "Side deck 1 copy"),
                    view.texts(".groups h3"));
        }
    }

    @ParameterizedTest
    @InTurn({"zh-CN", "ja-JP", "en-GB"})
    void deck_standsBesideTheListOfLimits(String language, Site site) throws Exception {
        String list = "!Mine\n10001 1\n10002 0\n10003 3\n";
        try (DecksView view = opened(site, language)) {
            Page page = view.page();
            page.setInputFiles(
                    "#file",
                    new FilePayload(
                            "lflist.conf", "text/plain", list.getBytes(StandardCharsets.UTF_8)));
            view.click("#limit-table summary");
            // the forbidden card first; three copies of the other in main and side deck
            List<String> rows = page.locator("#limit-table tbody tr").allInnerTexts();
            assertEquals(2, rows.size(), rows.toString());
            assertThat(page.locator("#limit-table tbody tr").nth(0))
                    .containsText(Pattern.compile("^罠の札\\s*1\\s*0 "));
            assertThat(page.locator("#limit-table tbody tr").nth(1))
                    .containsText(Pattern.compile("^光子竜\\s*3\\s*1 "));
            assertEquals(List.of(), Axe.violations(page, ".conversions"));
        }
    }

    /** A database that opens slowly: no card is called unknown before it has answered. */
    @Test
    void cards_areNotCalledUnknownWhileTheirNamesAreOnTheirWay(Site site) throws Exception {
        try (DecksView view = opened(site, "en-GB")) {
            Page page = view.page();
            List<Route> held = new CopyOnWriteArrayList<>();
            page.route(Pattern.compile("archetype-lab"), held::add);
            page.reload();
            view.fill(YDK);
            page.waitForFunction("() => document.querySelector('.conversions')");
            assertThat(view.locator(".card").first()).containsText("10003");
            assertThat(view.locator(".unknown-cards")).hasCount(0);
            page.unroute(Pattern.compile("archetype-lab"));
            held.forEach(Route::resume);
            assertThat(view.locator(".card .title").first()).hasText("光子竜");
            // a card that no database has is called unknown then
            view.fill("#main\n10002\n77777\n#extra\n!side\n");
            assertThat(view.locator(".unknown-cards")).hasCount(1);
        }
    }

    /** Names that no table of the site has: the page says what makes a deck of them. */
    @ParameterizedTest
    @InTurn({"zh-CN", "ja-JP", "en-GB"})
    void listOfNames_leadsToADatabase(String language, Site site) {
        String names =
                "Monster Cards (2)\n3 Kashtira Fenrir\n3 Snake-Eye Ash\nSpell Cards (1)\n"
                        + "3 Pot of Prosperity\nExtra Deck\n1 S:P Little Knight\n";
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language))) {
            view.fill(names);
            assertThat(view.locator("#list-database summary")).containsText("cards.cdb");
            view.click("#list-database summary");
            assertThat(view.locator("#list-database code")).containsText("cards.cdb");
        }
    }

    /** The browser hands such files to the page by a queue, which a page that is opened asks. */
    @ParameterizedTest
    @ValueSource(strings = {"deck.ydk", "deck.json"})
    void filesOfTheInstalledPage_areOpened(String name, Site site) {
        String queue =
                "Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (taken) =>"
                        + " { window.launched = taken; } } });";
        try (SitePage view = site.open(Scheme.HTTP, "index.html#lang=en")) {
            view.page().addInitScript(queue);
            view.page().reload();
            view.page().waitForFunction("() => window.launched");
            String text = name.endsWith("ydk") ? YDK : "{\"text\": \"ydke://EycAAA==!!!\"}";
            view.page()
                    .evaluate(
                            "([name, text]) => window.launched({ files: [{ getFile: async () =>"
                                    + " new File([text], name) }] })",
                            List.of(name, text));
            assertThat(view.page().locator("#box")).hasValue(text);
            assertThat(view.page().locator("#answer")).containsText("Main deck");
        }
    }

    @Test
    void manifest_namesTheFilesOfTheClients() throws Exception {
        String manifest = Files.readString(Path.of("webapp/app/manifest.webmanifest"));
        for (String ending : List.of(".ydk", ".json", ".cdb", ".conf", ".yml")) {
            assertEquals(
                    true,
                    manifest.substring(manifest.indexOf("file_handlers"))
                            .contains("\"" + ending + "\""),
                    ending);
        }
    }
}
