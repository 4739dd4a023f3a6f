package cardbench.build.tables;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Downloads files over http. Any incomplete or unexpected response is an exception. */
final class CardSource {

    /** The maximum size in bytes: many times that of all cards in one language. */
    static final int MAX_BYTES = 256 << 20;

    private final HttpClient client =
            HttpClient.newBuilder()
                    .followRedirects(HttpClient.Redirect.NORMAL)
                    .connectTimeout(Duration.ofSeconds(20))
                    .build();

    /**
     * A downloaded file.
     *
     * @param address its address after all redirections
     */
    record Fetched(URI address, byte[] bytes) {}

    /** Downloads the file at an address. */
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
                // One byte beyond the limit shows that it is exceeded, without reading the rest.
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

    /**
     * Whether a redirection stays on the host: a source may move a file, but not to other hosts.
     */
    private static boolean sameHost(URI asked, URI found) {
        return asked.getScheme().equals(found.getScheme())
                && asked.getAuthority().equals(found.getAuthority());
    }
}
