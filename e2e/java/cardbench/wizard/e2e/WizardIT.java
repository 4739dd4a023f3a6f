package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The view for 逆时巫师 OL: a card is written, its faults are mended, it is played on the table. */
@ExtendWith(SiteExtension.class)
class WizardIT {

    private static SitePage open(Site site, Scheme scheme, String fragment, String language) {
        return open(site, scheme, fragment, DecksView.inLanguage(language));
    }

    private static SitePage open(
            Site site, Scheme scheme, String fragment, Browser.NewContextOptions options) {
        SitePage view = site.open(scheme, "index.html" + fragment, options);
        WizardEditor.plain(view.page());
        return view;
    }

    private static Page example(SitePage view, String name) {
        Page page = view.page();
        page.click("#wizard-example-" + name);
        // the table of the card that is shown at first goes before that of the example comes
        assertThat(page.locator("#wizard-mark")).isHidden();
        page.locator("#wizard-zones .seat").first().waitFor();
        return page;
    }

    private static String health(Page page, String monster) {
        return page.locator("#wizard-" + monster + "-health").inputValue();
    }

    private static void settled(Page page, String monster, int health) {
        page.waitForFunction(
                "([id, value]) => document.getElementById(id)?.value === value",
                List.of("wizard-" + monster + "-health", Integer.toString(health)));
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void bash_isPlayedWithAndWithoutAWand(Scheme scheme, Site site) {
        try (SitePage view = open(site, scheme, "#wizard", "en-GB")) {
            Page page = example(view, "bash");
            assertTrue(page.locator(".wizard-card h2").innerText().contains("当头一棒"));
            assertTrue(page.locator(".wizard-words").innerText().contains("Deal 12 damage"));
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-0").click();
            settled(page, "m1", 11);
            page.click("#wizard-undo");
            settled(page, "m1", 20);
            page.click("#wizard-wand-p1");
            page.locator(".lying:has-text('Plain wand')").waitFor();
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-0").click();
            settled(page, "m1", 8);
            assertTrue(page.locator(".wizard-tree").innerText().contains("takes 12 damage"));
        }
    }

    @Test
    void faults_areSaidAtTheirPlaceAndMendedByOneClick(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "bash");
            assertTrue(page.locator("#wizard-remarks").innerText().contains("ends before"));
            page.click("#wizard-fix-all");
            page.waitForFunction("() => !document.querySelector('#wizard-remarks .warning')");
            page.fill("#wizard-text", page.inputValue("#wizard-text").replace("HasWand", "HasWnd"));
            page.locator("#wizard-remarks .error").waitFor();
            // the table stays, as that of the last text without errors
            page.locator("#wizard-old").waitFor();
            page.click("#wizard-place-0");
            assertEquals(
                    "\"HasWnd\"",
                    page.evaluate(
                            "() => { const box = document.activeElement; return"
                                    + " box.value.slice(box.selectionStart, box.selectionEnd); }"));
            page.click("#wizard-fix-0");
            page.waitForFunction("() => !document.querySelector('#wizard-remarks .error')");
            page.waitForFunction("() => document.querySelector('#wizard-old').hidden");
            assertTrue(page.inputValue("#wizard-text").contains("\"HasWand\""));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "zh-CN, “common”现在写作“com”, “manaCost”必须是整数",
        "ja-JP, 「common」は今は「com」, 「manaCost」は整数に"
    })
    void words_areTranslatedIfTheyAreTheCoresAndNotIfTheyAreTheAuthors(
            String language, String author, String core, Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", language)) {
            Page page = example(view, "bash");
            String card = page.inputValue("#wizard-text");
            page.fill("#wizard-text", card.replace("\"manaCost\": 3", "\"manaCost\": \"common\""));
            page.locator("#wizard-remarks .error").waitFor();
            String remarks = page.locator("#wizard-remarks").innerText();
            assertTrue(remarks.contains(author), remarks);
            assertTrue(remarks.contains(core), remarks);
        }
    }

    @Test
    void game_goesOnWhenTheCardIsRewritten(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "bash");
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-0").click();
            settled(page, "m1", 11);
            page.fill(
                    "#wizard-text",
                    page.inputValue("#wizard-text").replace("\"amount\": 9", "\"amount\": 5"));
            settled(page, "m1", 15);
        }
    }

    @Test
    void link_isTheGame(Site site) {
        String fragment;
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "stone");
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-1").click();
            settled(page, "m2", 8);
            page.waitForFunction("() => location.hash.length > 100");
            fragment = (String) page.evaluate("() => location.hash");
        }
        try (SitePage view = open(site, Scheme.HTTP, fragment, "zh-CN")) {
            settled(view.page(), "m2", 8);
        }
    }

    @Test
    void counteredCard_hasNoEffect(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "zh-CN")) {
            Page page = example(view, "counter_next_spell");
            page.click("#wizard-card-c1");
            page.locator(".wizard-triggers li").waitFor();
            page.click("#wizard-fold-p2");
            page.click("#wizard-card-d5");
            page.waitForFunction("() => !document.querySelector('.wizard-triggers')");
            assertTrue(page.locator(".wizard-tree").innerText().contains("被反制"));
        }
    }

    private static Path shipped(String name) {
        return Path.of("cards-data/examples/wizard", name);
    }

    @Test
    void severalFiles_areCheckedTogetherAndSavedAsOne(Site site) throws IOException {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = view.page();
            page.click("#wizard-many > summary");
            byte[] stone = Files.readAllBytes(shipped("stone.jsonc"));
            page.locator("#wizard-file")
                    .setInputFiles(
                            new FilePayload[] {
                                payload("a.json", stone),
                                payload("b.json", stone),
                                payload(
                                        "test.json",
                                        Files.readAllBytes(
                                                shipped("scenarios/bash-with-wand.json"))),
                            });
            page.locator("#wizard-files .file:nth-child(2) .bad").waitFor();
            page.locator("#wizard-files .file:nth-child(3) .good").waitFor();
            page.click("#wizard-files .file:nth-child(2) summary");
            assertTrue(
                    page.innerText("#wizard-files .file:nth-child(2)")
                            .contains("of the package already has the id"));
            page.click("#wizard-show-1");
            page.locator("#wizard-files .file:nth-child(2)[aria-current]").waitFor();
            page.waitForFunction("() => document.getElementById('wizard-text').value");
            String text = page.inputValue("#wizard-text");
            page.fill("#wizard-text", text.replaceFirst("(\"id\": *\"[^\"]+)", "$1_two"));
            page.waitForFunction("() => !document.querySelector('#wizard-files .bad')");
            Download saved = page.waitForDownload(() -> page.click("#wizard-save-package"));
            String card = Files.readString(saved.path());
            assertEquals(2, card.split("\"behaviors\"", -1).length - 1);
            assertTrue(card.contains("_two\""), card);
            page.reload();
            page.locator("#wizard-files .file").nth(2).waitFor();
        }
    }

    private static FilePayload payload(String name, byte[] bytes) {
        return new FilePayload(name, "application/json", bytes);
    }

    @Test
    void openedScenario_isJudgedWithEveryChangeOfItsCards(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = view.page();
            page.setInputFiles("#wizard-file", shipped("scenarios/bash-with-wand.json"));
            page.locator("#wizard-scenario .good").waitFor();
            settled(page, "m2", 8);
            page.fill(
                    "#wizard-text",
                    page.inputValue("#wizard-text").replace("\"amount\": 12", "\"amount\": 7"));
            page.locator("#wizard-scenario .error").first().waitFor();
            assertTrue(
                    page.innerText("#wizard-scenario")
                            .contains("/monsters/m2/health expected 8, got 13"),
                    page.innerText("#wizard-scenario"));
            settled(page, "m2", 13);
        }
    }

    /** The text is read twice at once: for the scenario, and because the language changes. */
    @Test
    void openedScenario_isNotReplacedByThePracticeGame(Site site) throws IOException {
        String scenario = Files.readString(shipped("scenarios/bash-with-wand.json"));
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "bash");
            for (String language : List.of("ja", "en")) { // its words are there from now on
                page.selectOption("#language", language);
                page.locator("html[lang=" + language + "]").waitFor();
            }
            page.evaluate(
                    """
                    async (scenario) => {
                      const box = document.getElementById("wizard-text");
                      box.value = scenario;
                      box.dispatchEvent(new Event("input"));
                      await new Promise((soon) => setTimeout(soon));
                      const language = document.getElementById("language");
                      language.value = "ja";
                      language.dispatchEvent(new Event("change"));
                    }""",
                    scenario);
            settled(page, "m2", 8);
            page.locator("html[lang=ja]").waitFor();
            page.locator("#wizard-scenario .good").waitFor();
            settled(page, "m2", 8);
        }
    }

    @Test
    void gameGoesBackAndOn_andKeepsTheCourseThatWasLeft(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "bash");
            assertTrue(page.innerText("#wizard-coverage").contains("0 of 3"));
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-0").click();
            settled(page, "m1", 11);
            assertTrue(page.innerText("#wizard-coverage").contains("2 of 3"));
            page.click("#wizard-undo");
            settled(page, "m1", 20);
            page.click("#wizard-redo");
            settled(page, "m1", 11);
            page.click("#wizard-undo");
            settled(page, "m1", 20);
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-1").click();
            settled(page, "m2", 1);
            page.click("#wizard-branch-0");
            settled(page, "m1", 11);
            settled(page, "m2", 10);
            assertThat(page.locator("#wizard-branch-0")).hasCount(1);
        }
    }

    @Test
    void mutedTrigger_letsThePlayHappen(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "counter_next_spell");
            page.click("#wizard-card-c1");
            page.click(".wizard-triggers button");
            page.locator(".wizard-triggers [aria-pressed=true]").waitFor();
            page.click("#wizard-fold-p2");
            page.click("#wizard-card-d5");
            page.locator(".seat .lying:has-text('Plain card 5')").waitFor();
            assertThat(page.locator(".wizard-triggers li")).hasCount(1);
        }
    }

    @Test
    void boardGameOfThree_hasItsGoldShopAndMonsters(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "bash");
            page.selectOption("#wizard-profile", "board-game");
            page.selectOption("#wizard-seats", "3");
            page.locator("#wizard-fold-p3").waitFor();
            assertEquals("5", page.inputValue("#wizard-p3-gold"));
            settled(page, "m4", 10);
            page.click("#wizard-card-s2");
            page.waitForFunction("() => document.getElementById('wizard-p1-gold').value === '3'");
        }
    }

    @Test
    void completion_offersWhatCanStandThere(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = view.page();
            page.fill("#wizard-text", "{\"behaviors\": [{\"at\": ");
            page.keyboard().press("Control+Space");
            page.locator("#wizard-offers button:has-text('onUnequip')").click();
            assertEquals(
                    "{\"behaviors\": [{\"at\": \"onUnequip\"", page.inputValue("#wizard-text"));
        }
    }

    @Test
    void savedScenario_expectsWhatHappened(Site site) throws IOException {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "stone");
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-0").click();
            settled(page, "m1", 18);
            page.click("#wizard-more summary");
            Download saved = page.waitForDownload(() -> page.click("#wizard-save"));
            String text = Files.readString(saved.path());
            assertTrue(text.contains("\"expect\"") && text.contains("\"health\": 18"), text);
        }
    }

    @Test
    void runToAnEvent_goesOnTurnByTurn(Site site) {
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", "en-GB")) {
            Page page = example(view, "bash");
            page.click("#wizard-pass-p1");
            page.click("#wizard-fold-p2");
            page.click("#wizard-pass-p2");
            page.click("#wizard-more summary");
            page.selectOption("#wizard-run-to", "onRoundEnd");
            page.click("#wizard-run");
            page.locator("#wizard-zones p:has-text('Between rounds')").waitFor();
        }
    }

    /** Each colour scheme in each width, and each language in both widths. */
    @ParameterizedTest
    @InTurn({"zh-CN, LIGHT, DARK", "ja-JP, DARK, LIGHT", "en-GB, LIGHT, DARK"})
    void room_fitsAndIsClean(String language, ColorScheme narrow, ColorScheme wide, Site site) {
        fitsAndIsClean(language, 360, narrow, site);
        fitsAndIsClean(language, 1280, wide, site);
    }

    private static void fitsAndIsClean(String language, int width, ColorScheme scheme, Site site) {
        Browser.NewContextOptions options =
                DecksView.inLanguage(language).setViewportSize(width, 900).setColorScheme(scheme);
        try (SitePage view = open(site, Scheme.HTTP, "#wizard", options)) {
            Page page = example(view, "bash");
            page.click("#wizard-many > summary");
            page.locator("#wizard-file")
                    .setInputFiles(
                            new Path[] {
                                shipped("stone.jsonc"), shipped("scenarios/bash-with-wand.json"),
                            });
            page.locator("#wizard-files .file .good").waitFor();
            page.click("#wizard-show-1");
            page.locator("#wizard-scenario .good").waitFor();
            page.locator("#wizard-step-0").waitFor();
            page.click("#wizard-start");
            String name = "wizard-" + language + "-" + scheme + "-" + width;
            page.click("#wizard-card-c1");
            page.locator("#wizard-choice-0").waitFor();
            page.click("#wizard-more summary");
            view.picture(name.toLowerCase());
            assertEquals(
                    0,
                    page.evaluate(
                            "() => Math.max(0, document.documentElement.scrollWidth -"
                                    + " innerWidth)"),
                    name);
            assertEquals(List.of(), Axe.violations(page), name);
        }
    }
}
