package cardbench.odds.bench;

import cardbench.app.bench.Subject;
import cardbench.app.bench.Subjects;
import cardbench.app.cli.server.SiteServer;
import cardbench.odds.sample.Sampler;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Prints how many games a second are played on the JVM, in JavaScript and in WebAssembly, by one
 * worker and by two at the same time: threads there, Web Workers here.
 */
public final class GameBench {

    private static final String ROW = "%-28s %13s %13s %13s %13s %13s %13s%n";
    private static final int ROUNDS = 5;
    private static final int SPAN = 400;

    /** Starts workers, lets them measure at the same time, and adds up their medians. */
    private static final String IN_WORKERS =
            """
            async ({ base, script, start, prepare, run, input, workers, rounds, span }) => {
              const source = `
                importScripts(${JSON.stringify(base + script)});
                onmessage = async () => {
                  try {
                    await (${start})(${JSON.stringify(base)});
                    const prepared = (${prepare})(${JSON.stringify(input)});
                    const run = ${run};
                    const rates = [];
                    for (let round = 0; round <= ${rounds}; round++) {
                      let runs = 0, now = performance.now();
                      const begun = now;
                      while (now - begun < ${span}) {
                        run(prepared);
                        runs++;
                        now = performance.now();
                      }
                      if (round > 0) rates.push(runs * 1000 / (now - begun));
                    }
                    postMessage(rates.sort((a, b) => a - b)[${rounds >> 1}]);
                  } catch (error) {
                    postMessage(String(error));
                  }
                };`;
              const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
              const all = Array.from({ length: workers }, () => new Worker(url));
              const rates = await Promise.all(all.map((worker) => new Promise((done, fail) => {
                worker.onmessage = (message) => done(message.data);
                worker.onerror = (event) => fail(new Error(event.message));
                worker.postMessage(null);
              })));
              all.forEach((worker) => worker.terminate());
              const wrong = rates.find((rate) => typeof rate !== "number");
              if (wrong) throw new Error(wrong);
              return rates.reduce((sum, rate) => sum + rate, 0);
            }""";

    private GameBench() {}

    /** How a worker gets the bundle, as {@code core}. */
    private enum Backend {
        JAVASCRIPT("bench-faster.js", "(base) => { self.core = self; }"),
        WEBASSEMBLY(
                "bench.wasm-runtime.js",
                "async (base) => {"
                        + " self.core = (await TeaVM.wasmGC.load(base + 'bench.wasm')).exports; }");

        private final String script;
        private final String start;

        Backend(String script, String start) {
            this.script = script;
            this.start = start;
        }
    }

    /** Measures and prints the table. */
    public static void print(Browser browser, SiteServer server)
            throws IOException, InterruptedException {
        System.out.printf("%nGames a second, median of %d, by one worker and by two%n", ROUNDS);
        System.out.printf(
                ROW, "", "JVM", "JVM, two", "JavaScript", "JS, two", "WebAssembly", "Wasm, two");
        for (Subject<?> subject : Subjects.batches()) {
            System.out.printf(
                    ROW,
                    subject.name(),
                    games(onJvm(subject, 1)),
                    games(onJvm(subject, 2)),
                    games(inPage(browser, server, Backend.JAVASCRIPT, subject, 1)),
                    games(inPage(browser, server, Backend.JAVASCRIPT, subject, 2)),
                    games(inPage(browser, server, Backend.WEBASSEMBLY, subject, 1)),
                    games(inPage(browser, server, Backend.WEBASSEMBLY, subject, 2)));
        }
    }

    private static String games(double batchesPerSecond) {
        return String.format("%,d", Math.round(batchesPerSecond * Sampler.BATCH));
    }

    /** Games a second in WebAssembly, by one worker. */
    static double inWebAssembly(Browser browser, SiteServer server, Subject<?> subject) {
        return Sampler.BATCH * inPage(browser, server, Backend.WEBASSEMBLY, subject, 1);
    }

    private static <T> double onJvm(Subject<T> subject, int workers) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(workers);
        try {
            Callable<Double> measurement = () -> medianRate(subject);
            double sum = 0;
            List<Callable<Double>> tasks = Collections.nCopies(workers, measurement);
            for (Future<Double> rate : threads.invokeAll(tasks)) {
                sum += rate.get();
            }
            return sum;
        } catch (ExecutionException e) {
            throw new IllegalStateException(subject.name(), e);
        } finally {
            threads.shutdown();
        }
    }

    private static <T> double medianRate(Subject<T> subject) {
        T prepared;
        synchronized (GameBench.class) {
            prepared = subject.prepare().apply(subject.inputs().get(0));
        }
        double[] rates = new double[ROUNDS];
        for (int round = -1; round < ROUNDS; round++) {
            long runs = 0;
            long begun = System.nanoTime();
            long now = begun;
            while (now - begun < SPAN * 1_000_000L) {
                subject.run().apply(prepared);
                runs++;
                now = System.nanoTime();
            }
            if (round >= 0) {
                rates[round] = runs * 1e9 / (now - begun);
            }
        }
        Arrays.sort(rates);
        return rates[ROUNDS / 2];
    }

    private static double inPage(
            Browser browser, SiteServer server, Backend backend, Subject<?> subject, int workers) {
        try (Page page = browser.newPage()) {
            page.navigate(server.address().toString());
            Object sum =
                    page.evaluate(
                            IN_WORKERS,
                            Map.of(
                                    "base",
                                    server.address().toString(),
                                    "script",
                                    backend.script,
                                    "start",
                                    backend.start,
                                    "prepare",
                                    subject.scripts().prepare(),
                                    "run",
                                    subject.scripts().run(),
                                    "input",
                                    subject.inputs().get(0),
                                    "workers",
                                    workers,
                                    "rounds",
                                    ROUNDS,
                                    "span",
                                    SPAN));
            return ((Number) sum).doubleValue();
        }
    }
}
