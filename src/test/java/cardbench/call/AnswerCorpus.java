package cardbench.call;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/** The requests that {@link AnswerSignature} is made of, and its arithmetic. */
public final class AnswerCorpus {

    private static final int SIGNATURE_BYTES = 8;

    private AnswerCorpus() {}

    /** One line of the corpus: a request, or data to open. */
    public sealed interface Line permits Request, Data {}

    /** A request of the contract, valid or not. */
    public record Request(String text) implements Line {}

    /** Data for the requests behind it. */
    public record Data(String kind, String name, byte[] bytes) implements Line {}

    /** All lines, in their order. */
    public static List<Line> lines() {
        try (InputStream in = AnswerCorpus.class.getResourceAsStream("/answers/requests.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(AnswerCorpus::line)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Line line(String line) {
        if (!line.startsWith("open ")) {
            return new Request(line);
        }
        String[] words = line.split(" ", -1);
        return new Data(words[1], words[2], Base64.getDecoder().decode(words[3]));
    }

    /** The response to a line. */
    public static String answer(Dispatcher call, Line line) {
        if (line instanceof Data data) {
            return call.open(data.kind(), data.name(), data.bytes());
        }
        return call.call(((Request) line).text());
    }

    /** The signature of these response texts. */
    public static String signature(List<String> responses) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String response : responses) {
                digest.update((response + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, SIGNATURE_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e); // every Java platform has SHA-256
        }
    }
}
