package cardbench.build.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Builds the bundles, the code editor, the site and the package for npm: one program, which the
 * build runs after it has compiled the core.
 */
public final class SiteBuild {

    /** Which bundles are compiled, and what is made of them. */
    enum Scope {
        /** All bundles, the site with the full lab, and the package for npm. */
        ALL,
        /** The bundles that the page loads, and the site with them as TeaVM writes them. */
        PAGE,
        /** As {@link #ALL}, of the bundles that an earlier build left: for newer card tables. */
        KEPT
    }

    private static final List<String> NAMES =
            List.of(
                    "project",
                    "target",
                    "version",
                    "address",
                    "cards",
                    "bundles",
                    "minified",
                    "sourceMaps",
                    "js",
                    "wasm");

    private final Map<String, String> settings;
    private final Path project;
    private final Path target;

    private SiteBuild(Map<String, String> settings) {
        this.settings = settings;
        this.project = Path.of(settings.get("project"));
        this.target = Path.of(settings.get("target"));
    }

    /**
     * Builds; fails with an exception that says what is missing or wrong.
     *
     * @param args each of these as {@code name=value}: the folder of the {@code project}; the
     *     folder {@code target} to write to; the {@code version}; the {@code address} of the site
     *     or {@code unknown} ({@link SiteAddress}); the folder of newer {@code cards}, which need
     *     not exist; {@code bundles}, a {@link Scope} in small letters; whether the bundles are
     *     {@code minified} and have {@code sourceMaps}; the levels of optimisation of {@code js}
     *     and {@code wasm} ({@link BundleCompiler})
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        new SiteBuild(settings(List.of(args))).run();
    }

    /** The settings by name: each of the names once, and no other. */
    static Map<String, String> settings(List<String> args) {
        Map<String, String> settings = new TreeMap<>();
        for (String arg : args) {
            String name = arg.substring(0, Math.max(0, arg.indexOf('=')));
            if (!NAMES.contains(name)
                    || settings.put(name, arg.substring(name.length() + 1)) != null) {
                throw new IllegalArgumentException(
                        "“" + arg + "” is no setting, or stands twice; there are " + NAMES);
            }
        }
        if (settings.size() < NAMES.size()) {
            throw new IllegalArgumentException(
                    "of the settings " + NAMES + " only " + settings.keySet() + " are given");
        }
        return settings;
    }

    private void run() throws IOException, InterruptedException {
        Scope scope = Scope.valueOf(settings.get("bundles").toUpperCase(Locale.ROOT));
        Path bundles = target.resolve("bundles");
        Path site = target.resolve("site");
        // The page is compiled beside the bundles, by threads of this process.
        ExtensionFolder.Scripts scripts;
        ExecutorService beside = Executors.newSingleThreadExecutor();
        try {
            Future<SiteAssembly> page = beside.submit(this::page);
            if (scope != Scope.KEPT) {
                Future<?> editor = beside.submit(() -> writeEditor(bundles));
                compile(Bundle.of(scope == Scope.ALL), bundles);
                editor.get();
            }
            scripts = page.get().extensionScripts();
            page.get()
                    .write(
                            new SiteAssembly.Sources(
                                    bundles,
                                    scope != Scope.PAGE,
                                    project.resolve("cards-data"),
                                    Path.of(settings.get("cards"))),
                            // The second one is the copy that the runnable jar serves.
                            List.of(site, target.resolve("classes/site")));
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } finally {
            beside.shutdownNow();
        }
        Path extension = project.resolve("src/main/extension");
        ExtensionFolder.write(site, extension, scripts, settings.get("version"), target);
        if (scope != Scope.PAGE) {
            NpmFolder.write(
                    site,
                    bundles,
                    project,
                    settings.get("version"),
                    settings.get("address"),
                    target.resolve("npm"));
            LibraryPom.write(
                    project,
                    settings.get("version"),
                    settings.get("address"),
                    target.resolve("library"));
        }
    }

    private SiteAssembly page() throws IOException {
        return SiteAssembly.ofPage(
                project.resolve("webapp"),
                project.resolve("src/main/words"),
                settings.get("address"),
                settings.get("version"));
    }

    private void compile(List<Bundle> list, Path bundles) throws IOException, InterruptedException {
        BundleProcesses.compile(
                list,
                bundles,
                Stream.of("minified", "sourceMaps", "js", "wasm").map(settings::get).toList(),
                target.resolve("bundle-sizes.txt"));
    }

    private Void writeEditor(Path bundles) throws IOException, InterruptedException {
        EditorBundle.write(
                target.resolve("editor/modules"),
                project.resolve(".mvn/checksums/checksums.sha256"),
                project.resolve("src/main/editor"),
                target.resolve("editor"),
                bundles.resolve("editor.js"));
        return null;
    }
}
