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

    /** The browser hands such files to the page by a queue, which a page that is opened asks. */
    @Test
    void filesOfTheInstalledPage_areOpened(Site site) {
        String queue =
                "Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (taken) =>"
                        + " { window.launched = taken; } } });";
        String json = "{\"text\": \"ydke://EycAAA==!!!\"}";
        try (SitePage view = site.blank()) {
            view.page().addInitScript(queue);
            view.page().navigate(site.address(Scheme.HTTP, "index.html#lang=en"));
            view.page().waitForFunction("() => window.launched");
            for (List<String> file :
                    List.of(
                            List.of("deck.ydk", YDK, "5 / 0 / 1"),
                            List.of("deck.json", json, "1 / 0 / 0"))) {
                view.page()
                        .evaluate(
                                "([name, text]) => window.launched({ files: [{ getFile: async () =>"
                                        + " new File([text], name) }] })",
                                file);
                assertThat(view.page().locator("#box")).hasValue(file.get(1));
                assertThat(view.page().locator(".facts")).containsText(file.get(2));
            }
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
