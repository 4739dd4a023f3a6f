package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.AnswerCorpus.Line;
import cardbench.contract.AnswerCorpus.Request;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CorpusRequestsTest {

    @Test
    void operationThatTheCorpusDoesNotAsk_isAskedWithValuesOfItsArguments() {
        List<Line> lines =
                List.of(
                        new Request("{\"op\":\"decode\",\"text\":\"AAEC\"}"),
                        new Request("{\"op\":\"deck\",\"language\":\"ja\"}"),
                        new Request("no JSON"));
        CorpusRequests requests =
                new CorpusRequests(lines, Map.of("draw", List.of("text", "language")));
        assertEquals(
                "{\"text\":\"AAEC\",\"language\":\"ja\"}",
                requests.of("draw", bound -> bound - 1).toString());
    }

    /** An operation is asked as well as one that was added this minute and is documented. */
    @Test
    void mostOperations_answerRequestsMadeOfTheirArgumentsAlone() {
        List<String> refused = new ArrayList<>();
        Dispatcher call = new Dispatcher(AllOperations.all());
        List<String> operations = Operations.all();
        Map<String, List<String>> documented = Operations.documented();
        for (String operation : operations) {
            CorpusRequests requests = new CorpusRequests(without(operation), documented);
            Random random = new Random(5);
            boolean answered = false;
            for (int i = 0; i < 200 && !answered; i++) {
                JsonObject request = requests.of(operation, random::nextInt);
                request.set("op", operation);
                answered = call.call(request.toString()).startsWith("{\"ok\":true");
            }
            if (!answered) {
                refused.add(operation);
            }
        }
        // few other operations take what deck files, lists and cards are asked with
        assertTrue(
                refused.size() * 5 <= operations.size() * 2,
                () -> refused + " of " + operations.size() + " never answered");
    }

    private static List<Line> without(String operation) {
        String start = "{\"op\":\"" + operation + "\"";
        return AnswerCorpus.lines().stream()
                .filter(line -> !(line instanceof Request one && one.text().startsWith(start)))
                .toList();
    }
}
