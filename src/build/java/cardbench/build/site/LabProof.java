package cardbench.build.site;

import cardbench.app.bundle.OddsLabOperations;
import cardbench.base.json.JsonText;
import cardbench.contract.Dispatcher;

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
              count: %d
              tests:
                opening:
                  exec-program: true
                  combos:
                    A:
                      score: 2
                      hand: [starter, other]
            """;

    private static final int PROOF_GAMES = 64;

    /** So many games that the backend decides about the time, and few enough for a phone. */
    private static final int TIMED_GAMES = 10_000;

    private LabProof() {}

    private static String request(int games) {
        return new JsonText()
                .object()
                .member("op", "simulate")
                .member("method", "sampled")
                .member("yaml", String.format(DECK_FILE, games))
                .endObject()
                .toString();
    }

    /**
     * A script that sets {@code Cardbench.labProof} to the request, the response, and a request of
     * the same games that takes long enough to be timed.
     */
    static String script() {
        String response = new Dispatcher(OddsLabOperations.all()).call(request(PROOF_GAMES));
        return "(globalThis.Cardbench = globalThis.Cardbench || {}).labProof = "
                + new JsonText()
                        .object()
                        .member("request", request(PROOF_GAMES))
                        .member("response", response)
                        .member("timing", request(TIMED_GAMES))
                        .endObject()
                + ";\n";
    }
}
