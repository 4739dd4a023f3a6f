package cardbench.codes.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The userscript on pages in the structure of sites where people post, injected as a manager of
 * userscripts does: in a function, with the resources that its metadata name.
 */
@ExtendWith(SiteExtension.class)
class UserScriptIT {

    private static final String CODE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    private static final String MARKS = "document.querySelectorAll('[data-cardbench]').length";

    private static final Pattern RESOURCE = Pattern.compile("(?m)^// @resource (\\S+) (\\S+)$");

    /** A manager: what it keeps of the site is in its store, and it offers one command. */
    private static final String MANAGER =
            """
            ([script, resources, on]) => new Function("resources", "on", `
              const GM_info = { script: { downloadURL: "https://example.org/cardbench/cardbench.user.js" } };
              const GM_getResourceText = (name) => resources[name];
              const GM_getValue = (key, value) => (key === "on:" + location.hostname ? on : value);
              const GM_setValue = (key, value) => { window.kept = key + " " + value; };
              const GM_registerMenuCommand = (words, run) => { window.menu = run; window.words = words; };
              ` + script)(resources, on)
            """;

    private static SitePage open(HostPages hosts, String page, String language) {
        SitePage opened = hosts.open(page, new Browser.NewContextOptions().setLocale(language));
        opened.page()
                .evaluate(
                        "window.tasks = []; new PerformanceObserver((list) => list.getEntries()"
                                + ".forEach((one) => tasks.push(one.duration)))"
                                + ".observe({ type: 'longtask' })");
        return opened;
    }

    private static void inject(SitePage page, Site site, boolean on) throws IOException {
        String script = Files.readString(site.folder().resolve("cardbench.user.js"));
        JsonObject resources = new JsonObject();
        Matcher resource = RESOURCE.matcher(script);
        while (resource.find()) {
            String table = Files.readString(site.folder().resolve(resource.group(2)));
            resources.addProperty(resource.group(1), table);
        }
        assertEquals(12, resources.size());
        Map<String, Object> texts = new TreeMap<>();
        resources.entrySet().forEach(one -> texts.put(one.getKey(), one.getValue().getAsString()));
        page.page().evaluate(MANAGER, List.of(script, texts, on));
    }

    private static void awaitMarks(Page page, int count) {
        page.waitForFunction(MARKS + " === " + count);
    }

    /** All texts and attributes of the page, those in closed roots among them. */
    private static String everyText(SitePage page) {
        JsonObject all = new JsonObject();
        all.addProperty("depth", -1);
        all.addProperty("pierce", true);
        List<String> texts = new ArrayList<>();
        collect(page.session().send("DOM.getDocument", all).getAsJsonObject("root"), texts);
        return String.join("\n", texts);
    }

    private static void collect(JsonObject node, List<String> texts) {
        if (node.has("nodeValue") && !node.get("nodeValue").getAsString().isEmpty()) {
            texts.add(node.get("nodeValue").getAsString());
        }
        if (node.has("attributes")) {
            texts.add(node.get("attributes").toString());
        }
        for (String below : List.of("children", "shadowRoots")) {
            JsonArray nodes = node.has(below) ? node.getAsJsonArray(below) : new JsonArray();
            for (JsonElement one : nodes) {
                collect(one.getAsJsonObject(), texts);
            }
        }
    }

    /** Brings the pointer to a mark, and waits for a word of its deck. */
    private static void showDeck(SitePage page, int mark, String word) {
        String middle =
                "(i) => { const box = document.querySelectorAll('[data-cardbench]')[i]"
                        + ".getBoundingClientRect();"
                        + " return [box.x + box.width / 2, box.y + box.height / 2]; }";
        List<?> at = (List<?>) page.page().evaluate(middle, mark);
        page.page()
                .mouse()
                .move(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
        long tries = 0;
        while (!everyText(page).contains(word) && tries++ < 200) {
            SitePage.awaitFrames(page.page());
        }
        assertTrue(everyText(page).contains(word), word);
    }

    @ParameterizedTest
    @CsvSource({
        "reddit, en-GB, 3, Dark Pact",
        "nga, zh-CN, 4, 雷电将军",
        "bilibili, zh-CN, 3, 禁忌仪式",
        "tieba, zh-CN, 3, 禁忌仪式",
        "hsguru, zh-CN, 2, 禁忌仪式",
        "discourse, en-GB, 2, Yu-Gi-Oh!",
        "phpbb, ja, 2, 雷電将軍",
        "github, ja, 3, ウィスプ",
    })
    void everyCode_hasAMarkWithItsDeck(
            String page, String language, int marks, String word, Site site) throws IOException {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = open(hosts, "kept-" + page + ".html", language)) {
            List<String> requests = new ArrayList<>();
            opened.page().onRequest(request -> requests.add(request.url()));
            String fields =
                    "Array.from(document.querySelectorAll('textarea,input,"
                            + "[contenteditable]'), (one) => one.value ?? one.innerHTML).join()";
            Object written = opened.page().evaluate(fields);
            inject(opened, site, true);
            awaitMarks(opened.page(), marks);
            showDeck(opened, 0, word);
            assertEquals(written, opened.page().evaluate(fields));
            assertEquals(List.of(), requests);
            opened.page().evaluate("document.body.append(document.createElement('p'))");
            SitePage.awaitFrames(opened.page());
            assertEquals(marks + 1, opened.page().evaluate(MARKS)); // and the panel
            opened.picture("userscript-" + page);
        }
    }

    /** The system is light. */
    @ParameterizedTest
    @CsvSource({"#101418, dark", "#fffdf4, light"})
    void deck_hasTheThemeOfThePage(String ground, String theme, Site site) throws IOException {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = open(hosts, "kept-phpbb.html", "en-GB")) {
            opened.page()
                    .evaluate(
                            "(ground) => { for (const one of document.querySelectorAll('*'))"
                                    + " one.style.background = ground; }",
                            ground);
            inject(opened, site, true);
            awaitMarks(opened.page(), 2);
            showDeck(opened, 0, "\"data-theme\",\"" + theme + "\"");
        }
    }

    @Test
    void lateTexts_areMarkedOnceAndChangedOnesAnew(Site site) throws IOException {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = open(hosts, "kept-reddit.html", "en-GB")) {
            Page page = opened.page();
            inject(opened, site, true);
            awaitMarks(page, 3);
            page.evaluate(
                    "(code) => { const late = document.createElement('p'); late.id = 'late';"
                            + " late.textContent = 'a ' + code + ' b ' + code + ' c';"
                            + " document.body.append(late); }",
                    CODE);
            awaitMarks(page, 5);
            assertEquals(
                    "a " + CODE + "| b " + CODE + "| c",
                    page.evaluate(
                            "Array.from(document.getElementById('late').childNodes, (one) =>"
                                    + " one.nodeType === 3 ? one.data : '|').join('')"));
            page.evaluate("document.getElementById('late').firstChild.data = 'nothing '");
            awaitMarks(page, 4);
            page.evaluate("document.getElementById('late').remove()");
            awaitMarks(page, 3);
        }
    }

    /** With the three codes of the page, five hundred. */
    private static void addCodes(Page page) {
        page.evaluate(
                "(code) => { for (let i = 0; i < 497; i++) { const late ="
                        + " document.createElement('p'); late.textContent = i + ' ' + code;"
                        + " document.body.append(late); } }",
                CODE);
    }

    @Test
    void fiveHundredCodes_leaveThePageSmooth(Site site) throws IOException {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = open(hosts, "kept-github.html", "en-GB")) {
            Page page = opened.page();
            addCodes(page);
            page.evaluate("window.tasks.length = 0");
            inject(opened, site, true);
            awaitMarks(page, 500);
            System.out.println("long tasks, ms: " + page.evaluate("window.tasks.map(Math.round)"));
        }
    }

    /**
     * By a clock on which each look takes 3 ms, slices of 8 ms read three texts, whatever the
     * machine is doing.
     */
    @Test
    void fiveHundredCodes_areReadInSlices(Site site) throws IOException {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = open(hosts, "kept-github.html", "en-GB")) {
            Page page = opened.page();
            addCodes(page);
            page.evaluate(
                    "() => { let now = 0; performance.now = () => (now += 3); window.slices = []; let last = 0;"
                            + " window.requestIdleCallback = (next) => { const marks = "
                            + MARKS
                            + "; slices.push(marks - last); last = marks; setTimeout(next); }; }");
            inject(opened, site, true);
            awaitMarks(page, 500);
            Object most = page.evaluate("Math.max(...slices)");
            assertTrue(((Number) most).intValue() <= 3, "a slice of " + most + " codes");
            Object count = page.evaluate("slices.length");
            assertTrue(((Number) count).intValue() >= 500 / 3, count + " slices");
        }
    }

    @Test
    void switch_isOffUntilItsReaderTurnsItOn(Site site) throws IOException {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = open(hosts, "kept-nga.html", "zh-CN")) {
            Page page = opened.page();
            inject(opened, site, false);
            for (int frame = 0; frame < 20; frame++) {
                SitePage.awaitFrames(page);
            }
            assertEquals(0, page.evaluate(MARKS));
            assertEquals("在 127.0.0.1 显示卡组：开或关", page.evaluate("words"));
            page.evaluate("menu()");
            awaitMarks(page, 4);
            assertEquals("on:127.0.0.1 true", page.evaluate("kept"));
            page.evaluate("menu()");
            awaitMarks(page, 0);
            assertEquals("on:127.0.0.1 false", page.evaluate("kept"));
        }
    }

    /** A page with the strictest policy, which looks into what is put into it and presses it. */
    @Test
    void hostilePage_seesNoDeckAndOpensNothing(Site site) throws IOException {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = site.blank(new Browser.NewContextOptions().setLocale("en-GB"))) {
            Page page = opened.page();
            List<String> requests = new ArrayList<>();
            page.route(
                    "**/hostile.html",
                    route ->
                            route.fulfill(
                                    new Route.FulfillOptions()
                                            .setHeaders(
                                                    Map.of(
                                                            "content-type",
                                                            "text/html",
                                                            "content-security-policy",
                                                            "default-src 'none'; script-src"
                                                                    + " 'unsafe-eval'"))
                                            .setBody(
                                                    "<title>\u200b</title><p>"
                                                            + CODE
                                                            + "</p><p>&lt;img src=x"
                                                            + " onerror=alert(1)&gt; "
                                                            + CODE
                                                            + "</p>")));
            page.navigate(hosts.address("hostile.html"));
            page.onRequest(request -> requests.add(request.url()));
            inject(opened, site, true);
            awaitMarks(page, 2);
            page.evaluate(
                    "for (const mark of document.querySelectorAll('[data-cardbench]')) {"
                            + " for (const type of ['click', 'pointerenter', 'focus'])"
                            + " mark.dispatchEvent(new Event(type, { bubbles: true })); }");
            for (int frame = 0; frame < 20; frame++) {
                SitePage.awaitFrames(page);
            }
            assertEquals(2, page.evaluate(MARKS), "no panel by events of the page");
            assertEquals(
                    true,
                    page.evaluate(
                            "Array.from(document.querySelectorAll('[data-cardbench]'))"
                                    + ".every((mark) => mark.shadowRoot === null"
                                    + " && mark.textContent === '' && !mark.outerHTML.includes('"
                                    + CODE
                                    + "'))"));
            showDeck(opened, 1, "Wisp");
            assertEquals(false, page.evaluate("document.body.innerText.includes('Wisp')"));
            assertEquals(List.of(), requests);
        }
    }
}
