package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.export.HostileNames;
import cardbench.ygo.database.MadeDatabase;
import cardbench.ygo.database.MadeDatabase.Made;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What strangers write, through every way into the page and every part of it: nothing of it runs,
 * nothing is fetched for it, no policy is violated, and the console stays empty. The parts and the
 * ways to share are those that the page itself has, so that a new one is tried without being added.
 */
@ExtendWith(SiteExtension.class)
class HostileContentIT {

    /** What would leave a trace if a browser took it for more than a text. */
    private static final List<String> TRAPS =
            List.of(
                    "<img src=x onerror=trapped()><svg onload=trapped()>",
                    "\"><script>trapped()</script>",
                    "' autofocus onfocus='trapped()' x='",
                    "</textarea></title></style><script>trapped()</script>",
                    "<iframe srcdoc='<script>parent.trapped()</script>'></iframe>",
                    "javascript:trapped()",
                    "</style><style>@import url(http://127.0.0.1:9/import)",
                    "x;background:url(http://127.0.0.1:9/colour)",
                    "<link rel=stylesheet href=http://127.0.0.1:9/sheet>",
                    "<meta http-equiv=refresh content='0;url=http://127.0.0.1:9/'>",
                    "{{constructor.constructor('trapped()')()}}${trapped()}",
                    "__proto__",
                    "constructor");

    /** What a frame shows, behind this. */
    private static final String EMBED = "embed.html#lang=en&deck=";

    private static final String WATCH =
            """
            window.traps = [];
            window.trapped = () => traps.push("ran");
            for (const name of ["alert", "confirm", "prompt"]) window[name] = () => traps.push(name);
            addEventListener("securitypolicyviolation", (event) => traps.push(event.violatedDirective + " " + event.blockedURI));
            """;

    private static List<String> texts() {
        List<String> texts = new ArrayList<>(TRAPS);
        texts.addAll(HostileNames.ALL);
        return texts;
    }

    /** Names in one line, as a deck's name is; without what no line can hold. */
    private static List<String> names() {
        return texts().stream()
                .map(text -> text.replaceAll("[\\r\\n\\u0000]", " ").strip())
                .filter(text -> !text.isEmpty())
                .map(HostileContentIT::cut)
                .toList();
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), 600));
    }

    /** A way into the page. */
    enum Input {
        NAME_OF_A_DECK {
            @Override
            void enter(Page page) {
                StringBuilder post = new StringBuilder();
                for (String name : names()) {
                    post.append("### ").append(name).append('\n').append(DecksView.ROGUE);
                    post.append("\n\n");
                }
                page.fill("#box", post.toString());
                page.locator("#found .found button").first().waitFor();
            }
        },

        TEXT_OF_A_POST {
            @Override
            void enter(Page page) {
                StringBuilder post = new StringBuilder();
                for (String text : texts()) {
                    post.append(text).append('\n').append(DecksView.GENIUS).append('\n');
                }
                page.fill("#box", post.toString());
                page.locator("#answer h2").waitFor();
            }
        },

        NAME_IN_A_LINK {
            @Override
            void enter(Page page) {
                List<String> names = new ArrayList<>(names());
                Collections.reverse(names); // the first trap stays open
                for (String name : names) {
                    page.evaluate(
                            "([code, name]) => { location.hash ="
                                    + " `deck=${code}&name=${encodeURIComponent(name)}`; }",
                            List.of(DecksView.ROGUE, name));
                    SitePage.awaitFrames(page);
                }
                page.locator("#answer h2").waitFor();
            }
        },

        NAMES_OF_CARDS {
            @Override
            void enter(Page page) {
                StringBuilder table = new StringBuilder("cardbench-table 1\thearthstone\ten\n");
                table.append("id\tname\n");
                int id = 0;
                for (String name : names()) {
                    int next = id == 0 ? 64 : 1;
                    id += next;
                    table.append(next).append('\t').append(name.replace('\t', ' ')).append('\n');
                }
                take(page, "<b>x.tsv", table.toString());
                page.fill("#box", DecksView.ROGUE);
                page.locator("#answer h2").waitFor();
            }
        },

        DECK_FILE {
            @Override
            void enter(Page page) {
                StringBuilder cards = new StringBuilder();
                StringBuilder combos = new StringBuilder();
                int n = 0;
                for (String text : texts()) {
                    // without what no text file may hold
                    String held =
                            cut(text)
                                    .replaceAll(
                                            "[\\x{0}-\\x{1f}\\x{7f}-\\x{9f}\\p{Cs}\\p{Cn}\\x{feff}]",
                                            " ");
                    String name = Json.value(held + n++).toString();
                    cards.append("    ").append(name).append(": {count: 2, description: ");
                    cards.append(name).append("}\n");
                    if (n <= 12) {
                        combos.append("        ").append(name).append(": {hand: [");
                        combos.append(name).append("]}\n");
                    }
                }
                String file =
                        "deck:\n  cards:\n"
                                + cards
                                + "simulate:\n  tests:\n    \"<img src=x onerror=trapped()>\":\n"
                                + "      start-card: 2\n      combos:\n"
                                + combos;
                take(page, "\"><img src=x onerror=trapped()>.yml", file);
                page.locator("#odds-figures:not(.stale) .topic").first().waitFor();
            }
        },

        WIZARD_CARD {
            @Override
            void enter(Page page) {
                String example = OddsView.example("wizard/bash.jsonc");
                List<String> cards = new ArrayList<>();
                for (String text : texts()) {
                    String value = Matcher.quoteReplacement("$1" + Json.value(text));
                    cards.add(
                            example.replaceAll(
                                    "(\"(?:name|description|rarity|school)\" ?: )\"[^\"]*\"",
                                    value.replace("\\$1", "$1")));
                }
                take(page, "x.json", "[" + String.join(",\n", cards) + "]");
                page.locator(".wizard-card h2").first().waitFor();
            }
        },

        SETCODE_SCRIPT {
            @Override
            void enter(Page page) {
                StringBuilder strings = new StringBuilder();
                int number = 1;
                for (String name : names()) {
                    strings.append(String.format("!setname 0x%x %s%n", number++, name));
                }
                take(page, "strings.conf", strings.toString());
                page.click(".open-there");
                page.locator("#setcode-names option").first().waitFor(attached());
                page.fill("#setcode-value", "0x1");
            }
        },

        DATABASE {
            @Override
            void enter(Page page) {
                List<Made> cards = new ArrayList<>();
                StringBuilder deck = new StringBuilder("#main\n");
                int id = 10001;
                for (String text : texts()) {
                    deck.append(id).append('\n');
                    cards.add(Made.monster(id++, 0x7b, text));
                }
                take(page, "cards.cdb", made(cards));
                page.locator("#status:has-text('cards.cdb is open')").waitFor();
                page.fill("#box", deck.append("#extra\n!side\n").toString());
                page.locator(".card.named .title").first().waitFor();
            }
        },

        LIST_OF_LIMITS {
            @Override
            void enter(Page page) {
                Made card = Made.monster(10001, 0x7b, "a");
                take(page, "cards.cdb", made(List.of(card)));
                page.locator("#status:has-text('cards.cdb is open')").waitFor();
                StringBuilder lists = new StringBuilder();
                for (String name : names()) {
                    lists.append('!').append(name).append("\n10001 1 --").append(name);
                    lists.append("\n$").append(name).append("\n10001 30\n");
                }
                take(page, "lflist.conf", lists.toString());
                page.locator("#status:has-text('lflist.conf is open')").waitFor();
                page.fill("#box", "#main\n10001\n10001\n#extra\n!side\n");
                page.locator(".card.named .title").first().waitFor();
            }
        },

        SCENARIO {
            @Override
            void enter(Page page) {
                String file = OddsView.example("wizard/scenarios/bash-with-wand.json");
                JsonObject scenario = Json.parse(file).asObject();
                JsonArray covers = Json.array();
                texts().forEach(covers::add);
                scenario.set("covers", covers);
                String card = scenario.get("cards").asArray().get(0).asString();
                String name = "\"name\" : " + Json.value(TRAPS.get(0));
                String renamed = card.replace("\"name\" : \"当头一棒\"", name);
                scenario.set("cards", Json.array(renamed));
                take(page, "scenario.json", scenario.toString());
                page.locator("#wizard-scenario *").first().waitFor();
            }
        },

        PICTURE {
            @Override
            void enter(Page page) {
                List<String> traps = new ArrayList<>(TRAPS);
                Collections.reverse(traps); // the first trap stays open
                for (String trap : traps) {
                    String text = "### " + trap + "\n" + DecksView.ROGUE;
                    take(page, trap + ".png", QrPicture.png(text, "UTF-8"));
                    assertThat(page.locator("#box")).hasValue(text);
                }
                page.locator("#answer h2").waitFor();
            }
        };

        /** Brings the texts in, and waits until the page shows what it makes of them. */
        abstract void enter(Page page);

        private static Locator.WaitForOptions attached() {
            return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
        }

        static void take(Page page, String name, String text) {
            take(page, name, text.getBytes(StandardCharsets.UTF_8));
        }

        static void take(Page page, String name, byte[] bytes) {
            String type = name.endsWith(".png") ? "image/png" : "text/plain";
            page.setInputFiles("#file", new FilePayload(name, type, bytes));
        }

        private static byte[] made(List<Made> cards) {
            try {
                return MadeDatabase.of(cards);
            } catch (IOException | SQLException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Presses every button of a kind that the page shows, one after the other. */
    private static void pressAll(Page page, String selector) {
        int count = page.locator(selector).count();
        for (int i = 0; i < count; i++) {
            Locator button = page.locator(selector).nth(i);
            if (button.isVisible() && button.isEnabled()) {
                button.click();
                SitePage.awaitFrames(page);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Input.class)
    void textsOfStrangers_areTexts(Input input, Site site) {
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
                    List.of(names(), DecksView.ROGUE, site.address(Scheme.HTTP, EMBED)));
            int decks = names().size();
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

    /** A link that unpacks to a thousand times its length. */
    @ParameterizedTest
    @ValueSource(strings = {"odds", "wizard"})
    void linkThatUnpacksToMuch_isRefused(String view, Site site) {
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(new byte[100_000_000]);
        deflater.finish();
        byte[] packed = new byte[200_000];
        int length = deflater.deflate(packed);
        assertTrue(deflater.finished());
        byte[] whole = Arrays.copyOf(packed, length);
        String link = "a" + Base64.getUrlEncoder().withoutPadding().encodeToString(whole);
        try (SitePage opened = opened(site, "#" + view + "=" + link)) {
            assertThat(opened.page().locator("#" + view + "-trouble")).containsText("link");
        }
    }

    private static SitePage opened(Site site, String fragment) {
        return site.open(Scheme.HTTP, "index.html" + fragment, DecksView.inLanguage("en-GB"));
    }

    /** Brackets in brackets, a hundred thousand deep, in each language that nests. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {"odds, deck: [;- ;(", "wizard, [;{\"name\":"})
    void deepNesting_isRefusedInPlainBoxes(String view, String pieces, Site site) {
        try (SitePage opened = opened(site, "#" + view)) {
            Page page = opened.page();
            page.click("#" + view + "-switch");
            for (String piece : pieces.split(";")) {
                page.fill("textarea#" + view + "-text", "");
                assertThat(page.locator("#" + view + " .note.error")).hasCount(0);
                page.fill("textarea#" + view + "-text", piece.repeat(200_000 / piece.length()));
                page.locator("#" + view + " .note.error:visible").first().waitFor();
            }
        }
    }

    /** What is closed makes a tree, which the editor with colours builds by recursion. */
    @Test
    void deepNesting_hasNoColours(Site site) {
        try (SitePage opened = opened(site, "#odds")) {
            Page page = opened.page();
            page.locator("#odds .cm-content").waitFor();
            for (String[] pair : new String[][] {{"[", "]"}, {"- ", ""}, {"{a: ", "}"}}) {
                Input.take(page, "x.yml", pair[0].repeat(50_000) + pair[1].repeat(50_000));
                page.locator("#odds .note.error:visible").first().waitFor();
                Input.take(page, "x.yml", OddsView.SMALL);
                page.locator("#odds-figures:not(.stale) .topic").first().waitFor();
            }
        }
    }

    @Test
    void deepNesting_isRefusedInDecks(Site site) {
        try (DecksView view = DecksView.on(opened(site, "")).ready()) {
            for (String piece : new String[] {"[", "{\"name\":", "("}) {
                view.fill(piece.repeat(200_000 / piece.length()));
                view.page().locator("#answer .nothing").waitFor();
                view.fill(DecksView.ROGUE);
                view.page().locator("#answer h2:has-text('Rogue')").waitFor();
            }
        }
    }
}
