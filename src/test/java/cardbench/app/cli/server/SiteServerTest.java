package cardbench.app.cli.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteServerTest {

    @TempDir private Path folder;
    private Path root;
    private SiteServer server;

    @BeforeEach
    void serveSmallSite() throws IOException {
        root = Files.createDirectory(folder.resolve("site"));
        Files.writeString(folder.resolve("secret.txt"), "secret");
        Files.writeString(root.resolve("index.html"), "<p>牌</p>");
        Files.writeString(root.resolve("app.js"), "app();");
        Files.writeString(root.resolve("empty.css"), "");
        Files.write(root.resolve("lab.wasm"), new byte[] {0, 'a', 's', 'm'});
        Files.createDirectory(root.resolve("lang"));
        Files.writeString(root.resolve("lang/zh.js"), "zh();");
        server = SiteServer.start(SiteFiles.in(root), "/repo/", 0);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpResponse<byte[]> ask(String method, URI address) {
        HttpRequest request =
                HttpRequest.newBuilder(address)
                        .timeout(Duration.ofSeconds(20)) // of a server that hangs
                        .method(method, BodyPublishers.noBody())
                        .build();
        try {
            return HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpResponse<byte[]> get(String relative) {
        return ask("GET", server.address().resolve(relative));
    }

    private static String type(HttpResponse<byte[]> response) {
        return response.headers().firstValue("Content-Type").orElse("");
    }

    @Test
    void files_comeWithTheTypeThatBrowsersInsistOn() {
        Map<String, String> types =
                Map.of(
                        "", "text/html; charset=utf-8",
                        "index.html", "text/html; charset=utf-8",
                        "app.js", "text/javascript; charset=utf-8",
                        "empty.css", "text/css; charset=utf-8",
                        "lab.wasm", "application/wasm",
                        "lang/zh.js", "text/javascript; charset=utf-8");
        types.forEach(
                (path, type) -> {
                    HttpResponse<byte[]> response = get(path);
                    assertEquals(200, response.statusCode(), path);
                    assertEquals(type, type(response), path);
                });
    }

    @Test
    void content_isThatOfTheFile() throws IOException {
        assertArrayEquals(Files.readAllBytes(root.resolve("index.html")), get("").body());
        assertArrayEquals(new byte[] {0, 'a', 's', 'm'}, get("lab.wasm").body());
        assertEquals(0, get("empty.css").body().length);
    }

    @Test
    void query_isIgnored() {
        assertEquals(200, get("app.js?x=1").statusCode());
    }

    @Test
    void head_sendsTheLengthAlone() {
        HttpResponse<byte[]> response = ask("HEAD", server.address().resolve("app.js"));
        assertEquals(200, response.statusCode());
        assertEquals("6", response.headers().firstValue("Content-Length").orElse(""));
        assertEquals(0, response.body().length);
    }

    @Test
    void otherMethods_areRefused() {
        assertEquals(405, ask("POST", server.address()).statusCode());
    }

    @Test
    void whatIsNotThere_isNotFound() {
        for (String path : new String[] {"none.js", "lang", "lang/", "/", "/other/app.js"}) {
            assertEquals(404, get(path).statusCode(), path);
        }
    }

    @Test
    void prefixWithoutItsSlash_leadsToTheSite() {
        HttpResponse<byte[]> response = get("/repo");
        assertEquals(301, response.statusCode());
        assertEquals("/repo/", response.headers().firstValue("Location").orElse(""));
    }

    @Test
    void pathsOutOfTheSite_findNothing() throws IOException {
        String[] paths = {
            "/repo/../secret.txt",
            "/repo/%2e%2e/secret.txt",
            "/repo/lang/../../secret.txt",
            "/repo/lang/..%2f..%2fsecret.txt",
            "/repo/..%5csecret.txt",
            "/repo/%2e%2e%5csecret.txt",
            "/repo//" + folder.resolve("secret.txt"),
            "/repo/%00",
            "/repo/./app.js",
        };
        for (String path : paths) {
            String answer = rawGet(path);
            assertFalse(answer.contains("secret\r") || answer.endsWith("secret"), path);
            assertTrue(answer.matches("(?s)HTTP/1.1 4\\d\\d .*"), path + ": " + answer);
        }
    }

    @Test
    void linkOutOfTheSite_isNotFollowed() throws IOException {
        Files.createSymbolicLink(root.resolve("out.txt"), folder.resolve("secret.txt"));
        assertEquals(404, get("out.txt").statusCode());
    }

    @Test
    void filesWithADot_areNotServed() throws IOException {
        Files.writeString(root.resolve(".env"), "hidden");
        Files.createDirectory(root.resolve(".git"));
        Files.writeString(root.resolve(".git/config"), "hidden");
        Files.writeString(root.resolve("lang/.x.js"), "hidden");
        for (String path : new String[] {".env", ".git/config", "lang/.x.js", "%2eenv"}) {
            assertEquals(404, get(path).statusCode(), path);
        }
    }

    /** A page of elsewhere whose name leads to this machine is told apart by its name. */
    @Test
    void otherHosts_getNothing() throws IOException {
        int port = server.address().getPort();
        for (String host : new String[] {"localhost", "127.0.0.1", "[::1]", "LocalHost"}) {
            String answer = rawGet("/repo/app.js", "Host: " + host + ":" + port + "\r\n");
            assertTrue(answer.startsWith("HTTP/1.1 200 ") && answer.endsWith("app();"), answer);
        }
        String[] otherHosts = {
            "Host: evil.example:" + port + "\r\n",
            "Host: localhost\r\n",
            "Host: localhost:1\r\n",
            "Host: localhost.evil.example:" + port + "\r\n",
            "Host: \r\n",
            "Host: localhost:" + port + "\r\nHost: evil.example:" + port + "\r\n",
            "Host: localhost:" + port + "\r\nHost: localhost:" + port + "\r\n",
            "",
        };
        for (String host : otherHosts) {
            String answer = rawGet("/repo/app.js", host);
            assertTrue(answer.startsWith("HTTP/1.1 421 "), host + answer);
            assertFalse(answer.contains("app();"), host + answer);
        }
    }

    @Test
    void everyTarget_getsAnAnswer() throws IOException {
        for (String target :
                new String[] {"mailto:x", "*", "x", "/%zz", "http://[", "urn:a:b", ""}) {
            String answer = rawGet(target);
            assertTrue(answer.startsWith("HTTP/1.1 400 "), target + ": " + answer);
        }
        assertTrue(rawGet(server.address() + "app.js").startsWith("HTTP/1.1 200 "));
        assertEquals(200, get("app.js").statusCode());
    }

    @Test
    void headThatIsTooLarge_isRefused() throws IOException {
        String host = "Host: localhost:" + server.address().getPort() + "\r\n";
        for (String fields :
                new String[] {"X: " + "x".repeat(1 << 20) + "\r\n", "X: x\r\n".repeat(10_000)}) {
            String answer = rawGet("/repo/app.js", host + fields);
            assertTrue(answer.startsWith("HTTP/1.1 431 "), answer);
        }
        String answer = rawGet("/repo/app.js", host + "X: " + "x".repeat(20_000) + "\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
    }

    @Test
    void connection_holdsSeveralRequests() throws IOException {
        String request =
                "GET /repo/app.js HTTP/1.1\r\nHost: localhost:"
                        + server.address().getPort()
                        + "\r\n";
        try (Socket socket = new Socket("localhost", server.address().getPort())) {
            socket.getOutputStream()
                    .write(
                            (request + "\r\n" + request + "Connection: close\r\n\r\n")
                                    .getBytes(StandardCharsets.US_ASCII));
            String answers =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(3, answers.split("HTTP/1.1 200 ", -1).length, answers);
            assertEquals(3, answers.split("app\\(\\);", -1).length, answers);
        }
    }

    /** A part of a file is not sent, and the server says so. */
    @Test
    void range_isAnsweredWithTheWholeFile() throws IOException {
        String host = "Host: localhost:" + server.address().getPort() + "\r\n";
        String answer = rawGet("/repo/app.js", host + "Range: bytes=0-1\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
        assertTrue(answer.contains("\r\nAccept-Ranges: none\r\n"), answer);
        assertTrue(answer.endsWith("app();"), answer);
    }

    @Test
    void halfSentRequests_leaveRoomForOthers() throws IOException {
        List<Socket> halfSent = new ArrayList<>();
        try {
            for (int i = 0; i < 600; i++) {
                Socket socket = new Socket("localhost", server.address().getPort());
                halfSent.add(socket);
                try {
                    socket.getOutputStream()
                            .write("GET /repo/".getBytes(StandardCharsets.US_ASCII));
                } catch (IOException e) {
                    // the server has closed this one already
                }
            }
            for (int i = 0; i < 3; i++) {
                assertEquals(200, get("app.js").statusCode());
            }
            long threads =
                    Thread.getAllStackTraces().keySet().stream()
                            .filter(thread -> thread.getName().equals(server.threadName()))
                            .count();
            // one for each open connection, the one that accepts them, and some of closed
            // connections, whose threads are about to end: not one for each of the 600
            assertTrue(threads > 1 && threads <= 2 * HttpListener.MAX_CONNECTIONS, threads + "");
        } finally {
            for (Socket socket : halfSent) {
                socket.close();
            }
        }
    }

    /** A client that sends the path as it is. */
    private String rawGet(String path) throws IOException {
        return rawGet(path, "Host: localhost:" + server.address().getPort() + "\r\n");
    }

    private String rawGet(String path, String host) throws IOException {
        try (Socket socket = new Socket("localhost", server.address().getPort())) {
            String request = "GET " + path + " HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void portInUse_isRefused() {
        int taken = server.address().getPort();
        assertThrows(BindException.class, () -> SiteServer.start(SiteFiles.in(root), "/", taken));
    }

    @Test
    void onlyThisMachine_canReachIt() throws IOException {
        assertTrue(InetAddress.getByName(server.address().getHost()).isLoopbackAddress());
        InetAddress localHost = InetAddress.getLocalHost();
        if (!localHost.isLoopbackAddress()) {
            assertThrows(
                    IOException.class,
                    () -> new Socket(localHost, server.address().getPort()).close());
        }
    }

    @Test
    void folderInTheJar_isNoFile() throws IOException {
        assertTrue(SiteFiles.inJar().read("lang").isEmpty());
        assertTrue(SiteFiles.inJar().read("none.js").isEmpty());
    }
}
