package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The code editor of the view for cards. */
@ExtendWith(SiteExtension.class)
class WizardEditorIT {

    private static final String BROKEN =
            """
            {
              "id": "my.treasure.a.b",
              "name" "Bolt",
              "count": 1, "manaCost": 2, "rarity": "com", "school": "fire", "description": "",
              "behaviors": [{"at": "onPlay", "do": [
                {"type": "freezing", "mode": "add", "amount": 1, "target": "$onPlay.playerUUID"}
              ]}]
            }
            """;

    private static SitePage open(Site site, String language) {
        SitePage view = site.open(Scheme.HTTP, "index.html#wizard", DecksView.inLanguage(language));
        view.page().locator(WizardEditor.CODE).waitFor();
        // the example that is shown at first must not arrive while the test fills the editor
        view.page().locator("#wizard-mark").waitFor();
        return view;
    }

    /**
     * By keys, as a person does it: the editor learns of a selection that a program makes in its
     * page only later, and on a busy machine the text was then put before the example.
     */
    private static Page write(SitePage view, String text) {
        Page page = view.page();
        page.focus(WizardEditor.CODE);
        page.keyboard().press("ControlOrMeta+a");
        page.keyboard().insertText(text);
        return page;
    }

    /** Without its style sheet the editor would be white in a dark page, so it waits for it. */
    @Test
    void editor_isSeenWithItsColoursAlone(Site site) {
        List<Route> waiting = new CopyOnWriteArrayList<>();
        try (SitePage view = site.blank()) {
            view.page().route("**/css/editor.css", waiting::add);
            // the event “load” waits for the style sheet
            view.page()
                    .navigate(
                            site.address(Scheme.HTTP, "index.html#wizard&lang=en"),
                            new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            view.page().locator(WizardEditor.CODE).waitFor();
            Locator code = view.page().locator("#wizard-editor .code");
            assertThat(code).hasCSS("opacity", "0");
            view.page().focus(WizardEditor.CODE);
            waiting.get(0).resume();
            assertThat(code).hasCSS("opacity", "1");
            assertThat(view.page().locator(WizardEditor.CODE)).isFocused();
        }
    }

    /** Whoever is in the editor before the example comes replaces it with the first key, too. */
    @Test
    void exampleThatComesLate_isReplacedByTheFirstKey(Site site) {
        List<Route> waiting = new CopyOnWriteArrayList<>();
        try (SitePage view = site.blank()) {
            Page page = view.page();
            page.route(site.address(Scheme.HTTP, "examples.js"), waiting::add);
            page.navigate(
                    site.address(Scheme.HTTP, "index.html#lang=en&wizard="),
                    new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            page.locator(WizardEditor.CODE).waitFor();
            page.waitForCondition(() -> !waiting.isEmpty());
            page.focus(WizardEditor.CODE);
            waiting.get(0).resume();
            assertThat(page.locator("#wizard-mark")).isVisible();
            page.keyboard().type("1");
            assertThat(page.locator(WizardEditor.CODE)).hasText("1");
            assertThat(page.locator("#wizard-mark")).isHidden();
        }
    }

    @Test
    void card_hasLineNumbersColoursMarksAndFolds(Site site) {
        try (SitePage view = open(site, "en-GB")) {
            Page page = write(view, "// mine\n" + BROKEN.replace("\"name\" ", "\"name\": "));
            assertThat(page.locator(".cm-lineNumbers .cm-gutterElement").last()).hasText("10");
            assertThat(page.locator(".tok-comment").first()).hasText("// mine");
            assertThat(page.locator(".tok-propertyName").first()).hasText("\"id\"");
            assertThat(page.locator(".tok-number").first()).hasText("1");
            write(view, BROKEN.replace("\"name\" ", "\"name\": ").replace("freezing", "frezing"));
            assertThat(page.locator(".cm-lintRange-error")).hasText("\"frezing\"");
            page.locator(".cm-foldGutter .cm-gutterElement:has-text('⌄')").nth(1).click();
            assertThat(page.locator(".cm-foldPlaceholder")).hasCount(1);
            assertThat(page.locator("#wizard-text")).not().containsText("frezing");
            assertThat(page.locator(".wizard-card h2")).hasText("Bolt");
        }
    }

    @Test
    void completion_replacesTheWordWithItsQuotationMarks(Site site) {
        try (SitePage view = open(site, "en-GB")) {
            Page page = write(view, "{\"behaviors\": [{\"at\": ");
            page.focus("#wizard-text");
            page.keyboard().press("Control+End");
            page.keyboard().type("\"onUn");
            page.locator(".cm-tooltip-autocomplete li:has-text('onUnequip')").click();
            assertThat(page.locator("#wizard-text"))
                    .hasText(Pattern.compile("^\\{\"behaviors\": \\[\\{\"at\": \"onUnequip\""));
        }
    }
}
