package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** After one visit the page needs no network, and touches nothing that is not its own. */
@ExtendWith(SiteExtension.class)
class OfflineIT {

    private static final String OTHERS = "cardbench:/other/:1";

    private static Bench visited(Site site) {
        Bench bench = Bench.open(site, "");
        bench.page().evaluate("name => caches.open(name)", OTHERS);
        bench.page().locator("#offline:has-text('offline')").waitFor();
        bench.page().reload();
        return bench.ready();
    }

    @Test
    void withoutNetwork_everyLanguageOpens(Site site) {
        try (Bench bench = visited(site)) {
            bench.page().context().setOffline(true);
            // card names of a language are kept from their first use on; the browser says what it
            // cannot fetch
            bench.site().withNoisyConsole();
            for (String language : List.of("zh", "ja", "en")) {
                Page page = bench.page();
                page.navigate("about:blank");
                page.navigate(
                        site.address(Scheme.HTTP, "#deck=" + Bench.WARLOCK + "&lang=" + language));
                bench.ready();
                assertEquals(Bench.WARLOCK_TODAY, bench.text(".canonical .code"));
            }
        }
    }

    @Test
    void worker_keepsToItsFolder(Site site) {
        try (Bench bench = visited(site)) {
            assertEquals(
                    site.address(Scheme.HTTP, ""),
                    bench.page()
                            .evaluate(
                                    "() => navigator.serviceWorker.ready.then((it) => it.scope)"));
            @SuppressWarnings("unchecked")
            List<String> caches = (List<String>) bench.page().evaluate("() => caches.keys()");
            assertTrue(caches.remove(OTHERS), "what others keep is left alone");
            assertEquals(1, caches.size(), caches.toString());
            assertTrue(caches.get(0).startsWith("cardbench:/repo/:"), caches.toString());
        }
    }

    @Test
    void everyFileOfTheSite_isKept(Site site) {
        try (Bench bench = visited(site)) {
            Object missing =
                    bench.page()
                            .evaluate(
                                    """
                                    async (others) => {
                                      const name = (await caches.keys()).find((one) => one !== others);
                                      const cache = await caches.open(name);
                                      const kept = (await cache.keys()).map((one) => new URL(one.url).pathname);
                                      return ["index.html", "app.js", "cardbench.js", "css/base.css", "lang/zh.js",
                                        "icons/icon.svg", "manifest.webmanifest", "worker.js", "lab.wasm"]
                                        .filter((file) => !kept.includes("/repo/" + file));
                                    }""",
                                    OTHERS);
            assertEquals(List.of(), missing);
        }
    }

    @Test
    void newVersion_isToldAndTakenOnlyWhenAsked(Site site) throws IOException {
        Path index = Path.of(System.getProperty("site.dir"), "index.html");
        Site changing = site.with(Map.of());
        try (Bench bench = visited(changing)) {
            assertFalse(bench.visible("#update"));
            changing.replace(
                    "index.html", Files.readString(index).replace("<body>", "<body id=new>"));
            changing.replace(
                    "sw.js",
                    Files.readString(index.resolveSibling("sw.js"))
                            .replaceFirst("VERSION = \"", "VERSION = \"new")
                            .replaceFirst("\"index.html\": \"", "\"index.html\": \"new"));
            bench.page().evaluate("() => navigator.serviceWorker.ready.then((it) => it.update())");
            bench.page().locator("#update").waitFor();
            bench.page().reload();
            bench.ready();
            assertEquals("", bench.page().evaluate("() => document.body.id"), "not forced");
            bench.page().locator("#update").waitFor();
            bench.click("#update-now");
            bench.page().locator("body#new").waitFor();
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
                        .formatted(Bench.ROGUE);
        Site sharing = site.with(Map.of("another-app.html", form));
        try (Bench bench = visited(sharing)) {
            bench.page().navigate(sharing.address(Scheme.HTTP, "another-app.html"));
            bench.click("button");
            assertEquals("Shared", bench.ready().text("#answer h2"));
            assertTrue(bench.fragment().contains(Bench.ROGUE), bench.fragment());
        }
    }
}
