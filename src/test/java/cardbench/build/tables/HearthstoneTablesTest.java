package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The renewal of Hearthstone's tables, against a local server that plays the source. */
class HearthstoneTablesTest {

    @TempDir Path folder;

    private final Map<String, String> files = new HashMap<>();
    private final List<String> asked = new ArrayList<>();
    private String badly = "";
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        for (String locale : List.of("enUS", "zhCN", "jaJP")) {
            files.put("/v1/248342/" + locale + "/cards.json", cards(locale, 40));
        }
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private static String cards(String locale, int count) {
        StringBuilder json = new StringBuilder("[{\"dbfId\":7000,\"type\":\"ENCHANTMENT\"}");
        for (int id = 1; id <= count; id++) {
            json.append(",{\"collectible\":true,\"dbfId\":").append(100 * id);
            json.append(",\"name\":\"").append(locale).append(' ').append(id);
            json.append("\",\"set\":\"TGT\",\"type\":\"SPELL\",\"cost\":3}");
        }
        return json.append(']').toString();
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        asked.add(path);
        byte[] body = files.getOrDefault(path, "").getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            if (path.startsWith("/v1/latest/") && badly.equals("other host")) {
                String found = "http://localhost:" + server.getAddress().getPort();
                exchange.getResponseHeaders()
                        .add("Location", found + path.replace("latest", "248342"));
                exchange.sendResponseHeaders(302, -1);
            } else if (path.startsWith("/v1/latest/") && !badly.equals("no redirect")) {
                exchange.getResponseHeaders().add("Location", path.replace("latest", "248342"));
                exchange.sendResponseHeaders(302, -1);
            } else if (badly.equals("endless redirect") && path.contains("jaJP")) {
                exchange.getResponseHeaders().add("Location", path);
                exchange.sendResponseHeaders(302, -1);
            } else if (body.length == 0) {
                exchange.sendResponseHeaders(404, -1);
            } else if (badly.equals("truncated") && path.contains("jaJP")) {
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body, 0, body.length / 2);
            } else if (badly.equals("no length")) {
                exchange.sendResponseHeaders(200, 0);
                exchange.getResponseBody().write(body);
            } else {
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body);
            }
        }
    }

    private URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/v1/");
    }

    private Map<String, String> written() throws IOException {
        Map<String, String> written = new TreeMap<>();
        try (Stream<Path> paths = Files.list(folder)) {
            for (Path path : paths.toList()) {
                written.put(path.getFileName().toString(), Files.readString(path));
            }
        }
        return written;
    }

    private String trouble() {
        return assertThrows(CardTableTrouble.class, () -> HearthstoneTables.make(address(), folder))
                .getMessage();
    }

    @Test
    void numberedBuild_isTakenInThreeLanguages() throws IOException {
        HearthstoneTables.make(address(), folder);
        assertEquals(
                List.of("cards.tsv", "en.tsv", "ja.tsv", "zh-CN.tsv"),
                List.copyOf(written().keySet()));
        assertTrue(written().get("ja.tsv").contains("\njaJP 1\n"));
        assertTrue(written().get("cards.tsv").contains("# HearthstoneJSON, build 248342; "));
        // latest once, then the build that it led to
        assertEquals(
                List.of(
                        "/v1/latest/enUS/cards.json",
                        "/v1/248342/enUS/cards.json",
                        "/v1/248342/zhCN/cards.json",
                        "/v1/248342/jaJP/cards.json"),
                asked);
    }

    @Test
    void answerWithoutLengthOrType_isTaken() throws IOException {
        badly = "no length";
        HearthstoneTables.make(address(), folder);
        assertEquals(4, written().size());
    }

    @Test
    void failures_leaveTheLastGoodTables() throws IOException {
        HearthstoneTables.make(address(), folder);
        Map<String, String> good = written();
        files.put("/v1/248342/enUS/cards.json", cards("enUS", 41));

        badly = "truncated";
        assertTrue(trouble().contains("cannot be fetched"));
        badly = "endless redirect";
        assertTrue(trouble().contains("302"), trouble());
        badly = "";
        String path = "/v1/248342/jaJP/cards.json";
        String file = files.remove(path);
        assertTrue(trouble().endsWith(path + " answers 404"));
        files.put(path, "<html>not found</html>");
        assertTrue(trouble().contains("is no list of cards"));
        files.put(path, file.substring(0, file.length() / 2));
        assertTrue(trouble().contains("is no list of cards"));
        files.put(path, "[]");
        assertTrue(trouble().contains("no card in the file"));
        files.put(path, cards("jaJP", 35));
        assertEquals("the table ja has 35 cards, after 40", trouble());
        assertEquals(good, written());

        files.put(path, cards("jaJP", 36));
        HearthstoneTables.make(address(), folder);
        assertTrue(written().get("ja.tsv").startsWith("cardbench-table 2\thearthstone\tja\t36\n"));
        assertTrue(written().get("en.tsv").startsWith("cardbench-table 2\thearthstone\ten\t41\n"));
    }

    @Test
    void latestThatLeadsToNoBuild_isTrouble() {
        badly = "no redirect";
        files.put("/v1/latest/enUS/cards.json", cards("enUS", 3));
        assertTrue(trouble().endsWith("/v1/latest/enUS/cards.json tells no build of the game"));
    }

    @Test
    void fileOfAnotherHost_isTrouble() {
        badly = "other host";
        assertTrue(trouble().contains("cards.json leads to another host: http://localhost:"));
    }

    @Test
    void noServerAtAll_isTrouble() {
        server.stop(0);
        assertTrue(trouble().contains("cannot be fetched"));
    }
}
