package cardbench.cli.site;

import com.google.javascript.jscomp.CommandLineRunner;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes one script of the editor that the labs use: our {@code entry.js} and the modules that it
 * imports. The modules come in jars, each of which must have the hash that {@code parts.txt} names;
 * the same input gives the same script, byte for byte.
 */
public final class EditorBundle {

    /** Where jars keep a module: below a folder of its version. */
    private static final Pattern CONTENT =
            Pattern.compile("META-INF/resources/_static/.+?/\\d+\\.\\d+\\.\\d+/(.*[^/])");

    /** What the name of a jar says: the name of the module's scope, of the module, its version. */
    private static final Pattern NAME =
            Pattern.compile("org\\.mvnpm\\.(?:at\\.([a-z]+)\\.)?([a-z0-9-]+)-\\d[\\d.]*\\.jar");

    private EditorBundle() {}

    /**
     * Makes the script.
     *
     * @param args the folder of the jars, the folder of {@code entry.js} and {@code parts.txt}, a
     *     folder to work in, and the script to write
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path jars = Path.of(args[0]);
        Path source = Path.of(args[1]);
        Path work = Path.of(args[2]);
        Path script = Path.of(args[3]);
        Map<String, String> parts = parts(Files.readString(source.resolve("parts.txt")));
        check(parts, jars);
        if (isMade(script, source, jars)) {
            return;
        }
        for (String jar : parts.keySet()) {
            unpack(jars.resolve(jar), work.resolve("node_modules").resolve(moduleOf(jar)));
        }
        Files.copy(
                source.resolve("entry.js"),
                work.resolve("entry.js"),
                StandardCopyOption.REPLACE_EXISTING);
        Files.createDirectories(script.toAbsolutePath().getParent());
        bundle(work, script.toAbsolutePath());
    }

    /** Whether the script is younger than everything that it is made of. */
    private static boolean isMade(Path script, Path source, Path jars) throws IOException {
        if (!Files.exists(script)) {
            return false;
        }
        try (Stream<Path> files = Stream.concat(Files.list(source), Files.list(jars))) {
            for (Path file : files.toList()) {
                if (Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(script))
                        > 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The hash of each jar by its name, out of lines of both. */
    static Map<String, String> parts(String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.strip().split(" +"))
                .collect(
                        Collectors.toMap(
                                words -> words[1], words -> words[0], (a, b) -> b, TreeMap::new));
    }

    /** Holds the jars against their hashes; one that is missing or another is named. */
    static void check(Map<String, String> parts, Path jars) throws IOException {
        for (Map.Entry<String, String> part : parts.entrySet()) {
            String hash = hash(Files.readAllBytes(jars.resolve(part.getKey())));
            if (!hash.equals(part.getValue())) {
                throw new IOException(part.getKey() + " has the hash " + hash);
            }
        }
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The name under which scripts import the module of a jar. */
    static String moduleOf(String jar) {
        Matcher name = NAME.matcher(jar);
        if (!name.matches()) {
            throw new IllegalArgumentException(jar);
        }
        return name.group(1) == null ? name.group(2) : "@" + name.group(1) + "/" + name.group(2);
    }

    private static void unpack(Path jar, Path folder) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().toList()) {
                Matcher content = CONTENT.matcher(entry.getName());
                Path target =
                        content.matches() ? folder.resolve(content.group(1)).normalize() : null;
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
                        "-cp",
                        compiler(),
                        CommandLineRunner.class.getName(),
                        "--compilation_level=SIMPLE",
                        "--language_in=ECMASCRIPT_NEXT",
                        "--language_out=ECMASCRIPT_2020",
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
