package cardbench.odds.bench;

import cardbench.app.bench.Subject;
import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Prints what each idea of the exact solver gains: every topic is solved with all ideas and without
 * each one. The decks are the examples of the project, those of {@code e2e/decks}, and those of the
 * folder that {@code -Dbench.decks} names.
 *
 * <p>The budget is small, so that hundreds of searches take minutes. A topic that it does not
 * suffice for is told by the share of its hands that is solved.
 */
public final class IdeaBench {

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private static final Budget BUDGET = new Budget(400_000, 32 << 20);

    /** Topics of fewer transitions are left out: nobody waits for them. */
    private static final int LEAST = 300;

    /** An idea moves a topic if it changes its transitions by this factor. */
    private static final double FACTOR = 1.1;

    /** An idea moves a topic if it changes the solved share by this much. */
    private static final double SHARE = 0.01;

    private static final String TOPIC_ROW = "%-40s %10s %8s %8s%n";
    private static final String IDEA_ROW = "%-22s %6s %6s %7s %7s  %-28s  %s%n";

    private IdeaBench() {}

    /**
     * A search.
     *
     * @param seconds of processor time
     * @param solved the probability of the hands that were solved
     */
    private record Run(int transitions, double seconds, double solved) {}

    private record Subject(String name, TopicPrograms topic, Run everyIdea) {}

    /** Measures and prints both tables: topics, then ideas. */
    public static void print() throws IOException {
        System.out.printf("%nTopics, with all ideas%n");
        System.out.printf(TOPIC_ROW, "", "transitions", "ms", "solved");
        List<Subject> subjects = subjects();
        for (Subject subject : subjects) {
            Run everyIdea = subject.everyIdea();
            System.out.printf(
                    TOPIC_ROW,
                    subject.name(),
                    String.format(Locale.ROOT, "%,d", everyIdea.transitions()),
                    Math.round(1000 * everyIdea.seconds()),
                    percent(everyIdea.solved()));
        }
        System.out.printf("%nWithout an idea: of %d topics%n", subjects.size());
        System.out.printf(
                IDEA_ROW, "", "helps", "harms", "times", "time", "most of", "less solved");
        for (Idea idea : Idea.values()) {
            print(idea, subjects);
        }
    }

    private static void print(Idea idea, List<Subject> subjects) {
        int helps = 0;
        int harms = 0;
        double most = 1;
        double with = 0;
        double without = 0;
        String mostOf = "";
        StringBuilder losses = new StringBuilder();
        for (Subject subject : subjects) {
            Run everyIdea = subject.everyIdea();
            Run run = run(subject.topic(), SolverOptions.FAST.without(idea));
            with += everyIdea.seconds();
            without += run.seconds();
            double lost = everyIdea.solved() - run.solved();
            double factor = (double) run.transitions() / everyIdea.transitions();
            boolean both = Math.abs(lost) < SHARE;
            helps += both ? factor > FACTOR ? 1 : 0 : lost > 0 ? 1 : 0;
            harms += both ? factor < 1 / FACTOR ? 1 : 0 : lost < 0 ? 1 : 0;
            if (lost >= SHARE) {
                losses.append(subject.name())
                        .append(' ')
                        .append(percent(run.solved()))
                        .append("; ");
            } else if (both && factor > most) {
                most = factor;
                mostOf = subject.name();
            }
        }
        System.out.printf(
                IDEA_ROW,
                idea,
                helps,
                harms,
                String.format(Locale.ROOT, "%.2f", most),
                String.format(Locale.ROOT, "%.2f", without / with),
                mostOf,
                losses);
    }

    private static List<Subject> subjects() throws IOException {
        List<Subject> subjects = new ArrayList<>();
        for (Path file : files()) {
            Diagnostics diagnostics = new Diagnostics();
            DeckFileReading reading = DeckFileReader.read(Files.readString(file));
            diagnostics.addAll(reading.diagnostics());
            DeckPrograms programs = DeckPrograms.read(reading.file(), diagnostics);
            for (Diagnostic diagnostic : diagnostics.list()) {
                if (diagnostic.code().name().startsWith("odds.unknown")) {
                    throw new IllegalStateException(file + ": " + diagnostic.message());
                }
            }
            for (TopicPrograms topic : programs.topics()) {
                Run everyIdea = run(topic, SolverOptions.FAST);
                if (everyIdea.transitions() >= LEAST) {
                    String name = file.getFileName() + ", " + topic.topic().name();
                    subjects.add(new Subject(name, topic, everyIdea));
                }
            }
        }
        // once more, when all code has run for a while: only then are times comparable
        return subjects.stream().map(IdeaBench::again).toList();
    }

    private static Subject again(Subject subject) {
        run(subject.topic(), SolverOptions.FAST);
        return new Subject(
                subject.name(), subject.topic(), run(subject.topic(), SolverOptions.FAST));
    }

    /** The decks that are measured. */
    public static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        String decks = System.getProperty("bench.decks", "");
        for (String folder :
                List.of("cards-data/examples", "cards-data/examples/guide", "e2e/decks", decks)) {
            if (!folder.isEmpty()) {
                try (Stream<Path> paths = Files.list(Path.of(folder))) {
                    paths.filter(file -> file.toString().endsWith(".yml"))
                            .sorted()
                            .forEach(files::add);
                }
            }
        }
        return files;
    }

    private static Run run(TopicPrograms topic, SolverOptions options) {
        long begun = PROCESSOR.getCurrentThreadCpuTime();
        Solution solution = Solver.solve(topic, options, BUDGET);
        double seconds = (PROCESSOR.getCurrentThreadCpuTime() - begun) / 1e9;
        double solved = solution.multiplicity() != null ? 1 : 0;
        if (solution.part() != null) {
            Natural sum = Natural.ZERO;
            for (Solution.Share share : solution.part().shares()) {
                sum = sum.plus(share.multiplicity());
            }
            solved = sum.approximately() / solution.part().multiplicity().approximately();
        }
        return new Run(solution.transitions(), seconds, solved);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Prints the tables without a browser or a bundle, which the other benchmarks need. */
    public static void main(String[] args) throws IOException {
        print();
    }
}
