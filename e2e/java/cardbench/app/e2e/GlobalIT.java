package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** What the scripts leave on the pages that load them: one global, whatever else is around. */
@ExtendWith(SiteExtension.class)
class GlobalIT {

    private static final String ADDED =
            """
            () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name))""";

    /** A host page: something of its own first, then the bundles. */
    private static String hostPage(String script) {
        return """
            <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body>
            <script>%s</script>
            <script>window.before = new Set([...Object.getOwnPropertyNames(window), "before"]);</script>
            <script src="cardbench.js"></script>
            <script>window.before.add("first"); window.first = Cardbench.call;</script>
            <script src="decks.js"></script>
            <script src="full-lab.js"></script>
            <script src="worker.js"></script>
            """
                .formatted(script);
    }

    private static final Map<String, String> HOSTS =
            Map.of(
                    "host-plain.html", hostPage(""),
                    "host-amd.html",
                            hostPage(
                                    "window.defined = 0;"
                                            + "window.define = function () { window.defined++; };"
                                            + "window.define.amd = {};"),
                    "host-commonjs.html",
                            hostPage("window.exports = {}; window.module = { exports };"),
                    "host-element.html", hostPage("document.body.id = 'Cardbench';"));

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void hostPages_getExactlyOneGlobal(Scheme scheme, Site site) {
        Site hosts = site.with(HOSTS);
        for (String host : HOSTS.keySet()) {
            try (SitePage page = hosts.open(scheme, host)) {
                assertEquals(List.of("Cardbench"), page.page().evaluate(ADDED), host);
                assertEquals("function", page.page().evaluate("() => typeof Cardbench.call"), host);
                Object answer = page.page().evaluate("() => Cardbench.call('{}')");
                for (String door : new String[] {"first", "Cardbench.labs['full-lab']().call"}) {
                    assertEquals(answer, page.page().evaluate("() => " + door + "('{}')"), host);
                }
            }
        }
    }

    @Test
    void moduleLoaders_areLeftAlone(Site site) {
        Site hosts = site.with(HOSTS);
        try (SitePage page = hosts.open(Scheme.HTTP, "host-amd.html")) {
            assertEquals(0, page.page().evaluate("() => defined"));
        }
        try (SitePage page = hosts.open(Scheme.HTTP, "host-commonjs.html")) {
            assertEquals(List.of(), page.page().evaluate("() => Object.keys(exports)"));
        }
    }

    @Test
    void whatIsNoText_isRefusedLikeEveryOtherBadRequest(Site site) {
        try (SitePage page = site.open(Scheme.HTTP, "index.html")) {
            String refused = (String) page.page().evaluate("() => Cardbench.call('null')");
            for (String argument :
                    new String[] {"", "null", "undefined", "42", "{}", "[]", "Symbol()", "1n"}) {
                assertEquals(
                        refused,
                        page.page().evaluate("() => Cardbench.call(" + argument + ")"),
                        argument);
            }
        }
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void ownPage_getsExactlyOneGlobal(Scheme scheme, Site site) {
        try (SitePage page = site.blank()) {
            page.page()
                    .addInitScript(
                            "window.before = new Set([...Object.getOwnPropertyNames(window),"
                                    + " 'before']);");
            page.page().navigate(site.address(scheme, "index.html"));
            assertEquals(List.of("Cardbench"), page.page().evaluate(ADDED));
        }
    }
}
