package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The editor of the room Odds, under the page's policy, and how the room looks. */
@ExtendWith(SiteExtension.class)
class OddsEditorIT {

    private static OddsRoom open(Site site, Scheme scheme) {
        return OddsRoom.open(site, scheme, "#odds", Bench.inLanguage("en-GB"));
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void programs_areColouredByTheCompilersTokens(Scheme scheme, Site site) {
        try (OddsRoom room = open(site, scheme)) {
            room.openExample(2).played();
            assertEquals("0", room.text(".yisp-number"));
            assertTrue(room.texts(".yisp-operator").contains("and"));
            assertTrue(room.texts(".yisp-cards").contains("H.xian-sheng"));
            assertEquals(
                    true,
                    room.page()
                            .evaluate(
                                    "() => document.querySelector('.code-host').shadowRoot"
                                            + ".adoptedStyleSheets.length > 0"));
        }
    }

    @Test
    void remarks_standInTheTextWithTheirFixes(Site site) {
        try (OddsRoom room = open(site, Scheme.HTTP)) {
            room.write(OddsRoom.SMALL.replace("hand: [wolf]", "hand: [wulf]"));
            room.page().locator(".cm-lintRange-error").hover();
            room.page().locator(".cm-diagnostic:has-text('wulf')").waitFor();
            room.page().locator(".cm-diagnosticAction").first().dispatchEvent("mousedown");
            room.played();
            room.holds(OddsRoom.SMALL);
        }
    }

    /** A deck with the cursor at the end of a program that is being written. */
    private static OddsRoom writing(Site site, String begun) {
        OddsRoom room = open(site, Scheme.HTTP);
        room.write(
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
                        .stripTrailing());
        room.page().locator("#odds-counts:has-text('cards')").waitFor();
        room.page().focus("#odds-text");
        room.page().keyboard().press("Control+End");
        room.page().keyboard().press("ArrowLeft");
        return room;
    }

    private static List<String> offered(OddsRoom room) {
        room.page().keyboard().press("Control+Space");
        room.page().locator(".cm-completionLabel").first().waitFor();
        return room.texts(".cm-completionLabel");
    }

    @Test
    void completion_offersCardsAttributesAndOperators(Site site) {
        try (OddsRoom room = writing(site, "|H.")) {
            assertTrue(offered(room).containsAll(List.of("wolf", "cave")));
        }
        try (OddsRoom room = writing(site, "|H.a:")) {
            List<String> attributes = offered(room);
            assertTrue(attributes.contains("a:site"), attributes::toString);
            assertTrue(
                    attributes.stream().allMatch(one -> one.startsWith("a:")),
                    attributes::toString);
        }
        try (OddsRoom room = writing(site, "(")) {
            assertTrue(offered(room).contains("if"));
            assertTrue(room.text(".cm-completionDetail").contains("("), "with their arity");
        }
    }

    @Test
    void pointer_isToldHowManyCardsAWordMeans(Site site) {
        try (OddsRoom room = open(site, Scheme.HTTP)) {
            room.openExample(1).played();
            room.page().locator(".cm-scroller").evaluate("(it) => { it.scrollTop = 1e6; }");
            room.page().locator(".yisp-condition:has-text('bu-mian-jia')").hover();
            room.page().locator(".hover:has-text('3 cards')").waitFor();
            assertTrue(room.text(".hover").contains("布面甲"));
        }
    }

    @Test
    void rename_reachesEveryPlaceOfACard(Site site) {
        try (OddsRoom room = open(site, Scheme.HTTP)) {
            String yaml = OddsRoom.example("example.yml");
            room.openExample(1).played();
            room.page().locator(".tok-propertyName:has-text('urara')").first().click();
            room.page().keyboard().press("F2");
            room.page().fill("#odds-new-name", "ash");
            room.click("#odds-rename-now").played();
            String renamed =
                    yaml.replace("        urara:", "        ash:").replace("|H.urara|", "|H.ash|");
            room.holds(renamed);
        }
    }

    @Test
    void chineseComposition_arrivesWhole(Site site) {
        try (OddsRoom room = open(site, Scheme.HTTP)) {
            room.write("# ");
            room.page().focus("#odds-text");
            room.page().keyboard().press("Control+End");
            CDPSession keyboard = room.page().context().newCDPSession(room.page());
            for (String part : List.of("k", "ka", "ka p", "卡")) {
                JsonObject composing = new JsonObject();
                composing.addProperty("text", part);
                composing.addProperty("selectionStart", part.length());
                composing.addProperty("selectionEnd", part.length());
                keyboard.send("Input.imeSetComposition", composing);
                room.page().waitForTimeout(200);
            }
            JsonObject chosen = new JsonObject();
            chosen.addProperty("text", "卡组");
            keyboard.send("Input.insertText", chosen);
            room.holds("# 卡组");
        }
    }

    private static void check(OddsRoom room, String state) {
        assertEquals(List.of(), Axe.violations(room.page()), state);
        Object over =
                room.page()
                        .evaluate(
                                "() => Math.max(0, document.documentElement.scrollWidth -"
                                        + " innerWidth)");
        assertEquals(0, over, state + " sticks out");
    }

    /** Everything that the room shows, in pictures; nothing for axe, nothing over the edge. */
    @ParameterizedTest
    @ValueSource(strings = {"zh-CN", "ja-JP", "en-GB"})
    void everyState_isSoundToLookAt(String language, Site site) {
        boolean phone = language.equals("ja-JP");
        var options =
                (phone ? Bench.onPhone(language) : Bench.inLanguage(language))
                        .setColorScheme(
                                language.equals("en-GB") ? ColorScheme.DARK : ColorScheme.LIGHT);
        String name = "odds-" + language.substring(0, 2) + (phone ? "-phone-" : "-");
        try (OddsRoom room = OddsRoom.open(site, Scheme.HTTP, "#odds", options)) {
            // axe copies the sheets of the shadow root into style elements, which the policy
            // forbids
            room.site().withNoisyConsole();
            check(room, "empty");
            room.site().picture(name + "empty");
            String deck = language.equals("zh-CN") ? OddsRoom.example("zhulei.yml") : OddsRoom.HALF;
            room.write(deck);
            Page page = room.page();
            page.locator("#odds-figures .topic").first().waitFor();
            page.locator("#odds-bar").waitFor(hidden());
            room.click("#odds-fold-rates-0");
            check(room, "results");
            room.site().picture(name + "results");
            room.click("#odds-tab-games");
            page.locator(".zone").first().waitFor();
            room.click("#odds-effect-forward").click("#odds-fold-own-hand");
            check(room, "games");
            room.site().picture(name + "games");
            room.click("#odds-tab-versions").click("#odds-hold");
            room.write(deck.replaceFirst("count: [48]", "count: 2"));
            page.locator("#odds-versions td").first().waitFor();
            page.locator("#odds-bar").waitFor(hidden());
            check(room, "versions");
            room.site().picture(name + "versions");
            room.click("#odds-tab-guide");
            page.locator("#odds-try-tags").waitFor();
            check(room, "guide");
            room.site().picture(name + "guide");
            room.write(OddsRoom.SMALL.replace("[wolf]", "[wulf"));
            page.locator(".cm-lintRange-error").first().waitFor();
            room.click("#odds-tab-results");
            check(room, "faults");
            room.site().picture(name + "faults");
        }
    }

    private static com.microsoft.playwright.Locator.WaitForOptions hidden() {
        return new com.microsoft.playwright.Locator.WaitForOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.HIDDEN);
    }
}
