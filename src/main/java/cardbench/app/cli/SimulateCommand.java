package cardbench.app.cli;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.contract.Dispatcher;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.Topic;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.question.FirstGames;
import cardbench.odds.question.Simulation;
import cardbench.odds.question.StratifiedHands;
import cardbench.odds.question.TopicOdds;
import cardbench.odds.report.Report;
import cardbench.odds.report.TopicFigures;
import cardbench.odds.sample.TopicTally;
import cardbench.odds.sample.Tracer;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** {@code simulate}: the odds of a deck file, printed as ygo-calc prints them. */
final class SimulateCommand extends CoreCommand {

    SimulateCommand(Dispatcher call) {
        super(
                call,
                "simulate",
                "plays a ygo-calc deck file and prints its odds",
                """
        usage: simulate [--exact] [--count N] [--seed WORD] [--legacy] [--json] [FILE]

        Plays every topic of a deck file and prints the deck, the topics and the results as ygo-calc
        2.6 prints them; with debug: true in the file every game too, step by step. Without
        a file it prompts for its name. Ctrl-C ends it with the games played so far.

          --exact      solve topics instead of playing them; what cannot be solved is played
          --count N    games of each topic, instead of the file's count
          --seed WORD  another stream of chance; the same word gives the same result
          --legacy     play as ygo-calc does, mistakes included
          --json       print the core's response instead, one line of UTF-8

        examples:
          simulate example.yml
          simulate --exact example.yml
          simulate --count 1000000 --seed 2026 zhulei.yml
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        String yaml =
                InputFile.text(fileName(arguments.operands(), terminal), "a deck file", terminal);
        boolean legacy = arguments.has("--legacy");
        if (arguments.has("--json")) {
            return respond(yaml, arguments, legacy, terminal);
        }
        DeckFileReading reading = DeckFileReader.read(yaml);
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addAll(reading.diagnostics());
        DeckPrograms programs = DeckPrograms.read(reading.file(), diagnostics);
        complain(diagnostics.list(), terminal);
        if (diagnostics.failed()) {
            return REFUSED;
        }
        int count = count(arguments, reading.file().count());
        Seed seed = seed(arguments);
        PrintStream out = terminal.manyLines();
        out.print(Report.deck(reading.file()));
        out.print(Report.topics(reading.file().topics()));
        List<SolvedPart> parts = new ArrayList<>();
        if (arguments.has("--exact") && !legacy) {
            programs = solve(programs, parts, seed, out, terminal);
        } else {
            parts.addAll(Collections.nCopies(programs.topics().size(), null));
        }
        if (programs.topics().isEmpty()) {
            out.flush();
            return FINE;
        }
        DeckPrograms open = programs;
        Supplier<Simulation> made = () -> new Simulation(open.topics(), parts, seed, legacy);
        return simulate(open, made, count, seed, legacy, out, terminal);
    }

    /**
     * Prints the topics that can be solved, and returns the others.
     *
     * @param parts receives for each of the others its solved part, or {@code null}
     */
    private static DeckPrograms solve(
            DeckPrograms programs,
            List<SolvedPart> parts,
            Seed seed,
            PrintStream out,
            Terminal terminal) {
        List<TopicPrograms> unsolved = new ArrayList<>();
        for (TopicPrograms topic : programs.topics()) {
            Attempt attempt = Exact.attempt(topic, Effort.PATIENT);
            if (attempt.tally() == null) {
                unsolved.add(topic);
                // every game is shown in the order in which all of them come
                SolvedPart part = programs.file().debug() ? null : attempt.part();
                parts.add(part);
                String name = topic.topic().name();
                String how = part == null ? "” is played: " : "” is played in part: ";
                terminal.complaints().println("“" + name + how + attempt.why().message());
            } else {
                TopicTally printing = FirstGames.printing(topic, seed);
                if (printing != null) {
                    printing.lines().forEach(out::println);
                }
                print(topic.topic(), TopicOdds.solved(attempt.tally()), false, out);
            }
        }
        return programs.only(unsolved);
    }

    private static void print(Topic topic, TopicOdds odds, boolean intervals, PrintStream out) {
        out.print(Report.topic(topic, TopicFigures.of(odds, topic.combos().size(), intervals)));
    }

    private static String fileName(List<String> operands, Terminal terminal)
            throws IOException, UsageException {
        if (operands.size() > 1) {
            throw new UsageException("it takes one file");
        }
        if (operands.size() == 1) {
            return operands.get(0);
        }
        terminal.people().print("deck file: ");
        String name = new InputLines(terminal).next();
        if (name == null || name.isBlank()) {
            throw new UsageException("it needs a file");
        }
        return name.strip();
    }

    private static int count(Arguments arguments, int otherwise) throws UsageException {
        if (!arguments.has("--count")) {
            return otherwise;
        }
        try {
            int count = Integer.parseInt(arguments.value("--count"));
            if (count >= 1 && count <= DeckFile.MAX_GAMES) {
                return count;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new UsageException("--count is a number from 1 to " + DeckFile.MAX_GAMES);
    }

    private static Seed seed(Arguments arguments) throws UsageException {
        if (!arguments.has("--seed")) {
            return Seed.DEFAULT;
        }
        String wanted =
                "--seed is a word of up to " + Seed.LIMIT + " letters, digits, dots, - and _";
        return Seed.parse(arguments.value("--seed")).orElseThrow(() -> new UsageException(wanted));
    }

    private int respond(String yaml, Arguments arguments, boolean legacy, Terminal terminal)
            throws UsageException {
        JsonObject request = new JsonObject().add("op", "simulate").add("yaml", yaml);
        if (arguments.has("--count")) {
            request.add("count", count(arguments, 1));
        }
        request.add("seed", seed(arguments).name())
                .add("method", arguments.has("--exact") ? "exact" : "sampled")
                .add("legacy", legacy);
        return ask(request).print(true, terminal, (result, out) -> {});
    }

    private static int simulate(
            DeckPrograms programs,
            Supplier<Simulation> made,
            int count,
            Seed seed,
            boolean legacy,
            PrintStream out,
            Terminal terminal)
            throws IOException {
        DeckFile file = programs.file();
        out.print(Report.start(count));
        out.flush();
        long begun = System.nanoTime();
        int workers = Runtime.getRuntime().availableProcessors();
        SimulationRun whole = SimulationRun.of(made, count, workers);
        SimulationRun run = whole;
        CountDownLatch printed = new CountDownLatch(1);
        Thread onInterrupt = new Thread(() -> end(whole, printed));
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        Progress progress = Progress.of(run::percent, terminal);
        try {
            if (file.debug()) {
                int played = trace(programs, count, seed, legacy, run, out);
                if (played < count) {
                    run = SimulationRun.of(made, played, workers);
                }
            }
            List<TopicTally> tallies = run.play();
            progress.end();
            if (!file.debug()) {
                tallies.forEach(tally -> tally.lines().forEach(out::println));
            }
            long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
            Simulation simulation = made.get();
            out.print(Report.time(took));
            List<TopicOdds> odds = simulation.odds(tallies);
            for (int i = 0; i < odds.size(); i++) {
                print(file.topics().get(i), odds.get(i), file.confidenceInterval(), out);
            }
            out.flush();
            return complain(simulation.remarks(tallies), terminal);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        } finally {
            progress.end();
            printed.countDown();
            forget(onInterrupt);
        }
    }

    /** Ctrl-C: waits for the batches that are being played, and lets the results be printed. */
    private static void end(SimulationRun run, CountDownLatch printed) {
        run.stop();
        try {
            printed.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread onInterrupt) {
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException e) {
            // the process is ending already
        }
    }

    /** Prints every game, the topics in turn, as ygo-calc does. Gives how many were printed. */
    private static int trace(
            DeckPrograms programs,
            int count,
            Seed seed,
            boolean legacy,
            SimulationRun run,
            PrintStream out) {
        List<Tracer> tracers = new ArrayList<>();
        for (TopicPrograms topic : programs.topics()) {
            tracers.add(new Tracer(topic, StratifiedHands.of(topic, null, legacy), seed, legacy));
        }
        int game = 0;
        while (game < count && !run.isStopped()) {
            for (Tracer tracer : tracers) {
                out.print(tracer.next().text());
            }
            game++;
        }
        return game;
    }

    /** Prints errors and warnings; advice is left to editors. */
    private static int complain(List<Diagnostic> diagnostics, Terminal terminal) {
        PrintStream err = terminal.complaints();
        int exitCode = FINE;
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.INFO) {
                continue;
            }
            String fix = diagnostic.fix() == null ? "" : diagnostic.fix();
            err.println(complaint(diagnostic) + (fix.isEmpty() ? "" : "; instead: " + fix));
            exitCode = diagnostic.severity() == Severity.ERROR ? REFUSED : exitCode;
        }
        return exitCode;
    }
}
