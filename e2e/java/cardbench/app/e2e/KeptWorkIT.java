package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.wizard.e2e.WizardEditor;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No text is lost: not by a press of a button, a reload, or a look at another view. */
@ExtendWith(SiteExtension.class)
class KeptWorkIT {

    private static final String MINE = "### Mine\n" + DecksView.ROGUE;

    private static final String CARD = "{\"id\": \"base_mine\", \"name\": \"Mine\"}";

    /** A view by its address, once its box can be used. */
    private static Page open(SitePage page, String view) {
        page.page().evaluate("(fragment) => { location.hash = fragment; }", "#" + view);
        if (view.equals("odds")) {
            page.page().click("#odds-mode-text");
        }
        page.page().locator(boxOf(view)).waitFor();
        return page.page();
    }

    private static String boxOf(String view) {
        return switch (view) {
            case "decks" -> "#box";
            case "odds" -> "textarea#odds-text, #odds-text.cm-content";
            default -> "textarea#wizard-text, #wizard-text.cm-content";
        };
    }

    @ParameterizedTest
    @TakesTurns(2)
    @ValueSource(strings = {"#clear", "#example", "#paste", "#new-hearthstone"})
    void textThatAButtonReplaced_comesBackByKeys(String button, Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.page().evaluate("text => navigator.clipboard.writeText(text)", DecksView.HUNTER);
            String mine = button.startsWith("#new") ? "Mine, without a code." : MINE;
            view.fill(mine);
            if (button.startsWith("#new")) {
                view.click("#clear").click(button);
            } else {
                view.click(button);
            }
            assertThat(view.locator("#undo-decks")).isVisible();
            String after = view.box();
            view.press("Control+z");
            if (button.startsWith("#new")) {
                assertThat(view.locator("#box")).hasValue("");
                view.press("Control+z");
            }
            assertThat(view.locator("#box")).hasValue(mine);
            assertThat(view.locator("#redo-decks")).isVisible();
            if (!button.startsWith("#new")) {
                view.press("Control+Shift+z");
                assertThat(view.locator("#box")).hasValue(after);
            }
        }
    }

    @Test
    void undo_isOneTouchOnAPhone(Site site) {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone("en-GB"))) {
            view.fill(MINE).page().tap("#clear");
            assertEquals("", view.box());
            view.page().tap("#undo-decks");
            assertThat(view.locator("#box")).hasValue(MINE);
            assertThat(view.locator("#answer h2")).hasText("Mine");
            view.page().tap("#redo-decks");
            assertThat(view.locator("#box")).hasValue("");
        }
    }

    @Test
    void typingAfterAReplacement_isUndoneFirst(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.page().focus("#box");
            view.page().keyboard().insertText(MINE);
            view.click("#clear");
            view.page().locator("#undo-decks").waitFor();
            view.page().keyboard().insertText("typed");
            assertThat(view.locator("#undo-decks")).hasCount(0);
            view.press("Control+z");
            assertThat(view.locator("#box")).hasValue("");
            view.press("Control+z");
            assertThat(view.locator("#box")).hasValue(MINE);
        }
    }

    @Test
    void cardsThatAnExampleReplaced_comeBack(Site site) {
        try (SitePage page = site.open(Scheme.HTTP, "index.html#wizard&lang=en")) {
            Page view = page.page();
            WizardEditor.plain(view);
            view.fill("#wizard-text", CARD);
            view.click("#wizard-example-stone");
            view.locator("#undo-wizard").first().waitFor();
            view.locator("#wizard-zones .seat").first().waitFor();
            view.press("#wizard-text", "Control+z");
            assertThat(view.locator("#wizard-text")).hasValue(CARD);
        }
    }

    @Test
    void cards_haveAHistoryAndOutliveATrip(Site site) {
        try (SitePage page = site.open(Scheme.HTTP, "index.html#wizard&lang=en")) {
            Page view = page.page();
            WizardEditor.plain(view);
            view.fill("#wizard-text", CARD);
            page.assertions().hasTitle("Mine · Reverse Wizard · Cardbench");
            view.waitForURL(Pattern.compile("#wizard=."));
            String before = view.url();
            view.click("#wizard-example-stone");
            view.locator("#wizard-zones .seat").first().waitFor();
            view.waitForURL((String address) -> !address.equals(before));
            view.goBack();
            assertThat(view.locator("#wizard-text")).hasValue(CARD);
            open(page, "decks");
            open(page, "wizard");
            assertThat(view.locator("#wizard-text")).hasValue(CARD);
            view.reload();
            assertThat(view.locator("#wizard-text")).hasValue(CARD);
        }
    }

    @ParameterizedTest
    @TakesTurns(3)
    @ValueSource(strings = {"decks", "odds", "wizard"})
    void textThatWasJustTyped_outlivesAReload(String key, Site site) {
        try (SitePage page = site.open(Scheme.HTTP, "index.html#" + key + "&lang=en")) {
            Page view = page.page();
            String box = "textarea#box";
            if (!key.equals("decks")) {
                box = "textarea#" + key + "-text";
                view.locator("#" + key + "-text.cm-content").waitFor();
                view.click("#" + key + "-switch");
            }
            view.fill(box, "{}");
            view.reload();
            assertThat(view.locator(box)).hasValue("{}");
        }
    }

    @Test
    void deckFileThatATemplateReplaced_comesBackByAButton(Site site) {
        try (SitePage page = site.open(Scheme.HTTP, "index.html#odds&lang=en")) {
            Page view = page.page();
            view.locator("#form-card-0-count").waitFor();
            view.click("#odds-example-1");
            page.assertions().hasTitle("example.yml · Odds · Cardbench");
            view.waitForURL(Pattern.compile("#odds=."));
            String example = view.url();
            view.click("#odds-new");
            page.assertions().hasTitle("Odds · Cardbench");
            page.assertions().not().hasURL(example);
            view.click("#undo-odds");
            page.assertions().hasTitle("example.yml · Odds · Cardbench");
            page.assertions().hasURL(example);
            view.goBack();
            page.assertions().hasTitle("Odds · Cardbench");
            view.goBack();
            page.assertions().hasTitle("example.yml · Odds · Cardbench");
        }
    }

    @ParameterizedTest
    @TakesTurns(4)
    @ValueSource(strings = {"odds", "wizard", "archetypes", "help"})
    void deck_outlivesAReloadOfAnotherView(String other, Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(MINE).awaitFragment(DecksView.ROGUE);
            view.page().evaluate("(fragment) => { location.hash = fragment; }", other);
            assertThat(view.locator("#" + other)).isVisible();
            view.page().reload();
            assertThat(view.locator("#" + other)).isVisible();
            view.click("#views a[href='#decks']");
            assertThat(view.locator("#box")).hasValue(MINE);
            assertThat(view.locator("#answer h2")).hasText("Mine");
        }
    }

    @Test
    void deck_staysWhileAnotherViewIsLookedAt(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(DecksView.POST).click("#found-1");
            open(view.site(), "odds");
            view.click("#views a[href='#decks']");
            assertThat(view.locator("#box")).hasValue(DecksView.POST);
            assertThat(view.locator("#answer h2")).hasText("Standard Hunter");
        }
    }

    @Test
    void anotherTab_beginsEmpty(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(MINE).awaitFragment(DecksView.ROGUE);
            open(view.site(), "odds");
            view.page().reload();
            Page fresh = view.page().context().newPage();
            fresh.navigate(site.address(Scheme.HTTP, "index.html#lang=en"));
            assertThat(fresh.locator("#box")).hasValue("");
        }
    }

    @Test
    void setcode_outlivesAReloadOfAnotherView(Site site) {
        try (SitePage page = site.open(Scheme.HTTP, "index.html#archetypes&lang=en")) {
            Page view = page.page();
            view.fill("#setcode-value", "0x1051");
            page.assertions().hasTitle("0x1051 · Archetypes · Cardbench");
            open(page, "decks");
            view.reload();
            view.click("#views a[href='#archetypes']");
            assertThat(view.locator("#setcode-value")).hasValue("0x1051");
        }
    }
}
