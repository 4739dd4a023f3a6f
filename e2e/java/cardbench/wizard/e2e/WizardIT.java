package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The view for 逆时巫师 OL in a browser: a card is played, its game is a link, files and tests are
 * kept. The tests in {@code src/test/webapp/wizard/page} say what it shows.
 */
@ExtendWith(SiteExtension.class)
class WizardIT {

    private static final String CARD =
            """
            {"id": "t.treasure.com.bolt", "count": 1, "name": "Bolt", "manaCost": 3,
             "rarity": "com", "school": "none", "description": "", "behaviors": [
              {"at": "onPlay", "do": [{"type": "damage", "amount": 9, "target":
               {"type": "monsterChooser", "ask": "$onPlay.playerUUID"}}]}]}
            """;

    private static SitePage open(Site site, Scheme scheme, String fragment, String language) {
        return site.open(scheme, "index.html" + fragment, DecksView.inLanguage(language));
    }

    private static void health(Page page, String monster, int health) {
        assertThat(page.locator("#wizard-" + monster + "-health"))
                .hasValue(Integer.toString(health));
    }

    private static void play(Page page, int choice) {
        page.click("#wizard-card-c1");
        page.click("#wizard-choice-" + choice);
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void bash_isPlayedWithAndWithoutAWand(Scheme scheme, Site site) {
        try (SitePage view = open(site, scheme, "#wizard&example=bash", "en-GB")) {
            Page page = view.page();
            assertThat(page.locator(".wizard-card h2")).containsText("当头一棒");
            assertThat(page.locator(".wizard-words")).containsText("Deal 12 damage");
            play(page, 0);
            health(page, "m1", 11);
            page.click("#wizard-undo");
            health(page, "m1", 20);
            page.click("#wizard-wand-p1");
            page.locator(".lying:has-text('Plain wand')").waitFor();
            play(page, 0);
            health(page, "m1", 8);
            assertThat(page.locator(".wizard-tree")).containsText("takes 12 damage");
        }
    }

    @Test
    void link_isTheGame(Site site) {
        String fragment;
        try (SitePage view = open(site, Scheme.HTTP, "#wizard&example=stone", "en-GB")) {
            Page page = view.page();
            play(page, 1);
            health(page, "m2", 8);
            page.waitForFunction("() => location.hash.length > 100");
            fragment = (String) page.evaluate("() => location.hash");
        }
        try (SitePage view = open(site, Scheme.HTTP, fragment, "zh-CN")) {
            health(view.page(), "m2", 8);
        }
    }

    private static FilePayload file(String name, byte[] bytes) {
        return new FilePayload(name, "application/json", bytes);
    }

    private static void areThere(Page page) {
        assertThat(page.locator("#wizard-files .file")).hasCount(2);
        assertThat(page.locator("#wizard-files .file:nth-child(2) .good")).isVisible();
    }

    private static void isGood(Page page) {
        assertThat(page.locator("#wizard-tests .file-state"))
                .hasClass(Pattern.compile("\\bgood\\b"));
    }

    /** The bolt does 9 damage to a monster of 20. */
    @Test
    void filesTestsAndPlainBox_areKept(Site site) throws IOException {
        try (SitePage view = WizardEditor.open(site, "en-GB", 1280, ColorScheme.LIGHT)) {
            Page page = view.page();
            WizardEditor.plain(page);
            Path scenario = Path.of("cards-data/examples/wizard/scenarios/bash-with-wand.json");
            page.setInputFiles(
                    "#wizard-file",
                    new FilePayload[] {
                        file("bolt.json", CARD.getBytes(StandardCharsets.UTF_8)),
                        file("scenario.json", Files.readAllBytes(scenario))
                    });
            areThere(page);
            assertThat(page.locator(WizardEditor.BOX)).hasValue(CARD);
            page.click("#wizard-card-c1:has-text('Bolt')");
            page.click("#wizard-choose-m1");
            page.click("#wizard-make-test");
            isGood(page);
            page.fill("#wizard-test-name-0", "A bolt");
            page.press("#wizard-test-name-0", "Tab");
            assertThat(page.locator("#wizard-forget button")).isVisible();
            Download saved = page.waitForDownload(() -> page.click("#wizard-save-package"));
            assertEquals("package.json", saved.suggestedFilename());
            assertTrue(Files.readString(saved.path()).contains("Bolt"));
            page.reload();
            areThere(page);
            isGood(page);
            assertThat(page.locator("#wizard-test-name-0")).hasValue("A bolt");
            page.click("#wizard-test-show-0");
            health(page, "m1", 20 - 9);
            page.click("#wizard-test-remove-0");
            assertThat(page.locator("#wizard-tests")).isEmpty();
            assertThat(page.locator(WizardEditor.BOX)).hasValue(CARD);
            page.click("#wizard-switch");
            assertThat(page.locator(WizardEditor.CODE)).containsText("\"Bolt\"");
        }
    }
}
