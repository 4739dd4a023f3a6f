package cardbench.codes.e2e;

import static cardbench.codes.e2e.ArchetypesView.file;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.LabPage;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The view Cards: setcodes looked at, archetypes designed, databases opened and kept. */
@ExtendWith(SiteExtension.class)
class CardsIT {

    private static final List<Made> CARDS =
            List.of(
                    Made.monster(3040, 0x307b1048, "CNo.107 超銀河眼の時空龍"),
                    Made.monster(3041, 0x107b, "銀河眼の光子竜"),
                    new Made(3100, 0, 0x8001000000000000L, 0x4000021, 2, 1500, 0x121, "リンク"));

    private static SitePage open(Site site, Scheme scheme, String fragment) {
        SitePage page = site.open(scheme, "index.html" + fragment, DecksView.inLanguage("en-GB"));
        page.page().locator("#setcode-slots code").first().waitFor();
        page.page().locator("#setcode-design-answer .family").waitFor();
        return page;
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void setcode_isTakenApartAndHeldAgainstAnArchetype(Scheme scheme, Site site) {
        try (SitePage view = open(site, scheme, "#cards=0x307b1048&in=0x107b")) {
            Page page = view.page();
            page.locator("#setcode-slots p.verdict.yes").waitFor();
            assertTrue(page.innerText("#setcode-slots").contains("813371464"));
            assertThat(page.locator("#setcode-slots .figures tr:not(.asked) .verdict")).hasCount(2);
            page.fill("#setcode-target", "0x407b");
            page.locator("#setcode-slots p.verdict.no").waitFor();
            assertThat(page.locator("#setcode-slots .bit.unmet")).hasCount(1);
            page.fill("#setcode-value", "what");
            page.locator("#setcode-slots .note.error").waitFor();
        }
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void droppedFiles_areReadAndSearched(Scheme scheme, Site site) throws Exception {
        try (SitePage view = open(site, scheme, "#cards")) {
            Page page = view.page();
            byte[] names =
                    "!setname 0x107b 甲\n!setname 0x700d 乙\n".getBytes(StandardCharsets.UTF_8);
            page.setInputFiles(
                    "#setcode-file",
                    new FilePayload[] {
                        file("strings.conf", names), file("cards.cdb", MadeDatabase.of(CARDS))
                    });
            page.locator("#setcode-query").waitFor();
            page.fill("#setcode-query", "0x7b");
            page.locator("#setcode-card-3041").waitFor();
            assertThat(page.locator(".cards-found tbody tr")).hasCount(2);
            page.fill("#setcode-query", "りんく");
            page.click("#setcode-card-3100");
            page.locator("#setcode-card:has-text('top right')").waitFor();
            assertEquals("0x8001000000000000", page.inputValue("#setcode-value"));
            page.setInputFiles("#setcode-file", file("broken.cdb", new byte[300]));
            page.locator("#setcode-trouble:has-text('broken.cdb')").waitFor();
            assertThat(page.locator("#setcode-files li")).hasCount(2);
        }
    }

    @Test
    void remarksOnAFile_standBesideIt(Site site) throws Exception {
        StringBuilder lines = new StringBuilder("!setname 0x107b first\n!setname zz bad\n");
        for (int i = 0; i < 8; i++) {
            lines.append("!setname 0x107b again ").append(i).append('\n');
        }
        byte[] names = lines.toString().getBytes(StandardCharsets.UTF_8);
        try (SitePage view = open(site, Scheme.HTTP, "#cards")) {
            Page page = view.page();
            page.setInputFiles("#setcode-file", file("strings.conf", names));
            page.locator("#setcode-files .remarks").waitFor();
            assertThat(page.locator("#setcode-files .note.warning")).hasCount(5);
            String remarks = page.innerText("#setcode-files");
            assertTrue(remarks.contains("“zz”") && remarks.contains("“again 3”"), remarks);
            assertTrue(remarks.contains("and 4 more"), remarks);
            page.reload();
            page.locator("#setcode-files .remarks").waitFor();
            page.click("#setcode-close-0");
            page.locator("#setcode-files .remarks")
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        }
    }

    @Test
    void openedFiles_areThereTheNextTime_untilTheyAreClosed(Site site) throws Exception {
        try (SitePage view = open(site, Scheme.HTTP, "#cards")) {
            Page page = view.page();
            page.setInputFiles("#setcode-file", file("cards.cdb", MadeDatabase.of(CARDS)));
            page.locator("#setcode-files li:has-text('stored')").waitFor();
            page.reload();
            page.locator("#setcode-files li:has-text('cards.cdb')").waitFor();
            page.click("#setcode-close-0");
            page.locator("#setcode-files li")
                    .waitFor(
                            new com.microsoft.playwright.Locator.WaitForOptions()
                                    .setState(
                                            com.microsoft.playwright.options.WaitForSelectorState
                                                    .DETACHED));
            page.reload();
            page.locator("#setcode-slots code").first().waitFor();
            assertThat(page.locator("#setcode-files li")).hasCount(0);
        }
    }

    @Test
    void twentyThousandCards_areReadInTheWorker(Site site) throws Exception {
        Random random = new Random(20);
        List<Made> cards = new ArrayList<>();
        for (int i = 1; i <= 20_000; i++) {
            cards.add(Made.monster(i * 5, random.nextLong(), "青眼の白龍 " + i));
        }
        byte[] bytes = MadeDatabase.of(cards);
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
            Object measured =
                    page.page()
                            .evaluate(
                                    """
                                    async (base64) => {
                                      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
                                      await lab.call('{"op":"limits"}');
                                      const answer = await lab.open("cards.cdb", "made", bytes);
                                      const row = await lab.call('{"op":"database.card","id":50}');
                                      return {answer, row, backend: lab.backend};
                                    }""",
                                    Base64.getEncoder().encodeToString(bytes));
            Map<?, ?> answers = (Map<?, ?>) measured;
            assertEquals("wasm", answers.get("backend"));
            assertTrue(((String) answers.get("answer")).contains("\"cards\":20000"));
            String setcode = "\"integer\":\"" + cards.get(9).setcode() + "\"";
            assertTrue(((String) answers.get("row")).contains(setcode), setcode);
        }
    }
}
