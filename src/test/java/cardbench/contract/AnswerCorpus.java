package cardbench.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The requests that {@link AnswerSignature} is made of, and its arithmetic. */
public final class AnswerCorpus {

    private static final int SIGNATURE_BYTES = 8;

    private static final int DIGEST_BYTES = 4;

    /** How many changed answers are named. */
    private static final int NAMED = 20;

    private AnswerCorpus() {}

    /** One line of the corpus: a request, or data to open. */
    public sealed interface Line permits Request, Data {}

    /** A request of the contract, valid or not. */
    public record Request(String text) implements Line {
        @Override
        public String toString() {
            return text;
        }
    }

    /** Data for the requests behind it. */
    public record Data(String kind, String name, byte[] bytes) implements Line {
        @Override
        public String toString() {
            return "open " + kind + " " + name;
        }
    }

    /** All lines, in their order. */
    public static List<Line> lines() {
        return resource("/answers/requests.txt").map(AnswerCorpus::line).toList();
    }

    private static Stream<String> resource(String path) {
        try (InputStream in = AnswerCorpus.class.getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
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
        return digest(responses, SIGNATURE_BYTES);
    }

    /**
     * A short digest of each response: the first 8 hexadecimal digits of the SHA-256 digest of its
     * text and a line feed. Those of this version are in {@code answers/digests.txt}, a line each.
     */
    static List<String> digests(List<String> responses) {
        return responses.stream().map(response -> digest(List.of(response), DIGEST_BYTES)).toList();
    }

    /**
     * The lines of the corpus whose responses are not those of this version.
     *
     * @param responses one for each line
     * @return numbers from 1 on and requests, a line each, of the first changes; empty for none
     */
    public static String changes(List<String> responses) {
        return changes(lines(), resource("/answers/digests.txt").toList(), digests(responses));
    }

    static String changes(List<Line> lines, List<String> expected, List<String> digests) {
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (i >= expected.size() || !expected.get(i).equals(digests.get(i))) {
                changes.add((i + 1) + ": " + lines.get(i));
            }
        }
        if (expected.size() > lines.size()) {
            changes.add("digests without a request: " + (expected.size() - lines.size()));
        }
        int more = changes.size() - NAMED;
        return String.join("\n", changes.subList(0, Math.min(NAMED, changes.size())))
                + (more > 0 ? "\nand " + more + " more" : "");
    }

    private static String digest(List<String> responses, int bytes) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String response : responses) {
                digest.update((response + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e); // every Java platform has SHA-256
        }
    }
}
