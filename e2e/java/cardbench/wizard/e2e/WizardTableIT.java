package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
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

    private static final Pattern LEGAL = Pattern.compile("\\blegal\\b");

    private static final String CARD =
            """
            {"id": "t.treasure.com.%1$s", "count": 1, "name": "%1$s", "manaCost": %2$d,
             "rarity": "com", "school": "none", "description": "", "behaviors": [
              {"at": "onPlay", "do": [%3$s]}]}
            """;

    private static final String ASK_DISCARD =
            """
            {"type": "askDiscardCard", "minimum": 1, "maximum": 2, "target": "$onPlay.playerUUID"}
            """;

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

    private static void isLegal(Page page, String id, boolean legal) {
        if (legal) {
            assertThat(page.locator(id)).hasClass(LEGAL);
        } else {
            assertThat(page.locator(id)).not().hasClass(LEGAL);
        }
    }

    private static void value(Page page, String id, int value) {
        assertThat(page.locator(id)).hasValue(Integer.toString(value));
    }

    @Test
    void whatCanBeDone_isMarkedAndDoneWhereItLies(Site site) {
        try (SitePage view = open(site)) {
            Page page = example(view, "bash");
            isLegal(page, "#wizard-card-c1", true);
            isLegal(page, "#wizard-card-d5", false);
            assertThat(page.locator("#wizard-card-c1")).containsText("Play");
            page.click("#wizard-card-c1");
            isLegal(page, "#wizard-card-c1", false);
            page.click("#wizard-choose-m1");
            value(page, "#wizard-m1-health", 20 - 9);
            value(page, "#wizard-p1-mana", 10 - 3);
            assertThat(page.locator(".own .zone-played .lying")).containsText("当头一棒");
            page.click("#wizard-do-next");
            isLegal(page, "#wizard-card-d5", true);
            assertThat(page.locator("#wizard-turn")).containsText("Player 2");
            page.click("#wizard-do-pass");
            isLegal(page, "#wizard-card-d5", false);
            assertThat(page.locator("#wizard-do-pass")).hasCount(0);
        }
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

    /** In the board game, the card at the first place of the shop costs 1 and the tavern 2. */
    @Test
    void roundOfTheBoardGame_isPlayedByWhatIsMarked(Site site) {
        try (SitePage view = open(site)) {
            Page page = example(view, "bash");
            page.selectOption("#wizard-profile", "board-game");
            assertThat(page.locator("#wizard-turn")).containsText("Between rounds");
            for (String phase : List.of("Preparing", "Exploring", "Battling")) {
                page.click("#wizard-do-next");
                assertThat(page.locator("#wizard-turn")).containsText(phase);
            }
            isLegal(page, "#wizard-card-s1", false);
            for (String player : List.of("Player 1", "Player 2")) {
                assertThat(page.locator("#wizard-turn")).containsText(player + " to act");
                page.click("#wizard-do-pass");
                assertThat(page.locator("#wizard-do-pass")).hasCount(0);
                page.click("#wizard-do-next");
            }
            assertThat(page.locator("#wizard-turn")).containsText("Advancing");
            page.click("#wizard-do-advance");
            page.click("#wizard-do-kick-p2");
            page.click("#wizard-do-next");
            assertThat(page.locator("#wizard-turn")).containsText("Player 2 to act");
            page.click("#wizard-do-next");
            assertThat(page.locator("#wizard-turn")).containsText("Supplying");
            isLegal(page, "#wizard-card-s3", true);
            isLegal(page, "#wizard-card-c1", true);
            page.click("#wizard-card-s1");
            value(page, "#wizard-p1-gold", 3 - 1);
            page.click("#wizard-card-c1");
            value(page, "#wizard-p1-gold", 0);
            assertThat(page.locator(".zone-forgotten")).containsText("当头一棒");
            isLegal(page, "#wizard-card-s2", false);
        }
    }

    @Test
    void choiceOfSeveralCards_isMadeOnTheTable(Site site) {
        try (SitePage view = open(site)) {
            Page page = view.page();
            page.fill(
                    "#wizard-text",
                    "["
                            + CARD.formatted("ask", 0, ASK_DISCARD)
                            + ","
                            + CARD.formatted("one", 1, "")
                            + ","
                            + CARD.formatted("two", 2, "")
                            + "]");
            assertThat(page.locator("#wizard-card-c1")).containsText("ask");
            page.click("#wizard-card-c1");
            assertThat(page.locator("#wizard-choose-done")).isDisabled();
            page.click("#wizard-card-c4");
            assertThat(page.locator("#wizard-card-c4")).hasAttribute("aria-pressed", "true");
            page.click("#wizard-card-c7");
            page.click("#wizard-card-c4");
            assertThat(page.locator("#wizard-card-c4")).hasAttribute("aria-pressed", "false");
            page.click("#wizard-choose-done");
            assertThat(page.locator(".own .zone-discard")).containsText("two");
            assertThat(page.locator(".own .zone-hand")).containsText("one");
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

    @ParameterizedTest
    @InTurn({
        "zh-CN, 320, LIGHT",
        "zh-CN, 1280, DARK",
        "ja-JP, 320, DARK",
        "ja-JP, 1280, LIGHT",
        "en-GB, 320, LIGHT",
        "en-GB, 1280, DARK"
    })
    void table_fitsAndIsClean(String language, int width, ColorScheme scheme, Site site) {
        try (SitePage view = WizardEditor.open(site, language, width, scheme)) {
            WizardEditor.plain(view.page());
            Page page = example(view, "bash");
            page.selectOption("#wizard-profile", "board-game");
            page.selectOption("#wizard-seats", "4");
            page.locator("#wizard-fold-p4").waitFor();
            page.click("#wizard-card-c1");
            page.locator("#wizard-choose-m1").waitFor();
            String name = "wizard-table-" + language + "-" + width;
            view.picture(name.toLowerCase());
            assertEquals(width, page.evaluate("() => document.documentElement.scrollWidth"), name);
            assertEquals(List.of(), Axe.violations(page, "#wizard-zones"), name);
        }
    }
}
