package cardbench.app.fuzz;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What libFuzzer printed about one target.
 *
 * @param runs how many inputs were tried
 * @param edges the edges of the control flow that some input reached ({@code cov})
 * @param features what libFuzzer tells apart beyond edges, such as how often one was taken ({@code
 *     ft})
 * @param findings how many inputs failed
 * @param seconds how long it ran, without the start of the JVM
 * @see <a href="https://llvm.org/docs/LibFuzzer.html#output">libFuzzer, output</a>
 */
record FuzzFigures(long runs, int edges, int features, int findings, int seconds) {

    private static final Pattern STATUS = Pattern.compile("cov: (\\d+) ft: (\\d+)");
    private static final Pattern DONE = Pattern.compile("Done (\\d+) runs in (\\d+) second");
    private static final Pattern FINDING =
            Pattern.compile("(?m)^== Java Exception|^==\\d+== ERROR: libFuzzer");

    /** The figures in an output; no runs where the target did not come to its end. */
    static FuzzFigures of(String output) {
        int edges = 0;
        int features = 0;
        Matcher status = STATUS.matcher(output);
        while (status.find()) {
            edges = Integer.parseInt(status.group(1));
            features = Integer.parseInt(status.group(2));
        }
        int findings = (int) FINDING.matcher(output).results().count();
        Matcher done = DONE.matcher(output);
        return done.find()
                ? new FuzzFigures(
                        Long.parseLong(done.group(1)),
                        edges,
                        features,
                        findings,
                        Integer.parseInt(done.group(2)))
                : new FuzzFigures(0, edges, features, findings, 0);
    }
}
