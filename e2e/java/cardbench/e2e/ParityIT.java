package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.Dispatcher;
import cardbench.call.RandomRequests;
import cardbench.call.bundle.AllOperations;
import cardbench.call.bundle.DeckBundleOperations;
import cardbench.call.bundle.DecodeOperations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The same requests get the same response texts on the JVM, in JavaScript and in WebAssembly: those
 * of the golden vectors, and random ones.
 */
@ExtendWith(SiteExtension.class)
class ParityIT {

    private static final long SEED = 20261120;

    /** Random requests in all, and for each operation at least. */
    private static final int RANDOM = Integer.getInteger("random.requests", 2_000);

    private static final int EACH = Math.min(100, RANDOM);

    private static final int BATCH = 200;

    private static final Dispatcher DECODE = new Dispatcher(DecodeOperations.all());
    private static final Dispatcher DECKS_CORE = new Dispatcher(DeckBundleOperations.all());
    private static final Dispatcher ALL = new Dispatcher(AllOperations.all());

    private static List<String> requests;

    /** What the JVM answers to all requests, by what it was asked through. */
    private static final Map<Dispatcher, List<String>> ANSWERS = new HashMap<>();

    @BeforeAll
    static void makeRequests() {
        requests = new ArrayList<>(RandomRequests.ofVectors());
        int fromVectors = requests.size();
        Set<String> operations = RandomRequests.operations();
        int each = Math.max(EACH, (RANDOM + operations.size() - 1) / operations.size());
        for (String operation : operations) {
            requests.addAll(RandomRequests.of(operation, each, SEED));
        }
        int from = fromVectors;
        for (String operation : operations) {
            System.out.printf(
                    "%s: %d of %d answered ok%n", operation, answeredOk(from, from + each), each);
            from += each;
        }
        long ok = answeredOk(0, requests.size());
        System.out.printf(
                "parity: %d requests, %d of them from vectors; %d answered ok (%d %%)%n",
                requests.size(), fromVectors, ok, 100 * ok / requests.size());
        assertTrue(100 * ok >= 30 * requests.size(), "too few sound requests");
    }

    private static long answeredOk(int from, int to) {
        return answers(ALL).subList(from, to).stream()
                .filter(answer -> answer.startsWith("{\"ok\":true"))
                .count();
    }

    private static List<String> answers(Dispatcher call) {
        return ANSWERS.computeIfAbsent(call, one -> requests.stream().map(one::call).toList());
    }

    /** Asks in batches, as a call over to the browser costs more than an answer. */
    private static void assertParity(SitePage page, String answer, Dispatcher call) {
        for (int from = 0; from < requests.size(); from += BATCH) {
            List<String> batch = requests.subList(from, Math.min(from + BATCH, requests.size()));
            Object answers =
                    page.page()
                            .evaluate(
                                    "async (requests) => { const answers = [];"
                                            + " for (const request of requests)"
                                            + " answers.push(await ("
                                            + answer
                                            + ")(request)); return answers; }",
                                    batch);
            for (int i = 0; i < batch.size(); i++) {
                String request = batch.get(i);
                assertEquals(
                        answers(call).get(from + i),
                        ((List<?>) answers).get(i),
                        () -> "seed " + SEED + ", request " + request);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void firstBundle_answersAsTheJvm(Scheme scheme, Site site) {
        try (SitePage page = LabPage.in(site).open(scheme, LabPage.PATH)) {
            assertParity(page, "first", DECODE);
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void desk_answersAsTheJvm(Scheme scheme, Site site) {
        try (SitePage page = LabPage.in(site).open(scheme, LabPage.PATH)) {
            assertParity(page, "Cardbench.call", DECKS_CORE);
        }
    }

    @Test
    void webAssemblyWorker_answersAsTheJvm(Site site) {
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
            assertParity(page, "(request) => lab.call(request)", ALL);
            assertEquals("wasm", page.page().evaluate("() => lab.backend"));
        }
    }

    @Test
    void javaScriptWorkerFromDisk_answersAsTheJvm(Site site) {
        try (SitePage page = LabPage.in(site).open(Scheme.FILE, LabPage.PATH)) {
            assertParity(page, "(request) => lab.call(request)", ALL);
            assertEquals("js", page.page().evaluate("() => lab.backend"));
        }
    }
}
