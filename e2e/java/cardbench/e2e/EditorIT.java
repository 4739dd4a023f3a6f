package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The deck editor: the same for every game, by keys and by touch. */
@ExtendWith(SiteExtension.class)
class EditorIT {

    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    /** A Warlock's deck of E.T.C., Band Manager alone. */
    private static final String WITH_BAND_MANAGER = "AAEBAf0GAf3EBQAAAA==";

    private static Bench editing(Bench bench) {
        bench.click("#edit");
        bench.page().locator("#card-search").waitFor();
        bench.page().locator(".groups.editing").waitFor();
        return bench;
    }

    /** The share ids of the code that stands in the box. */
    private static List<?> shareIds(Bench bench) {
        return (List<?>)
                bench.page()
                        .evaluate(
                                """
                                () => JSON.parse(Cardbench.call(JSON.stringify(
                                  { op: "decode", text: document.getElementById("box").value }))).result.shareIds""");
    }

    private static void search(Bench bench, String words, String first) {
        bench.page().fill("#card-search", words);
        bench.page().locator("#hit-0:has-text(\"" + first + "\")").waitFor();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ydke://o6lXBQ==!!!", "#main\n89631139\n#extra\n!side\n", "no code at all"})
    void deckThatNobodyEdits_endsEditing(String pasted, Site site) {
        try (Bench bench = editing(Bench.open(site, "#deck=" + Bench.ROGUE))) {
            assertEquals("Standard Rogue", bench.text("#answer h2"));
            bench.paste(pasted);
            String answer = bench.text("#answer");
            assertFalse(answer.contains("Rogue"), answer);
            assertThat(bench.locator("#answer .verdict").first()).not().isVisible();
            assertEquals(pasted.startsWith("no"), answer.startsWith("No code"), answer);
            assertThat(bench.locator("#card-search").first()).not().isVisible();
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void cards_areTakenOutAndAddedByName(Scheme scheme, Site site) {
        try (Bench bench =
                Bench.open(site, scheme, "#deck=" + Bench.GENIUS, Bench.inLanguage("zh-CN"))) {
            editing(bench).click("#less-characters-32");
            assertEquals(0, shareIds(bench).get(0), "an empty slot is left behind");
            assertEquals(1, shareIds(bench).get(1), "and nothing moves up");
            search(bench, "芙宁", "芙宁娜");
            bench.press("Enter");
            assertEquals(
                    364, shareIds(bench).get(0), "Furina's share id in the slot that was free");
            assertEquals("芙宁娜 / 甘雨 / 迪奥娜", bench.text("#answer h2"));
            assertEquals("芙宁娜：1 张；牌组共 33 张", bench.text("#edit-says"));
            assertEquals(bench.box(), bench.text(".canonical .code"), "the code follows");
            assertTrue(bench.fragment().contains(bench.box()), "and so does the address");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "zh-CN,ｇａｎｙｕ,甘雨",
        "zh-CN,でぃおな,迪奥娜",
        "zh-CN,纯水精灵・洛蒂娅,纯水精灵·洛蒂娅",
        "ja,甘雨,甘雨",
        "en,元素共鸣交织,Elemental Resonance: Woven Ice"
    })
    void search_takesAnyScriptWidthAndDots(String locale, String words, String name, Site site) {
        try (Bench bench =
                Bench.open(site, Scheme.HTTP, "#deck=" + Bench.GENIUS, Bench.inLanguage(locale))) {
            search(editing(bench), words, name);
            bench.page().fill("#card-search", words + "zzz");
            bench.page().locator("#card-hits").waitFor(GONE);
        }
    }

    @Test
    void undoAndRedo_goBackAndForth(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            editing(bench);
            assertTrue(bench.page().isDisabled("#undo"));
            bench.click("#less-actions-61").click("#less-actions-61");
            String without = bench.box();
            assertEquals("card-search", bench.focus(), "its card is gone, the keyboard is not");
            bench.click("#undo");
            assertEquals(1, shareIds(bench).stream().filter(id -> id.equals(61)).count());
            bench.page().focus("#more-actions-129");
            bench.press("Control+z");
            assertEquals(Bench.GENIUS, bench.box());
            bench.press("Control+Shift+z").press("Control+y");
            assertEquals(without, bench.box());
            assertTrue(bench.page().isDisabled("#redo"));
        }
    }

    @Test
    void textAroundTheCode_staysAsItIs(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("try " + Bench.GENIUS + "\nand " + Bench.ROGUE + " too").click("#found-0");
            editing(bench).click("#more-actions-129");
            assertTrue(bench.text("#edit-says").contains("full"), bench.text("#edit-says"));
            bench.click("#less-actions-129");
            assertTrue(bench.box().startsWith("try AvAA"), bench.box());
            assertTrue(bench.box().endsWith("\nand " + Bench.ROGUE + " too"), bench.box());
            assertFalse(bench.box().contains(Bench.GENIUS));
        }
    }

    @Test
    void unknownCardsAndEmptySlots_surviveEditing(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(bench.shareCode(544, 0, 1, 61, 0, 600, 61));
            editing(bench).click("#less-actions-61");
            assertEquals(List.of(544, 0, 1, 61, 0, 600, 0), shareIds(bench).subList(0, 7));
            bench.click("#more-actions-600");
            assertEquals(List.of(544, 0, 1, 61, 600, 600, 0), shareIds(bench).subList(0, 7));
            bench.page().fill("#card-search", "555");
            bench.page().locator("#hit-0").waitFor();
            bench.press("ArrowDown");
            assertEquals(
                    "hit-1", bench.page().getAttribute("#card-search", "aria-activedescendant"));
            bench.press("ArrowUp").press("Enter");
            assertEquals(List.of(544, 555, 1), shareIds(bench).subList(0, 3));
            bench.click("#edit-sort");
            assertEquals(List.of(544, 555, 1, 61, 600, 600, 0), shareIds(bench).subList(0, 7));
        }
    }

    @Test
    void newDeck_beginsEmptyAndIsKeptAsItGrows(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.click("#new-genshin");
            bench.page().locator("#card-search").waitFor();
            for (String name : List.of("Ganyu", "Diona", "Amos' Bow")) {
                search(bench, name, name);
                bench.press("Enter");
            }
            bench.press("Enter");
            assertEquals(List.of(1, 2, 0, 129, 129, 0), shareIds(bench).subList(0, 6));
            bench.page().waitForTimeout(1800);
            bench.page().reload();
            bench.ready();
            assertEquals(List.of(1, 2, 0, 129, 129, 0), shareIds(bench).subList(0, 6));
            bench.click("#clear");
            assertThat(bench.locator("#recent .found button"))
                    .hasCount(1); // one entry, not one a step
        }
    }

    @Test
    void hearthstoneDeck_isEditedWithItsSideboards(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.click("#new-hearthstone");
            bench.page().locator("#card-search").waitFor();
            bench.page().selectOption("#edit-class", "930");
            bench.page().selectOption("#edit-format", "1");
            bench.page().fill("#card-search", "90749");
            bench.page().locator("#hit-0").waitFor();
            bench.press("Enter").press("Enter");
            // Format 1, hero 930, card 90749 twice: worked out by hand from the layout.
            assertEquals("AAEBAaIHAAH9xAUAAA==", bench.box());
            assertTrue(bench.text("#answer h2").contains("Rogue"), bench.text("#answer h2"));
        }
    }

    @Test
    void touch_suffices(Site site) {
        try (Bench bench =
                Bench.open(site, Scheme.HTTP, "#deck=" + Bench.GENIUS, Bench.onPhone("zh-CN"))) {
            bench.page().tap("#edit");
            bench.page().locator(".groups.editing").waitFor();
            bench.page().tap("#less-actions-61");
            bench.page().tap("#card-search");
            search(bench, "派蒙", "派蒙");
            bench.page().tap("#hit-0");
            assertEquals(2, shareIds(bench).stream().filter(id -> id.equals(194)).count());
            assertEquals(
                    0,
                    bench.page()
                            .evaluate(
                                    "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"));
        }
    }

    /** What the core reads of the code that stands in the box. */
    private static String decoded(Bench bench, String part) {
        return (String)
                bench.page()
                        .evaluate(
                                """
                                (part) => JSON.stringify(JSON.parse(Cardbench.call(JSON.stringify(
                                  { op: "decode", text: document.getElementById("box").value }))).result[part])""",
                                part);
    }

    @Test
    void foundCards_goUnderTheChosenOwner(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + WITH_BAND_MANAGER)) {
            search(editing(bench), "drain life", "Drain Life");
            bench.page().selectOption("#edit-owner", "90749");
            search(bench, "drain life", "Drain Life");
            bench.press("Enter");
            assertEquals("[[919,1,90749]]", decoded(bench, "sideboards"));
            assertEquals("[[90749,1]]", decoded(bench, "cards"));
            assertEquals("Drain Life: 1. 1 in the deck.", bench.text("#edit-says"));
            bench.page().locator("#hit-0 .held:has-text('1×')").waitFor();
            bench.page().locator(".under .title:has-text('Drain Life')").waitFor();
            bench.page().selectOption("#edit-owner", "0");
            search(bench, "drain life", "Drain Life");
            assertThat(bench.locator("#hit-0 .held"))
                    .hasCount(0); // none of them is in the deck itself
            bench.press("Enter");
            assertEquals("[[919,1],[90749,1]]", decoded(bench, "cards"));
            assertEquals("[[919,1,90749]]", decoded(bench, "sideboards"));
            bench.click("#less-cards-90749");
            bench.page().locator("#edit-owner option[value='90749']").waitFor(ATTACHED);
            bench.click("#less-sideboard-90749-919");
            bench.page().locator("#edit-owner").waitFor(GONE);
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void deck_isSavedAsAFileAndOpenedAgain(Scheme scheme, Site site) throws IOException {
        try (Bench bench =
                Bench.open(
                        site,
                        scheme,
                        "#deck=%23%23%23%20A%2FB%3A%20%E6%9C%AF%E5%A3%AB%0A" + WITH_BAND_MANAGER,
                        Bench.inLanguage("en"))) {
            bench.page().locator(".card .title:has-text('E.T.C.')").waitFor();
            Download file = bench.page().waitForDownload(() -> bench.click("#save-file"));
            assertEquals("A B 术士.txt", file.suggestedFilename());
            String text = Files.readString(file.path());
            assertTrue(text.startsWith("### A/B: 术士\n# Class: Warlock\n"), text);
            assertTrue(text.contains("1x (4) E.T.C., Band Manager"), text);
            bench.click("#clear");
            bench.page().locator(".welcome").waitFor();
            bench.page()
                    .setInputFiles(
                            "#file",
                            new FilePayload(
                                    "deck.txt",
                                    "text/plain",
                                    text.getBytes(StandardCharsets.UTF_8)));
            bench.page().locator("#answer h2:has-text('A/B: 术士')").waitFor();
            assertEquals("[[90749,1]]", decoded(bench, "cards"));
        }
    }
}
