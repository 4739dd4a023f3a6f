package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The table of the view for cards: what can be done now is marked, and done where it lies. */
@ExtendWith(SiteExtension.class)
class WizardTableIT {

    private static SitePage open(Site site) {
        return WizardEditor.open(site, "en-GB", 1280, ColorScheme.LIGHT);
    }

    private static Page example(SitePage view, String name) {
        Page page = view.page();
        page.click("#wizard-example-" + name);
        assertThat(page.locator("#wizard-mark")).isHidden();
        page.locator("#wizard-card-c1").waitFor();
        return page;
    }

    private static void value(Page page, String id, int value) {
        assertThat(page.locator(id)).hasValue(Integer.toString(value));
    }

    @Test
    void cardThatTheManaDoesNotPay_isDisabled(Site site) {
        try (SitePage view = open(site)) {
            Page page = example(view, "bash");
            page.fill("#wizard-p1-mana", "2");
            page.press("#wizard-p1-mana", "Enter");
            assertThat(page.locator("#wizard-card-c1")).isDisabled();
            assertThat(page.locator("#wizard-card-c1")).containsText("not enough mana");
            assertThat(page.locator("#wizard-card-c1")).hasCSS("border-style", "dashed");
        }
    }

    @Test
    void game_isPlayedByKeyboardAlone(Site site) {
        try (SitePage view = open(site)) {
            Page page = example(view, "stone");
            page.focus("#wizard-card-c1");
            page.keyboard().press("Enter");
            assertThat(page.locator("#wizard-choice-0")).isFocused();
            page.focus("#wizard-choose-m2");
            page.keyboard().press("Enter");
            value(page, "#wizard-m2-health", 10 - 2);
            assertThat(page.locator("#wizard-strip")).isFocused();
            page.keyboard().press("Tab");
            assertThat(page.locator("#wizard-strip button").first()).isFocused();
            page.focus("#wizard-do-pass");
            page.keyboard().press("Tab");
            page.keyboard().press("Enter");
            assertThat(page.locator("#wizard-turn")).containsText("Player 2 to act");
            assertThat(page.locator("#wizard-do-next")).isFocused();
        }
    }

    private static void isInSight(Page page, String id) {
        assertThat(page.locator(id))
                .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }

    /** Bash is 当头一棒: 9 damage to a monster of 20, in the two steps that need no wand. */
    @ParameterizedTest
    @InTurn({"zh-CN, 怪物 1：20 → 11, 步骤 2/3", "ja-JP, モンスター1：20 → 11, ステップ 2/3"})
    void table_isOneScreenFromTheLastPlayToTheHand(
            String language, String health, String steps, Site site) {
        try (SitePage view = WizardEditor.open(site, language, 1280, ColorScheme.LIGHT)) {
            Page page = example(view, "bash");
            page.setViewportSize(1280, 800);
            page.click("#wizard-draw-p1");
            page.click("#wizard-card-c1");
            page.click("#wizard-choose-m1");
            assertThat(page.locator("#wizard-strip button")).hasText(new String[] {health, steps});
            for (String id :
                    List.of("#wizard-strip", ".monster-field", "#wizard-fold-p2", ".own")) {
                isInSight(page, id);
            }
            assertThat(page.locator("#wizard-strip")).isFocused();
            page.locator("#wizard-strip button").first().click();
            assertThat(page.locator(".wizard-tree [aria-current] button")).hasId("wizard-line-4");
        }
    }

    /** A telephone has the play, the hand and what can be done, from top to bottom. */
    @Test
    void narrowTable_hasTheHandBelowTheLastPlay(Site site) {
        try (SitePage view = WizardEditor.open(site, "en-GB", 390, ColorScheme.LIGHT)) {
            Page page = example(view, "bash");
            page.setViewportSize(390, 844);
            page.click("#wizard-draw-p1");
            page.click("#wizard-card-c1");
            page.click("#wizard-choose-m1");
            double above = 0;
            for (String id : List.of("#wizard-strip", ".own .zone-hand", ".game-moves")) {
                isInSight(page, id);
                double top = page.locator(id).boundingBox().y;
                assertTrue(top > above, id);
                above = top;
            }
            assertThat(page.locator("#wizard-p2-mana")).isHidden();
            page.click("#wizard-fold-p2");
            page.click("#wizard-draw-p2");
            assertThat(page.locator("#wizard-strip")).hasText("Player 2 draws a card");
            assertThat(page.locator("#wizard-p2-mana")).isVisible();
        }
    }

    @Test
    void areas_haveNamesForScreenReaders(Site site) {
        try (SitePage view = open(site)) {
            Page page = example(view, "bash");
            for (String area : List.of("Player 1", "Player 2", "Monsters", "Monster 1")) {
                boolean folded = area.equals("Player 2");
                assertThat(
                                page.getByRole(
                                        folded ? AriaRole.GROUP : AriaRole.REGION,
                                        new Page.GetByRoleOptions()
                                                .setName(Pattern.compile("^" + area + "\\b"))))
                        .hasCount(1);
            }
            assertThat(page.locator("#wizard-card-c1"))
                    .hasAccessibleName(Pattern.compile("Mana cost 3 当头一棒 spell Play"));
        }
    }
}
