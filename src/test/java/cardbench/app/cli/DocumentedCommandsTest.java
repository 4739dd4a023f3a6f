package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands of the documents run, and print what the documents show. */
class DocumentedCommandsTest {

    private static final String JAR = "java -jar target/cardbench.jar ";

    /** A command of the jar anywhere in code, with options and arguments that may be examples. */
    private static final Pattern ANY =
            Pattern.compile("-jar [\\w/]*cardbench\\.jar (--\\w+|\\w+)([^`\"|#\\n]*)");

    /** A command after a prompt, with the lines below it. */
    record Example(String command, List<String> lines) {}

    private static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>(List.of(Path.of("README.md")));
        try (Stream<Path> files = Files.list(Path.of("src/site/markdown"))) {
            files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
        }
        return documents;
    }

    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        List<String> lines = Files.readAllLines(Path.of("src/site/markdown/command-line.md"));
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("    $ " + JAR)) {
                List<String> shown = new ArrayList<>();
                for (int j = i + 1; j < lines.size() && lines.get(j).startsWith("    "); j++) {
                    shown.add(lines.get(j).substring(4));
                }
                examples.add(new Example(lines.get(i).substring(6 + JAR.length()), shown));
            }
        }
        return examples;
    }

    /** Lines of {@code ...} stand for any lines. */
    @ParameterizedTest
    @MethodSource("examples")
    void example_printsWhatTheDocumentShows(Example example) {
        TerminalRun run = TerminalRun.of(Main.commands(), "", example.command().split(" "));
        assertEquals(0, run.exitCode(), run.err());
        StringBuilder pattern = new StringBuilder();
        for (String line : example.lines()) {
            pattern.append(
                    line.strip().equals("...") ? "(?:.*\\n)*?" : Pattern.quote(line) + "\\s*\\n");
        }
        assertTrue(Pattern.compile("^" + pattern).matcher(run.out()).find(), run.out());
    }

    @Test
    void commands_ofAllDocumentsRun() throws IOException {
        Pattern command = Pattern.compile("(?m)^ {4,6}" + Pattern.quote(JAR) + "(.*)$");
        int run = 0;
        for (Path document : documents()) {
            Matcher line = command.matcher(Files.readString(document));
            while (line.find()) {
                String words = line.group(1).replaceAll("\\s+#.*", "");
                TerminalRun result = TerminalRun.of(Main.commands(), "", words.split(" "));
                assertEquals(0, result.exitCode(), document + ": " + words + "\n" + result.err());
                run++;
            }
        }
        assertTrue(run >= 4, "commands: " + run);
    }

    @Test
    void commands_areNamedAsTheCommandLineHasThem() throws IOException {
        List<Path> texts = new ArrayList<>(documents());
        texts.add(Path.of(".github/SECURITY.md"));
        texts.add(Path.of(".github/CONTRIBUTING.md"));
        List<String> unknown = new ArrayList<>();
        int found = 0;
        for (Path text : texts) {
            Matcher command = ANY.matcher(Files.readString(text));
            while (command.find()) {
                found++;
                TerminalRun help =
                        command.group(1).startsWith("--")
                                ? TerminalRun.of(Main.commands(), "", command.group(1))
                                : TerminalRun.of(Main.commands(), "", command.group(1), "--help");
                boolean known = help.exitCode() == 0;
                Matcher option = Pattern.compile(" (--\\w[\\w-]*)").matcher(command.group(2));
                while (option.find()) {
                    known &= help.out().contains(option.group(1));
                }
                if (!known) {
                    unknown.add(text + ": " + command.group());
                }
            }
        }
        assertEquals(List.of(), unknown);
        assertTrue(found > 10, "commands: " + found);
    }

    @Test
    void table_listsEveryCommand() throws IOException {
        String text = Files.readString(Path.of("src/site/markdown/command-line.md"));
        String help = TerminalRun.of(Main.commands(), "", "--help").out();
        Matcher command = Pattern.compile("(?m)^  ([a-z]+)  ").matcher(help);
        int listed = 0;
        while (command.find()) {
            String name = command.group(1);
            assertTrue(Pattern.compile("(?m)^\\|[^|]*`" + name + "`").matcher(text).find(), name);
            listed++;
        }
        assertEquals(17, listed);
    }
}
