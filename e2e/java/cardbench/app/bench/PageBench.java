package cardbench.app.bench;

import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Prints what a reader of the page waits for, as a table in Markdown: on this machine's CPU and on
 * one four times slower, each visit with a new browser profile. The slowed-down CPU is that of the
 * main thread; workers keep their speed.
 */
final class PageBench {

    private static final int ROUNDS = 5;
    private static final int[] SLOWER = {1, 4};
    private static final String NONE = "";
    private static final int PHONE_WIDTH = 390;
    private static final int PHONE_HEIGHT = 844;

    private final Browser browser;
    private final Path site;
    private final String base;

    private PageBench(Browser browser, Path site, String base) {
        this.browser = browser;
        this.site = site;
        this.base = base;
    }

    /** Measures and prints the table. */
    static void print(Browser browser, Path site) throws IOException {
        System.out.printf(
                "%nThe page in %s %s, medians of %d; times in milliseconds%n%n",
                browser.browserType().name(), browser.version(), ROUNDS);
        row("", "wanted", "this CPU", "4 times slower");
        row("---", "---", "---", "---");
        try (SiteServer server = SiteServer.start(SiteFiles.in(site), "/repo/", 0)) {
            PageBench bench = new PageBench(browser, site, server.address().toString());
            for (View view : View.values()) {
                bench.view(view);
            }
            bench.firstFigure("example.yml", 1);
            bench.firstFigure("zhulei.yml", 2);
            for (FirstText text : FirstText.values()) {
                bench.firstText(text);
            }
            for (Typing typing : Typing.values()) {
                bench.typing(typing);
            }
        }
    }

    private static void row(String... cells) {
        System.out.println("| " + String.join(" | ", cells) + " |");
    }

    private static String rounded(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }

    private void view(View view) {
        double[][] answers = new double[SLOWER.length][ROUNDS];
        double[][] tasks = new double[SLOWER.length][ROUNDS];
        Set<String> files = Set.of();
        for (int speed = 0; speed < SLOWER.length; speed++) {
            for (int round = 0; round < ROUNDS; round++) {
                try (Visit visit = new Visit(browser, SLOWER[speed])) {
                    answers[speed][round] = view.open(visit.page(), base);
                    tasks[speed][round] = visit.settle().longestTask();
                    files = visit.filesBeforeAnswer(base);
                }
            }
        }
        row(view.title() + ": first answer", NONE, median(answers[0]), median(answers[1]));
        String size = String.format(Locale.ROOT, "%.1f", Visit.zipped(site, files) / 1000.0);
        row("– files until then: " + files.size() + ", kB by gzip -9", NONE, size, NONE);
        row("– longest task of the main thread", "200", median(tasks[0]), median(tasks[1]));
        try (Visit visit = new Visit(browser, 1)) {
            row("– cumulative layout shift", "0", shift(view, visit), NONE);
            List<String> nameless = visit.nameless();
            row("– controls without a name", "0", Integer.toString(nameless.size()), NONE);
            nameless.forEach(control -> System.err.println(view.title() + ": " + control));
        }
        try (Visit visit = new Visit(browser, 1)) {
            visit.page().setViewportSize(PHONE_WIDTH, PHONE_HEIGHT);
            row("– cumulative layout shift on a phone", "0", shift(view, visit), NONE);
        }
    }

    private String shift(View view, Visit visit) {
        view.openByHand(visit.page(), base);
        return String.format(Locale.ROOT, "%.4f", visit.settle().shift());
    }

    private void firstFigure(String name, int example) {
        double[][] waits = new double[SLOWER.length][ROUNDS];
        for (int speed = 0; speed < SLOWER.length; speed++) {
            for (int round = 0; round < ROUNDS; round++) {
                try (Visit visit = new Visit(browser, SLOWER[speed])) {
                    waits[speed][round] = FirstFigure.milliseconds(visit, base, example);
                }
            }
        }
        String title = "First odds of " + name + " after the last key";
        row(title, "300", median(waits[0]), median(waits[1]));
    }

    private void firstText(FirstText text) throws IOException {
        double[] afterPaste = new double[ROUNDS];
        double[] bytes = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            FirstText.Wait wait = text.measure(browser, site);
            afterPaste[round] = wait.afterPaste();
            bytes[round] = wait.bytes();
        }
        row(text.title(), text.wanted(), NONE, median(afterPaste));
        row("– bytes of the visit until then", NONE, NONE, median(bytes));
    }

    private void typing(Typing typing) {
        String[] worst = new String[SLOWER.length];
        String[] most = new String[SLOWER.length];
        String[] tasks = new String[SLOWER.length];
        for (int speed = 0; speed < SLOWER.length; speed++) {
            List<Double> durations = new ArrayList<>();
            double longest = 0;
            for (int round = 0; round < ROUNDS; round++) {
                try (Visit visit = new Visit(browser, SLOWER[speed])) {
                    durations.addAll(typing.durations(visit, base));
                    longest = Math.max(longest, visit.longestTask());
                }
            }
            double[] sorted = durations.stream().mapToDouble(one -> one).sorted().toArray();
            worst[speed] = duration(sorted[sorted.length - 1]);
            most[speed] = duration(sorted[(int) Math.ceil(0.98 * sorted.length) - 1]);
            tasks[speed] = rounded(longest);
        }
        row(typing.title() + ": slowest interaction", "100", worst[0], worst[1]);
        row("– 98th percentile", "50", most[0], most[1]);
        row("– longest task of the main thread", "200", tasks[0], tasks[1]);
    }

    /** The browser notes only interactions of 16 milliseconds or more, in steps of 8. */
    private static String duration(double milliseconds) {
        return milliseconds == 0 ? "< 16" : rounded(milliseconds);
    }

    private static String median(double[] rounds) {
        double[] sorted = rounds.clone();
        Arrays.sort(sorted);
        return rounded(sorted[sorted.length / 2]);
    }
}
