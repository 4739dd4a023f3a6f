package cardbench.app.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Serves the site over HTTP to browsers on this machine only: it listens on the loopback address.
 * Its responses have the content type and charset that browsers insist on, and nothing that a
 * static host would not send as well.
 */
public final class SiteServer implements AutoCloseable {

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("txt", "text/plain; charset=utf-8"),
                    Map.entry("md", "text/plain; charset=utf-8"),
                    Map.entry("yml", "text/plain; charset=utf-8"),
                    Map.entry("json", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("wasm", "application/wasm"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("png", "image/png"),
                    Map.entry("ico", "image/x-icon"));

    /** The host names that browsers use for their own machine. */
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Requests that are answered at once; further ones wait. */
    static final int MAX_THREADS = 64;

    private static final int IDLE_SECONDS = 60;

    static {
        // seconds after which the library ends a request that is not sent whole
        System.setProperty("sun.net.httpserver.maxReqTime", "20");
    }

    private final HttpServer server;
    private final ExecutorService workers;
    private final SiteFiles files;
    private final String prefix;

    private SiteServer(HttpServer server, SiteFiles files, String prefix) {
        this.server = server;
        this.files = files;
        this.prefix = prefix;
        // a request that never ends holds a thread, and must not block the others
        ThreadPoolExecutor threads =
                new ThreadPoolExecutor(
                        MAX_THREADS,
                        MAX_THREADS,
                        IDLE_SECONDS,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        work -> new Thread(work, threadName()));
        threads.allowCoreThreadTimeOut(true);
        this.workers = threads;
        server.setExecutor(workers);
        server.createContext("/", this::answer);
        server.start();
    }

    /**
     * Starts a server.
     *
     * @param prefix the path of the site, with a slash at both ends: {@code "/"}, or {@code
     *     "/repo/"} as on hosts that give each project a folder
     * @param port the port, or 0 for any free one
     * @throws IOException if the port is in use
     */
    public static SiteServer start(SiteFiles files, String prefix, int port) throws IOException {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        return new SiteServer(
                HttpServer.create(new InetSocketAddress(loopback, port), 0), files, prefix);
    }

    /** The address of the site. */
    public URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + prefix);
    }

    /** The name of the threads that answer. */
    String threadName() {
        return "site at " + server.getAddress().getPort();
    }

    /** Stops listening, and ends open connections. */
    @Override
    public void close() {
        server.stop(0);
        workers.shutdown();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            // decoded, so that %2e%2e reaches the checks below as ..
            String path = exchange.getRequestURI().getPath();
            if (!isAskedForItself(exchange)) {
                sendText(exchange, 421, "this server is at " + address());
            } else if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                sendText(exchange, 405, "this server only gives out files");
            } else if ((path + "/").equals(prefix)) {
                // without the slash at its end, the page's relative links would miss the folder
                exchange.getResponseHeaders().set("Location", prefix);
                sendText(exchange, 301, "the site is at " + prefix);
            } else {
                Optional<byte[]> content = find(path);
                if (content.isPresent()) {
                    send(exchange, 200, typeOf(path), content.get());
                } else {
                    sendText(exchange, 404, "there is no such file; the site is at " + prefix);
                }
            }
        }
    }

    /**
     * Whether the request's host is this machine. With DNS rebinding, a page elsewhere can make its
     * own host name resolve to this server, and would then be allowed to read the responses.
     */
    private boolean isAskedForItself(HttpExchange exchange) {
        List<String> hosts = exchange.getRequestHeaders().getOrDefault("Host", List.of());
        if (hosts.size() != 1) {
            return false;
        }
        String host = hosts.get(0);
        String port = ":" + server.getAddress().getPort();
        boolean portGiven = host.endsWith(port);
        String name = portGiven ? host.substring(0, host.length() - port.length()) : host;
        return (portGiven || port.equals(":80"))
                && OWN_NAMES.contains(name.toLowerCase(Locale.ROOT));
    }

    private Optional<byte[]> find(String path) throws IOException {
        if (!path.startsWith(prefix)) {
            return Optional.empty();
        }
        String relative = path.substring(prefix.length());
        if (relative.isEmpty() || relative.endsWith("/")) {
            relative += "index.html";
        }
        for (String segment : relative.split("/", -1)) {
            // on Windows \ separates folders, and : follows a drive or precedes an alternate stream
            if (segment.isEmpty()
                    || segment.startsWith(".") // .. leads out, .git and .env are nobody's business
                    || segment.indexOf('\\') >= 0
                    || segment.indexOf(':') >= 0) {
                return Optional.empty();
            }
        }
        try {
            return files.read(relative);
        } catch (InvalidPathException e) {
            return Optional.empty(); // a name that this machine's file system cannot hold
        }
    }

    private static String typeOf(String path) {
        if (path.endsWith("/")) {
            return TYPES.get("html");
        }
        return TYPES.getOrDefault(
                path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
    }

    private static void sendText(HttpExchange exchange, int status, String text)
            throws IOException {
        send(exchange, status, TYPES.get("txt"), (text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] content)
            throws IOException {
        var headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type);
        headers.set("Cache-Control", "no-cache");
        headers.set("Accept-Ranges", "none");
        headers.set("X-Content-Type-Options", "nosniff");
        if (exchange.getRequestMethod().equals("HEAD")) {
            headers.set("Content-Length", Integer.toString(content.length));
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        // -1 means no body; 0 would mean one of unknown length
        exchange.sendResponseHeaders(status, content.length == 0 ? -1 : content.length);
        if (content.length > 0) {
            exchange.getResponseBody().write(content);
        }
    }
}
