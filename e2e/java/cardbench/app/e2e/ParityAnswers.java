package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.Door;
import cardbench.contract.AnswerCorpus;
import cardbench.contract.AnswerCorpus.Data;
import cardbench.contract.Dispatcher;
import cardbench.contract.OperationGroup;
import cardbench.contract.RandomRequests;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Requests and what the JVM answers to them, which is computed once: those of the golden vectors,
 * then random ones of each operation. Every group begins with the tables, lists and databases of
 * the corpus open, if any are opened at all.
 */
final class ParityAnswers {

    private static final long SEED = 20261120;

    /** Random requests in all, and for each operation at least. */
    private static final int RANDOM = Integer.getInteger("random.requests", Seeds.of(1_000, 2_000));

    private static final int EACH = Math.min(Seeds.of(15, 30), RANDOM);

    /** How many requests go over at once, as a call to the browser costs more than an answer. */
    private static final int BATCH = 200;

    /** Of the requests of each operation at least one in this number is answered ok. */
    private static final int FLOOR = 8;

    private static final Map<String, List<String>> REQUESTS = requests();

    private static final List<Data> FILES =
            AnswerCorpus.lines().stream()
                    .filter(Data.class::isInstance)
                    .map(Data.class::cast)
                    .toList();

    private record Group(
            String name, List<String> requests, List<String> opened, List<String> answers) {
        int ok() {
            return (int)
                    answers.stream().filter(answer -> answer.startsWith("{\"ok\":true")).count();
        }
    }

    private final List<Group> groups = new ArrayList<>();
    private final boolean opens;

    /**
     * Has the JVM answer.
     *
     * @param operations what the door that is compared answers with
     * @param opens whether the door opens files
     * @param share one in so many requests is asked
     */
    ParityAnswers(Supplier<List<OperationGroup>> operations, boolean opens, int share) {
        this.opens = opens;
        Dispatcher call = new Dispatcher(operations.get());
        int number = 0;
        for (Map.Entry<String, List<String>> group : REQUESTS.entrySet()) {
            List<String> requests = new ArrayList<>();
            for (String request : group.getValue()) {
                if (number++ % share == 0) {
                    requests.add(request);
                }
            }
            List<String> opened = new ArrayList<>();
            if (opens) {
                FILES.forEach(file -> opened.add(AnswerCorpus.answer(call, file)));
            }
            List<String> answers = requests.stream().map(call::call).toList();
            groups.add(new Group(group.getKey(), requests, opened, answers));
        }
    }

    private static Map<String, List<String>> requests() {
        Map<String, List<String>> requests = new LinkedHashMap<>();
        requests.put("vectors", RandomRequests.ofVectors());
        int operations = RandomRequests.operations().size();
        int each = Math.max(EACH, (RANDOM + operations - 1) / operations);
        for (String operation : RandomRequests.operations()) {
            requests.put(operation, RandomRequests.of(operation, each, SEED));
        }
        return requests;
    }

    /** The number of requests. */
    int size() {
        return groups.stream().mapToInt(group -> group.requests().size()).sum();
    }

    /** The door gives the same answers. */
    void areThoseOf(Door door) {
        for (Group group : groups) {
            if (opens) {
                assertEquals(group.opened(), door.open(FILES));
            }
            for (int from = 0; from < group.requests().size(); from += BATCH) {
                int to = Math.min(from + BATCH, group.requests().size());
                List<String> requests = group.requests().subList(from, to);
                List<String> answers = door.call(requests);
                for (int i = 0; i < requests.size(); i++) {
                    String request = requests.get(i);
                    assertEquals(
                            group.answers().get(from + i),
                            answers.get(i),
                            () -> "seed " + SEED + ", request " + request);
                }
            }
        }
        System.out.printf(
                "parity with %s: %d requests, %d of them answered ok%n",
                door, size(), groups.stream().mapToInt(Group::ok).sum());
    }

    /** The requests of every operation are sound often enough to compare more than refusals. */
    void areSoundOfEveryOperation() {
        for (Group group : groups) {
            int ok = group.ok();
            int asked = group.requests().size();
            System.out.printf("%s: %d of %d answered ok%n", group.name(), ok, asked);
            assertTrue(ok * FLOOR >= asked, group.name() + ": too few sound requests, " + ok);
        }
    }
}
