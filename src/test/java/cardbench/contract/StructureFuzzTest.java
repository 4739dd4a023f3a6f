package cardbench.contract;

import cardbench.app.bundle.AllOperations;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Requests of the corpus with changes in their structure, for each group of operations: whatever
 * type a value has, the answer has the shape of the contract, and is no fault of the program.
 */
class StructureFuzzTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());
    private static final CorpusRequests CORPUS = CorpusRequests.all();

    static {
        CorpusRequests.openData(CALL);
    }

    private static void check(FuzzedDataProvider data, OperationArea area) {
        String operation = data.pickValue(area.operations());
        String text =
                StructureChange.request(CORPUS, operation, bound -> data.consumeInt(0, bound - 1));
        ResponseCheck.check(text, CALL.call(text));
    }

    @FuzzTest(maxDuration = "20s")
    void oddsOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, OperationArea.ODDS);
    }

    @FuzzTest(maxDuration = "20s")
    void wizardOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, OperationArea.WIZARD);
    }

    @FuzzTest(maxDuration = "20s")
    void archetypeOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, OperationArea.ARCHETYPES);
    }

    @FuzzTest(maxDuration = "20s")
    void listOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, OperationArea.LISTS);
    }

    @FuzzTest(maxDuration = "20s")
    void codeOperations_areAnsweredWhateverTheTypes(FuzzedDataProvider data) {
        check(data, OperationArea.CODES);
    }
}
