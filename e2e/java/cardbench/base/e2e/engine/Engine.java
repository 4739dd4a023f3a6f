package cardbench.base.e2e.engine;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Engines beside Chromium, as Debian's packages bring them. */
public enum Engine {
    FIREFOX("firefox-esr") {
        @Override
        public EngineDriver start(Map<String, String> preferences) {
            return new FirefoxDriver(program("firefox-esr").orElseThrow(), preferences);
        }

        @Override
        Stream<Optional<Path>> programs() {
            return Stream.of(program("firefox-esr"));
        }
    },
    WEBKIT("webkit2gtk-driver xvfb libwebkit2gtk-4.1-0") {
        @Override
        public EngineDriver start(Map<String, String> preferences) {
            if (!preferences.isEmpty()) {
                throw new IllegalArgumentException("MiniBrowser has no preferences");
            }
            return new WebKitDriver(
                    program("Xvfb").orElseThrow(),
                    program("WebKitWebDriver").orElseThrow(),
                    miniBrowser().orElseThrow());
        }

        @Override
        Stream<Optional<Path>> programs() {
            return Stream.of(program("Xvfb"), program("WebKitWebDriver"), miniBrowser());
        }
    };

    private final String packages;

    Engine(String packages) {
        this.packages = packages;
    }

    /**
     * Starts the browser with a profile of its own.
     *
     * @param preferences of the browser, by name, as they are written into its profile
     */
    public abstract EngineDriver start(Map<String, String> preferences);

    /** What it needs of the system. */
    abstract Stream<Optional<Path>> programs();

    /** Why it cannot be started here; empty where it can. */
    public String whatIsMissing() {
        return programs().allMatch(Optional::isPresent)
                ? ""
                : this
                        + " is not tested on this system, because a program is missing; on Debian: apt-get install "
                        + packages;
    }

    private static Optional<Path> program(String name) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * The browser that the package of the engine brings, in the folder of the machine's libraries.
     */
    private static Optional<Path> miniBrowser() {
        return List.of("x86_64-linux-gnu", "aarch64-linux-gnu").stream()
                .map(machine -> Path.of("/usr/lib", machine, "webkit2gtk-4.1", "MiniBrowser"))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
