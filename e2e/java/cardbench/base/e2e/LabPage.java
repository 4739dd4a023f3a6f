package cardbench.base.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * A page that holds nothing but the doors to the core, under the same content policy as the page
 * itself: that of the first bundle as {@code window.first}, that of {@code decks.js}, which took
 * over, as {@code Cardbench.call}, and a connection to the full lab as {@code window.lab}.
 */
public final class LabPage {

    /** Its path in the site that {@link #in} makes. */
    public static final String PATH = "lab-test.html";

    private static final Path WEBAPP = Path.of("webapp");

    private LabPage() {}

    /** The site with such a page, and with these scripts instead of its own. */
    public static Site in(Site site, Map<String, String> scripts) {
        Map<String, String> files = new HashMap<>(scripts);
        String index = read(Path.of(System.getProperty("site.dir"), "index.html"));
        int policy = index.indexOf("<meta http-equiv=\"Content-Security-Policy\"");
        files.put(
                PATH,
                "<!doctype html><meta charset=\"utf-8\"><link rel=\"icon\" href=\"data:,\">"
                        + index.substring(policy, index.indexOf('>', policy) + 1)
                        + "<script defer src=\"cardbench.js\"></script>"
                        + "<script defer src=\"lab-test.js\"></script>"
                        + "<script defer src=\"decks.js\"></script>");
        files.put("lab-test.js", script());
        return site.with(files);
    }

    /** The site with such a page. */
    public static Site in(Site site) {
        return in(site, Map.of());
    }

    /** A script of the page's source. */
    public static String source(String path) {
        return read(WEBAPP.resolve(path));
    }

    /** The text of a module whose imports are in the same script. */
    private static String module(String path) {
        return source(path).replaceAll("(?m)^import .*;$", "").replaceAll("(?m)^export ", "");
    }

    /** A script of the assembled site. */
    public static String shipped(String path) {
        return read(Path.of(System.getProperty("site.dir"), path));
    }

    private static String script() {
        return "(() => {"
                + module("base/ui/scripts.js")
                + module("base/workers/lab-worker.js")
                + module("base/workers/support.js")
                + module("base/workers/lab-connection.js")
                + """
                window.connect = (name, options) => (window.lab = new LabConnection(name, options));
                window.settled = (promise) => promise.then(
                  () => "answered",
                  (reason) => "refused: " + (reason.message || reason));
                window.first = Cardbench.call;
                connect("full-lab", { wasm: true });
                })();
                """;
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
