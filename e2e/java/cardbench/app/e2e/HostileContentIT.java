package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.Forum;
import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What strangers write, through every way into the page and every part of it: nothing of it runs,
 * nothing is fetched for it, no policy is violated, and the console stays empty. The parts and the
 * ways to share are those that the page itself has, so that a new one is tried without being added.
 */
@ExtendWith(SiteExtension.class)
class HostileContentIT {

    /** What a frame shows, behind this. */
    private static final String EMBED = "embed.html#lang=en&deck=";

    /** Notes in {@code traps} each trap that ran, and each violation of a policy. */
    static final String WATCH =
            """
            window.traps = [];
            window.trapped = () => traps.push("ran");
            for (const name of ["alert", "confirm", "prompt"]) window[name] = () => traps.push(name);
            addEventListener("securitypolicyviolation", (event) => traps.push(event.violatedDirective + " " + event.blockedURI));
            """;

    private static final String PRESS_EACH =
            """
            async (ids) => {
              const pressed = async (id) => {
                const button = document.getElementById(id);
                if (!button?.checkVisibility() || button.disabled) return;
                button.click();
                await FRAMES;
              };
              for (const id of ids) {
                await pressed(id);
                // the cards of strangers have no names, so the page asks once
                await pressed("share-anyway");
              }
            }"""
                    .replace("FRAMES", SitePage.FRAMES);

    /** Places that get markup, which a forum shows. */
    private static final List<String> MARKUP =
            List.of("share-html", "share-note", "share-bilibili");

    /** One in so many of the other places gets a form of a post; all of them with all seeds. */
    private static final int EVERY = Seeds.of(3, 1);

    /** Whether the deck of a post that is open is shared alone, as those without a post are. */
    private static final boolean ALONE_TOO = EVERY == 1;

    /** Presses buttons that the page shows, and waits for what each one draws. */
    private static void press(Page page, List<String> ids) {
        page.evaluate(PRESS_EACH, ids);
    }

    @SuppressWarnings("unchecked") // the script returns an array of strings
    private static List<String> ids(Page page, String selector) {
        return (List<String>)
                page.locator(selector).evaluateAll("(all) => all.map((one) => one.id)");
    }

    @ParameterizedTest
    @TakesTurns(8)
    @EnumSource(HostileInput.class)
    void textsOfStrangers_areTexts(HostileInput input, Site site) {
        Browser.NewContextOptions options = DecksView.inLanguage("en-GB");
        try (SitePage view = site.blank(options)) {
            Page page = view.page();
            List<String> fetched = view.foreignRequests(site.address(Scheme.HTTP, ""));
            page.context().addInitScript(WATCH);
            page.navigate(site.address(Scheme.HTTP, "index.html"));
            DecksView.on(view).ready();
            input.enter(page);
            assertThat(page.locator("main")).containsText("onerror=trapped()");
            press(page, ids(page, "main > section:not([hidden]) [role=tab]"));
            press(page, ids(page, "#odds-copies button"));
            if (page.locator("#tab-share").isVisible()) {
                Forum forum = new Forum(page.context(), WATCH);
                boolean isPost = page.locator("#found-together").isVisible();
                if (isPost) {
                    shareTogether(page, forum);
                }
                if (!isPost || ALONE_TOO) {
                    share(page, forum);
                }
            }
            print(page);
            assertEquals(List.of(), page.evaluate("() => traps"), "what ran, or was refused");
            assertEquals(List.of(), fetched, "what was fetched");
        }
    }

    /** Prints the view: the paper has a page, and words on it. */
    private static void print(Page page) {
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        String words = page.locator("main").innerText();
        assertTrue(words.strip().length() > 100, "on paper: " + words);
        String pdf = new String(page.pdf(), StandardCharsets.ISO_8859_1);
        assertTrue(pdf.contains("/Type /Page\n"), "pages");
    }

    /** Every way to share, every place, and what is copied for it, put where a forum would. */
    private static void share(Page page, Forum forum) {
        page.click("#tab-share");
        page.locator(".ways button").first().waitFor();
        List<String> ways = ids(page, ".ways button");
        assertTrue(ways.size() >= 8, ways + " to share");
        for (String way : ways) {
            press(page, List.of(way));
            show(page, forum, way);
        }
    }

    /** All decks of a post in every form, for every place that has markup and others in turn. */
    private static void shareTogether(Page page, Forum forum) {
        int turn = 0;
        for (String form : ids(page, "#found-together button")) {
            press(page, List.of(form));
            if (form.equals("together-pictures")) {
                continue; // they are for no place
            }
            // a post with names in it stays in its author's markup
            List<String> shown = form.equals("together-names") ? List.of() : MARKUP;
            List<String> places = ids(page, ".ways[aria-label='Copy for a place'] button");
            assertTrue(places.containsAll(MARKUP), places.toString());
            for (String place : places) {
                if (shown.contains(place)) {
                    press(page, List.of(place));
                    show(page, forum, place);
                } else if (turn++ % EVERY == 0) {
                    press(page, List.of(place));
                }
            }
        }
    }

    /** Shows in a forum what a way to share has written for one. */
    private static void show(Page page, Forum forum, String way) {
        switch (way) {
            case "share-html" -> forum.show(page.inputValue("#share-field"));
            case "share-embed" -> {
                forum.show(page.inputValue("#share-snippet"));
                press(page, List.of("share-by-frame"));
                forum.show(page.inputValue("#share-snippet"));
            }
            case "share-picture" -> forum.show(drawn(page, ".picture img"));
            case "share-sheet" -> {
                page.fill("#sheet-event", HostileInput.names().get(0));
                page.selectOption("#sheet-order", "kinds");
                forum.show(drawn(page, "#sheet-drawing img"));
            }
            case "share-note", "share-bilibili" -> {
                page.locator("#share-said:has-text('Copied for')").waitFor();
                forum.show(copied(page));
            }
            default -> {}
        }
    }

    /** The drawing in the address of an image. */
    private static String drawn(Page page, String image) {
        String address = page.getAttribute(image, "src");
        String svg = address.substring(address.indexOf(',') + 1).replace("+", "%2b");
        return URLDecoder.decode(svg, StandardCharsets.UTF_8);
    }

    /** What was copied for editors that take formatted texts. */
    private static String copied(Page page) {
        return (String)
                page.evaluate(
                        """
                        async () => {
                          const [item] = await navigator.clipboard.read();
                          return (await item.getType("text/html")).text();
                        }""");
    }

    /** On a page of somebody else without any policy, as a deck and in a frame. */
    @Test
    void textsOfStrangers_areTextsInTheWidget(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = site.blank(DecksView.inLanguage("en-GB"))) {
            Page page = opened.page();
            String home = site.address(Scheme.HTTP, "");
            List<String> fetched = opened.foreignRequests(home, hosts.address(""));
            page.context().addInitScript(WATCH);
            page.navigate(hosts.address("late.html"));
            page.waitForFunction("() => customElements.get('card-deck')");
            page.evaluate(
                    """
                    ([texts, framed, code, embed]) => {
                      for (const text of texts) {
                        const deck = document.createElement("card-deck");
                        deck.setAttribute("loading", "eager");
                        deck.textContent = "### " + text + "\\n" + code;
                        document.querySelector("#posts").append(deck);
                        if (!framed.includes(text)) continue;
                        const frame = document.createElement("iframe");
                        frame.src = embed + encodeURIComponent(deck.textContent);
                        document.querySelector("#posts").append(frame);
                      }
                    }""",
                    List.of(
                            HostileInput.names(),
                            HostileInput.postedNames(),
                            DecksView.ROGUE,
                            site.address(Scheme.HTTP, EMBED)));
            int decks = HostileInput.names().size();
            assertThat(page.locator("card-deck .deck .title")).hasCount(decks);
            assertThat(page.locator("card-deck").first()).containsText("onerror=trapped()");
            for (int i = 0; i < HostileInput.postedNames().size(); i++) {
                Frame frame = page.frames().get(1 + i);
                frame.locator("card-deck .deck .title").waitFor();
                assertEquals(List.of(), frame.evaluate("() => traps"), frame.url());
            }
            assertEquals(List.of(), page.evaluate("() => traps"), "what ran, or was refused");
            assertEquals(List.of(), fetched, "what was fetched");
        }
    }
}
