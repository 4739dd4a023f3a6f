package cardbench.app.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.zip.GZIPOutputStream;

/**
 * Serves a folder over a slow line, compressed as hosts do. The line is slow here and not in the
 * browser, whose emulation leaves out the files that workers load.
 */
final class ZippedSite implements AutoCloseable {

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "svg", "image/svg+xml");

    /** What the line carries between two pauses, of whichever file. */
    private static final int CHUNK = 2_000;

    private final int bytesInSecond;
    private final AtomicLong sent = new AtomicLong();
    private long freeAt = System.nanoTime();
    private final HttpServer server;
    private final ExecutorService workers = Executors.newCachedThreadPool();
    private final Path folder;

    ZippedSite(Path folder, int bytesInSecond) throws IOException {
        this.folder = folder;
        this.bytesInSecond = bytesInSecond;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(workers);
        server.createContext("/", this::answer);
        server.start();
    }

    String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Path file = folder.resolve(exchange.getRequestURI().getPath().substring(1));
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] zipped = zipped(Files.readAllBytes(file));
            String name = file.getFileName().toString();
            String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
            exchange.getResponseHeaders()
                    .set("Content-Type", type == null ? "text/javascript; charset=utf-8" : type);
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            exchange.sendResponseHeaders(200, zipped.length);
            for (int from = 0; from < zipped.length; from += CHUNK) {
                int length = Math.min(CHUNK, zipped.length - from);
                waitForLine(length);
                exchange.getResponseBody().write(zipped, from, length);
                exchange.getResponseBody().flush();
            }
        }
    }

    /** Waits until the line has carried so many bytes more. */
    private void waitForLine(int length) {
        long until;
        synchronized (this) {
            freeAt = Math.max(freeAt, System.nanoTime()) + length * 1_000_000_000L / bytesInSecond;
            until = freeAt;
        }
        LockSupport.parkNanos(until - System.nanoTime());
        sent.addAndGet(length);
    }

    /** How many bytes of files it has sent. */
    long sent() {
        return sent.get();
    }

    private static byte[] zipped(byte[] content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(content);
        }
        return out.toByteArray();
    }

    @Override
    public void close() {
        server.stop(0);
        workers.shutdownNow();
    }
}
