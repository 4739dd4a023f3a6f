package cardbench.codes.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cards of Hearthstone from files of HearthstoneJSON: dropped, or fetched on demand. */
@ExtendWith(SiteExtension.class)
class CardSourceIT {

    private static final String SOURCE = "https://api.hearthstonejson.com";

    /** A Warlock's deck of two copies of card 5, which the site's few cards do not hold. */
    private static final String DECK = "#deck=AAECAf0GAAEFAAA=";

    private static final String CARDS =
            """
            [{"cardClass":"MAGE","collectible":true,"cost":4,"dbfId":315,"name":"Fireball","rarity":"FREE","set":"LEGACY","type":"SPELL"},
             {"cardClass":"NEUTRAL","collectible":true,"cost":2,"dbfId":5,"name":"Test Imp","rarity":"EPIC","set":"LEGACY","type":"MINION"},
             {"cardClass":"WARLOCK","collectible":true,"dbfId":893,"name":"Gul'dan","set":"CORE","type":"HERO"}%s]""";

    /**
     * The same with a card that comes with others: such a file is no list of collectible cards
     * alone.
     */
    private static final String ALL =
            CARDS.formatted(
                    ",\n{\"cardClass\":\"NEUTRAL\",\"cost\":1,\"dbfId\":6,\"name\":\"Bundled\",\"rarity\":\"EPIC\",\"set\":\"LEGACY\",\"type\":\"MINION\"}");

    /** Plays the source: latest leads to a build, whose files may be read from other sites. */
    private static final class PlayedSource implements AutoCloseable {

        private final HttpServer server;
        private final List<String> asked = new ArrayList<>();
        private final String fault;

        PlayedSource(String fault) {
            this.fault = fault;
            try {
                server =
                        HttpServer.create(
                                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            server.createContext("/", this::answer);
            server.start();
        }

        private void answer(HttpExchange exchange) throws IOException {
            try (exchange) {
                String path = exchange.getRequestURI().getPath();
                asked.add(path);
                if (!fault.equals("header")) {
                    exchange.getResponseHeaders().set("Access-Control-Allow-Origin", "*");
                }
                boolean latest = path.startsWith("/v1/latest/");
                if (latest) {
                    exchange.getResponseHeaders().set("Location", path.replace("latest", "248342"));
                }
                String text = fault.equals("list") ? "<html>" : ALL;
                byte[] body = latest ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
                int status = latest ? 302 : fault.equals("status") ? 404 : 200;
                exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
                exchange.getResponseBody().write(body);
            }
        }

        String address() {
            return "http://localhost:" + server.getAddress().getPort();
        }

        /** The site with this source in place of the public one, in its policy too. */
        Site of(Site site) {
            try {
                Path folder = Path.of(System.getProperty("site.dir"));
                String index = Files.readString(folder.resolve("index.html"));
                String script = Files.readString(folder.resolve("deck-cards.js"));
                assertTrue(index.contains("connect-src 'self' " + SOURCE + " "), index);
                assertTrue(script.contains(SOURCE + "/v1/latest/"), "the script names it");
                return site.with(
                        Map.of(
                                "index.html", index.replace(SOURCE, address()),
                                "deck-cards.js", script.replace(SOURCE, address())));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }

    private static void awaitText(DecksView view, String selector, String text) {
        view.page().locator(selector + ":has-text(\"" + text + "\")").first().waitFor();
    }

    @Test
    void everyCard_comesWithOnePressAndStays(Site site) {
        try (PlayedSource source = new PlayedSource("");
                DecksView view =
                        DecksView.open(
                                source.of(site), Scheme.HTTP, DECK, DecksView.inLanguage("en"))) {
            awaitText(view, "#source-address", source.address() + "/v1/latest/enUS/cards.json");
            awaitText(view, ".card.unknown", "5");
            assertEquals(List.of(), source.asked, "nothing is asked before the button is pressed");
            view.click("#source-fetch");
            awaitText(view, ".card .title", "Test Imp");
            awaitText(view, ".own-table", source.address() + "/v1/248342/enUS/cards.json");
            awaitText(view, ".own-table", "Build 248342");
            awaitText(view, "#status", "stored on this device");
            assertEquals(
                    List.of("/v1/latest/enUS/cards.json", "/v1/248342/enUS/cards.json"),
                    source.asked);
            view.page().reload();
            awaitText(view.ready(), ".card .title", "Test Imp");
            awaitText(view, ".own-table", "Build 248342");
            assertEquals(2, source.asked.size(), "what is kept is not fetched again");
            view.page().locator("#card-source").click();
            view.page().selectOption("#source-language", "ja");
            awaitText(view, "#source-address", "/v1/latest/jaJP/cards.json");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "status, status 404",
        "header, did not answer",
        "list, is not a list of cards",
    })
    void sourceWithAFault_isNamedAndNothingIsLost(String fault, String message, Site site) {
        try (PlayedSource source = new PlayedSource(fault);
                DecksView view =
                        DecksView.open(
                                source.of(site), Scheme.HTTP, DECK, DecksView.inLanguage("en"))) {
            view.site().withNoisyConsole();
            awaitText(view, ".card.unknown", "5");
            view.click("#source-fetch");
            awaitText(view, "#source-says", message);
            awaitText(view, "#source-fetch", "Get card names");
            awaitText(view, ".facts", "Gul'dan");
        }
    }

    /** The page as it is shipped may ask the public source, from disk too. */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void policy_letsTheSourceThrough(Scheme scheme, Site site) {
        try (DecksView view = DecksView.open(site, scheme, DECK, DecksView.inLanguage("zh-CN"))) {
            Route.FulfillOptions answer =
                    new Route.FulfillOptions()
                            .setHeaders(Map.of("Access-Control-Allow-Origin", "*"))
                            .setBody(ALL.replace("Test Imp", "测试小鬼"));
            view.page()
                    .route(SOURCE + "/v1/latest/zhCN/cards.json", route -> route.fulfill(answer));
            view.click("#source-fetch");
            awaitText(view, ".card .title", "测试小鬼");
        }
    }

    @Test
    void droppedFile_isReadAndSaysWhatItLacks(Site site) {
        try (DecksView view = DecksView.open(site, Scheme.FILE, DECK, DecksView.inLanguage("en"))) {
            awaitText(view, ".card.unknown", "5");
            byte[] collectible = CARDS.formatted("").getBytes(StandardCharsets.UTF_8);
            view.page()
                    .setInputFiles(
                            "#file",
                            new FilePayload(
                                    "cards.collectible.json", "application/json", collectible));
            awaitText(view, ".card .title", "Test Imp");
            awaitText(view, ".own-table", "cards.collectible.json");
            awaitText(view, ".own-table", "modules of Zilliax, which cards.json has");
        }
    }

    @Test
    void droppedFileThatIsBroken_isRefused(Site site) {
        try (DecksView view = DecksView.open(site, DECK)) {
            awaitText(view, ".card.unknown", "5");
            byte[] broken = ALL.substring(0, ALL.length() - 9).getBytes(StandardCharsets.UTF_8);
            view.page()
                    .setInputFiles(
                            "#file", new FilePayload("cards.json", "application/json", broken));
            awaitText(view, "#trouble", "cards.json");
            awaitText(view, ".facts", "Gul'dan");
        }
    }
}
