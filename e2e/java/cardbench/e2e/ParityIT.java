package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.AnswerCorpus;
import cardbench.call.AnswerCorpus.Data;
import cardbench.call.Dispatcher;
import cardbench.call.RandomRequests;
import cardbench.call.bundle.AllOperations;
import cardbench.call.bundle.DeckBundleOperations;
import cardbench.call.bundle.DecodeOperations;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
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

    private static final int EACH = Math.min(30, RANDOM);

    private static final int BATCH = 200;

    /** A door to the core in the page: the expression of a function of a request. */
    private record Door(SitePage page, String function) {
        List<?> answers(List<String> requests) {
            String script =
                    "async (requests) => { const answers = [];"
                            + " for (const request of requests) answers.push(await (%s)(request));"
                            + " return answers; }";
            return (List<?>) page.page().evaluate(script.formatted(function), requests);
        }

        /** Opens what the corpus opens; not every door has this. */
        List<?> opened(List<Data> data) {
            List<Map<String, String>> files =
                    data.stream()
                            .map(
                                    file ->
                                            Map.of(
                                                    "kind", file.kind(),
                                                    "name", file.name(),
                                                    "bytes", base64(file.bytes())))
                            .toList();
            String script =
                    """
                    async (files) => {
                      const answers = [];
                      for (const { kind, name, bytes } of files) {
                        const data = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
                        answers.push(await lab.open(kind, name, data));
                      }
                      return answers;
                    }
                    """;
            return (List<?>) page.page().evaluate(script, files);
        }

        private static String base64(byte[] bytes) {
            return Base64.getEncoder().encodeToString(bytes);
        }
    }

    /** The requests of the golden vectors, then those of each operation. */
    private static Map<String, Supplier<List<String>>> requests() {
        Map<String, Supplier<List<String>>> requests = new LinkedHashMap<>();
        requests.put("vectors", RandomRequests::ofVectors);
        Set<String> operations = RandomRequests.operations();
        int each = Math.max(EACH, (RANDOM + operations.size() - 1) / operations.size());
        for (String operation : operations) {
            requests.put(operation, () -> RandomRequests.of(operation, each, SEED));
        }
        return requests;
    }

    /** Tables, lists and databases for the requests of one operation: some of them close them. */
    private static void open(Door door, Dispatcher call) {
        List<Data> data =
                AnswerCorpus.lines().stream()
                        .filter(Data.class::isInstance)
                        .map(Data.class::cast)
                        .toList();
        List<String> expected = data.stream().map(file -> AnswerCorpus.answer(call, file)).toList();
        assertEquals(expected, door.opened(data));
    }

    private static void assertParity(Door door, Dispatcher call, boolean opens) {
        int asked = 0;
        int ok = 0;
        for (Map.Entry<String, Supplier<List<String>>> group : requests().entrySet()) {
            if (opens) {
                open(door, call);
            }
            List<String> requests = group.getValue().get();
            int okBefore = ok;
            // in batches, as a call over to the browser costs more than an answer
            for (int from = 0; from < requests.size(); from += BATCH) {
                List<String> batch =
                        requests.subList(from, Math.min(from + BATCH, requests.size()));
                List<?> answers = door.answers(batch);
                for (int i = 0; i < batch.size(); i++) {
                    String request = batch.get(i);
                    String expected = call.call(request);
                    assertEquals(
                            expected,
                            answers.get(i),
                            () -> "seed " + SEED + ", request " + request);
                    ok += expected.startsWith("{\"ok\":true") ? 1 : 0;
                }
            }
            asked += requests.size();
            if (opens) {
                System.out.printf(
                        "%s: %d of %d answered ok%n",
                        group.getKey(), ok - okBefore, requests.size());
            }
        }
        System.out.printf(
                "parity of %s: %d requests, %d of them answered ok (%d %%)%n",
                door.function(), asked, ok, 100L * ok / asked);
        assertTrue(!opens || 100L * ok >= 30L * asked, "too few sound requests");
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void firstBundle_answersAsTheJvm(Scheme scheme, Site site) {
        try (SitePage page = LabPage.in(site).open(scheme, LabPage.PATH)) {
            assertParity(new Door(page, "first"), new Dispatcher(DecodeOperations.all()), false);
        }
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void desk_answersAsTheJvm(Scheme scheme, Site site) {
        try (SitePage page = LabPage.in(site).open(scheme, LabPage.PATH)) {
            assertParity(
                    new Door(page, "Cardbench.call"),
                    new Dispatcher(DeckBundleOperations.all()),
                    false);
        }
    }

    @Test
    void webAssemblyWorker_answersAsTheJvm(Site site) {
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
            assertParity(
                    new Door(page, "(request) => lab.call(request)"),
                    new Dispatcher(AllOperations.all()),
                    true);
            assertEquals("wasm", page.page().evaluate("() => lab.backend"));
        }
    }

    @Test
    void javaScriptWorkerFromDisk_answersAsTheJvm(Site site) {
        try (SitePage page = LabPage.in(site).open(Scheme.FILE, LabPage.PATH)) {
            assertParity(
                    new Door(page, "(request) => lab.call(request)"),
                    new Dispatcher(AllOperations.all()),
                    true);
            assertEquals("js", page.page().evaluate("() => lab.backend"));
        }
    }
}
