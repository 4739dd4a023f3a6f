package cardbench.base.e2e.engine;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Firefox, which speaks WebDriver BiDi by itself: no further program is needed.
 *
 * @see <a href="https://w3c.github.io/webdriver-bidi/">WebDriver BiDi</a>
 */
final class FirefoxDriver implements EngineDriver {

    /**
     * What a first start would ask, load or report; and code that is optimised, and processes that
     * are started ahead, which cost more than they give where a page lives for seconds.
     */
    private static final Map<String, String> QUIET =
            Map.of(
                    "javascript.options.ion", "false",
                    "javascript.options.wasm_optimizingjit", "false",
                    "dom.ipc.processPrelaunch.enabled", "false",
                    "browser.shell.checkDefaultBrowser", "false",
                    "datareporting.policy.dataSubmissionEnabled", "false",
                    "app.normandy.enabled", "false",
                    "intl.accept_languages", "'en-GB'");

    private final Path profile;
    private final Process process;
    private final BidiConnection connection;
    private final String window;
    private String context;

    FirefoxDriver(Path program, Map<String, String> preferences) {
        try {
            profile = Files.createTempDirectory("cardbench-firefox");
            Map<String, String> settings = new TreeMap<>(QUIET);
            settings.putAll(preferences);
            List<String> lines = new ArrayList<>();
            settings.forEach(
                    (name, value) -> lines.add("user_pref('" + name + "', " + value + ");"));
            Files.write(profile.resolve("user.js"), lines);
            process =
                    new ProcessBuilder(
                                    program.toString(),
                                    "--headless",
                                    "--no-remote",
                                    // pages of extensions are pages of the browser
                                    "--remote-allow-system-access",
                                    "--remote-debugging-port",
                                    "0",
                                    "--profile",
                                    profile.toString())
                            .redirectErrorStream(true)
                            .start();
            connection = new BidiConnection(URI.create(address(process.inputReader())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        connection.send("session.new", Json.object().add("capabilities", Json.object()));
        connection.send(
                "session.subscribe", Json.object().add("events", Json.array("log.entryAdded")));
        window = contexts(Json.object()).get(0).asObject().getString("context", "");
        context = window;
    }

    /** The address that the browser prints; what it prints later is read away. */
    private static String address(BufferedReader output) throws IOException {
        String line = output.readLine();
        while (line != null && !line.contains("BiDi listening on")) {
            line = output.readLine();
        }
        if (line == null) {
            throw new IOException("Firefox ended before it listened");
        }
        Thread reader = new Thread(() -> output.lines().forEach(more -> {}));
        reader.setDaemon(true);
        reader.start();
        return line.substring(line.indexOf("ws://")) + "/session";
    }

    private JsonArray contexts(JsonObject which) {
        return connection.send("browsingContext.getTree", which).get("contexts").asArray();
    }

    @Override
    public void open(String address) {
        leaveFrame();
        connection.send(
                "browsingContext.navigate",
                inContext().add("url", address).add("wait", "complete"));
    }

    private JsonObject inContext() {
        return Json.object().add("context", context);
    }

    @Override
    public JsonValue evaluate(String expression) {
        JsonObject result =
                connection.send(
                        "script.evaluate",
                        Json.object()
                                .add(
                                        "expression",
                                        "Promise.resolve("
                                                + expression
                                                + ").then((value) => JSON.stringify(value ?? null))")
                                .add("target", inContext())
                                .add("awaitPromise", true)
                                .add("userActivation", true));
        if (!result.getString("type", "").equals("success")) {
            throw new IllegalStateException(result.get("exceptionDetails").toString());
        }
        return Json.parse(result.get("result").asObject().getString("value", "null"));
    }

    @Override
    public void click(String selector) {
        JsonObject place =
                evaluate(
                                "(() => { const element = document.querySelector("
                                        + Json.value(selector)
                                        + "); element.scrollIntoView({ block: 'center', behavior: 'instant' });"
                                        + " const at = element.getBoundingClientRect();"
                                        + " return { x: Math.round(at.x + at.width / 2),"
                                        + " y: Math.round(at.y + at.height / 2) }; })()")
                        .asObject();
        JsonObject move = action("pointerMove").add("x", place.get("x")).add("y", place.get("y"));
        perform(
                Json.object()
                        .add("type", "pointer")
                        .add("id", "mouse")
                        .add(
                                "actions",
                                Json.array()
                                        .add(move)
                                        .add(action("pointerDown").add("button", 0))
                                        .add(action("pointerUp").add("button", 0))));
    }

    @Override
    public void press(String... keys) {
        JsonArray strokes = Json.array();
        for (String key : keys) {
            strokes.add(action("keyDown").add("value", key));
        }
        for (int i = keys.length - 1; i >= 0; i--) {
            strokes.add(action("keyUp").add("value", keys[i]));
        }
        perform(Json.object().add("type", "key").add("id", "keys").add("actions", strokes));
    }

    private static JsonObject action(String type) {
        return Json.object().add("type", type);
    }

    private void perform(JsonObject source) {
        connection.send(
                "input.performActions", inContext().add("actions", Json.array().add(source)));
    }

    @Override
    public void enterFrame(String selector) {
        String number =
                evaluate(
                                "Array.from(document.querySelectorAll('iframe')).indexOf(document.querySelector("
                                        + Json.value(selector)
                                        + "))")
                        .toString();
        JsonObject page = contexts(Json.object().add("root", context)).get(0).asObject();
        JsonValue frame = page.get("children").asArray().get(Integer.parseInt(number));
        context = frame.asObject().getString("context", "");
    }

    @Override
    public void leaveFrame() {
        context = window;
    }

    @Override
    public void picture(Path file) {
        JsonObject shot =
                connection.send(
                        "browsingContext.captureScreenshot", Json.object().add("context", window));
        DriverProcess.write(file, Base64.getDecoder().decode(shot.getString("data", "")));
    }

    @Override
    public void install(Path folder) {
        JsonObject data =
                Json.object().add("type", "path").add("path", folder.toAbsolutePath().toString());
        connection.send("webExtension.install", Json.object().add("extensionData", data));
    }

    @Override
    public void openBehind(String address) {
        JsonObject tab = Json.object().add("type", "tab").add("background", true);
        context = connection.send("browsingContext.create", tab).getString("context", "");
        connection.send(
                "browsingContext.navigate",
                inContext().add("url", address).add("wait", "complete"));
    }

    @Override
    public List<String> console() {
        return connection.console();
    }

    @Override
    public void close() {
        try {
            connection.send("browser.close", Json.object());
        } finally {
            DriverProcess.end(process);
            DriverProcess.delete(profile);
        }
    }
}
