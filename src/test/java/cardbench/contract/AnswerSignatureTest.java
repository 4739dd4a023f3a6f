package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.AnswerCorpus.Data;
import cardbench.contract.AnswerCorpus.Line;
import cardbench.contract.AnswerCorpus.Request;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AnswerSignatureTest {

    private static final Path NEW_DIGESTS = Path.of("target", "answers", "digests.txt");

    @Test
    void everyAnswer_isThatOfTheSignature() throws IOException {
        Dispatcher call = new Dispatcher(AllOperations.all());
        List<String> responses =
                AnswerCorpus.lines().stream().map(line -> AnswerCorpus.answer(call, line)).toList();
        String signature = AnswerCorpus.signature(responses);
        String changes = AnswerCorpus.changes(responses);
        if (!changes.isEmpty() || !signature.equals(AnswerSignature.VALUE)) {
            Files.createDirectories(NEW_DIGESTS.getParent());
            Files.write(NEW_DIGESTS, AnswerCorpus.digests(responses));
            fail(
                    "answers changed, by the lines of requests.txt:\n"
                            + changes
                            + "\nWhere that is meant, the commit says so; the signature is then "
                            + signature
                            + ", and the digests are those of "
                            + NEW_DIGESTS);
        }
    }

    @Test
    void changedAnswers_areNamedByTheirRequests() {
        List<Line> lines =
                List.of(
                        new Request("{}"),
                        new Data("table", "t", new byte[0]),
                        new Request("{\"op\":\"tables\"}"));
        List<String> digests = AnswerCorpus.digests(List.of("a", "b", "c"));
        assertEquals("", AnswerCorpus.changes(lines, digests, digests));
        assertEquals(
                "2: open table t\n3: {\"op\":\"tables\"}",
                AnswerCorpus.changes(lines, digests, AnswerCorpus.digests(List.of("a", "c", "d"))));
        assertEquals(
                "3: {\"op\":\"tables\"}",
                AnswerCorpus.changes(lines, digests.subList(0, 2), digests));
        assertEquals(
                "digests without a request: 1",
                AnswerCorpus.changes(lines.subList(0, 2), digests, digests));
    }

    /** SHA-256 of {@code "a\n"}, as {@code printf 'a\n' | sha256sum} prints it. */
    @Test
    void digest_isTheBeginningOfThatOfOneLine() {
        assertEquals(List.of("87428fc5"), AnswerCorpus.digests(List.of("a")));
    }

    /** SHA-256 of {@code "a\nb\n"}, as {@code printf 'a\nb\n' | sha256sum} prints it. */
    @Test
    void signature_isTheBeginningOfADigestOfAllLines() {
        assertEquals("911169ddaaf146af", AnswerCorpus.signature(List.of("a", "b")));
    }

    @Test
    void corpus_asksEveryOperation_andOpensEveryKindOfData() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        Set<String> operations = new TreeSet<>();
        Set<String> opened = new TreeSet<>();
        int requests = 0;
        for (Line line : AnswerCorpus.lines()) {
            if (line instanceof Data data) {
                opened.add(data.kind());
            } else {
                operations.add(operation(((Request) line).text()));
                requests++;
            }
        }
        assertTrue(requests >= 3_000, requests + " requests");
        assertTrue(operations.containsAll(call.operations()), operations.toString());
        assertTrue(
                opened.containsAll(Set.of("table", "strings.conf", "cards.cdb", "lflist.conf")),
                opened.toString());
    }

    private static String operation(String request) {
        try {
            JsonValue value = Json.parse(request);
            return value.isObject() ? operation(value.asObject()) : "";
        } catch (ParseException e) {
            return ""; // requests that are no JSON belong to the corpus
        }
    }

    private static String operation(JsonObject request) {
        JsonValue operation = request.get("op");
        return operation != null && operation.isString() ? operation.asString() : "";
    }
}
