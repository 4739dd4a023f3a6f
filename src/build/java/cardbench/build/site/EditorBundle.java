package cardbench.build.site;

import com.google.javascript.jscomp.CommandLineRunner;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes one script of the editor of the labs: {@code entry.js} and the modules that it imports. The
 * modules are in jars: {@code maven-dependency-plugin} in the pom lists them with their versions,
 * and {@code .mvn/checksums} has their SHA-256 hashes. Equal input gives equal bytes.
 */
final class EditorBundle {

    /** The path of a file of the module in a jar: below a folder of its version. */
    private static final Pattern CONTENT =
            Pattern.compile("META-INF/resources/_static/.+?/\\d+\\.\\d+\\.\\d+/(.*[^/])");

    /** The path that identifies a module: its scope, if it has one, and its name. */
    private static final Pattern NAME =
            Pattern.compile(
                    "META-INF/maven/org\\.mvnpm(?:\\.at\\.([a-z]+))?/([a-z0-9-]+)/pom\\.properties");

    private EditorBundle() {}

    /**
     * Writes the script, unless it is newer than what it is made of.
     *
     * @param folder the folder of the jars
     * @param checksums the list of hashes, as {@code sha256sum} writes it
     * @param source the folder of {@code entry.js}
     * @param work a working folder
     * @param script the script to write
     */
    static void write(Path folder, Path checksums, Path source, Path work, Path script)
            throws IOException, InterruptedException {
        List<Path> jars = list(folder);
        check(jars, Files.readAllLines(checksums));
        if (isMade(script, list(source), jars)) {
            return;
        }
        for (Path jar : jars) {
            unpack(jar, work.resolve("node_modules").resolve(moduleOf(jar)));
        }
        Files.copy(
                source.resolve("entry.js"),
                work.resolve("entry.js"),
                StandardCopyOption.REPLACE_EXISTING);
        Files.createDirectories(script.toAbsolutePath().getParent());
        bundle(work, script.toAbsolutePath());
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** Whether the script is newer than all of its inputs. */
    private static boolean isMade(Path script, List<Path> sources, List<Path> jars)
            throws IOException {
        if (!Files.exists(script)) {
            return false;
        }
        for (Path file : Stream.concat(sources.stream(), jars.stream()).toList()) {
            if (Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(script)) > 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Checks the hash of each jar, and that no module is there twice, as in a folder that also has
     * an older version.
     *
     * @param checksums lines of a hash, two spaces, and a path in a repository of Maven
     */
    static void check(List<Path> jars, List<String> checksums) throws IOException {
        Map<String, Path> modules = new TreeMap<>();
        for (Path jar : jars) {
            String hash = Sha256.hex(Files.readAllBytes(jar));
            String end = "/" + jar.getFileName();
            if (checksums.stream().noneMatch(one -> one.startsWith(hash) && one.endsWith(end))) {
                throw new IOException(jar + " has the hash " + hash + ", which is not listed");
            }
            String module = moduleOf(jar);
            if (modules.put(module, jar) != null) {
                throw new IOException(
                        "two jars hold " + module + ": remove " + jar.getParent() + " and build");
            }
        }
    }

    /** The name under which scripts import the module of a jar. */
    static String moduleOf(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .map(entry -> NAME.matcher(entry.getName()))
                    .filter(Matcher::matches)
                    .map(
                            name ->
                                    name.group(1) == null
                                            ? name.group(2)
                                            : "@" + name.group(1) + "/" + name.group(2))
                    .findFirst()
                    .orElseThrow(() -> new IOException(jar + " does not say what it is"));
        }
    }

    private static void unpack(Path jar, Path folder) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().toList()) {
                Matcher content = CONTENT.matcher(entry.getName());
                Path target =
                        content.matches() ? folder.resolve(content.group(1)).normalize() : null;
                // A path with ".." must not leave the folder.
                if (target == null || !target.startsWith(folder)) {
                    continue;
                }
                Files.createDirectories(target.getParent());
                try (InputStream in = file.getInputStream(entry)) {
                    Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    private static void bundle(Path work, Path script) throws IOException, InterruptedException {
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        // As in BundleProcesses, for the same reason.
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        compiler(),
                        CommandLineRunner.class.getName(),
                        "--compilation_level=SIMPLE",
                        "--language_in=ECMASCRIPT_NEXT",
                        "--language_out=" + ScriptLevel.MODE,
                        "--rewrite_polyfills=false",
                        "--charset=UTF-8",
                        "--module_resolution=NODE",
                        "--package_json_entry_names=module,main",
                        "--dependency_mode=PRUNE",
                        "--entry_point=./entry.js",
                        "--isolation_mode=IIFE",
                        "--assume_function_wrapper",
                        "--warning_level=QUIET",
                        "--jscomp_off=*",
                        "--js=entry.js",
                        "--js=node_modules/**/dist/index.js",
                        "--js=node_modules/*/index.js",
                        "--js=node_modules/*/src/*.js",
                        "--js=node_modules/@marijn/**/src/*.js",
                        "--js=node_modules/**/package.json",
                        "--js_output_file=" + script);
        Process process = new ProcessBuilder(command).directory(work.toFile()).inheritIO().start();
        if (process.waitFor() != 0) {
            throw new IOException("the editor could not be put together");
        }
    }

    private static String compiler() throws IOException {
        try {
            return new File(
                            CommandLineRunner.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI())
                    .getPath();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }
}
