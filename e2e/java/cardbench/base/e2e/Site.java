package cardbench.base.e2e;

import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The built site, served under {@code /repo/} as project pages are, and on disk. Tests ask for it
 * as a parameter ({@link SiteExtension}).
 */
public final class Site implements AutoCloseable {

    /** Where a project's page lies on a host that gives each a folder. */
    private static final String PREFIX = "/repo/";

    /** A file without any script, in which everything that the site keeps can be removed. */
    private static final String EMPTY = "signature.txt";

    /**
     * A browser without service workers, as in a private window; sandboxed frames have none anyway.
     */
    private static final String NO_WORKER =
            """
            try {
              navigator.serviceWorker.register = async () => { throw new Error("none"); };
            } catch (sandboxed) {
            }
            """;

    private final Browser browser;
    private final Path folder;
    private final SiteServer server;
    private final boolean worker;
    private final boolean plain;
    private final PagePool pages = new PagePool(this::context);
    private final List<Site> variants = new ArrayList<>();

    public Site(Browser browser, Path folder) {
        this(browser, folder, started(folder), false, true);
    }

    private Site(Browser browser, Path folder, SiteServer server, boolean worker, boolean plain) {
        this.browser = browser;
        this.folder = folder;
        this.server = server;
        this.worker = worker;
        this.plain = plain;
    }

    private static SiteServer started(Path folder) {
        try {
            return SiteServer.start(SiteFiles.in(folder), PREFIX, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The same site with its service worker, which fetches and checks every file: other tests are
     * spared that.
     */
    public Site withServiceWorker() {
        return new Site(browser, folder, server, true, false);
    }

    /** Where the files of the site are. */
    public Path folder() {
        return folder;
    }

    /** Opens a page of the site in a browser profile of its own, and waits until it is loaded. */
    public SitePage open(Scheme scheme, String path) {
        return open(scheme, path, new Browser.NewContextOptions());
    }

    /**
     * Opens a page of the site in a profile with these settings: one that a test before left as if
     * it were new, where there is one.
     */
    public SitePage open(Scheme scheme, String path, Browser.NewContextOptions options) {
        SitePage page = plain ? pages.take(options, address(scheme, EMPTY)) : blank(options);
        page.page().navigate(address(scheme, path));
        return page;
    }

    /** An empty page, for those who want to listen or route before they navigate. */
    public SitePage blank() {
        return blank(new Browser.NewContextOptions());
    }

    /** An empty page in a profile with these settings. */
    public SitePage blank(Browser.NewContextOptions options) {
        return new SitePage(context(options));
    }

    private BrowserContext context(Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        if (!worker) {
            context.addInitScript(NO_WORKER);
        }
        return context;
    }

    /** A page, with the service worker, in a browser whose profile outlives it. */
    public SitePage inProfile(Path profile) {
        return new SitePage(Browsers.launch(browser.browserType(), profile));
    }

    /** The address of a file of the site. */
    public String address(Scheme scheme, String path) {
        String base =
                scheme == Scheme.HTTP ? server.address().toString() : folder.toUri().toString();
        return base + path;
    }

    /** A copy of the site with some files put in or replaced by these texts. */
    public Site with(Map<String, String> files) {
        try {
            Path copy = Files.createTempDirectory("cardbench-site");
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.filter(Files::isRegularFile).toList()) {
                    put(copy, folder.relativize(path).toString(), Files.readAllBytes(path));
                }
            }
            for (Map.Entry<String, String> file : files.entrySet()) {
                put(copy, file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
            }
            Site variant = new Site(browser, copy, started(copy), false, false);
            variants.add(variant);
            return variant;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Replaces a file of this variant while it is served, as a host does with a new version. */
    public void replace(String path, String text) {
        try {
            put(folder, path, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void put(Path folder, String path, byte[] content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    @Override
    public void close() {
        pages.close();
        server.close();
        for (Site variant : variants) {
            variant.close();
            variant.deleteFolder();
        }
    }

    private void deleteFolder() {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
