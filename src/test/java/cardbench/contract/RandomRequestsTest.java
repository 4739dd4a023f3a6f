package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import com.eclipsesource.json.Json;
import java.util.ArrayList;
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

    /** So many of them are answered without an error. */
    private static final int LEAST = 40;

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

    /** Requests of which the first check refuses nearly all would test little. */
    @Test
    @Tag("slow")
    @Tag("long")
    void everyOperation_isReachedBehindItsFirstCheck() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        StringBuilder table = new StringBuilder("requests answered without an error, of " + EACH);
        List<String> rarely = new ArrayList<>();
        for (String operation : RandomRequests.operations()) {
            CorpusRequests.openData(call);
            int fine = 0;
            for (String request : RandomRequests.of(operation, EACH, 7)) {
                String response = call.call(request);
                ResponseCheck.check(request, response);
                fine += response.startsWith("{\"ok\":true") ? 1 : 0;
            }
            table.append(String.format("%n%4d %s", fine, operation));
            if (fine < LEAST) {
                rarely.add(operation);
            }
        }
        System.out.println(table);
        assertEquals(List.of(), rarely, "answered without an error fewer than " + LEAST + " times");
    }
}
