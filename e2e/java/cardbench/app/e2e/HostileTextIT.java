package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.odds.e2e.OddsView;
import cardbench.wizard.e2e.WizardEditor;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and texts of strangers: long ones without a blank, and words that every object has. */
@ExtendWith(SiteExtension.class)
@TakesTurns(3)
class HostileTextIT {

    private static final String LONG = "W".repeat(3000);

    /** What is wider than the page, and by how much; empty where nothing is. */
    private static final String WIDER =
            """
            () => {
              const wide = document.documentElement.scrollWidth - innerWidth;
              const inner = (element) => [...element.children].some((child) => child.getBoundingClientRect().right > innerWidth + 1);
              const place = (element) => element.localName + "#" + element.id + "." + element.className;
              return wide <= 0 ? "" : wide + " px: " + [...document.querySelectorAll("body *")]
                .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !inner(element))
                .slice(0, 5).map((element) => place(element.parentElement) + " > " + place(element)).join("; ");
            }""";

    private static void fits(Page page, String state) {
        for (int width : new int[] {390, 320}) {
            page.setViewportSize(width, 800);
            assertEquals("", page.evaluate(WIDER), state + " at " + width);
        }
        page.setViewportSize(390, 800);
    }

    private static Page wizard(SitePage view, String card) {
        Page page = view.page();
        WizardEditor.plain(page);
        page.fill("#wizard-text", card);
        return page;
    }

    @Test
    void wizardCards_wrapLongWords(Site site) {
        try (SitePage view =
                site.open(Scheme.HTTP, "index.html#wizard", DecksView.inLanguage("en"))) {
            Page page = wizard(view, "");
            page.click("#wizard-example-bash");
            page.locator("#wizard-zones .seat").first().waitFor();
            String card =
                    page.inputValue("#wizard-text")
                            .replaceAll(
                                    "(\"(?:name|description|rarity)\" ?: )\"[^\"]*\"",
                                    "$1\"" + LONG + "\"");
            page.fill("#wizard-text", card);
            page.locator(".wizard-card h2:has-text('WWW')").waitFor();
            page.locator("#wizard-zones :has-text('WWW')").first().waitFor();
            fits(page, "wizard");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"constructor", "toString", "__proto__", "hasOwnProperty", "valueOf", "a.b"})
    void wordsThatEveryObjectHas_areTheAuthorsOwn(String word, Site site) {
        String card =
                """
                {"name": "Odd", "description": "x", "school": "%1$s", "rarity": "%1$s", "type": "%1$s", "level": %2$s}
                """;
        try (SitePage view =
                site.open(Scheme.HTTP, "index.html#wizard", DecksView.inLanguage("en"))) {
            for (String level : List.of("1", "\"\"")) {
                Page page = wizard(view, card.formatted(word, level));
                page.locator(".wizard-card footer:has-text('" + word + "')").waitFor();
            }
        }
    }

    @Test
    void odds_wrapLongWords(Site site) {
        String topic = "T".repeat(900);
        String deck =
                """
                deck:
                  cards:
                    wolf: {count: 3, description: %1$s}
                    %2$s: {count: 3}
                    cave: {count: 1}
                simulate:
                  count: 1000
                  tests:
                    %2$s:
                      start-card: 1
                      combos:
                        %2$s: {score: 2, hand: [wolf]}
                        B: {score: 5, hand: [cave, '%2$s']}
                """
                        .formatted(LONG, topic);
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            Page page = view.page();
            page.setViewportSize(390, 800);
            view.write(deck).played();
            fits(page, "results");
            view.unfold();
            page.click("#odds-fold-rates-0");
            fits(page, "table of results");
            for (String tab : List.of("games", "versions", "cards", "optimum", "guide")) {
                page.click("#odds-tab-" + tab);
                page.locator("#odds-panel-" + tab + " > *:visible").first().waitFor();
                if (tab.equals("cards")) {
                    page.locator("#odds-cards .picture").first().waitFor();
                }
                fits(page, tab);
            }
        }
    }

    /** Spreadsheets cut at commas, semicolons or tabs; a quote counts only where a cell begins. */
    private static List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (char c : (line + separator).toCharArray()) {
            if (c == '"' && (quoted || cell.isEmpty())) {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        return cells;
    }

    @Test
    void copiedTable_holdsNoFormula(Site site) {
        List<String> names =
                List.of(
                        "=1+1",
                        "x\\t=1+1;=2",
                        "a;-3,4",
                        "\\t@x",
                        "\\r=1",
                        "\\n+1",
                        "\uff1d1+1",
                        "b;\uff20x",
                        "q\\\";=1");
        StringBuilder combos = new StringBuilder();
        for (String name : names) {
            combos.append("        \"").append(name).append("\": {hand: [wolf]}\n");
        }
        String deck =
                "deck: {cards: {wolf: {count: 3}, cave: {count: 37}}}\nsimulate:\n  tests:\n    t:\n      combos:\n"
                        + combos;
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(deck).played();
            view.click("#odds-copy-csv");
            view.page().locator("#odds-copy-csv:has-text('Copied')").waitFor();
            List<String> lines = view.clipboard().lines().toList();
            assertEquals(names.size() + 2, lines.size(), view.clipboard());
            for (String line : lines) {
                for (char separator : new char[] {',', ';', '\t'}) {
                    for (String cell : cells(line, separator)) {
                        assertFalse(cell.matches("[=+\\-@\uff1d\uff0b\uff0d\uff20].*"), line);
                    }
                }
            }
        }
    }

    @Test
    void decks_wrapAndCutLongNames(Site site) throws Exception {
        byte[] cards =
                MadeDatabase.of(
                        List.of(
                                Made.monster(10001, 0x7b, LONG.repeat(20)),
                                Made.monster(10002, 0x7b, "牌".repeat(5000)),
                                Made.monster(10003, 0x7b, "\u202eturned\u001b")));
        DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("en"));
        try (view) {
            Page page = view.page();
            page.setViewportSize(390, 800);
            page.setInputFiles(
                    "#file", new FilePayload("cards.cdb", "application/octet-stream", cards));
            page.locator("#status:has-text('cards.cdb is open')").waitFor();
            view.fill("#main\n10001\n10001\n10002\n10003\n#extra\n!side\n10001\n");
            page.locator(".card.named .title:has-text('WWW')").first().waitFor();
            fits(page, "deck");
            for (String name : view.texts(".card.named .title")) {
                assertTrue(name.length() <= 161, name.length() + " letters");
                assertTrue(name.matches("[^\\p{Cntrl}\\u202e]*"), "turned");
            }
            page.click("#tab-compare");
            DecksView.fillOther(page, "#main\n10002\n#extra\n!side\n");
            page.locator(".change").first().waitFor();
            fits(page, "comparison");
        }
    }

    @Test
    void namesOfDecksAndTables_wrap(Site site) {
        String table = "cardbench-table 1\thearthstone\ten\nid\tname\n64\t" + LONG + "\n";
        DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("en"));
        try (view) {
            Page page = view.page();
            page.setViewportSize(390, 800);
            byte[] bytes = table.getBytes(StandardCharsets.UTF_8);
            page.setInputFiles("#file", new FilePayload("n".repeat(100) + ".tsv", "text", bytes));
            view.fill("### " + LONG + "\n" + DecksView.ROGUE);
            page.locator("#answer h2:has-text('WWW')").waitFor();
            view.click("#edit");
            page.locator("#card-search").waitFor();
            fits(page, "deck");
            view.click("#edit");
            view.tab("share").click("#share-text").click("#share-anyway");
            page.locator("#share-field").waitFor();
            fits(page, "share");
        }
    }
}
