package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Long texts: a worker reads them, and the page goes on. */
@ExtendWith(SiteExtension.class)
class LongTextIT {

    /** What the box holds at most. */
    private static final int MOST = 262_144;

    /** Requests with longer texts do not go to the core of the page. */
    private static final int LONG = 8_000;

    /**
     * Counts the turns of the page, and notes the longest request to each core that it ever has.
     */
    private static final String WATCH =
            """
            window.turns = 0;
            window.longest = 0;
            setInterval(() => window.turns++, 10);
            let call;
            window.Cardbench = {
              get call() { return call; },
              set call(core) {
                call = (request) => {
                  window.longest = Math.max(window.longest, request.length);
                  return core(request);
                };
              },
            };
            """;

    /** Puts a text into the box as a paste does, and counts the turns from then on. */
    private static final String PASTE =
            """
            ([text, times, end]) => {
              const box = document.getElementById("box");
              box.value = text.repeat(times) + end;
              box.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
              window.turns = 0;
            }""";

    private static final String ANSWERED = "#answer > :not(#waiting)";

    private static void paste(Page page, String text, int characters, String end) {
        int times = (characters - end.length()) / text.length();
        page.evaluate(PASTE, Arrays.asList(text, times, end));
    }

    private static DecksView watched(Site site, Scheme scheme, String fragment) {
        SitePage page = site.blank(DecksView.inLanguage("en-GB"));
        page.page().addInitScript(WATCH);
        page.page().navigate(site.address(scheme, "index.html" + fragment));
        return DecksView.on(page).ready();
    }

    /** The page had turns while the text was read, and its own core read none of it. */
    private static void wentOn(Page page) {
        wentOn(page, "");
    }

    private static void wentOn(Page page, String text) {
        int turns = ((Number) page.evaluate("() => window.turns")).intValue();
        int longest = ((Number) page.evaluate("() => window.longest")).intValue();
        assertTrue(turns > 0, text + turns + " turns of the page");
        assertTrue(longest < 2 * LONG, text + longest + " characters for the core");
    }

    @ParameterizedTest
    @CsvSource({"HTTP, 'eyJ |eyJDYXJk |<br>|AAEBA |10001 '", "FILE, 'eyJ |%41'"})
    void longTexts_leaveThePageAlive(Scheme scheme, String texts, Site site) {
        try (DecksView view = watched(site, scheme, "")) {
            Page page = view.page();
            for (String text : texts.split("[|]")) {
                view.fill("short");
                assertThat(page.locator("#answer")).containsText("No code found");
                paste(page, text, MOST, "");
                page.locator(ANSWERED).first().waitFor();
                wentOn(page, text);
            }
        }
    }

    /** The worker has the tables of the page: the answer is that to a short text. */
    @ParameterizedTest
    @EnumSource(Scheme.class)
    void codeInALongText_isShown(Scheme scheme, Site site) {
        try (DecksView view = watched(site, scheme, "")) {
            Page page = view.page();
            view.fill(DecksView.ROGUE);
            page.locator(".card.named").first().waitFor();
            paste(page, "word ", MOST, "\n### Far down\n" + DecksView.ROGUE);
            assertThat(page.locator("#answer h2").first()).hasText("Far down");
            page.locator(".card.named").first().waitFor();
            assertThat(page.locator(".bytes")).not().hasCount(0);
            wentOn(page);
        }
    }

    @Test
    void shortLink_thatUnpacksToALongText_leavesThePageAlive(Site site) {
        byte[] text = "eyJDYXJk ".repeat(7_200).getBytes(StandardCharsets.UTF_8);
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(text);
        deflater.finish();
        byte[] packed = new byte[1_000];
        int length = deflater.deflate(packed);
        String link =
                Base64.getUrlEncoder()
                        .withoutPadding()
                        .encodeToString(Arrays.copyOf(packed, length));
        assertTrue(deflater.finished() && link.length() < 500, link);
        try (DecksView view = watched(site, Scheme.HTTP, "#list=a" + link)) {
            view.page().locator(ANSWERED).first().waitFor();
            wentOn(view.page());
        }
    }

    /** What takes its time is named, and another text ends it. */
    @Test
    void longText_isNamedWhileItIsRead_andGivesWayToTheNext(Site site) {
        try (DecksView view = watched(site, Scheme.HTTP, "")) {
            Page page = view.page();
            page.evaluate("() => { window.Worker = class { postMessage() {} terminate() {} }; }");
            paste(page, "eyJ ", MOST, "");
            assertThat(page.locator("#waiting")).hasText("Reading 262144 characters …");
            view.fill(DecksView.ROGUE);
            assertThat(page.locator("#answer h2").first()).containsText("Rogue");
            assertThat(page.locator("#waiting")).hasCount(0);
            wentOn(page);
        }
    }

    /** The widget is a guest: what is too long for it stays as its author wrote it. */
    @Test
    void longTextInAWidget_leavesItsHostAlive(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage host = hosts.open("lists.html", DecksView.inLanguage("en-GB"))) {
            Page page = host.page();
            assertThat(page.locator("#two .title")).hasText("Elves");
            page.evaluate(
                    """
                    () => {
                      const deck = document.createElement("card-deck");
                      deck.id = "long";
                      deck.setAttribute("loading", "eager");
                      deck.setAttribute("code", "eyJ ".repeat(200000));
                      document.body.prepend(deck);
                    }""");
            assertThat(page.locator("#long .notice"))
                    .hasText("This text is too long to be read here.");
        }
    }

    /** A browser without workers reads in the page. */
    @Test
    void withoutWorkers_longTextsAreReadAllTheSame(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            Page page = view.page();
            page.evaluate("() => { delete window.Worker; }");
            paste(page, "word ", 20_000, "\n" + DecksView.ROGUE);
            assertThat(page.locator("#answer h2").first()).containsText("Rogue");
        }
    }
}
