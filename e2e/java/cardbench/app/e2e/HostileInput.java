package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.QrPicture;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import cardbench.codes.export.HostileNames;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.odds.e2e.OddsView;
import cardbench.wizard.e2e.WizardEditor;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;

/**
 * A way into the page for what strangers write, with texts that would leave a trace if a browser
 * took them for more than texts.
 */
enum HostileInput {
    NAME_OF_A_DECK {
        @Override
        void enter(Page page) {
            StringBuilder post = new StringBuilder();
            for (String name : postedNames()) {
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
            for (String text : posted()) {
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
            page.evaluate(
                    """
                    async ([code, names]) => {
                      for (const name of names) {
                        location.hash = `deck=${code}&name=${encodeURIComponent(name)}`;
                        await FRAMES;
                      }
                    }"""
                            .replace("FRAMES", SitePage.FRAMES),
                    List.of(DecksView.ROGUE, names));
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
            take(page, "\"><img src=x onerror=trapped()>.yml", deckFile());
            page.locator("#odds-figures:not(.stale) .topic").first().waitFor();
        }
    },

    /** A list with texts as its title, as titles of its sections, as names and as sets. */
    LIST_OF_CARDS {
        @Override
        void enter(Page page) {
            page.fill("#box", listOfCards());
            page.locator("#deck-panel .card").first().waitFor();
        }
    },

    /** A collection with texts in headings, rows and its file's name, beside such a list. */
    COLLECTION {
        @Override
        void enter(Page page) {
            StringBuilder rows = new StringBuilder("Quantity,Name,").append(quoted(TRAPS.get(0)));
            for (String name : names()) {
                rows.append("\n1,").append(quoted(name)).append(',').append(quoted(name));
                rows.append('\n').append(quoted(name)).append(',').append(quoted(name));
            }
            page.fill("#box", listOfCards());
            page.locator("#deck-panel .card").first().waitFor();
            page.click("#tab-compare");
            page.click("#collection-compare");
            page.locator("#collection-open").waitFor();
            String name = TRAPS.get(0) + ".csv";
            byte[] file = rows.toString().getBytes(StandardCharsets.UTF_8);
            page.setInputFiles("#collection-file", new FilePayload(name, "text/csv", file));
            page.locator("#collection-summary").waitFor();
            page.click("#collection-keep");
            assertThat(page.locator("#collection")).containsText("onerror=trapped()");
        }
    },

    /** Groups of cards that a link of the calculator names, at last as a deck file. */
    CALCULATOR {
        @Override
        void enter(Page page) {
            List<String> traps = new ArrayList<>(TRAPS);
            Collections.reverse(traps); // the first trap stays open
            for (String trap : traps) {
                // once for the address, and once in it
                String group = encoded(encoded(trap));
                page.evaluate(
                        "(hash) => { location.hash = hash; }",
                        "odds&draw=40/5/" + group + ":3:1+/" + group + "2:9:1-2");
                assertThat(page.locator("#calculator-0-name")).hasValue(trap);
                page.locator("#calculator-chance").waitFor();
            }
            page.click("#calculator-continue");
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

    WIZARD_COLLECTION {
        @Override
        void enter(Page page) {
            JsonArray cards = collectionOfCards();
            page.evaluate("() => { location.hash = '#wizard'; }");
            WizardEditor.plain(page);
            page.fill("#wizard-text", cards.toString());
            page.locator(".collected").first().waitFor();
            page.fill("#wizard-search", "onerror=trapped()");
            assertThat(page.locator(".collected")).hasCount(1);
            page.selectOption("#wizard-filter-school", TRAPS.get(0));
            page.fill("#wizard-search", "");
            assertThat(page.locator(".collected")).hasCount(1);
            page.selectOption("#wizard-filter-school", "");
            page.click("#wizard-show-more");
            assertThat(page.locator(".collected")).hasCount(cards.size());
        }
    },

    ODDS_FORM {
        @Override
        void enter(Page page) {
            take(page, "x.yml", OddsView.SMALL);
            page.click("#odds-mode-form");
            page.locator("#form-card-0-count").waitFor();
            int cards = page.locator(".form-card").count();
            for (String trap : TRAPS) {
                page.fill("#form-new-card", trap);
                page.press("#form-new-card", "Enter");
                assertThat(page.locator(".form-card")).hasCount(++cards);
                page.fill("#form-topic-0-name", trap);
                page.press("#form-topic-0-name", "Enter");
                page.locator("#form-topic-0-title").getByText(trap).waitFor(attached());
            }
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

    /** Brings the texts in, and waits until the page shows what it makes of them. */
    abstract void enter(Page page);

    /** A deck file with texts as names of its cards, its topics and its combinations. */
    static String deckFile() {
        StringBuilder cards = new StringBuilder();
        StringBuilder combos = new StringBuilder();
        int n = 0;
        for (String text : texts()) {
            // without what no text file may hold
            String held =
                    cut(text)
                            .replaceAll(
                                    "[\\x{0}-\\x{1f}\\x{7f}-\\x{9f}\\p{Cs}\\p{Cn}\\x{feff}]", " ");
            String name = Json.value(held + n++).toString();
            cards.append("    ").append(name).append(": {count: 2, description: ");
            cards.append(name).append("}\n");
            if (n <= 12) {
                combos.append("        ").append(name).append(": {hand: [");
                combos.append(name).append("]}\n");
            }
        }
        return "deck:\n  cards:\n"
                + cards
                + "simulate:\n  tests:\n    \"<img src=x onerror=trapped()>\":\n"
                + "      start-card: 2\n      combos:\n"
                + combos;
    }

    /** Cards with texts in all that a collection shows, and with an object in their place. */
    static JsonArray collectionOfCards() {
        JsonArray cards = Json.array();
        for (String text : texts()) {
            JsonObject card = Json.object();
            for (String key : List.of("id", "name", "description", "rarity", "school", "type")) {
                card.add(key, cut(text));
            }
            cards.add(card);
        }
        JsonObject odd = Json.object().add("toString", 1).add("valueOf", 1);
        cards.add(Json.object().add("id", odd).add("name", odd).add("description", odd));
        return cards;
    }

    /** A list with texts as its title, as titles of its sections, as names and as sets. */
    static String listOfCards() {
        JsonObject list = Json.object().add("name", TRAPS.get(0)).add("game", "mtg");
        for (String text : names()) {
            JsonObject card = Json.object().add("count", 2).add("name", text).add("set", text);
            list.add(text, new JsonArray().add(card));
        }
        return list.toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }

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

    static List<String> texts() {
        List<String> texts = new ArrayList<>(TRAPS);
        texts.addAll(HostileNames.ALL);
        return texts;
    }

    /**
     * The texts of a post, each with a deck, which the page draws in dozens of ways: all traps, and
     * every third of the other texts; all of them with all seeds.
     */
    private static List<String> posted() {
        List<String> texts = new ArrayList<>(TRAPS);
        for (int i = 0; i < HostileNames.ALL.size(); i += Seeds.of(3, 1)) {
            texts.add(HostileNames.ALL.get(i));
        }
        return texts;
    }

    /** The texts of a post in one line each. */
    static List<String> postedNames() {
        return lines(posted());
    }

    /** Names in one line, as a deck's name is; without what no line can hold. */
    static List<String> names() {
        return lines(texts());
    }

    private static List<String> lines(List<String> texts) {
        return texts.stream()
                .map(text -> text.replaceAll("[\\r\\n\\u0000]", " ").strip())
                .filter(text -> !text.isEmpty())
                .map(HostileInput::cut)
                .toList();
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), 600));
    }
}
