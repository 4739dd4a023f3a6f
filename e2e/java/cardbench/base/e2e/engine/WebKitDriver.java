package cardbench.base.e2e.engine;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * WebKitGTK by its driver, on a screen of memory: MiniBrowser always has a window.
 *
 * @see <a href="https://www.w3.org/TR/webdriver2/">WebDriver</a>
 */
final class WebKitDriver implements EngineDriver {

    /** Against hanging alone, in milliseconds. */
    private static final int PATIENCE = 240_000;

    /**
     * The page may draw an element anew between the request that finds it and the one that uses it.
     */
    private static final int ATTEMPTS = 20;

    /**
     * What costs more than it gives where a page lives for seconds: layers that are put together by
     * OpenGL, which has no device here, and code that is optimised.
     */
    private static final Map<String, String> PLAIN =
            Map.of(
                    "WEBKIT_DISABLE_COMPOSITING_MODE", "1",
                    "JSC_useDFGJIT", "0",
                    "JSC_useFTLJIT", "0",
                    "JSC_useOMGJIT", "0");

    private final HttpClient http = HttpClient.newHttpClient();
    private final Process screen;
    private final Process driver;
    private final List<String> console = new CopyOnWriteArrayList<>();
    private final String address;
    private final String session;

    WebKitDriver(Path xvfb, Path program, Path browser) {
        try {
            int port = freePort();
            screen =
                    new ProcessBuilder(
                                    xvfb.toString(),
                                    "-displayfd",
                                    "1",
                                    "-screen",
                                    "0",
                                    "1280x1024x24",
                                    "-nolisten",
                                    "tcp")
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            String display = screen.inputReader().readLine();
            ProcessBuilder start =
                    new ProcessBuilder(program.toString(), "--port=" + port)
                            .redirectErrorStream(true);
            start.environment().put("DISPLAY", ":" + display);
            start.environment().put("LANG", "C.UTF-8");
            start.environment().putAll(PLAIN);
            start.environment().remove("WAYLAND_DISPLAY");
            driver = start.start();
            readConsole(driver.inputReader());
            address = "http://127.0.0.1:" + port;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        awaitDriver();
        session = "/session/" + newSession(browser);
        post("/timeouts", Json.object().add("script", PATIENCE).add("pageLoad", PATIENCE));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /**
     * What the browser writes of its console to its output, which is that of the driver. Version
     * 2.50 writes nothing of a page that a driver opened, so an empty console proves nothing.
     */
    private void readConsole(BufferedReader output) {
        Thread reader =
                new Thread(
                        () ->
                                output.lines()
                                        .filter(line -> line.contains("CONSOLE"))
                                        .forEach(console::add));
        reader.setDaemon(true);
        reader.start();
    }

    private void awaitDriver() {
        for (int i = 0; i < ATTEMPTS; i++) {
            try {
                http.send(
                        HttpRequest.newBuilder(URI.create(address + "/status")).build(),
                        HttpResponse.BodyHandlers.discarding());
                return;
            } catch (ConnectException early) {
                pause(250);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        throw new IllegalStateException("WebKitWebDriver does not listen");
    }

    private static void pause(long milliseconds) {
        try {
            TimeUnit.MILLISECONDS.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String newSession(Path browser) {
        JsonObject options =
                Json.object()
                        .add("binary", browser.toString())
                        .add(
                                "args",
                                Json.array(
                                        "--automation",
                                        "--enable-write-console-messages-to-stdout=true"));
        JsonObject wanted =
                Json.object()
                        .add("browserName", "MiniBrowser")
                        .add("webkitgtk:browserOptions", options);
        return request(
                        "POST",
                        "/session",
                        Json.object().add("capabilities", Json.object().add("alwaysMatch", wanted)))
                .asObject()
                .getString("sessionId", "");
    }

    private JsonValue post(String path, JsonObject body) {
        return request("POST", session + path, body);
    }

    /** The value of a command; an error of the driver is an exception. */
    private JsonValue request(String method, String path, JsonObject body) {
        HttpRequest.BodyPublisher content =
                body == null
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(body.toString());
        try {
            HttpResponse<String> response =
                    http.send(
                            HttpRequest.newBuilder(URI.create(address + path))
                                    .timeout(Duration.ofMillis(2 * PATIENCE))
                                    .method(method, content)
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            JsonValue value = Json.parse(response.body()).asObject().get("value");
            if (response.statusCode() != 200) {
                throw new IllegalStateException(method + " " + path + ": " + value);
            }
            return value;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void open(String page) {
        leaveFrame();
        post("/url", Json.object().add("url", page));
    }

    @Override
    public JsonValue evaluate(String expression) {
        String script =
                "const done = arguments[0]; Promise.resolve().then(() => ("
                        + expression
                        + ")).then((value) => done(JSON.stringify({ value: value ?? null })),"
                        + " (error) => done(JSON.stringify({ error: String(error) })))";
        JsonValue answer =
                post(
                        "/execute/async",
                        Json.object().add("script", script).add("args", Json.array()));
        JsonObject result = Json.parse(answer.asString()).asObject();
        if (result.get("value") == null) {
            throw new IllegalStateException(result.toString());
        }
        return result.get("value");
    }

    @Override
    public void click(String selector) {
        for (int i = 1; ; i++) {
            try {
                post("/element/" + element(selector) + "/click", Json.object());
                return;
            } catch (IllegalStateException drawnAnew) {
                if (i == ATTEMPTS || !drawnAnew.getMessage().contains("stale element")) {
                    throw drawnAnew;
                }
            }
        }
    }

    private String element(String selector) {
        JsonObject found = find(selector);
        return found.iterator().next().getValue().asString();
    }

    private JsonObject find(String selector) {
        return post("/element", Json.object().add("using", "css selector").add("value", selector))
                .asObject();
    }

    @Override
    public void press(String... keys) {
        JsonArray strokes = Json.array();
        for (String key : keys) {
            strokes.add(stroke("keyDown", key));
        }
        for (int i = keys.length - 1; i >= 0; i--) {
            strokes.add(stroke("keyUp", keys[i]));
        }
        JsonObject source =
                Json.object().add("type", "key").add("id", "keys").add("actions", strokes);
        post("/actions", Json.object().add("actions", Json.array().add(source)));
    }

    private static JsonObject stroke(String type, String key) {
        return Json.object().add("type", type).add("value", key);
    }

    @Override
    public void enterFrame(String selector) {
        post("/frame", Json.object().add("id", find(selector)));
    }

    @Override
    public void leaveFrame() {
        post("/frame", Json.object().add("id", Json.NULL));
    }

    @Override
    public void picture(Path file) {
        String shot = request("GET", session + "/screenshot", null).asString();
        DriverProcess.write(file, Base64.getMimeDecoder().decode(shot));
    }

    @Override
    public List<String> console() {
        return List.copyOf(console);
    }

    @Override
    public void close() {
        try {
            request("DELETE", session, null);
        } finally {
            DriverProcess.end(driver);
            DriverProcess.end(screen);
        }
    }
}
