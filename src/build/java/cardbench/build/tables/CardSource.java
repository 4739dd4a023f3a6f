package cardbench.build.tables;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Fetches files over http; whatever is not a whole answer is trouble. */
final class CardSource {

    /** The largest file that is fetched: many times that of all cards in one language. */
    static final int MAX_BYTES = 256 << 20;

    private final HttpClient client =
            HttpClient.newBuilder()
                    .followRedirects(HttpClient.Redirect.NORMAL)
                    .connectTimeout(Duration.ofSeconds(20))
                    .build();

    /**
     * A file.
     *
     * @param address where it was in the end, behind all redirections
     */
    record Fetched(URI address, byte[] bytes) {}

    /** The file at an address. */
    Fetched fetch(URI address) {
        HttpRequest request =
                HttpRequest.newBuilder(address).timeout(Duration.ofMinutes(3)).GET().build();
        try {
            HttpResponse<InputStream> response =
                    client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                if (!sameHost(address, response.uri())) {
                    throw new CardTableTrouble(
                            address + " leads to another host: " + response.uri());
                }
                if (response.statusCode() != 200) {
                    throw new CardTableTrouble(
                            response.uri() + " answers " + response.statusCode());
                }
                byte[] bytes = body.readNBytes(MAX_BYTES + 1);
                if (bytes.length > MAX_BYTES) {
                    throw new CardTableTrouble(response.uri() + " is too large");
                }
                return new Fetched(response.uri(), bytes);
            }
        } catch (IOException e) {
            throw new CardTableTrouble(address + " cannot be fetched: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CardTableTrouble(address + " was not fetched: interrupted");
        }
    }

    /** A source may move a file, but not have it come from anywhere else. */
    private static boolean sameHost(URI asked, URI found) {
        return asked.getScheme().equals(found.getScheme())
                && asked.getAuthority().equals(found.getAuthority());
    }
}
