package cardbench.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.AnswerCorpus.Data;
import cardbench.call.AnswerCorpus.Line;
import cardbench.call.AnswerCorpus.Request;
import cardbench.call.bundle.AllOperations;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AnswerSignatureTest {

    @Test
    void everyAnswer_isThatOfTheSignature() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        List<String> responses =
                AnswerCorpus.lines().stream().map(line -> AnswerCorpus.answer(call, line)).toList();
        assertEquals(
                AnswerSignature.VALUE,
                AnswerCorpus.signature(responses),
                "an answer changed: where that is meant, the commit says so and brings this value");
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
                opened.containsAll(
                        Set.of(
                                "table",
                                "strings.conf",
                                "cards.cdb",
                                "lflist.conf",
                                "hearthstonejson")),
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
