package cardbench.base.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.PlaywrightException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which browser the tests drive: the one that the environment variable {@code E2E_CHROMIUM} names,
 * else a Chromium or Chrome of this machine, else the one that Playwright downloads. Chromium's
 * build without a window comes first, which Playwright takes by itself, too: the same engine with a
 * third less work.
 */
public final class Browsers {

    private static final String GIVEN = "E2E_CHROMIUM";

    private static final List<String> NAMES =
            List.of(
                    "chromium-headless-shell",
                    "chromium",
                    "chromium-browser",
                    "google-chrome-stable",
                    "google-chrome",
                    "chrome");

    private static final List<String> QUIET =
            List.of(
                    "--disable-gpu",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    // a page of a test lives for a second, in which optimised code does not pay
                    "--js-flags=--no-opt");

    private Browsers() {}

    /** Playwright, which only downloads a browser where it has to. */
    public static Playwright playwright() {
        Playwright.CreateOptions options = new Playwright.CreateOptions();
        if (installed().isPresent()) {
            options.setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
        }
        try {
            return Playwright.create(options);
        } catch (PlaywrightException e) {
            throw none(e);
        }
    }

    /** Starts the browser, without a window. */
    public static Browser launch(Playwright playwright) {
        BrowserType.LaunchOptions options =
                new BrowserType.LaunchOptions().setHeadless(true).setArgs(arguments());
        installed().ifPresent(options::setExecutablePath);
        try {
            return playwright.chromium().launch(options);
        } catch (PlaywrightException e) {
            throw none(e);
        }
    }

    /** Starts another browser with a profile that outlives it; closing the context ends it. */
    public static BrowserContext launch(BrowserType type, Path profile) {
        BrowserType.LaunchPersistentContextOptions options =
                new BrowserType.LaunchPersistentContextOptions()
                        .setHeadless(true)
                        .setArgs(arguments());
        installed().ifPresent(options::setExecutablePath);
        return type.launchPersistentContext(profile, options);
    }

    private static List<String> arguments() {
        List<String> arguments = new ArrayList<>(QUIET);
        if ("root".equals(System.getProperty("user.name"))) {
            arguments.add("--no-sandbox"); // Chromium refuses to run as root with it
        }
        return arguments;
    }

    private static Optional<Path> installed() {
        String given = System.getenv(GIVEN);
        if (given != null && !given.isBlank()) {
            Path path = Path.of(given);
            if (!Files.isExecutable(path)) {
                throw new IllegalStateException(GIVEN + " names no program: " + given);
            }
            return Optional.of(path);
        }
        for (String name : NAMES) {
            for (String folder :
                    System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
                Path path = Path.of(folder, name);
                if (!folder.isBlank() && Files.isExecutable(path)) {
                    return Optional.of(path);
                }
            }
        }
        return Optional.empty();
    }

    private static IllegalStateException none(PlaywrightException cause) {
        return new IllegalStateException(
                "No browser for the tests: install Chromium or Chrome, or set "
                        + GIVEN
                        + " to the path of one ("
                        + cause.getMessage().lines().findFirst().orElse("")
                        + ")",
                cause);
    }
}
