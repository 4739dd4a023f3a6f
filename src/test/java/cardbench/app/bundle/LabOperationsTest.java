package cardbench.app.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.contract.Dispatcher;
import cardbench.contract.OperationGroup;
import cardbench.contract.RandomRequests;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The labs of the views against all operations together, which answer for them elsewhere. */
class LabOperationsTest {

    private static final long SEED = 20261122;

    /** Random requests for each operation. */
    private static final int EACH = 20;

    static Stream<List<OperationGroup>> labsOfTheirOwn() {
        return Stream.of(
                OddsLabOperations.all(),
                FormLabOperations.all(),
                ListLabOperations.all(),
                CollectionLabOperations.all(),
                WizardLabOperations.all(),
                WordsLabOperations.all());
    }

    @Test
    void everyOperation_isInABundleOfThePage() {
        Set<String> offered = new TreeSet<>();
        for (List<OperationGroup> bundle :
                List.of(
                        DeckBundleOperations.all(),
                        OddsLabOperations.all(),
                        FormLabOperations.all(),
                        ListLabOperations.all(),
                        CollectionLabOperations.all(),
                        WizardLabOperations.all(),
                        WordsLabOperations.all(),
                        ArchetypeLabOperations.all(),
                        ExpansionLabOperations.all())) {
            offered.addAll(new Dispatcher(bundle).operations());
        }
        assertEquals(new TreeSet<>(new Dispatcher(AllOperations.all()).operations()), offered);
    }

    @ParameterizedTest
    @MethodSource("labsOfTheirOwn")
    void lab_answersAsAllOperationsTogether(List<OperationGroup> groups) {
        Dispatcher lab = new Dispatcher(groups);
        Dispatcher everyOperation = new Dispatcher(AllOperations.all());
        for (String operation : RandomRequests.operations()) {
            // a lab tells the constants of its own operations alone
            if (lab.operations().contains(operation) && !operation.equals("constants")) {
                for (String request : RandomRequests.of(operation, EACH, SEED)) {
                    assertEquals(
                            everyOperation.call(request),
                            lab.call(request),
                            () -> "seed " + SEED + ", request " + request);
                }
            }
        }
    }
}
