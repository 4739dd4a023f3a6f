package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.LabPage;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.contract.Dispatcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * A null is planted in every bundle: the request {@code 0} reaches the core as one. What the JVM
 * answers then, JavaScript and WebAssembly answer, too, and the next request as if nothing had
 * happened.
 */
@ExtendWith(SiteExtension.class)
class FaultIT {

    private static final String CODE = "AAECAQcAAewHAAA=";

    private static final String REQUEST = "{\"op\":\"decode\",\"text\":\"" + CODE + "\"}";

    /** Where a bundle makes a text of a request that is none. */
    private static final Pattern DOOR =
            Pattern.compile("\"string\"===typeof (\\w+)\\?\\1:\"null\"");

    private static final String TABLE =
            "cardbench-table 1\\tgenshin\\ten\\nid\\tname\\n1101\\tGanyu\\n";

    /** The site with a null to be had in each of its scripts. */
    private static Site planted(Site site) {
        Map<String, String> scripts =
                new HashMap<>(planted("cardbench.js", "decks.js", "full-lab.js"));
        String worker = LabPage.source("base/workers/worker.js");
        String request = "typeof data.request === \"string\" ? data.request : \"null\"";
        scripts.put(
                "worker.js",
                worker.replace(request, "data.request || (lab.backend === \"wasm\" ? null : 0)"));
        assertNotEquals(worker, scripts.get("worker.js"));
        return LabPage.in(site, scripts);
    }

    /** These bundles with a null to be had in each. */
    private static Map<String, String> planted(String... bundles) {
        Map<String, String> scripts = new HashMap<>();
        for (String bundle : bundles) {
            Matcher door = DOOR.matcher(shipped(bundle));
            scripts.put(
                    bundle, door.replaceFirst("0===$1?null:\"string\"===typeof $1?$1:\"null\""));
            assertNotEquals(shipped(bundle), scripts.get(bundle), bundle);
        }
        return scripts;
    }

    private static String shipped(String script) {
        try {
            return Files.readString(Path.of(System.getProperty("site.dir"), script));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void jvm_answersANullAsEveryFault() {
        assertEquals(Dispatcher.FAILED, new Dispatcher(DeckBundleOperations.all()).call(null));
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void nullInTheFirstBundle_isAnsweredAsOnTheJvm(Scheme scheme, Site site) {
        try (SitePage page = planted(site).open(scheme, LabPage.PATH)) {
            Object before = page.page().evaluate("request => first(request)", REQUEST);
            assertEquals(Dispatcher.FAILED, page.page().evaluate("() => first(0)"));
            assertEquals(before, page.page().evaluate("request => first(request)", REQUEST));
        }
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void nullInTheDesk_isAnsweredAsOnTheJvm_andWhatWasOpenIsOpen(Scheme scheme, Site site) {
        try (SitePage page = planted(site).open(scheme, LabPage.PATH)) {
            page.page().evaluate("() => Cardbench.table('t', \"" + TABLE + "\")");
            page.page()
                    .evaluate(
                            "() => Cardbench.open('strings.conf', 's',"
                                    + " new TextEncoder().encode('!setname 0x8 HERO'))");
            page.page().evaluate("() => Cardbench.table('closed', \"" + TABLE + "\")");
            page.page().evaluate("() => Cardbench.call('{\"op\":\"close\",\"name\":\"closed\"}')");
            String open =
                    "() => ['tables', 'setnames.list']"
                            + ".map((op) => Cardbench.call(JSON.stringify({ op })))";
            Object before = page.page().evaluate(open);
            assertEquals(Dispatcher.FAILED, page.page().evaluate("() => Cardbench.call(0)"));
            assertEquals(before, page.page().evaluate(open));
        }
    }

    @Test
    void errorThatLeavesABundle_isAnsweredAsOnTheJvm(Site site) {
        String decksCore = shipped("decks.js");
        Matcher door = Pattern.compile("try\\{return ").matcher(decksCore);
        String broken =
                door.replaceFirst("try{if(window.trap)throw new RangeError(\"stack\");return ");
        assertNotEquals(decksCore, broken);
        try (SitePage page =
                LabPage.in(site, Map.of("decks.js", broken)).open(Scheme.HTTP, LabPage.PATH)) {
            Object before = page.page().evaluate("request => Cardbench.call(request)", REQUEST);
            String trapped =
                    "request => { window.trap = true; const answer = Cardbench.call(request);"
                            + " window.trap = false; return answer; }";
            assertEquals(Dispatcher.FAILED, page.page().evaluate(trapped, REQUEST));
            assertEquals(
                    before, page.page().evaluate("request => Cardbench.call(request)", REQUEST));
        }
    }

    /**
     * A page that loads nothing but {@code full-lab.js} asks it as it would ask the smaller
     * bundles.
     */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void labAlone_answersACallAndOpensData_andStartsAnewAfterAFault(Scheme scheme, Site site) {
        Map<String, String> files = new HashMap<>(planted("full-lab.js"));
        files.put(
                "alone.html",
                "<!doctype html><meta charset=\"utf-8\"><link rel=\"icon\" href=\"data:,\">"
                        + "<script src=\"full-lab.js\"></script>");
        try (SitePage page = site.with(files).open(scheme, "alone.html")) {
            page.page()
                    .evaluate(
                            "() => Cardbench.open('strings.conf', 's',"
                                    + " new TextEncoder().encode('!setname 0x8 HERO'))");
            String list = "() => Cardbench.call('{\"op\":\"setnames.list\"}')";
            Object before = page.page().evaluate(list);
            assertTrue(before.toString().contains("HERO"), before.toString());
            assertEquals(Dispatcher.FAILED, page.page().evaluate("() => Cardbench.call(0)"));
            assertEquals(before, page.page().evaluate(list));
        }
    }

    private static void inTheWorker(Scheme scheme, String backend, Site site) {
        try (SitePage page = planted(site).open(scheme, LabPage.PATH)) {
            page.page()
                    .evaluate(
                            "() => lab.open('strings.conf', 's',"
                                    + " new TextEncoder().encode('!setname 0x8 HERO'))");
            String list = "() => lab.call('{\"op\":\"setnames.list\"}')";
            Object before = page.page().evaluate(list);
            assertEquals(backend, page.page().evaluate("() => lab.backend"));
            assertEquals(Dispatcher.FAILED, page.page().evaluate("() => lab.call(0)"));
            assertEquals("", page.page().evaluate("() => lab.backend"), "its worker is ended");
            assertEquals(before, page.page().evaluate(list));
            assertEquals(backend, page.page().evaluate("() => lab.backend"));
        }
    }

    @Test
    void nullInWebAssembly_isAnsweredAsOnTheJvm_andWhatWasOpenIsOpen(Site site) {
        inTheWorker(Scheme.HTTP, "wasm", site);
    }

    @Test
    void nullInTheLabFromDisk_isAnsweredAsOnTheJvm_andWhatWasOpenIsOpen(Site site) {
        inTheWorker(Scheme.FILE, "js", site);
    }

    @Test
    void nullInTheWidget_isNoDeck(Site site) {
        String widget = shipped("cardbench-widget.js");
        // the widget asks its core for the deck of a text in a language
        Matcher deck = Pattern.compile("(\\w+)\\.deck\\((\\w+),").matcher(widget);
        String planted = deck.replaceFirst("$1.deck($2===\"planted\"?null:$2,");
        assertNotEquals(widget, planted);
        Map<String, String> files =
                Map.of(
                        "cardbench-widget.js",
                        planted,
                        "planted.html",
                        "<!doctype html><meta charset=\"utf-8\"><link rel=\"icon\" href=\"data:,\">"
                                + "<card-deck code=\"planted\"></card-deck><card-deck code=\""
                                + CODE
                                + "\"></card-deck><script src=\"cardbench-widget.js\"></script>");
        try (SitePage page = site.with(files).open(Scheme.HTTP, "planted.html")) {
            page.page()
                    .waitForFunction(
                            "() => document.querySelectorAll('card-deck')[1].shadowRoot.textContent !== ''");
            // card 1004, which the tables of the site name
            page.page()
                    .waitForFunction(
                            "() => document.querySelectorAll('card-deck')[1]"
                                    + ".shadowRoot.textContent.includes('Flamestrike')");
        }
    }
}
