package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.eclipsesource.json.Json;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** What was played becomes a test of the card, which runs with each change of it. */
@ExtendWith(SiteExtension.class)
class WizardTestsIT {

    private static final Pattern GOOD = Pattern.compile("\\bgood\\b");

    private static final String CARD =
            """
            {"id": "t.treasure.com.bolt", "count": 1, "name": "Bolt", "manaCost": 3,
             "rarity": "com", "school": "none", "description": "", "behaviors": [
              {"at": "onPlay", "do": [{"type": "damage", "amount": %d, "target":
               {"type": "monsterChooser", "ask": "$onPlay.playerUUID"}}]}]}
            """;

    private static Page tested(SitePage view) {
        Page page = view.page();
        // the example that is shown at first must not arrive behind what the test does
        page.locator("#wizard-mark").waitFor();
        WizardEditor.plain(page);
        page.fill("#wizard-text", CARD.formatted(9));
        page.click("#wizard-card-c1:has-text('Bolt')");
        page.click("#wizard-choose-m1");
        page.click("#wizard-make-test");
        isGood(page, true);
        return page;
    }

    private static void isGood(Page page, boolean good) {
        if (good) {
            assertThat(page.locator("#wizard-tests .file-state")).hasClass(GOOD);
        } else {
            assertThat(page.locator("#wizard-tests .file-state")).not().hasClass(GOOD);
        }
    }

    /** A monster of 20 has 11 after a bolt of 9, and 12 after one of 8; the bolt costs 3 of 10. */
    @Test
    void test_runsWithEachChangeAndIsEdited(Site site) throws IOException {
        try (SitePage view = WizardEditor.open(site, "en-GB", 1280, ColorScheme.LIGHT)) {
            Page page = tested(view);
            page.fill("#wizard-text", CARD.formatted(8));
            isGood(page, false);
            assertThat(page.locator("#wizard-tests .note")).hasCount(1);
            assertThat(page.locator("#wizard-tests .note")).containsText("expected 11, got 12");
            page.click("#wizard-test-fold-0");
            String expected = page.inputValue("#wizard-test-expect-0");
            assertEquals(
                    7,
                    Json.parse(expected)
                            .asObject()
                            .get("players")
                            .asObject()
                            .get("p1")
                            .asObject()
                            .getInt("mana", 0));
            page.fill("#wizard-test-expect-0", expected + "}");
            page.press("#wizard-test-expect-0", "Tab");
            assertThat(page.locator("#wizard-trouble")).isVisible();
            page.fill("#wizard-test-expect-0", expected.replace("11", "12"));
            page.press("#wizard-test-expect-0", "Tab");
            isGood(page, true);
            assertThat(page.locator("#wizard-trouble")).isHidden();
            Download saved = page.waitForDownload(() -> page.click("#wizard-test-save-0"));
            String scenario = Files.readString(saved.path());
            assertEquals(
                    CARD.formatted(8),
                    Json.parse(scenario).asObject().get("cards").asArray().get(0).asString());
        }
    }

    @Test
    void test_isKeptWithItsCardAndRemoved(Site site) {
        try (SitePage view = WizardEditor.open(site, "en-GB", 1280, ColorScheme.LIGHT)) {
            Page page = tested(view);
            page.fill("#wizard-test-name-0", "A bolt");
            page.press("#wizard-test-name-0", "Tab");
            page.fill("#wizard-text", CARD.formatted(9).replace("com.bolt", "com.other"));
            assertThat(page.locator("#wizard-tests")).isEmpty();
            page.fill("#wizard-text", CARD.formatted(9));
            isGood(page, true);
            assertThat(page.locator("#wizard-forget button")).isVisible();
            page.reload();
            isGood(page, true);
            assertThat(page.locator("#wizard-test-name-0")).hasValue("A bolt");
            page.click("#wizard-test-show-0");
            assertThat(page.locator("#wizard-m1-health")).hasValue("11");
            page.click("#wizard-test-remove-0");
            assertThat(page.locator("#wizard-tests")).isEmpty();
        }
    }

    @ParameterizedTest
    @InTurn({"zh-CN, 390, LIGHT", "ja-JP, 1280, DARK"})
    void tests_fitAndAreClean(String language, int width, ColorScheme scheme, Site site) {
        try (SitePage view = WizardEditor.open(site, language, width, scheme)) {
            Page page = tested(view);
            page.click("#wizard-test-fold-0");
            String name = "wizard-tests-" + language.toLowerCase() + "-" + width;
            view.picture(name);
            assertEquals(width, page.evaluate("() => document.documentElement.scrollWidth"), name);
            assertEquals(List.of(), Axe.violations(page, "#wizard-tests"), name);
        }
    }
}
