package cardbench.wizard.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The scenarios that come with the project, by name. */
public final class ScenarioFiles {

    private static final Path FOLDER = Path.of("cards-data/examples/wizard/scenarios");

    private ScenarioFiles() {}

    /** Their texts. */
    public static Map<String, String> all() {
        Map<String, String> scenarios = new TreeMap<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                scenarios.put(name.substring(0, name.length() - 5), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return scenarios;
    }
}
