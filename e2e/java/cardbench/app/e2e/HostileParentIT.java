package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A page that puts a deck into a frame and then harasses it: with messages of every type, and with
 * one address after the other. The frame draws the last deck, and sends its height alone.
 */
@ExtendWith(SiteExtension.class)
class HostileParentIT {

    private static final String HARASS =
            """
            async ([embed, fragments]) => {
              window.received = [];
              const frame = document.createElement("iframe");
              addEventListener("message", ({ source, data }) => {
                if (source === frame.contentWindow) received.push(data);
              });
              frame.sandbox = "allow-scripts";
              frame.src = embed;
              const loaded = new Promise((done) => (frame.onload = done));
              document.querySelector("#posts").append(frame);
              await loaded;
              const inner = frame.contentWindow;
              const ring = {};
              ring.ring = ring;
              for (const odd of [
                undefined, null, true, -1, NaN, 10n, "height", "<img src=x onerror=trapped()>", [], [[[]]], {}, ring,
                { cardbench: "height", height: 1e9 }, { cardbench: "deck", deck: "<script>trapped()</script>" },
                { cardbench: { toString: 1, valueOf: 1 } }, JSON.parse('{"__proto__": {"cardbench": "height"}}'),
                new Map([[1, 2]]), new Set([1]), new Date(NaN), /x/g, new Error("odd"), new ArrayBuffer(1 << 20),
                new Uint8Array(9), new Blob(["odd"]), "x".repeat(1e6),
              ]) {
                inner.postMessage(odd, "*");
              }
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = ({ data }) => received.push(data);
              inner.postMessage({ cardbench: "port" }, "*", [port2]);
              for (const fragment of fragments) {
                frame.src = embed + "#" + fragment;
                await new Promise((drawn) => setTimeout(drawn, 20));
              }
              // faster than anything is drawn
              for (const fragment of fragments) frame.src = embed + "#" + fragment;
            }""";

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static List<String> fragments() {
        List<String> fragments = new ArrayList<>();
        for (String name : HostileInput.names().subList(0, 13)) {
            String text = encoded(name);
            fragments.add("deck=" + encoded("### " + name + "\n" + DecksView.ROGUE));
            fragments.add("lang=" + text + "&deck=" + DecksView.ROGUE);
            fragments.add("theme=" + text + "&cards=" + text + "&deck=" + DecksView.ROGUE);
            fragments.add("deck=" + text);
            fragments.add(text + "=" + text + "&" + text);
        }
        fragments.add("");
        fragments.add("&&&===&deck&lang");
        fragments.add("deck=%E0%A4%A&lang=%");
        fragments.add("lang=toString&cards=../../evil&theme=constructor&deck=" + DecksView.ROGUE);
        fragments.add("deck=" + "eyJDYXJk ".repeat(10_000));
        fragments.add("deck=" + "A".repeat(300_000));
        fragments.add("lang=en&deck=" + DecksView.GENIUS);
        return fragments;
    }

    @Test
    void frame_drawsTheLastDeckAndSendsItsHeightAlone(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = site.blank(DecksView.inLanguage("en"))) {
            Page page = opened.page();
            String home = site.address(Scheme.HTTP, "");
            List<String> fetched = opened.foreignRequests(home, hosts.address(""));
            List<String> requests = new ArrayList<>();
            page.context().onRequest(request -> requests.add(request.url()));
            page.context().addInitScript(HostileContentIT.WATCH);
            page.navigate(hosts.address("late.html"));
            page.evaluate(HARASS, List.of(site.address(Scheme.HTTP, "embed.html"), fragments()));
            Frame frame = page.frames().get(1);
            frame.locator(".deck .name:has-text('Raiden Shogun')").waitFor();
            assertThat(frame.locator("card-deck")).hasCount(1);
            assertThat(frame.locator("main > *")).hasCount(1);
            assertEquals("en", frame.evaluate("() => document.documentElement.lang"));
            assertEquals(List.of(), frame.evaluate("() => traps"), "what ran, or was refused");
            requests.removeIf(address -> !address.contains("evil"));
            fetched.addAll(requests);
            assertEquals(List.of(), fetched, "what was fetched");
            page.waitForFunction("() => received.length > 0 && received.at(-1).height > 300");
            Object others =
                    page.evaluate(
                            "() => received.filter((data) => Object.keys(data).join() !=="
                                    + " 'cardbench,height' || data.cardbench !== 'height' ||"
                                    + " !Number.isInteger(data.height)).length");
            assertEquals(0, others, "messages that are no heights");
            int heights = (int) page.evaluate("() => received.length");
            assertTrue(heights < 2_000, heights + " messages");
        }
    }
}
