package cardbench.base.e2e.engine;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends commands of WebDriver BiDi and gathers what the console shows.
 *
 * @see <a href="https://w3c.github.io/webdriver-bidi/#protocol">the protocol</a>
 */
final class BidiConnection implements WebSocket.Listener {

    /** Against hanging alone. */
    private static final long SECONDS = 240;

    private final WebSocket socket;
    private final StringBuilder message = new StringBuilder();
    private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
    private final List<String> console = new CopyOnWriteArrayList<>();
    private int last;

    BidiConnection(URI address) {
        socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, this).join();
    }

    /** A message may come in several parts. */
    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        message.append(part);
        if (last) {
            JsonObject whole = Json.parse(message.toString()).asObject();
            message.setLength(0);
            take(whole);
        }
        from.request(1);
        return null;
    }

    private void take(JsonObject received) {
        JsonValue id = received.get("id");
        if (id != null && id.isNumber()) {
            waiting.remove(id.asInt()).complete(received);
        } else if (received.getString("method", "").equals("log.entryAdded")) {
            JsonObject entry = received.get("params").asObject();
            console.add(entry.getString("level", "") + ": " + entry.getString("text", ""));
        }
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        waiting.values().forEach(answer -> answer.completeExceptionally(error));
    }

    /**
     * The result of a command.
     *
     * @throws IllegalStateException if the browser refuses the command, or does not answer
     */
    JsonObject send(String method, JsonObject parameters) {
        int id = ++last;
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        JsonObject command =
                Json.object().add("id", id).add("method", method).add("params", parameters);
        socket.sendText(command.toString(), true).join();
        try {
            JsonObject received = answer.get(SECONDS, TimeUnit.SECONDS);
            if (!received.getString("type", "").equals("success")) {
                throw new IllegalStateException(method + ": " + received);
            }
            return received.get("result").asObject();
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new IllegalStateException(method, e);
        }
    }

    List<String> console() {
        return List.copyOf(console);
    }
}
