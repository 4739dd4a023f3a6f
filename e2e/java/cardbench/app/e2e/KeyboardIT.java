package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Keyboard;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The page by keyboard alone, where the tours ({@link ViewTour}) do not come: Tab comes to whatever
 * can be clicked, which has a name there; headings are in order, and tables have captions.
 */
@ExtendWith(SiteExtension.class)
class KeyboardIT {

    private static SitePage open(Site site, String fragment) {
        SitePage shown = site.blank(DecksView.inLanguage("en-GB"));
        Keyboard.watch(shown.page());
        shown.page().navigate(site.address(Scheme.HTTP, "index.html" + fragment));
        shown.page().locator("#page").waitFor();
        return shown;
    }

    /** The tabs of a deck that have controls of their own. */
    @Test
    void tabsOfADeck_areReached(Site site) {
        try (SitePage shown = open(site, "#deck=" + DecksView.HUNTER)) {
            Page page = shown.page();
            page.locator("#open-in-odds").waitFor();
            page.click("#tab-bytes");
            page.locator("#field-0").waitFor();
            assertEquals(List.of(), Keyboard.faults(page));
            page.click("#tab-draws");
            page.locator("#draws-new-hand").waitFor();
            assertEquals(List.of(), Keyboard.faults(page));
        }
    }

    @Test
    void formOfOdds_isReached(Site site) {
        try (SitePage shown = open(site, "#odds&example=example")) {
            Page page = shown.page();
            page.click("#odds-mode-form");
            page.locator("#form-card-0-count").waitFor();
            page.fill("#form-new-role", "starter");
            page.click("#form-add-role");
            page.locator("#form-card-0-name").waitFor();
            assertEquals(List.of(), Keyboard.faults(page));
        }
    }

    @Test
    void searchOfDatabases_isReached(Site site) throws Exception {
        byte[] database =
                MadeDatabase.of(
                        List.of(Made.monster(10001, 0x7b, "Dragon"), Made.monster(2, 0, "Rex")));
        FilePayload file = new FilePayload("cards.cdb", "application/octet-stream", database);
        try (SitePage shown = open(site, "#archetypes")) {
            Page page = shown.page();
            page.setInputFiles("#setcode-file", file);
            page.locator(".cards-found .chooser").first().waitFor();
            page.locator(".cards-found .chooser").first().click();
            page.fill("#script-add", "0x1");
            page.locator("#script-copy").waitFor();
            assertEquals(List.of(), Keyboard.faults(page));
        }
    }

    @Test
    void everyKindOfFault_isFound(Site site) {
        try (SitePage shown = open(site, "#help")) {
            Page page = shown.page();
            page.locator("#help h1").waitFor();
            assertEquals(List.of(), Keyboard.faults(page));
            page.evaluate(
                    """
                    () => {
                      const part = document.createElement("div");
                      for (const name of ["button", "span", "table", "h5"]) {
                        part.append(document.createElement(name));
                      }
                      part.querySelector("span").textContent = "press";
                      part.querySelector("span").addEventListener("click", () => {});
                      const [, , table, heading] = part.children;
                      table.insertRow().insertCell().textContent = "1";
                      heading.textContent = "Deep";
                      const skipped = document.createElement("button");
                      skipped.textContent = "skipped";
                      skipped.tabIndex = -1;
                      part.append(skipped);
                      document.getElementById("main").append(part);
                    }""");
            List<String> faults = Keyboard.faults(page);
            for (String fault :
                    List.of(
                            "no name: div > button",
                            "clicked, but not focused: div > span",
                            "table without a caption: div > table",
                            "table without heads: div > table",
                            "h5 below h2: Deep",
                            "Tab does not reach div > button")) {
                assertTrue(faults.contains(fault), fault + ": " + faults);
            }
        }
    }
}
