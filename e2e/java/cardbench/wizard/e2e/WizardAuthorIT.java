package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The way of somebody who writes a first card: begun, mistaken, mended, played, saved. */
@ExtendWith(SiteExtension.class)
class WizardAuthorIT {

    private static SitePage open(Site site, String language, int width) {
        SitePage view = WizardEditor.open(site, language, width, ColorScheme.LIGHT);
        // the example that is shown at first must not arrive behind what the test does
        view.page().locator("#wizard-mark").waitFor();
        return view;
    }

    /** By keys, as a person does it. */
    private static void write(Page page, String text) {
        page.focus(WizardEditor.CODE);
        page.keyboard().press("ControlOrMeta+a");
        page.keyboard().insertText(text);
    }

    @Test
    void newCard_withThreeMistakes_isMendedAndPlayed(Site site) {
        try (SitePage view = open(site, "zh-CN", 1280)) {
            Page page = view.page();
            assertThat(page.locator("#wizard-new")).containsText("新卡牌：");
            assertThat(page.locator("#wizard-examples")).containsText("示例：");
            assertThat(page.locator("#wizard-box-hint")).isVisible();
            page.click("#wizard-new-treasure");
            assertThat(page.locator("#wizard-mark")).isHidden();
            // the keyboard is where the name is written
            page.locator("#wizard-text.cm-content").waitFor();
            page.keyboard().type("火球");
            assertThat(page.locator(".wizard-card h2")).hasText("火球");
            assertThat(page.locator("#wizard-remarks li")).hasCount(0);
            List<String> lines = page.locator(WizardEditor.CODE + " .cm-line").allTextContents();
            String card = String.join("\n", lines);
            assertTrue(card.contains("\"name\": \"火球\""), card);
            write(
                    page,
                    card.replace("\"火球\",", "\"火球\"")
                            .replace("onPlay", "onPlayed")
                            .replace("\"damage\"", "\"damge\""));
            assertThat(page.locator("#wizard-remarks li.error")).hasCount(2);
            assertThat(page.locator("#wizard-remarks")).containsText("这里缺少“,”");
            page.click("#wizard-fix-all");
            assertThat(page.locator("#wizard-remarks li")).hasCount(0);
            page.click("#wizard-card-c1");
            page.click("#wizard-choose-m1");
            assertThat(page.locator("#wizard-m1-health")).hasValue(Integer.toString(20 - 2));
            assertThat(page.locator(".coverage-steps li")).not().hasCount(0);
            assertThat(page.locator(".coverage-steps li:not(.has-run)")).hasCount(0);
        }
    }

    /** Each kind fits a telephone, and takes the place of the last card. */
    @ParameterizedTest
    @InTurn({"treasure", "monster", "event", "wand", "counter"})
    void everyKind_fitsAndIsTakenBack(String kind, Site site) {
        try (SitePage view = open(site, "ja-JP", 390)) {
            Page page = view.page();
            page.click("#wizard-new-" + kind);
            assertThat(page.locator(".wizard-card h2")).hasText("…");
            assertEquals(
                    0,
                    page.evaluate(
                            "() => document.documentElement.scrollWidth - innerWidth > 0 ? 1 : 0"));
            page.focus(WizardEditor.CODE);
            page.keyboard().press("ControlOrMeta+z");
            assertThat(page.locator(".wizard-card h2")).not().hasText("…");
        }
    }

    /** A sentence stands beside what is offered, and under the pointer. */
    @Test
    void words_areExplainedInTheLanguageOfThePage(Site site) {
        try (SitePage view = open(site, "zh-CN", 1280)) {
            Page page = view.page();
            page.click("#wizard-new-treasure");
            page.locator(".tok-string:has-text('damage')").first().hover();
            assertThat(page.locator(".cm-tooltip .hover")).containsText("对怪物造成伤害");
            // what kind of word it is, and the keys of its object
            assertThat(page.locator(".cm-tooltip .hover")).containsText("效果");
            assertThat(page.locator(".cm-tooltip .hover")).containsText("amount");
            page.locator(".tok-propertyName:has-text('rarity')").hover();
            assertThat(page.locator(".cm-tooltip .hover")).containsText("卡牌的稀有度");
            write(page, "{\"rarity\": ");
            page.keyboard().type("\"l");
            page.locator(".cm-tooltip-autocomplete li:has-text('leg')").waitFor();
            assertThat(page.locator(".cm-completionInfo")).containsText("传说");
        }
    }

    @Test
    void suggestions_haveTheirButtonBesideTheCodeEditor(Site site) {
        try (SitePage view = open(site, "en-GB", 390)) {
            Page page = view.page();
            write(page, "{\"rarity\": ");
            page.click("#wizard-complete");
            assertThat(page.locator("#wizard-offer-1")).hasText("com");
            assertThat(page.locator("#wizard-offer-1")).hasAttribute("title", "Common.");
            page.click("#wizard-offer-1");
            assertThat(page.locator("#wizard-text")).containsText("\"com\"");
        }
    }

    @Test
    void card_isSavedAsAPicture(Site site) throws IOException {
        try (SitePage view = open(site, "zh-CN", 1280)) {
            Page page = view.page();
            page.click("#wizard-example-bash");
            assertThat(page.locator("#wizard-mark")).isHidden();
            Download svg = page.waitForDownload(() -> page.click("#wizard-picture-svg"));
            assertEquals("当头一棒.svg", svg.suggestedFilename());
            String drawn = Files.readString(svg.path());
            assertTrue(drawn.startsWith("<svg") && drawn.contains("当头一棒"), drawn);
            Download png = page.waitForDownload(() -> page.click("#wizard-picture-png"));
            Path file = png.path();
            assertEquals(1080, ImageIO.read(file.toFile()).getWidth());
            assertTrue(Files.size(file) > 5_000, List.of(Files.size(file)).toString());
        }
    }
}
