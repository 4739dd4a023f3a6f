package cardbench.odds.e2e;

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
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The editor of the view Odds, under the page's policy, and how the view looks. */
@ExtendWith(SiteExtension.class)
class OddsEditorIT {

    private static OddsView open(Site site, Scheme scheme) {
        return OddsView.open(site, scheme, "#odds", DecksView.inLanguage("en-GB"));
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void programs_areColouredByTheCompilersTokens(Scheme scheme, Site site) {
        try (OddsView view = open(site, scheme)) {
            view.openExample(2);
            assertEquals("0", view.text(".yisp-number"));
            assertTrue(view.texts(".yisp-operator").contains("and"));
            assertTrue(view.texts(".yisp-cards").contains("H.xian-sheng"));
            assertEquals(
                    true,
                    view.page()
                            .evaluate(
                                    "() => document.querySelector('.code-host').shadowRoot"
                                            + ".adoptedStyleSheets.length > 0"));
        }
    }

    @Test
    void remarks_standInTheTextWithTheirFixes(Site site) {
        String faulty = OddsView.SMALL.replace("hand: [wolf]", "hand: [wulf]");
        try (OddsView view = open(site, Scheme.HTTP)) {
            view.write(faulty);
            view.page().locator(".cm-lintRange-error").waitFor();
            view.page().focus("#odds-text");
            view.page().keyboard().press("Control+Home");
            view.page().keyboard().press("F8");
            view.page().keyboard().insertText("wolf");
            view.holds(OddsView.SMALL);
            view.write(faulty).holds(faulty);
            view.page().locator(".cm-lintRange-error").hover();
            view.page().locator(".cm-diagnostic:has-text('wulf')").waitFor();
            view.page().locator(".cm-diagnosticAction").first().dispatchEvent("mousedown");
            view.holds(OddsView.SMALL);
        }
    }

    /** What is offered before the last so many letters of a text. */
    private static List<String> offered(OddsView view, String text, int lettersAfter) {
        Page page = view.page();
        view.write(text).holds(text);
        page.focus("#odds-text");
        page.keyboard().press("Control+End");
        for (int i = 0; i < lettersAfter; i++) {
            page.keyboard().press("ArrowLeft");
        }
        page.keyboard().press("Escape");
        assertThat(page.locator(".cm-completionLabel")).hasCount(0);
        page.keyboard().press("Control+Space");
        page.locator(".cm-completionLabel").first().waitFor();
        return view.texts(".cm-completionLabel");
    }

    /** A deck with a program that is being written. */
    private static List<String> offeredIn(OddsView view, String begun) {
        String text =
                """
                deck:
                  cards:
                    wolf: {count: 3, attribute: [beast]}
                    cave: {count: 5, attribute: [site]}
                simulate:
                  tests:
                    t:
                      combos:
                        A:
                          hand: [wolf]
                          score: '%s'
                """
                        .formatted(begun)
                        .stripTrailing();
        return offered(view, text, 1);
    }

    /**
     * Cards, attributes and operators in programs; the keys of a level that it does not have yet. A
     * chosen key brings its colon, and the words that its value can be.
     */
    @Test
    void completion_offersWhatCanStandThere(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            Page page = view.page();
            // the list is below the line
            page.locator("#odds-editor").evaluate("(editor) => editor.scrollIntoView()");
            List<String> cards = offeredIn(view, "|H.");
            assertTrue(cards.containsAll(List.of("wolf", "cave")), cards::toString);
            List<String> attributes = offeredIn(view, "|H.a:");
            assertTrue(attributes.contains("a:site"), attributes::toString);
            assertTrue(
                    attributes.stream().allMatch(one -> one.startsWith("a:")),
                    attributes::toString);
            List<String> operators = offeredIn(view, "(");
            assertTrue(operators.contains("if"), operators::toString);
            assertTrue(view.text(".cm-completionDetail").contains("("), "with their arity");
            String topic =
                    """
                    deck:
                      cards:
                        wolf: {count: 3}
                    simulate:
                      tests:
                        t:
                          combos: {A: {hand: [wolf]}}
                    """;
            List<String> keys = offered(view, topic + "      ", 0);
            assertTrue(
                    keys.containsAll(List.of("start-card", "exec-program", "header")),
                    keys::toString);
            assertTrue(!keys.contains("combos") && !keys.contains("cards"), keys::toString);
            assertEquals(
                    List.of("kind", "keep", "most", "free", "bottom"),
                    offered(view, topic + "      mulligan: {}", 1));
            page.locator(".cm-completionLabel:text-is('kind')").click();
            Locator word = page.locator(".cm-completionLabel:text-is('hearthstone')");
            word.waitFor();
            assertEquals(
                    List.of(
                            "london",
                            "vancouver",
                            "hearthstone",
                            "genshin",
                            "one-by-one",
                            "redraw"),
                    view.texts(".cm-completionLabel"));
            word.click();
            page.locator(".cm-line:has-text('mulligan: {kind: hearthstone}')").waitFor();
        }
    }

    /** Hovering over a word shows how many cards it means; F2 renames it everywhere. */
    @Test
    void cards_areToldAndRenamedInTheText(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            String yaml = OddsView.example("example.yml");
            view.openExample(1);
            view.page().locator(".cm-scroller").evaluate("(it) => { it.scrollTop = 1e6; }");
            view.page().locator(".yisp-condition:has-text('bu-mian-jia')").hover();
            view.page().locator(".hover:has-text('3 cards')").waitFor();
            assertTrue(view.text(".hover").contains("布面甲"));
            // lines out of sight are not drawn
            view.page().locator(".cm-scroller").evaluate("(it) => { it.scrollTop = 300; }");
            view.page().locator(".tok-propertyName:has-text('urara')").first().click();
            view.page().keyboard().press("F2");
            view.page().fill("#odds-new-name", "ash");
            view.click("#odds-rename-now");
            view.holds(
                    yaml.replace("        urara:", "        ash:").replace("|H.urara|", "|H.ash|"));
        }
    }

    @Test
    void wrappedLine_goesOnBelowItsFirstLetter(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            view.write("deck:\n        # " + "so many words ".repeat(30));
            view.page().locator(".cm-line.hang-8").waitFor();
            // where the rows of the line begin, to the pixel; the blanks before it are not looked
            // at
            assertEquals(
                    1,
                    view.page()
                            .locator(".cm-line.hang-8")
                            .evaluate(
                                    """
                                    (line) => {
                                      const words = document.createRange();
                                      words.selectNodeContents(line.querySelector(".tok-comment"));
                                      const rows = [...words.getClientRects()];
                                      return rows.length < 2 ? "not wrapped"
                                        : new Set(rows.map(({ left }) => Math.round(left))).size;
                                    }"""));
        }
    }

    @Test
    void chineseComposition_arrivesWhole(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            view.write("# ");
            view.page().focus("#odds-text");
            view.page().keyboard().press("Control+End");
            CDPSession keyboard = view.site().session();
            for (String part : List.of("k", "ka", "ka p", "卡")) {
                JsonObject composing = new JsonObject();
                composing.addProperty("text", part);
                composing.addProperty("selectionStart", part.length());
                composing.addProperty("selectionEnd", part.length());
                keyboard.send("Input.imeSetComposition", composing);
                SitePage.awaitFrames(view.page());
            }
            JsonObject chosen = new JsonObject();
            chosen.addProperty("text", "卡组");
            keyboard.send("Input.insertText", chosen);
            view.holds("# 卡组");
        }
    }

    private static void check(OddsView view, String state) {
        assertEquals(List.of(), Axe.violations(view.page()), state);
        Object over =
                view.page()
                        .evaluate(
                                "() => Math.max(0, document.documentElement.scrollWidth -"
                                        + " innerWidth)");
        assertEquals(0, over, state + " sticks out");
    }

    /** Everything that the view shows, in pictures; nothing for axe, nothing over the edge. */
    @ParameterizedTest
    @InTurn({"zh-CN", "ja-JP", "en-GB"})
    void everyState_isSoundToLookAt(String language, Site site) {
        boolean phone = language.equals("ja-JP");
        var options =
                (phone ? DecksView.onPhone(language) : DecksView.inLanguage(language))
                        .setColorScheme(
                                language.equals("en-GB") ? ColorScheme.DARK : ColorScheme.LIGHT);
        String name = "odds-" + language.substring(0, 2) + (phone ? "-phone-" : "-");
        try (OddsView view = OddsView.open(site, Scheme.HTTP, "#odds", options)) {
            // axe copies the sheets of the shadow root into style elements, which the policy
            // forbids
            view.site().withNoisyConsole();
            check(view, "empty");
            view.site().picture(name + "empty");
            view.write(OddsView.HALF);
            Page page = view.page();
            page.locator("#odds-figures:not(.stale) .topic").first().waitFor();
            page.selectOption("#odds-goal", "10000");
            page.locator("#odds-bar").waitFor(hidden());
            view.unfold().click("#odds-fold-rates-0");
            check(view, "results");
            view.site().picture(name + "results");
            view.click("#odds-tab-games");
            page.locator(".zone").first().waitFor();
            view.click("#odds-effect-forward").click("#odds-fold-own-hand");
            check(view, "games");
            view.site().picture(name + "games");
            view.click("#odds-tab-versions").click("#odds-hold");
            view.write(OddsView.HALF.replaceFirst("count: 4", "count: 2"));
            page.locator("#odds-versions td").first().waitFor();
            page.locator("#odds-bar").waitFor(hidden());
            check(view, "versions");
            view.site().picture(name + "versions");
            view.click("#odds-tab-guide");
            page.locator("#odds-try-tags").waitFor();
            check(view, "guide");
            view.site().picture(name + "guide");
            view.write(OddsView.SMALL.replace("[wolf]", "[wulf"));
            page.locator(".cm-lintRange-error").first().waitFor();
            view.click("#odds-tab-results");
            check(view, "faults");
            view.site().picture(name + "faults");
        }
    }

    private static com.microsoft.playwright.Locator.WaitForOptions hidden() {
        return new com.microsoft.playwright.Locator.WaitForOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.HIDDEN);
    }
}
