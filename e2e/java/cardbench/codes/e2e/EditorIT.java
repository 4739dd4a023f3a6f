package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
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

/** The deck editor: the same for every game, by keys and by touch. */
@ExtendWith(SiteExtension.class)
class EditorIT {

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    /** A Warlock's deck of E.T.C., Band Manager alone. */
    private static final String WITH_BAND_MANAGER = "AAEBAf0GAf3EBQAAAA==";

    private static DecksView editing(DecksView view) {
        view.click("#edit");
        view.page().locator("#card-search").waitFor();
        view.page().locator(".groups.editing").waitFor();
        return view;
    }

    /** The share ids of the code that stands in the box. */
    private static List<?> shareIds(DecksView view) {
        return (List<?>)
                view.page()
                        .evaluate(
                                """
                                () => JSON.parse(Cardbench.call(JSON.stringify(
                                  { op: "decode", text: document.getElementById("box").value }))).result.shareIds""");
    }

    private static void search(DecksView view, String words, String first) {
        view.page().fill("#card-search", words);
        view.page().locator("#hit-0:has-text(\"" + first + "\")").waitFor();
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void cards_areTakenOutAndAddedByName(Scheme scheme, Site site) {
        try (DecksView view =
                DecksView.open(
                        site, scheme, "#deck=" + DecksView.GENIUS, DecksView.inLanguage("zh-CN"))) {
            editing(view).click("#less-characters-32");
            assertEquals(0, shareIds(view).get(0), "an empty slot is left behind");
            assertEquals(1, shareIds(view).get(1), "and nothing moves up");
            search(view, "芙宁", "芙宁娜");
            view.press("Enter");
            assertEquals(364, shareIds(view).get(0), "Furina's share id in the slot that was free");
            assertEquals("芙宁娜 / 甘雨 / 迪奥娜", view.text("#answer h2"));
            assertEquals("芙宁娜：1 张；总共 33 张", view.text("#edit-says"));
            assertEquals(view.box(), view.text(".canonical .code"), "the code follows");
            assertThat(view.locator(".canonical .code")).isHidden();
            view.awaitFragment(view.box());
        }
    }

    @Test
    void undoAndRedo_goBackAndForth(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.GENIUS)) {
            editing(view);
            assertTrue(view.page().isDisabled("#undo"));
            view.click("#less-actions-61").click("#less-actions-61");
            String without = view.box();
            assertEquals("card-search", view.focus(), "its card is gone, the keyboard is not");
            view.click("#undo");
            assertEquals(1, shareIds(view).stream().filter(id -> id.equals(61)).count());
            view.page().focus("#less-actions-129");
            view.press("Control+z");
            assertEquals(DecksView.GENIUS, view.box());
            view.press("Control+Shift+z").press("Control+y");
            assertEquals(without, view.box());
            assertTrue(view.page().isDisabled("#redo"));
        }
    }

    @Test
    void newDeck_beginsEmptyAndIsKeptAsItGrows(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.click("#new-genshin");
            view.page().locator("#card-search").waitFor();
            for (String name : List.of("Ganyu", "Diona", "Amos' Bow")) {
                search(view, name, name);
                view.press("Enter");
            }
            view.press("Enter");
            assertEquals(List.of(1, 2, 0, 129, 129, 0), shareIds(view).subList(0, 6));
            view.page()
                    .waitForFunction(
                            "(code) => Object.values(localStorage).some((kept) => kept.includes(code))",
                            view.box());
            view.page().reload();
            view.ready();
            assertEquals(List.of(1, 2, 0, 129, 129, 0), shareIds(view).subList(0, 6));
            view.click("#clear");
            assertThat(view.locator("#recent .found button"))
                    .hasCount(1); // one entry, not one a step
        }
    }

    @Test
    void touch_suffices(Site site) {
        try (DecksView view =
                DecksView.open(
                        site,
                        Scheme.HTTP,
                        "#deck=" + DecksView.GENIUS,
                        DecksView.onPhone("zh-CN"))) {
            view.page().tap("#edit");
            view.page().locator(".groups.editing").waitFor();
            view.page().tap("#less-actions-61");
            view.page().tap("#card-search");
            search(view, "派蒙", "派蒙");
            view.page().tap("#hit-0");
            assertEquals(2, shareIds(view).stream().filter(id -> id.equals(194)).count());
            assertEquals(
                    0,
                    view.page()
                            .evaluate(
                                    "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"));
        }
    }

    /** What the core reads of the code that stands in the box. */
    private static String decoded(DecksView view, String part) {
        return (String)
                view.page()
                        .evaluate(
                                """
                                (part) => JSON.stringify(JSON.parse(Cardbench.call(JSON.stringify(
                                  { op: "decode", text: document.getElementById("box").value }))).result[part])""",
                                part);
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void deck_isSavedAsAFileAndOpenedAgain(Scheme scheme, Site site) throws IOException {
        try (DecksView view =
                DecksView.open(
                        site,
                        scheme,
                        "#deck=%23%23%23%20A%2FB%3A%20%E6%9C%AF%E5%A3%AB%0A" + WITH_BAND_MANAGER,
                        DecksView.inLanguage("en"))) {
            view.page().locator(".card .title:has-text('E.T.C.')").waitFor();
            Download file = view.page().waitForDownload(() -> view.click("#save-file"));
            assertEquals("A B 术士.txt", file.suggestedFilename());
            String text = Files.readString(file.path());
            assertTrue(text.startsWith("### A/B: 术士\n# Class: Warlock\n"), text);
            assertTrue(text.contains("1x (4) E.T.C., Band Manager"), text);
            view.click("#clear");
            view.page().locator(".welcome").waitFor();
            view.page()
                    .setInputFiles(
                            "#file",
                            new FilePayload(
                                    "deck.txt",
                                    "text/plain",
                                    text.getBytes(StandardCharsets.UTF_8)));
            view.page().locator("#answer h2:has-text('A/B: 术士')").waitFor();
            assertEquals("[[90749,1]]", decoded(view, "cards"));
        }
    }
}
