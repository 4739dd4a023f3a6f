package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Promised;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After one visit the page needs no network, and touches nothing that is not its own. */
@ExtendWith(SiteExtension.class)
@TakesTurns(3)
class OfflineIT {

    private static final String KEPT =
            """
            async (path) => {
              for (const key of await caches.keys()) {
                if (await (await caches.open(key)).match(path, { ignoreSearch: true })) {
                  return true;
                }
              }
              return false;
            }
            """;

    private static final String OTHERS = "cardbench:/other/:1";

    private static DecksView visited(Site site) {
        DecksView view = DecksView.open(site.withServiceWorker(), "");
        view.page().evaluate("name => caches.open(name)", OTHERS);
        view.page().locator("#offline:has-text('offline')").waitFor();
        view.page().reload();
        return view.ready();
    }

    private static void disconnect(DecksView view) {
        view.page().context().setOffline(true);
        // not every Chromium tells the page, as it does where the network is really gone
        view.page()
                .addInitScript(
                        "Object.defineProperty(Navigator.prototype, 'onLine', {get: () => false});");
    }

    @Test
    void withoutNetwork_everyLanguageOpens(Site site) {
        try (DecksView view = visited(site)) {
            for (String language : List.of("zh", "ja", "en")) {
                view.page().selectOption("#language", language);
                String table = language.equals("zh") ? "zh-CN" : language;
                Promised.await(view.page(), KEPT, "cards/hearthstone." + table + ".js");
            }
            disconnect(view);
            for (String language : List.of("zh", "ja", "en")) {
                Page page = view.page();
                page.navigate("about:blank");
                page.navigate(
                        site.address(
                                Scheme.HTTP, "#deck=" + DecksView.WARLOCK + "&lang=" + language));
                view.ready();
                assertEquals(DecksView.WARLOCK_TODAY, view.text(".canonical .code"));
            }
        }
    }

    /** The tables of the languages that were chosen while there was a network. */
    @ParameterizedTest
    @TakesTurns(4)
    @CsvSource({"en, en, Ganyu", "zh, zh-CN, 甘雨", "ja, ja, 甘雨", "ru, ru, Гань Юй"})
    void withoutNetwork_cardsHaveNames(String language, String table, String name, Site site) {
        try (DecksView view = visited(site)) {
            view.fill(DecksView.GENIUS);
            String choice = language.equals("ru") ? "#card-language" : "#language";
            view.page().selectOption(choice, language);
            view.fill(DecksView.WARLOCK);
            view.page().locator(".groups .card a").first().waitFor();
            for (String game : List.of("genshin", "hearthstone")) {
                Promised.await(view.page(), KEPT, "cards/" + game + "." + table + ".js");
            }
            disconnect(view);
            view.page().reload();
            view.ready().fill(DecksView.GENIUS);
            view.page().locator(".groups .card:has-text('" + name + "')").first().waitFor();
            view.fill(DecksView.WARLOCK);
            view.page().locator(".groups .card a").first().waitFor();
        }
    }

    /** One view after the other, each in a page that is loaded anew. */
    @Test
    void withoutNetwork_everyViewWorks(Site site) {
        try (DecksView view = visited(site)) {
            disconnect(view);
            for (String[] shown :
                    new String[][] {
                        {"odds", "#odds-example-1", "#odds-figures .topic"},
                        {"wizard", "#wizard-example-stone", "#wizard-zones .seat"},
                        {"archetypes", "", "#setcode-slots .memberships"},
                        {"help", "", "#table-sources li"}
                    }) {
                Page page = view.page();
                page.navigate("about:blank");
                page.navigate(site.address(Scheme.HTTP, "#lang=en"));
                view.ready();
                page.evaluate("(fragment) => { location.hash = fragment; }", shown[0]);
                if (!shown[1].isEmpty()) {
                    view.click(shown[1]);
                }
                page.locator(shown[2]).first().waitFor();
            }
        }
    }

    /** Every file, in a cache of its own, in its folder alone; the size of it all is said. */
    @Test
    void whatIsKept_isTheSiteAlone_andItsSizeIsSaid(Site site) {
        try (DecksView view = visited(site)) {
            Page page = view.page();
            assertThat(view.locator("#offline"))
                    .hasText(Pattern.compile("^Works offline \\(\\d\\.\\d MB stored\\)\\.$"));
            page.selectOption("#language", "zh");
            assertThat(view.locator("#offline")).containsText("可离线使用");
            assertEquals(
                    site.address(Scheme.HTTP, ""),
                    page.evaluate("() => navigator.serviceWorker.ready.then((it) => it.scope)"));
            @SuppressWarnings("unchecked")
            List<String> caches = (List<String>) page.evaluate("() => caches.keys()");
            assertTrue(caches.remove(OTHERS), "what others keep is left alone");
            assertEquals(1, caches.size(), caches.toString());
            assertTrue(caches.get(0).startsWith("cardbench:/repo/:"), caches.toString());
            Object missing =
                    page.evaluate(
                            """
                            async (name) => {
                              const cache = await caches.open(name);
                              const kept = (await cache.keys()).map((one) => new URL(one.url).pathname);
                              return ["index.html", "main.js", "cardbench.js", "css/base.css", "words/zh/page.js",
                                "icons/icon.svg", "manifest.webmanifest", "worker.js", "odds-lab.wasm"]
                                .filter((file) => !kept.includes("/repo/" + file));
                            }""",
                            caches.get(0));
            assertEquals(List.of(), missing);
        }
    }

    @Test
    void newVersion_isToldAndTakenOnlyWhenAsked(Site site) throws IOException {
        Site changing = site.with(Map.of());
        try (DecksView view = visited(changing)) {
            assertThat(view.locator("#update").first()).not().isVisible();
            replaceIndex(changing, "<body id=new>");
            view.page().evaluate("() => navigator.serviceWorker.ready.then((it) => it.update())");
            view.page().locator("#update").waitFor();
            view.page().reload();
            view.ready();
            assertEquals("", view.page().evaluate("() => document.body.id"), "not forced");
            view.page().locator("#update").waitFor();
            view.click("#update-now");
            view.page().locator("body#new").waitFor();
        }
    }

    /** The browser ends while its worker fetches the files of the new version. */
    @Test
    void updateThatIsKilled_leavesTheOldVersionWhole(Site site, @TempDir Path profile)
            throws IOException {
        Site changing = site.with(Map.of());
        String address = changing.address(Scheme.HTTP, "#lang=en&deck=" + DecksView.GENIUS);
        String sound;
        try (SitePage page = changing.inProfile(profile)) {
            page.page().navigate(address);
            page.page().locator("#offline:has-text('offline')").waitFor();
            page.page().reload();
            sound = replaceIndex(changing, "<body id=new>");
            changing.replace(
                    "sw.js",
                    sound.replace(
                            "addEventListener(\"install\",",
                            "const match = Cache.prototype.match; let matches = 0;"
                                    + " Cache.prototype.match = function (...given) {"
                                    + " return ++matches > 50 ? new Promise(() => {}) : match.apply(this, given); };"
                                    + " addEventListener(\"install\","));
            page.page()
                    .evaluate("() => { navigator.serviceWorker.ready.then((it) => it.update()); }");
            Promised.await(
                    page.page(),
                    """
                            async () => {
                              const names = (await caches.keys()).filter((name) => name.startsWith("cardbench:/repo/:new"));
                              return names.length === 1 && (await (await caches.open(names[0])).keys()).length > 0;
                            }""");
        }
        changing.replace("sw.js", sound);
        try (SitePage page = changing.inProfile(profile)) {
            page.page().context().setOffline(true);
            page.page().navigate(address);
            assertThat(page.page().locator("#answer h2")).containsText("Ganyu");
            assertThat(page.page().locator("body#new")).hasCount(0);
            page.page().context().setOffline(false);
            page.page()
                    .evaluate("() => { navigator.serviceWorker.ready.then((it) => it.update()); }");
            page.page().click("#update-now");
            page.page().locator("body#new").waitFor();
            assertThat(page.page().locator("#answer h2")).containsText("Ganyu");
        }
    }

    /** The browser ends while the worker of the first visit keeps the files. */
    @Test
    void firstVisitThatIsKilled_promisesNothingAndIsMadeUpFor(Site site, @TempDir Path profile)
            throws IOException {
        Site changing = site.with(Map.of());
        String address = changing.address(Scheme.HTTP, "#lang=en&deck=" + DecksView.GENIUS);
        String hanging =
                "const put = Cache.prototype.put; let puts = 0; Cache.prototype.put ="
                        + " function (...given) { return ++puts > 20 ? new Promise(() => {})"
                        + " : put.apply(this, given); }; addEventListener(\"install\",";
        changing.replace("sw.js", built("sw.js").replace("addEventListener(\"install\",", hanging));
        try (SitePage page = changing.inProfile(profile)) {
            page.page().navigate(address);
            Promised.await(
                    page.page(),
                    """
                            async () => {
                              const names = (await caches.keys()).filter((name) => name.startsWith("cardbench:/repo/:"));
                              return names.length === 1 && (await (await caches.open(names[0])).keys()).length === 20;
                            }""");
            assertThat(page.page().locator("#answer h2")).containsText("Ganyu");
            assertThat(page.page().locator("#offline:has-text('offline')")).hasCount(0);
        }
        changing.replace("sw.js", built("sw.js"));
        try (SitePage page = changing.inProfile(profile)) {
            page.page().navigate(address);
            assertThat(page.page().locator("#answer h2")).containsText("Ganyu");
            page.page().locator("#offline:has-text('offline')").waitFor();
            page.page().context().setOffline(true);
            page.page().reload();
            assertThat(page.page().locator("#answer h2")).containsText("Ganyu");
        }
    }

    /**
     * A new version of the site: another body of the page, and a worker that knows it, which is
     * returned.
     */
    private static String replaceIndex(Site site, String body) throws IOException {
        String index = built("index.html").replace("<body>", body);
        site.replace("index.html", index);
        String worker =
                built("sw.js")
                        .replaceFirst("VERSION = \"", "VERSION = \"new")
                        .replaceFirst("\"index.html\": \"\\w+", "\"index.html\": \"" + hash(index));
        site.replace("sw.js", worker);
        return worker;
    }

    private static String built(String path) throws IOException {
        return Files.readString(Path.of(System.getProperty("site.dir"), path));
    }

    private static String hash(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * What is kept of a file, in every cache of this site: {@code wrong}, {@code right} or none.
     */
    private static Object kept(DecksView view, String path) {
        return view.page()
                .evaluate(
                        """
                        async (path) => {
                          const found = [];
                          for (const name of (await caches.keys()).filter((one) => one.startsWith("cardbench:/repo/:"))) {
                            const held = await (await caches.open(name)).match(path, { ignoreSearch: true });
                            if (held) found.push((await held.text()).includes("wrong") ? "wrong" : "right");
                          }
                          return found.join(" ");
                        }""",
                        path);
    }

    @Test
    void wrongFileAtTheFirstVisit_isNotKept(Site site) throws IOException {
        Site changing = site.with(Map.of("share.js", "wrong = true;"));
        try (DecksView view = DecksView.open(changing.withServiceWorker(), "")) {
            view.site().withNoisyConsole(); // it tells of the worker that could not be installed
            Promised.await(
                    view.page(),
                    """
                            async () => {
                              const registration = await navigator.serviceWorker.getRegistration();
                              window.began = window.began || Boolean(registration);
                              return window.began && !(registration && (registration.installing || registration.active));
                            }""");
            assertFalse(kept(view, "share.js").toString().contains("wrong"));
            changing.replace("share.js", built("share.js"));
            view.page().reload();
            view.page().locator("#offline:has-text('offline')").waitFor();
            assertEquals("right", kept(view, "share.js"), "it heals by itself");
        }
    }

    @Test
    void wrongFileOfAnEarlierVersion_isNotTakenOver(Site site) throws IOException {
        Site changing = site.with(Map.of());
        try (DecksView view = visited(changing)) {
            view.page()
                    .evaluate(
                            """
                            async () => {
                              const name = (await caches.keys()).find((one) => one.startsWith("cardbench:/repo/:"));
                              const cache = await caches.open(name);
                              const [request] = await cache.keys("share.js", { ignoreSearch: true });
                              await cache.put(request, new Response("wrong = true;"));
                            }""");
            assertEquals("wrong", kept(view, "share.js"));
            replaceIndex(changing, "<body id=new>");
            view.page().evaluate("() => navigator.serviceWorker.ready.then((it) => it.update())");
            view.page().locator("#update").waitFor();
            view.click("#update-now");
            view.page().locator("body#new").waitFor();
            view.ready();
            Promised.await(
                    view.page(),
                    "async () => (await caches.keys()).filter((one) =>"
                            + " one.startsWith('cardbench:/repo/:')).length === 1");
            assertEquals("right", kept(view, "share.js"));
        }
    }

    @Test
    void wrongTable_isNotKept_andNothingIsPromised(Site site) throws IOException {
        String path = "cards/hearthstone.en.js";
        Site changing = site.with(Map.of(path, "wrong = true;"));
        try (DecksView view = DecksView.open(changing.withServiceWorker(), "")) {
            Promised.await(
                    view.page(),
                    """
                            async () => {
                              const name = (await caches.keys()).find((one) => one.startsWith("cardbench:/repo/:"));
                              return name && (await (await caches.open(name)).keys())
                                .some((file) => file.url.includes("genshin.en.js"));
                            }""");
            assertEquals("", kept(view, path));
            assertThat(view.locator("#offline")).hasText("");
            changing.replace(path, built(path));
            view.page().reload();
            view.page().locator("#offline:has-text('offline')").waitFor();
            assertEquals("right", kept(view, path));
        }
    }

    @Test
    void sharedText_comesInWithoutLeavingTheDevice(Site site) {
        String form =
                """
                <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
                <form action="share" method="post" enctype="multipart/form-data">
                <input name="title" value="### Shared"><input name="text" value="%s"><button>Share</button>
                </form>
                """
                        .formatted(DecksView.ROGUE);
        Site sharing = site.with(Map.of("another-app.html", form));
        try (DecksView view = visited(sharing)) {
            view.page().navigate(sharing.address(Scheme.HTTP, "another-app.html"));
            view.click("button");
            assertEquals("Shared", view.ready().text("#answer h2"));
            view.awaitFragment(DecksView.ROGUE);
        }
    }

    /** With a line that the reader saves, nothing is kept before a press. */
    @Test
    void savedData_waitsForAPress(Site site) {
        try (SitePage blank = site.withServiceWorker().blank()) {
            blank.page()
                    .addInitScript(
                            "Object.defineProperty(navigator, 'connection',"
                                    + " { value: { saveData: true, effectiveType: '4g' } });");
            blank.page().navigate(site.withServiceWorker().address(Scheme.HTTP, "index.html"));
            blank.page().locator("#keep-offline").waitFor();
            assertEquals(0, blank.page().evaluate("async () => (await caches.keys()).length"));
            blank.page().click("#keep-offline");
            blank.page().locator("#offline:has-text('Works offline')").waitFor();
        }
    }

    @Test
    void sharedPicture_isReadAsIfItWereDropped(Site site) throws Exception {
        String form =
                """
                <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
                <form action="share" method="post" enctype="multipart/form-data">
                <input name="file" type="file"><button>Share</button>
                </form>
                """;
        Site sharing = site.with(Map.of("another-app.html", form));
        try (DecksView view = visited(sharing)) {
            view.fill(DecksView.ROGUE).share("picture");
            Path png = view.page().waitForDownload(() -> view.click("#share-save-png")).path();
            byte[] bytes = Files.readAllBytes(png);
            view.click("#clear");
            view.page().navigate(sharing.address(Scheme.HTTP, "another-app.html"));
            view.page().setInputFiles("input", new FilePayload("shot.png", "image/png", bytes));
            view.click("button");
            assertThat(view.locator("#box")).hasValue(Pattern.compile(DecksView.ROGUE));
            assertThat(view.locator("#answer h2")).hasText("Standard Rogue");
            assertFalse(view.page().url().contains("shared"), view.page().url());
            assertEquals(
                    204,
                    view.page().evaluate("async () => (await fetch('shared-picture')).status"),
                    "nothing of it is kept");
        }
    }

    /**
     * A page elsewhere may post an SVG here, too; opened by its address, it would run on this site.
     */
    @Test
    void sharedPicture_isGivenToNoFrame(Site site) {
        Site sharing = site.with(Map.of("another-app.html", "<!doctype html><title>x</title>"));
        try (DecksView view = visited(sharing)) {
            Page page = view.page();
            page.navigate(sharing.address(Scheme.HTTP, "another-app.html"));
            page.evaluate(
                    """
                    () => {
                      const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>parent.ran = 1</script></svg>";
                      const form = new FormData();
                      form.append("file", new File([svg], "x.svg", { type: "image/svg+xml" }));
                      return fetch("share", { method: "POST", body: form, redirect: "manual" });
                    }""");
            Response answer =
                    page.waitForResponse(
                            "**/shared-picture",
                            () ->
                                    page.evaluate(
                                            "() => { const frame = document.createElement('iframe');"
                                                    + " frame.src = 'shared-picture';"
                                                    + " document.body.append(frame); }"));
            assertEquals(204, answer.status());
            assertEquals(
                    "image/svg+xml",
                    page.evaluate(
                            "async () => (await (await fetch('shared-picture')).blob()).type"),
                    "the script of the page gets it");
        }
    }

    @Test
    void sharedTextThatIsTooLong_isCutAndSaid(Site site) {
        String form =
                """
                <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
                <form action="share" method="post" enctype="multipart/form-data">
                <textarea name="text"></textarea><input name="url"><button>Share</button>
                </form>
                """;
        Site sharing = site.with(Map.of("another-app.html", form));
        try (DecksView view = visited(sharing)) {
            view.page().navigate(sharing.address(Scheme.HTTP, "another-app.html"));
            view.page()
                    .evaluate(
                            "() => { document.forms[0].text.value = 'x'.repeat(3000000);"
                                    + " document.forms[0].url.value = 'y'.repeat(3000000); }");
            view.click("button");
            assertTrue(view.ready().text("#trouble").contains("Too long"), view.text("#trouble"));
            assertEquals(262_144, view.box().length());
        }
    }
}
