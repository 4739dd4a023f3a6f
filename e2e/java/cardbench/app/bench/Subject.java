package cardbench.app.bench;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * One thing whose speed is measured, on every backend with the same inputs. What has to be done
 * before the clock starts is the preparation; what is measured is the run over what it gave.
 *
 * @param name the row's title
 * @param inputs texts
 * @param prepare on the JVM, from an input to what the run takes
 * @param run on the JVM, on each prepared input
 * @param scripts the preparation and the run in the browser, as functions of the bundle {@code
 *     core}
 * @param peer the same two for the peer library, or {@code null} where it has no such thing
 */
public record Subject<T>(
        String name,
        List<String> inputs,
        Function<String, T> prepare,
        Function<T, Object> run,
        Scripts scripts,
        Scripts peer) {

    /** Two JavaScript expressions, each a function of one argument. */
    public record Scripts(String prepare, String run) {}

    /** How often each measurement goes over the inputs for this long, in nanoseconds. */
    private static final long SPAN = 400_000_000L;

    /** How many measurements there are; the median counts. */
    public static final int ROUNDS = 7;

    /** Runs a second on this JVM. */
    public double onJvm() {
        List<T> prepared = inputs.stream().map(prepare).toList();
        double[] rates = new double[ROUNDS];
        int sink = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long runs = 0;
            long start = System.nanoTime();
            long now = start;
            while (now - start < SPAN) {
                for (T input : prepared) {
                    sink += run.apply(input) == null ? 1 : 0;
                }
                runs += prepared.size();
                now = System.nanoTime();
            }
            rates[round] = runs * 1e9 / (now - start);
        }
        if (sink > 0) {
            throw new IllegalStateException(name + " gives nothing");
        }
        Arrays.sort(rates);
        return rates[ROUNDS / 2];
    }

    /** The function that measures the same in a page, of the scripts and the inputs. */
    public static String inPage(Scripts scripts) {
        return """
        (inputs) => {
          const prepared = inputs.map(%s);
          const run = %s;
          const rates = [];
          for (let round = 0; round < %d; round++) {
            let runs = 0, now = performance.now();
            const start = now;
            while (now - start < %d) {
              for (const input of prepared) {
                if (run(input) === null) throw new Error("gives nothing");
              }
              runs += prepared.length;
              now = performance.now();
            }
            rates.push(runs * 1000 / (now - start));
          }
          return rates.sort((a, b) => a - b)[%d];
        }"""
                .formatted(scripts.prepare(), scripts.run(), ROUNDS, SPAN / 1_000_000, ROUNDS / 2);
    }
}
