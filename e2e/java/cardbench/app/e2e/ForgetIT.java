package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Promised;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.wizard.e2e.WizardEditor;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** One button forgets everything that the page keeps, wherever it is pressed. */
@ExtendWith(SiteExtension.class)
@TakesTurns(2)
class ForgetIT {

    private static final String TABLE = "cardbench-table 1\tgenshin\ten\nid\tname\n544\tTestina\n";

    /**
     * What is kept but settings and the speed of this device: names that hold something, and files.
     */
    private static final String KEPT =
            """
            async () => {
              const filesIn = ({ name }) => new Promise((resolve, reject) => {
                const opening = indexedDB.open(name);
                opening.onerror = reject;
                opening.onsuccess = () => {
                  if (!opening.result.objectStoreNames.contains("files")) {
                    // deleted since it was listed: opening has made an empty one
                    opening.result.close();
                    indexedDB.deleteDatabase(name);
                    resolve([]);
                    return;
                  }
                  const request = opening.result.transaction("files").objectStore("files").getAllKeys();
                  opening.result.close();
                  request.onsuccess = () => resolve(request.result);
                };
              });
              return [
                ...Object.entries(localStorage)
                  .filter(([name, kept]) => !/:(language|theme|backend)$/.test(name) && !["[]", '""'].includes(kept))
                  .map(([name]) => name.split(":").pop()),
                ...(await Promise.all((await indexedDB.databases()).map(filesIn))).flat(),
              ].sort();
            }""";

    /** The views, their buttons, and what is pressed for the view to keep something. */
    private static final String[][] BUTTONS = {
        {"#decks", "#forget"},
        {"#odds", "#odds-forget", "#odds-example-1", "#odds-example-2"},
        {"#wizard", "#forget-wizard", "#wizard-example-bash"},
        {"#help", "#help-forget"}
    };

    private static void open(DecksView view, String name, byte[] bytes, String status) {
        view.page().setInputFiles("#file", new FilePayload(name, "text/plain", bytes));
        view.page().locator("#status:has-text('" + status + "')").waitFor();
    }

    private static Page goTo(Page page, String fragment, String shown) {
        page.evaluate("(fragment) => { location.hash = fragment; }", fragment);
        page.locator(shown).waitFor();
        return page;
    }

    /** Leaves something behind in every view. */
    private static void useEveryView(DecksView view) throws Exception {
        Page page = view.page();
        view.click("#example");
        open(view, "newer.tsv", TABLE.getBytes(StandardCharsets.UTF_8), "newer.tsv");
        byte[] cards = MadeDatabase.of(List.of(Made.monster(10001, 0x7b, "A card")));
        open(view, "cards.cdb", cards, "cards.cdb is open");
        view.page().selectOption("#theme", "dark");
        goTo(page, "#odds", "#odds-mode-text").click("#odds-mode-text");
        page.locator("#odds-text.cm-content").waitFor();
        page.click("#odds-switch");
        page.locator("textarea#odds-text").waitFor();
        page.click("#odds-example-1");
        page.waitForFunction(
                "() => Object.keys(localStorage).some((name) => name.endsWith(':odds-text'))");
        page.click("#odds-example-2");
        page.locator("#odds-forget").waitFor();
        goTo(page, "#wizard", "#wizard-text");
        page.click("#wizard-example-bash");
        page.locator("#wizard-zones .seat").first().waitFor();
    }

    /** The text of the box and a deck file, forgotten by the button of each view in one page. */
    @Test
    void buttonOfEveryView_forgetsWhatIsKept(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            Page page = view.page();
            for (String[] place : BUTTONS) {
                goTo(page, "#decks", "#box").fill("#box", DecksView.GENIUS);
                open(view, "newer.tsv", TABLE.getBytes(StandardCharsets.UTF_8), "newer.tsv");
                Promised.await(page, "async () => (await (" + KEPT + ")()).includes('recent')");
                page.evaluate("(fragment) => { location.hash = fragment; }", place[0]);
                List.of(place).subList(2, place.length).forEach(page::click);
                page.click(place[1]);
                Promised.await(page, "async () => (await (" + KEPT + ")()).length === 0");
            }
        }
    }

    /** From one of the views, and from the others with all seeds. */
    @ParameterizedTest
    @InTurn({
        "#decks, #forget",
        "#odds, #odds-forget",
        "#wizard, #forget-wizard",
        "#help, #help-forget"
    })
    void everythingThatIsKept_isForgottenByOneButton(String fragment, String button, Site site)
            throws Exception {
        try (DecksView view = DecksView.open(site, "")) {
            useEveryView(view);
            Page page = view.page();
            List<?> before = (List<?>) page.evaluate(KEPT);
            List<String> expected =
                    List.of(
                            "card-files",
                            "cards.cdb",
                            "files",
                            "newer.tsv",
                            "odds-form",
                            "odds-plain",
                            "odds-recent",
                            "odds-text",
                            "recent",
                            "wizard");
            assertTrue(before.containsAll(expected), before.toString());
            goTo(page, fragment, button).click(button);
            Promised.await(page, "async () => (await (" + KEPT + ")()).length === 0");
            page.locator("#status:has-text('History cleared.')").waitFor();

            goTo(page, "#odds", "#odds-new");
            goTo(page, "#deck", "#box");
            assertThat(view.locator("#recent button")).hasCount(0);
            page.navigate("about:blank");
            page.navigate(site.address(Scheme.HTTP, "index.html#lang=en"));
            view.ready();
            assertEquals(List.of(), page.evaluate(KEPT));
            assertEquals("dark", page.inputValue("#theme"));
            goTo(page, "#wizard", "#wizard-text");
            WizardEditor.plain(page);
            assertThat(view.locator("#wizard-mark"))
                    .isVisible(); // the example that is shown where no cards are kept
        }
    }
}
