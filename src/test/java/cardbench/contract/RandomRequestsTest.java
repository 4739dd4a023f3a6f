package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import com.eclipsesource.json.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RandomRequestsTest {

    /** How many requests of each operation there have to be for every argument to have its turn. */
    private static final int EACH = 100;

    @Test
    void everyOperation_hasItsRequests() {
        Set<String> operations = new TreeSet<>(Operations.all());
        assertEquals(operations, new TreeSet<>(Operations.documented().keySet()), "the document");
        for (String operation : operations) {
            Set<String> requests = new HashSet<>(RandomRequests.of(operation, EACH, 3));
            String without = "{\"op\":\"" + operation + "\"}";
            assertTrue(requests.size() > 1 || requests.contains(without), operation);
        }
    }

    @Test
    void everyArgumentOfTheReadme_isAttacked() {
        for (Map.Entry<String, List<String>> operation : Operations.documented().entrySet()) {
            Set<String> given = new HashSet<>();
            for (String request : RandomRequests.of(operation.getKey(), EACH, 3)) {
                given.addAll(Json.parse(request).asObject().names());
            }
            assertTrue(
                    given.containsAll(operation.getValue()),
                    () -> operation + " but only " + given);
        }
    }

    @Test
    void seed_decidesTheRequests() {
        assertEquals(RandomRequests.of("decode", 50, 1), RandomRequests.of("decode", 50, 1));
        assertNotEquals(RandomRequests.of("decode", 50, 1), RandomRequests.of("decode", 50, 2));
    }

    /** CallProcessTest asks as many in every run, of a process. */
    @Test
    @Tag("slow")
    @Tag("long")
    void everyRequest_isAnsweredInTheShapeOfTheContract() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        for (String operation : RandomRequests.operations()) {
            for (String request : RandomRequests.of(operation, EACH, 7)) {
                ResponseCheck.check(request, call.call(request));
            }
        }
    }
}
