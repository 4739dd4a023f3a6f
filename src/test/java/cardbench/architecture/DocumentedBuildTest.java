package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The commands of the documents that build: each profile, phase, goal, property, test class and
 * script exists. The commands of the runnable jar are in {@code DocumentedCommandsTest}.
 */
class DocumentedBuildTest {

    /** A command in code font, or an indented line that may go on behind a backslash. */
    private static final Pattern COMMAND =
            Pattern.compile(
                    "`(mvn|\\.ci/\\w+)((?: [^`\\n]*)?)`|(?m)^ {4,6}(mvn|\\.ci/\\w+)((?:\\\\\\n|[^#\\n])*)");

    /** Phases of Maven's default lifecycle. */
    private static final Set<String> PHASES =
            Set.of(
                    "generate-sources",
                    "compile",
                    "process-classes",
                    "test-compile",
                    "process-test-classes",
                    "test",
                    "package",
                    "verify",
                    "install");

    /** Properties of Maven and its plugins. */
    private static final Pattern PROPERTY_OF_MAVEN =
            Pattern.compile(
                    "maven\\.repo\\.local|maven\\.test\\.skip|aether\\..*|surefire\\..*|test|it\\.test"
                            + "|jacoco\\.skip|spotless\\.check\\.skip");

    private static final Set<String> HOUSES =
            Set.of("base", "contract", "codes", "odds", "wizard", "app");

    /** The files with commands: documents, what a visitor reads first, notes about card tables. */
    private static List<Path> texts() throws IOException {
        List<Path> texts = new ArrayList<>(DocumentsTest.texts());
        try (Stream<Path> notes = Files.walk(Path.of("cards-data"))) {
            notes.filter(path -> path.endsWith("README.md")).sorted().forEach(texts::add);
        }
        return texts;
    }

    /** The poms, and the programs that read system properties. */
    private static String sources() throws IOException {
        StringBuilder sources = new StringBuilder();
        for (String root : List.of("pom.xml", "src/spark/pom.xml", "e2e/java", "src/test/java")) {
            try (Stream<Path> files = Files.walk(Path.of(root))) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    if (!file.endsWith("DocumentedBuildTest.java")) {
                        sources.append(Files.readString(file));
                    }
                }
            }
        }
        return sources.toString();
    }

    /** The names of all test classes. */
    private static Set<String> tests() throws IOException {
        Set<String> tests = new TreeSet<>();
        for (String root : List.of("src/test/java", "e2e/java", "src/spark/test")) {
            try (Stream<Path> files = Files.walk(Path.of(root))) {
                files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".java"))
                        .forEach(name -> tests.add(name.replace(".java", "")));
            }
        }
        return tests;
    }

    /** The words of a command that name nothing. */
    private static List<String> faults(String command, String sources, Set<String> tests) {
        List<String> faults = new ArrayList<>();
        String[] words = command.replace("\\\n", " ").strip().split("\\s+");
        if (words[0].startsWith(".ci/")) {
            if (!Files.isRegularFile(Path.of(words[0]))) {
                faults.add(words[0]);
            }
            return faults;
        }
        for (int i = 1; i < words.length; i++) {
            String word = words[i];
            if (word.equals("-f")) {
                i++;
                if (!Files.isRegularFile(Path.of(words[i]))) {
                    faults.add(words[i]);
                }
            } else if (word.startsWith("-P")) {
                for (String profile : word.substring(2).split(",")) {
                    if (!sources.contains("<id>" + profile + "</id>")) {
                        faults.add(word);
                    }
                }
            } else if (word.startsWith("-D")) {
                if (!isProperty(word.substring(2), sources, tests)) {
                    faults.add(word);
                }
            } else if (word.contains(":")) {
                if (!isGoal(word, sources)) {
                    faults.add(word);
                }
            } else if (!word.matches("-[oBq]") && !PHASES.contains(word)) {
                faults.add(word);
            }
        }
        return faults;
    }

    private static boolean isProperty(String argument, String sources, Set<String> tests) {
        int equals = argument.indexOf('=');
        String name = equals < 0 ? argument : argument.substring(0, equals);
        String value = equals < 0 ? "" : argument.substring(equals + 1).replace("'", "");
        boolean known =
                PROPERTY_OF_MAVEN.matcher(name).matches()
                        || sources.contains("${" + name + "}")
                        || sources.contains("<name>" + name + "</name>")
                        || sources.contains("\"" + name + "\"");
        Stream<String> values = Stream.of(value.split(","));
        return switch (name) {
            case "test", "it.test" ->
                    values.map(test -> test.replaceFirst("#.*", ""))
                            .allMatch(test -> test.equals("None") || tests.contains(test));
            case "house" -> HOUSES.contains(value);
            case "package" -> PackageOrder.ORDER.contains(value);
            case "bench.only" ->
                    values.allMatch(part -> sources.contains("measures(\"" + part + "\")"));
            default -> known;
        };
    }

    /** Whether a pom has the plugin and, behind an at sign, the execution of a goal. */
    private static boolean isGoal(String goal, String sources) {
        String execution = goal.contains("@") ? goal.substring(goal.indexOf('@') + 1) : null;
        return sources.contains("<artifactId>" + goal.split(":")[0] + "-maven-plugin</artifactId>")
                && (execution == null || sources.contains("<id>" + execution + "</id>"));
    }

    @Test
    void commandsOfTheBuild_nameWhatExists() throws IOException {
        String sources = sources();
        Set<String> tests = tests();
        List<String> faults = new ArrayList<>();
        int found = 0;
        for (Path text : texts()) {
            Matcher match = COMMAND.matcher(Files.readString(text));
            while (match.find()) {
                boolean inline = match.group(1) != null;
                String command =
                        inline ? match.group(1) + match.group(2) : match.group(3) + match.group(4);
                found++;
                for (String fault : faults(command, sources, tests)) {
                    faults.add(text + ": " + command + ": " + fault);
                }
            }
        }
        assertEquals(List.of(), faults);
        assertTrue(found > 40, "commands: " + found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "mvn -Pe2e verify; ",
                "mvn -Pnothing verify; -Pnothing",
                "mvn -Pe2e deploy; deploy",
                "mvn -Dbench.nothing=1 verify; -Dbench.nothing=1",
                "mvn -Dtest=DocumentedBuildTest test; ",
                "mvn -Dtest='DocumentedBuildTest#x,NothingTest' test; -Dtest='DocumentedBuildTest#x,NothingTest'",
                "mvn -Pe2e,bench package -Dbench.only=ideas,nothing; -Dbench.only=ideas,nothing",
                "mvn -Dhouse=cellar test; -Dhouse=cellar",
                "mvn -Pmutation -Dpackage=base.text test; ",
                "mvn -Pmutation -Dpackage=text test; -Dpackage=text",
                "mvn nothing:apply; nothing:apply",
                "mvn -f src/nothing/pom.xml exec:exec@bench; src/nothing/pom.xml",
                ".ci/nothing; .ci/nothing",
            })
    void fault_isFound(String command, String fault) throws IOException {
        List<String> expected = fault == null ? List.of() : List.of(fault);
        assertEquals(expected, faults(command, sources(), tests()));
    }

    /** What a newcomer types first runs on every push, from a fresh clone. */
    @Test
    void commandsOfTheReadme_areRunByTheWorkflow() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        List<String> commands =
                Pattern.compile("(?m)^ {4}(mvn [^#\\n]*?) *(?:#.*)?$")
                        .matcher(readme)
                        .results()
                        .map(line -> line.group(1))
                        .toList();
        assertEquals(List.of("mvn -Pserve package", "mvn -Pe2e verify"), commands);
        String workflow = Files.readString(Path.of(".github/workflows/test.yml"));
        assertTrue(workflow.contains("run: bash .ci/serve"), "the page that the first one serves");
        assertTrue(workflow.contains("run: bash .ci/run"), "the second one");
        assertTrue(Files.readString(Path.of(".ci/serve")).contains("README.md"));
        assertTrue(Files.readString(Path.of(".ci/run")).contains("-Pe2e verify"));
    }
}
