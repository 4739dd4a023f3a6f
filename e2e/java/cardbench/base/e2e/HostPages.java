package cardbench.base.e2e;

import com.microsoft.playwright.Browser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;

/**
 * Other people's pages ({@code e2e/pages}), served from an origin of their own, each with the
 * widget of the site in it. Words in braces are filled in: {widget}, {second} and {home} by
 * addresses of the site, {record} by a script that notes which globals there were before, {hash} by
 * its hash for a content policy.
 */
public final class HostPages implements AutoCloseable {

    /** Notes the globals that are there. */
    private static final String RECORD =
            "window.before = new Set([...Object.getOwnPropertyNames(window), \"before\"]);";

    private final Site site;
    private final HttpServer server;
    private final Map<String, String> words = new TreeMap<>();

    public HostPages(Site site) {
        this.site = site;
        words.put("home", site.address(Scheme.HTTP, ""));
        words.put("widget", site.address(Scheme.HTTP, "cardbench-widget.js"));
        words.put("second", site.address(Scheme.HTTP, "cardbench-widget.js?again"));
        words.put("record", RECORD);
        words.put("hash", hash(RECORD));
        try {
            InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
            server = HttpServer.create(any, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.start();
    }

    /** The hash of a script, as a content policy names it. */
    public static String hash(String script) {
        try {
            byte[] bytes = script.getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Fills another word in. */
    public HostPages with(String word, String text) {
        words.put(word, text);
        return this;
    }

    /** What a word is filled in by. */
    public String word(String word) {
        return words.get(word);
    }

    /** The address of a page, at another host name and port than the site. */
    public String address(String page) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + page;
    }

    /** Opens a page in a browser profile of its own. */
    public SitePage open(String page, Browser.NewContextOptions options) {
        SitePage opened = site.blank(options);
        opened.page().navigate(address(page));
        return opened;
    }

    /** A page's text as it is served. */
    public String text(String page) throws IOException {
        String text = Files.readString(Path.of("e2e", "pages", page));
        for (Map.Entry<String, String> word : words.entrySet()) {
            text = text.replace("{" + word.getKey() + "}", word.getValue());
        }
        return text;
    }

    /** Without a charset in the header, so that the page's own word for it counts. */
    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String page = exchange.getRequestURI().getPath().substring(1);
            boolean gbk = page.equals("gbk.html");
            byte[] content =
                    text(page).getBytes(gbk ? Charset.forName("GBK") : StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, content.length);
            exchange.getResponseBody().write(content);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
