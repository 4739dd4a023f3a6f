package cardbench.call;

import cardbench.call.bundle.AllOperations;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import java.util.function.Predicate;

/**
 * Requests of the corpus with changes in their structure, for each group of operations: whatever
 * type a value has, the answer has the shape of the contract, and is no fault of the program.
 */
class StructureFuzzTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());
    private static final CorpusRequests CORPUS = CorpusRequests.all();

    private static void check(FuzzedDataProvider data, Predicate<String> group) {
        List<String> operations = Operations.all().stream().filter(group).toList();
        String operation = data.pickValue(operations);
        JsonObject request = CORPUS.of(operation, bound -> data.consumeInt(0, bound - 1));
        JsonObject changed = new JsonObject(request);
        for (String name : request.names()) {
            if (data.consumeBoolean()) {
                changed.set(
                        name,
                        StructureChange.of(
                                request.get(name), bound -> data.consumeInt(0, bound - 1)));
            }
        }
        String text = changed.set("op", operation).toString();
        ResponseCheck.check(text, CALL.call(text));
    }

    private static boolean isOdds(String operation) {
        return operation.startsWith("odds.") || operation.startsWith("simulate");
    }

    private static boolean isYgo(String operation) {
        return operation.startsWith("setcode.")
                || operation.startsWith("setnames.")
                || operation.startsWith("database.");
    }

    @FuzzTest(maxDuration = "20s")
    void oddsOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, StructureFuzzTest::isOdds);
    }

    @FuzzTest(maxDuration = "20s")
    void wizardOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, operation -> operation.startsWith("wizard."));
    }

    @FuzzTest(maxDuration = "20s")
    void archetypeOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, StructureFuzzTest::isYgo);
    }

    @FuzzTest(maxDuration = "20s")
    void otherOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(
                data,
                operation ->
                        !isOdds(operation)
                                && !isYgo(operation)
                                && !operation.startsWith("wizard."));
    }
}
