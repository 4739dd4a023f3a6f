package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Undo in the view for cards: the text that comes back brings the game that was played with it. */
@ExtendWith(SiteExtension.class)
class WizardUndoIT {

    private static final String UNDO = "Control+z";
    private static final String REDO = "Control+y";

    /** Opens the view with an example, and waits until its card is on the table. */
    private static SitePage bash(Site site) {
        SitePage view = site.open(Scheme.HTTP, "index.html#wizard&lang=en&example=bash");
        view.page().locator(WizardEditor.CODE).waitFor();
        assertThat(view.page().locator("#wizard-card-c1")).containsText("当头一棒");
        return view;
    }

    private static void play(Page page, String health) {
        page.click("#wizard-card-c1");
        page.click("#wizard-choice-0");
        open(page, "", health);
    }

    /** Waits for a text in the editor, and for the health of the first monster. */
    private static void open(Page page, String text, String health) {
        assertThat(page.locator("#wizard-text")).containsText(text);
        assertThat(page.locator("#wizard-m1-health")).hasValue(health);
    }

    /** Plays a card, and replaces it by another one. */
    private static void replaceGame(Page page) {
        play(page, "11");
        page.click("#wizard-example-stone");
        assertThat(page.locator("#wizard-card-c1")).containsText("小石子");
    }

    @Test
    void keysOfTheCodeEditorAndTheLineBelowIt_bringTheGameWithTheText(Site site) {
        try (SitePage view = bash(site)) {
            Page page = view.page();
            replaceGame(page);
            page.click("#undo-wizard");
            open(page, "当头一棒", "11");
            // what the line did is the newest step of the editor
            page.press("#wizard-text", UNDO);
            open(page, "小石子", "20");
            page.press("#wizard-text", REDO);
            open(page, "当头一棒", "11");
            page.click("#redo-wizard");
            open(page, "小石子", "20");
            play(page, "18");
            page.press("#wizard-text", UNDO);
            open(page, "当头一棒", "11");
            page.press("#wizard-text", REDO);
            open(page, "小石子", "18");
            page.press("#wizard-text", UNDO);
            open(page, "当头一棒", "11");
            assertThat(page.locator("#redo-wizard")).isVisible();
        }
    }

    @Test
    void typedWords_areUndoneBeforeTheReplacement_andTheGameGoesOn(Site site) {
        try (SitePage view = bash(site)) {
            Page page = view.page();
            replaceGame(page);
            play(page, "18");
            page.focus("#wizard-text");
            page.keyboard().press("Control+Home");
            page.keyboard().type("// mine");
            open(page, "// mine", "18");
            page.press("#wizard-text", UNDO);
            assertThat(page.locator("#wizard-text")).not().containsText("// mine");
            open(page, "小石子", "18");
            page.press("#wizard-text", UNDO);
            open(page, "当头一棒", "11");
        }
    }

    @Test
    void textThatWasReplacedInThePlainBox_comesBackInTheCodeEditor(Site site) {
        try (SitePage view = bash(site)) {
            Page page = view.page();
            WizardEditor.plain(page);
            replaceGame(page);
            page.click("#wizard-switch");
            page.locator(WizardEditor.CODE).waitFor();
            page.press("#wizard-text", UNDO);
            open(page, "当头一棒", "11");
        }
    }

    @Test
    void fix_isTakenBackWithoutTheGame(Site site) {
        try (SitePage view = bash(site)) {
            Page page = view.page();
            page.click("#wizard-fix-all");
            assertThat(page.locator("#wizard-remarks .warning")).hasCount(0);
            play(page, "11");
            page.press("#wizard-text", UNDO);
            assertThat(page.locator("#wizard-remarks .warning").first()).isVisible();
            open(page, "当头一棒", "11");
        }
    }
}
