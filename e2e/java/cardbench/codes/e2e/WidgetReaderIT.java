package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The widget for those who read: their language, what is told of a card, many decks, forums. */
@ExtendWith(SiteExtension.class)
class WidgetReaderIT {

    private static final String DECK = "<card-deck>" + DecksView.GENIUS + "</card-deck>";

    private static SitePage page(HostPages hosts, String decks, String reader) {
        return hosts.with("decks", decks).open("many.html", DecksView.inLanguage(reader));
    }

    /** The page is in English. A language without words gets those of the page. */
    @ParameterizedTest
    @CsvSource({
        "zh-TW, 复制代码, 雷電將軍",
        "ja, コードをコピー, 雷電将軍",
        "fr, Copy code, Shogun Raiden",
        "en, Copy code, Raiden Shogun"
    })
    void language_isTheReaders(String reader, String copy, String first, Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage page = page(hosts, DECK, reader)) {
            assertEquals(first, WidgetIT.rows(page.page(), "card-deck").get(0));
            assertThat(page.page().locator("card-deck .copy")).hasText(copy);
        }
    }

    /** What the author of a page chose counts; the lang of a text tells nothing of the reader. */
    @Test
    void language_isTheAuthorsWhereOneIsChosen(Site site) {
        String decks =
                "<card-deck lang=ja>"
                        + DecksView.GENIUS
                        + "</card-deck><pre class=card-deck lang=zh-CN>"
                        + DecksView.GENIUS
                        + "</pre><pre class=card-deck data-lang=zh>"
                        + DecksView.GENIUS
                        + "</pre>";
        try (HostPages hosts = new HostPages(site);
                SitePage page = page(hosts, decks, "en")) {
            Locator copies = page.page().locator("card-deck .copy");
            assertThat(copies).hasText(new String[] {"コードをコピー", "Copy code", "复制代码"});
        }
    }

    @Test
    void costAndType_areHeardAlwaysAndSeenWhereTheReaderPoints(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = page(hosts, DECK, "en")) {
            Page page = opened.page();
            Locator list = WidgetIT.deck(page, "card-deck").locator("ul").nth(1);
            Locator heart =
                    list.locator("li", new Locator.LocatorOptions().setHasText("Undivided"));
            String heard = list.ariaSnapshot();
            assertTrue(heard.contains("Undivided Heart ×2 Cost 5 · Talent"), heard);
            Locator about = heart.locator(".about");
            assertFalse(isSeen(about), "only heard");
            heart.hover();
            assertTrue(isSeen(about), "shown on hover");
            opened.picture("widget-about");
            page.keyboard().press("Escape");
            assertFalse(isSeen(about), "gone by Escape, though the keyboard is elsewhere");
            page.mouse().move(0, 0);
            heart.hover();
            assertTrue(isSeen(about), "shown again when it is pointed at anew");
            page.mouse().move(0, 0);
            heart.click();
            assertTrue(isSeen(about), "shown by a tap");
            page.keyboard().press("Escape");
            page.mouse().move(0, 0);
            assertFalse(isSeen(about), "gone by Escape");
        }
    }

    private static boolean isSeen(Locator status) {
        return "none".equals(status.evaluate("(told) => getComputedStyle(told).clipPath"));
    }

    @Test
    void cards_areWalkedByArrowKeys(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = page(hosts, DECK, "en")) {
            Page page = opened.page();
            WidgetIT.rows(page, "card-deck");
            page.keyboard().press("Tab");
            page.keyboard().press("ArrowDown");
            page.keyboard().press("ArrowDown");
            page.keyboard().press("ArrowUp");
            String focus =
                    "() => document.querySelector('card-deck').shadowRoot.activeElement"
                            + ".querySelector('.name').textContent";
            assertEquals("Ganyu", page.evaluate(focus));
            page.keyboard().press("Tab");
            page.keyboard().press("Shift+Tab");
            assertEquals("Ganyu", page.evaluate(focus), "a list is one stop, where it was left");
        }
    }

    /**
     * Decks far below are drawn when the reader comes near them, and those marked at once. A deck
     * has one line before it is drawn, so about 70 are near at first. A machine that lays the page
     * out seldom draws all of these before it sees that the last of them have moved away.
     */
    @Test
    void hundredsOfDecks_areDrawnAsTheyComeNear(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened =
                        page(
                                hosts,
                                DECK.repeat(300) + DECK.replace(">A", " loading=eager>A"),
                                "en")) {
            Page page = opened.page();
            WidgetIT.rows(page, "card-deck:last-child");
            String drawn =
                    "() => [...document.querySelectorAll('card-deck')].filter((deck) =>"
                            + " deck.shadowRoot.querySelector('.deck')).length";
            int first = ((Number) page.evaluate(drawn)).intValue();
            assertTrue(first > 1 && first < 100, first + " of 301 are drawn");
            Locator far = page.locator("card-deck").nth(200);
            assertThat(far.locator(".deck")).hasCount(0);
            far.scrollIntoViewIfNeeded();
            far.locator(".name:has-text('Raiden Shogun')").waitFor();
        }
    }

    /** The code in a frame that may run scripts and nothing else, as forums allow it. */
    @Test
    void code_isSelectedInAFrameWithoutRights(Site site) {
        String frame =
                "<iframe src=\"{home}embed.html#deck="
                        + DecksView.GENIUS
                        + "\" sandbox=\"allow-scripts\" width=600 height=900></iframe>";
        try (HostPages hosts = new HostPages(site);
                SitePage opened = page(hosts, frame.replace("{home}", hosts.word("home")), "en")) {
            opened.withNoisyConsole(); // the browser itself tells of the refused clipboard
            Locator deck = opened.page().frameLocator("iframe").locator(".deck");
            deck.locator(".copy").click();
            assertThat(deck.locator(".copy")).hasText("Copy it by hand");
            assertEquals(
                    DecksView.GENIUS,
                    deck.locator(".code")
                            .evaluate(
                                    "(field) => field.value.slice(field.selectionStart,"
                                            + " field.selectionEnd)"));
        }
    }

    /** The script of embed.md, on pages with the rules and the style of such sites. */
    @ParameterizedTest
    @ValueSource(strings = {"discourse.html", "wordpress.html"})
    void frame_isAsHighAsItsDeckOnForumsAndBlogs(String host, Site site) throws IOException {
        Matcher listener =
                Pattern.compile("    <script>\n((?s:    addEventListener.*?))    </script>")
                        .matcher(Files.readString(Path.of("src/site/markdown/embed.md")));
        assertTrue(listener.find(), "embed.md has the script");
        String script = listener.group(1).replace("\n    ", "\n").strip();
        try (HostPages hosts = new HostPages(site)) {
            String frame =
                    "<iframe src=\""
                            + hosts.word("home")
                            + "embed.html#deck="
                            + DecksView.GENIUS
                            + "\" sandbox=\"allow-scripts\" loading=\"lazy\" width=\"100%\""
                            + " height=\"200\"></iframe>";
            hosts.with("frame", frame)
                    .with("listener", script)
                    .with("hash", HostPages.hash(script));
            for (int width : List.of(360, 1100)) {
                try (SitePage opened =
                        hosts.open(host, DecksView.inLanguage("en").setViewportSize(width, 800))) {
                    Page page = opened.page();
                    page.frameLocator("iframe").locator(".name:has-text('Raiden')").waitFor();
                    page.waitForFunction(
                            "() => document.querySelector('iframe').clientHeight > 300");
                    Frame deck = page.frames().get(1);
                    deck.waitForFunction(
                            "() => document.documentElement.scrollHeight <= innerHeight");
                    opened.picture(host.replace(".html", "") + "-" + width);
                    Locator after = page.locator("#after");
                    assertTrue(
                            after.boundingBox().y
                                    >= page.locator("iframe").boundingBox().y
                                            + page.locator("iframe").boundingBox().height,
                            "what stands behind the deck is not covered");
                }
            }
        }
    }
}
