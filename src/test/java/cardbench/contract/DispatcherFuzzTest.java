package cardbench.contract;

import cardbench.app.bundle.AllOperations;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/** Whatever is asked, the answer has the shape of the contract, and no fault of the program. */
class DispatcherFuzzTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());
    private static final List<String> OPERATIONS = Operations.all();
    private static final CorpusRequests CORPUS = CorpusRequests.all();

    static {
        CorpusRequests.openData(CALL);
    }

    /** A request of the corpus with one text replaced by another one. */
    @FuzzTest(maxDuration = "20s")
    void anyRequest_isAnsweredInTheShapeOfTheContract(FuzzedDataProvider data) {
        String operation = data.pickValue(OPERATIONS);
        JsonObject request = CORPUS.of(operation, bound -> data.consumeInt(0, bound - 1));
        List<String> names = request.names();
        if (!names.isEmpty() && data.consumeBoolean()) {
            String name = data.pickValue(names);
            if (request.get(name).isString() && data.consumeBoolean()) {
                String before = request.get(name).asString();
                int from = data.consumeInt(0, before.length());
                int to = data.consumeInt(from, before.length());
                String text = data.consumeRemainingAsString();
                request.set(name, before.substring(0, from) + text + before.substring(to));
            } else {
                request.set(name, data.consumeRemainingAsString());
            }
        }
        String text = request.set("op", operation).toString();
        ResponseCheck.check(text, CALL.call(text));
    }

    @FuzzTest(maxDuration = "20s")
    void anyText_isAnsweredInTheShapeOfTheContract(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        ResponseCheck.check(text, CALL.call(text));
    }
}
