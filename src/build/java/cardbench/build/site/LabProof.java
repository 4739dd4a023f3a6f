package cardbench.build.site;

import cardbench.call.Dispatcher;
import cardbench.call.bundle.OddsLabOperations;
import cardbench.json.JsonText;

/**
 * A request that WebAssembly must answer as the JVM does before a worker trusts it. It draws hands
 * at random and plays a card in them, so that the answer depends on most of the lab.
 */
final class LabProof {

    private static final String DECK_FILE =
            """
            deck:
              cards:
                pot:
                  count: 3
                  program:
                    - '[1]@;(# X B);(# D.2 H)'
                starter:
                  count: 9
                other:
                  count: 28
            simulate:
              count: 64
              tests:
                opening:
                  exec-program: true
                  combos:
                    A:
                      score: 2
                      hand: [starter, other]
            """;

    private LabProof() {}

    private static String request() {
        return new JsonText()
                .object()
                .member("op", "simulate")
                .member("method", "sampled")
                .member("yaml", DECK_FILE)
                .endObject()
                .toString();
    }

    /** A script that sets {@code Cardbench.labProof} to the request and the response. */
    static String script() {
        String response = new Dispatcher(OddsLabOperations.all()).call(request());
        return "(globalThis.Cardbench = globalThis.Cardbench || {}).labProof = "
                + new JsonText()
                        .object()
                        .member("request", request())
                        .member("response", response)
                        .endObject()
                + ";\n";
    }
}
