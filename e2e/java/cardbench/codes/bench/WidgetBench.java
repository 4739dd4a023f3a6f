package cardbench.codes.bench;

import cardbench.app.bench.Visit;
import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Prints what hundreds of widgets cost a page, as a table in Markdown: on this machine's CPU and on
 * one four times slower. They are drawn when the reader comes near.
 */
public final class WidgetBench {

    private static final int DECKS = 300;

    /** A deck of three characters and thirty cards; each gets a name of its own. */
    private static final String CODE =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    private static final String EACH = "() => (last - first) / (drawn - 1)";

    private static final String DRAWN =
            "[...document.querySelectorAll('card-deck')].filter((deck) => deck.shadowRoot &&"
                    + " deck.shadowRoot.querySelector('.deck')).length";

    private WidgetBench() {}

    /** Measures and prints the table. */
    public static void print(Browser browser, Path site) throws IOException {
        System.out.printf(
                "%n%d widgets on a page in %s %s%n%n",
                DECKS, browser.browserType().name(), browser.version());
        System.out.println("| | this CPU | 4 times slower |");
        System.out.println("|---|---|---|");
        try (SiteServer server = SiteServer.start(SiteFiles.in(site), "/repo/", 0)) {
            String base = server.address().toString();
            row("ms until the first is drawn", browser, base, visit -> visit.number("() => first"));
            row("drawn without scrolling", browser, base, visit -> visit.number("() => drawn"));
            row("ms for each of those", browser, base, visit -> visit.number(EACH));
            row("longest task of the page, ms", browser, base, Visit::longestTask);
        }
    }

    /** A figure of a visit whose decks are drawn. */
    private interface Figure {
        double of(Visit visit);
    }

    private static void row(String title, Browser browser, String base, Figure figure) {
        String[] figures = new String[2];
        for (int i = 0; i < figures.length; i++) {
            try (Visit visit = new Visit(browser, i == 0 ? 1 : 4)) {
                open(visit.page(), base);
                visit.page().waitForFunction("() => drawn > 1");
                figures[i] = String.format(Locale.ROOT, "%,.1f", figure.of(visit.settle()));
            }
        }
        System.out.println("| " + title + " | " + figures[0] + " | " + figures[1] + " |");
    }

    /** Opens a page with the decks, which notes when the first and the last of them is drawn. */
    private static void open(Page page, String base) {
        StringBuilder html = new StringBuilder("<!doctype html><html lang=en><title>decks</title>");
        html.append("<link rel=icon href='data:,'><script src=cardbench-widget.js></script>");
        html.append(
                "<script>let first = 0, last = 0, drawn = 0; const look = () => { const now = ");
        html.append(DRAWN).append("; if (now > drawn) { drawn = now; last = performance.now();");
        html.append(" first = first || last; } setTimeout(look, 4); }; look();</script>");
        for (int i = 0; i < DECKS; i++) {
            html.append("<card-deck>### Deck ").append(i).append('\n');
            html.append(CODE).append("</card-deck>");
        }
        page.route(
                base + "decks.html",
                route ->
                        route.fulfill(
                                new Route.FulfillOptions()
                                        .setContentType("text/html; charset=utf-8")
                                        .setBody(html.toString())));
        page.navigate(base + "decks.html");
    }
}
