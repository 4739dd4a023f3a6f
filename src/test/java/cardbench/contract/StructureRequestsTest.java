package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Requests at random with changes in their structure, where data are open: every answer has the
 * shape of the contract, and none is a fault of the program.
 */
class StructureRequestsTest {

    /** Of each part of the operations; {@code -Dstructure.requests=100000} asks more. */
    private static final int REQUESTS = Integer.getInteger("structure.requests", 500);

    private static final long SEED = Long.getLong("structure.seed", 20261128L);

    private static final CorpusRequests CORPUS = CorpusRequests.all();

    private static Dispatcher withData() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        for (AnswerCorpus.Line line : AnswerCorpus.lines()) {
            if (line instanceof AnswerCorpus.Data) {
                AnswerCorpus.answer(call, line);
            }
        }
        return call;
    }

    @Test
    void everyOperation_isInOnePart() {
        List<String> operations = new ArrayList<>();
        for (OperationArea area : OperationArea.values()) {
            operations.addAll(area.operations());
        }
        assertEquals(Operations.all().size(), operations.size());
        assertEquals(new TreeSet<>(Operations.all()), new TreeSet<>(operations));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void changedRequests_areAnsweredInTheShapeOfTheContract(OperationArea area) {
        Dispatcher call = withData();
        Random random = new Random(SEED + area.ordinal());
        List<String> operations = area.operations();
        int answered = 0;
        for (int i = 0; i < REQUESTS; i++) {
            String operation = operations.get(i % operations.size());
            String request = StructureChange.request(CORPUS, operation, random::nextInt);
            String response = call.call(request);
            ResponseCheck.check(request, response);
            answered += response.startsWith("{\"ok\":true") ? 1 : 0;
        }
        System.out.printf(
                "| %s | %d | %,d | %,d | %d %% |%n",
                area, operations.size(), REQUESTS, answered, 100L * answered / REQUESTS);
        assertTrue(answered * 20 > REQUESTS, area + ": " + answered + " answered ok");
    }
}
