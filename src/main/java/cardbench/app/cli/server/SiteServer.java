package cardbench.app.cli.server;

import cardbench.app.cli.server.HttpListener.Request;
import cardbench.app.cli.server.HttpListener.Response;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

    private final HttpListener listener;
    private final SiteFiles files;
    private final String prefix;

    private SiteServer(SiteFiles files, String prefix, int port) throws IOException {
        this.files = files;
        this.prefix = prefix;
        this.listener = new HttpListener(port, this::answer);
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
        return new SiteServer(files, prefix, port);
    }

    /** The address of the site. */
    public URI address() {
        return URI.create("http://localhost:" + listener.port() + prefix);
    }

    /** The name of the threads that answer. */
    String threadName() {
        return listener.threadName();
    }

    /** Stops listening, and ends open connections. */
    @Override
    public void close() {
        listener.close();
    }

    private Response answer(Request request) {
        if (!isAskedForItself(request.hosts())) {
            return Response.text(421, "this server is at " + address());
        }
        if (!request.method().equals("GET") && !request.method().equals("HEAD")) {
            return Response.text(405, "this server only gives out files")
                    .with("Allow", "GET, HEAD");
        }
        String path = pathOf(request.target());
        if (path == null) {
            return Response.text(400, "this is no address of a file");
        }
        if ((path + "/").equals(prefix)) {
            // without the slash at its end, the page's relative links would miss the folder
            return Response.text(301, "the site is at " + prefix).with("Location", prefix);
        }
        try {
            return find(path)
                    .map(content -> file(typeOf(path), content))
                    .orElseGet(
                            () ->
                                    Response.text(
                                            404,
                                            "there is no such file; the site is at " + prefix));
        } catch (IOException e) {
            return Response.text(500, "this file could not be read");
        }
    }

    /** The decoded path of a target, so that {@code %2e%2e} is read as {@code ..}, or null. */
    private static String pathOf(String target) {
        try {
            // a path alone may begin with two slashes, which are no authority
            String path =
                    new URI(target.startsWith("/") ? "http://localhost" + target : target)
                            .getPath();
            return path != null && path.startsWith("/") ? path : null;
        } catch (URISyntaxException e) {
            return null;
        }
    }

    /**
     * Whether the request's host is this machine. With DNS rebinding, a page elsewhere can make its
     * own host name resolve to this server, and would then be allowed to read the responses.
     */
    private boolean isAskedForItself(List<String> hosts) {
        if (hosts.size() != 1) {
            return false;
        }
        String host = hosts.get(0);
        String port = ":" + listener.port();
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

    private static Response file(String type, byte[] content) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("Content-Type", type);
        fields.put("Cache-Control", "no-cache");
        fields.put("Accept-Ranges", "none");
        fields.put("X-Content-Type-Options", "nosniff");
        return new Response(200, fields, content);
    }
}
