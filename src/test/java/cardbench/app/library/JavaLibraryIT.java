package cardbench.app.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The core as a library: a jar that needs minimal-json alone, its sources and its Javadoc. */
class JavaLibraryIT {

    private static final Path JAR = Built.LIBRARY.resolve("cardbench.jar");

    @TempDir private Path folder;

    private static Path minimalJson() throws URISyntaxException {
        return Path.of(Json.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static Set<String> entries(String jar) throws IOException {
        Set<String> names = new TreeSet<>();
        try (JarFile file = new JarFile(Built.LIBRARY.resolve(jar).toFile())) {
            file.stream()
                    .filter(entry -> !entry.isDirectory())
                    .forEach(entry -> names.add(entry.getName()));
        }
        return names;
    }

    @Test
    void example_runsWithTheLibraryAlone() throws Exception {
        String path = JAR + System.getProperty("path.separator") + minimalJson();
        JavaCompiler compiler = javax.tools.ToolProvider.getSystemJavaCompiler();
        StringWriter output = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled =
                    compiler.getTask(
                                    output,
                                    files,
                                    null,
                                    List.of("-cp", path, "-d", folder.toString(), "-Xlint:all"),
                                    null,
                                    files.getJavaFileObjects(
                                            ExampleOutput.example("java/ReadCodes.java")))
                            .call();
            assertTrue(compiled, output.toString());
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        assertEquals(
                ExampleOutput.lines(),
                Built.lines(
                        folder,
                        List.of(
                                java,
                                "-cp",
                                folder + System.getProperty("path.separator") + path,
                                "ReadCodes")));
    }

    @Test
    void jar_isAModuleWithAName() {
        Set<ModuleReference> modules = ModuleFinder.of(JAR).findAll();
        assertEquals(
                List.of("cardbench"),
                modules.stream().map(module -> module.descriptor().name()).toList());
    }

    @Test
    void jar_needsTheJdksBaseModuleAndMinimalJsonAlone() throws Exception {
        StringWriter out = new StringWriter();
        int status =
                ToolProvider.findFirst("jdeps")
                        .orElseThrow()
                        .run(
                                new java.io.PrintWriter(out),
                                new java.io.PrintWriter(out),
                                "-summary",
                                "--class-path",
                                minimalJson().toString(),
                                JAR.toString());
        assertEquals(0, status, out.toString());
        Set<String> needs = new TreeSet<>();
        Matcher arrow = Pattern.compile("(?m)^cardbench.jar -> (\\S.*)$").matcher(out.toString());
        while (arrow.find()) {
            needs.add(arrow.group(1).replaceAll(".*[/\\\\]", "").strip());
        }
        assertEquals(Set.of("java.base", minimalJson().getFileName().toString()), needs);
    }

    @Test
    void jar_holdsTheCoreAlone() throws IOException {
        for (String name : entries("cardbench.jar")) {
            assertTrue(
                    name.matches(
                            "META-INF/.*|cardbench/(?!app/cli/|app/web/|build/|codes/picture/).*\\.class"),
                    name);
        }
        // less than half of the runnable jar, which holds the page, too
        assertTrue(Files.size(JAR) < 2_610_000, "bytes: " + Files.size(JAR));
    }

    @Test
    void sourcesAndJavadoc_areThoseOfTheJar() throws IOException {
        Set<String> classes = topLevel(entries("cardbench.jar"), ".class");
        Set<String> sources = topLevel(entries("cardbench-sources.jar"), ".java");
        assertEquals(Set.of(), without(classes, sources), "classes without a source");
        assertEquals(Set.of(), without(sources, classes), "sources without a class");
        Set<String> documented = topLevel(entries("cardbench-javadoc.jar"), ".html");
        for (String entry :
                List.of(
                        "cardbench/codes/hearthstone/Deckstring",
                        "cardbench/contract/Dispatcher")) {
            assertTrue(documented.contains(entry), entry);
        }
        documented.retainAll(Set.of("cardbench/app/cli/Main", "cardbench/app/web/DecodeBundle"));
        assertEquals(Set.of(), documented);
    }

    private static Set<String> without(Set<String> names, Set<String> excluded) {
        Set<String> left = new TreeSet<>(names);
        left.removeAll(excluded);
        return left;
    }

    /** The classes that a jar has files of, by their paths without the ending. */
    private static Set<String> topLevel(Set<String> entries, String ending) {
        Set<String> classes = new TreeSet<>();
        for (String entry : entries) {
            if (entry.startsWith("cardbench/") && entry.endsWith(ending)) {
                classes.add(
                        entry.substring(0, entry.length() - ending.length())
                                .replaceAll("\\$.*", ""));
            }
        }
        classes.removeIf(name -> name.endsWith("package-info"));
        return classes;
    }
}
