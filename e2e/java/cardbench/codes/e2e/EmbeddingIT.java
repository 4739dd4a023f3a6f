package cardbench.codes.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The snippets for pages of others, and the widget on pages that get in its way. */
@ExtendWith(SiteExtension.class)
class EmbeddingIT {

    private static final String DECK = "<pre class=\"card-deck\">" + DecksView.GENIUS + "</pre>";

    /** The snippet with the widget's script behind a script of the host page. */
    private static String behind(String script) {
        return "<script>" + script + "</script>" + DECK + "<script src=\"{widget}\"></script>";
    }

    private static SitePage blog(HostPages hosts, String snippet) {
        String filled = snippet.replace("{widget}", hosts.word("widget"));
        return hosts.with("snippet", filled).open("snippet.html", DecksView.inLanguage("en"));
    }

    @Test
    void addressOfTheScript_isWrittenAsItIs(Site site) throws IOException {
        Path folder = Path.of(System.getProperty("site.dir"));
        try (SiteServer server = SiteServer.start(SiteFiles.in(folder), "/卡&copy/", 0);
                SitePage page = site.blank(DecksView.inLanguage("en"))) {
            String home = URI.create(server.address().toString()).toASCIIString();
            page.page().navigate(home + "index.html#deck=" + DecksView.GENIUS);
            DecksView view = DecksView.on(page).tab("share").click("#share-embed");
            view.page().locator("#share-snippet").waitFor();
            String snippet = view.page().inputValue("#share-snippet");
            // the page's own policy lets nobody parse HTML
            page.page().navigate("about:blank");
            Object address =
                    page.page()
                            .evaluate(
                                    "(html) => new DOMParser().parseFromString(html, 'text/html')"
                                            + ".querySelector('script').src",
                                    snippet);
            assertEquals(home + "cardbench-widget.js", address);
        }
    }

    @Test
    void namesInSnippets_steerNothing(Site site) {
        String name = "a\u202eb\u001b[31m\u0007c\u2066d\u009b";
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("### " + name + "\n" + DecksView.ROGUE).tab("share").click("#share-embed");
            view.page().locator("#share-snippet").waitFor();
            for (String way : List.of("#share-by-script", "#share-by-frame")) {
                view.click(way);
                String snippet = view.page().inputValue("#share-snippet");
                assertFalse(
                        snippet.matches(
                                "(?s).*[\\p{Cntrl}\\u202a-\\u202e\\u2066-\\u2069&&[^\n]].*"),
                        snippet);
            }
            String frame = view.page().inputValue("#share-snippet");
            assertTrue(frame.contains("title=\"a b [31m c d\""), frame);
        }
    }

    @Test
    void addressThatStepsOutOfTheTables_isNotAskedFor(Site site) {
        String script =
                "const parse = JSON.parse; JSON.parse = (text) => { const value = parse(text);"
                        + " if (value && value.game) value.game = '../../evil'; return value; };";
        try (HostPages hosts = new HostPages(site);
                SitePage page = site.blank(DecksView.inLanguage("en"))) {
            List<String> asked = new ArrayList<>();
            page.page().onRequest(request -> asked.add(request.url()));
            hosts.with("snippet", behind(script).replace("{widget}", hosts.word("widget")));
            page.page().navigate(hosts.address("snippet.html"));
            page.page().locator("card-deck .notice").waitFor();
            assertEquals(List.of(), asked.stream().filter(one -> one.contains("evil")).toList());
        }
    }

    @Test
    void constantOfTheSameName_isLeftAlone(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage blog = blog(hosts, behind("const Cardbench = 'mine';"))) {
            Page page = blog.page();
            page.locator("card-deck .name:has-text('Raiden Shogun')").waitFor();
            assertEquals("mine", page.evaluate("() => Cardbench"));
        }
    }
}
