package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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

    private static final String WATCH =
            """
            window.traps = [];
            window.trapped = () => traps.push("ran");
            for (const name of ["alert", "confirm", "prompt"]) window[name] = () => traps.push(name);
            addEventListener("securitypolicyviolation", (event) => traps.push(event.violatedDirective + " " + event.blockedURI));
            """;

    /** Presses every button of a kind that the page shows, one after the other. */
    private static void pressAll(Page page, String selector) {
        press(page, selector, 0, 1);
    }

    /** Presses one of so many buttons of a kind, begun with another one for each turn. */
    private static void press(Page page, String selector, int turn, int step) {
        int count = page.locator(selector).count();
        for (int i = turn % step; i < count; i += step) {
            Locator button = page.locator(selector).nth(i);
            if (button.isVisible() && button.isEnabled()) {
                button.click();
                SitePage.awaitFrames(page);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(HostileInput.class)
    void textsOfStrangers_areTexts(HostileInput input, Site site) {
        Browser.NewContextOptions options = DecksView.inLanguage("en-GB");
        try (SitePage view = site.blank(options)) {
            Page page = view.page();
            List<String> fetched = new ArrayList<>();
            page.context()
                    .onRequest(
                            request -> {
                                String address = request.url();
                                if (!address.startsWith(site.address(Scheme.HTTP, ""))
                                        && !address.matches("(data|blob):.*")) {
                                    fetched.add(address);
                                }
                            });
            page.context().addInitScript(WATCH);
            page.navigate(site.address(Scheme.HTTP, "index.html"));
            DecksView.on(view).ready();
            input.enter(page);
            assertThat(page.locator("main")).containsText("onerror=trapped()");
            pressAll(page, "main > section:not([hidden]) [role=tab]");
            pressAll(page, "#odds-copies button");
            if (page.locator("#tab-share").isVisible()) {
                share(page);
            }
            for (int i = 0; i < page.locator("#found-together button").count(); i++) {
                page.locator("#found-together button").nth(i).click();
                SitePage.awaitFrames(page);
                pressAll(page, "#share-anyway");
                SitePage.awaitFrames(page);
                pressAll(page, ".ways button");
            }
            assertEquals(List.of(), page.evaluate("() => traps"), "what ran, or was refused");
            assertEquals(List.of(), fetched, "what was fetched");
        }
    }

    /** Every way to share, every place, and what is copied for it, put where a forum would. */
    private static void share(Page page) {
        page.click("#tab-share");
        page.locator(".ways button").first().waitFor();
        int ways = page.locator(".ways button").count();
        assertTrue(ways >= 8, ways + " ways to share");
        for (int i = 0; i < ways; i++) {
            Locator way = page.locator(".ways button").nth(i);
            way.click();
            SitePage.awaitFrames(page);
            // the cards of strangers have no names, so the page asks once
            if (page.locator("#share-anyway").isVisible()) {
                page.click("#share-anyway");
                SitePage.awaitFrames(page);
            }
            switch (way.getAttribute("id")) {
                case "share-html" -> forum(page, page.inputValue("#share-field"));
                case "share-embed" -> {
                    forum(page, page.inputValue("#share-snippet"));
                    page.click("#share-by-frame");
                    forum(page, page.inputValue("#share-snippet"));
                }
                case "share-picture" -> {
                    String address = page.getAttribute(".picture img", "src");
                    String svg = address.substring(address.indexOf(',') + 1).replace("+", "%2b");
                    forum(page, URLDecoder.decode(svg, StandardCharsets.UTF_8));
                }
                case "share-note", "share-bilibili" -> {
                    page.locator("#share-said:not(:empty)").waitFor();
                    forum(page, copied(page));
                }
                default -> {}
            }
        }
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

    /** A page without any policy shows the markup, with the same traps. */
    private static void forum(Page page, String markup) {
        Page forum = page.context().newPage();
        forum.evaluate("() => {" + WATCH + "}");
        forum.setContent("<!doctype html><body>" + markup);
        assertEquals(List.of(), forum.evaluate("() => traps"), markup);
        forum.close();
    }

    /** On a page of somebody else without any policy, as a deck and in a frame. */
    @Test
    void textsOfStrangers_areTextsInTheWidget(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = site.blank(DecksView.inLanguage("en-GB"))) {
            Page page = opened.page();
            List<String> fetched = new ArrayList<>();
            page.context()
                    .onRequest(
                            request -> {
                                String address = request.url();
                                if (!address.startsWith(site.address(Scheme.HTTP, ""))
                                        && !address.startsWith(hosts.address(""))
                                        && !address.matches("(data|blob):.*")) {
                                    fetched.add(address);
                                }
                            });
            page.context().addInitScript(WATCH);
            page.navigate(hosts.address("late.html"));
            page.waitForFunction("() => customElements.get('card-deck')");
            page.evaluate(
                    """
                    ([texts, code, embed]) => {
                      for (const text of texts) {
                        const deck = document.createElement("card-deck");
                        deck.setAttribute("loading", "eager");
                        deck.textContent = "### " + text + "\\n" + code;
                        const frame = document.createElement("iframe");
                        frame.src = embed + encodeURIComponent(deck.textContent);
                        document.querySelector("#posts").append(deck, frame);
                      }
                    }""",
                    List.of(
                            HostileInput.names(),
                            DecksView.ROGUE,
                            site.address(Scheme.HTTP, EMBED)));
            int decks = HostileInput.names().size();
            assertThat(page.locator("card-deck .deck .title")).hasCount(decks);
            assertThat(page.locator("card-deck").first()).containsText("onerror=trapped()");
            for (int i = 0; i < decks; i++) {
                Frame frame = page.frames().get(1 + i);
                frame.locator("card-deck .deck .title").waitFor();
                assertEquals(List.of(), frame.evaluate("() => traps"), frame.url());
            }
            assertEquals(List.of(), page.evaluate("() => traps"), "what ran, or was refused");
            assertEquals(List.of(), fetched, "what was fetched");
        }
    }
}
