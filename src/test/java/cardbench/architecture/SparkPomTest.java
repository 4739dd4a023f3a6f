package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Spark and its hundred libraries belong to a pom of their own. A build without it must not have
 * them on its class path, and then they are in no bill of materials either. Both poms must use the
 * same versions of what both of them use.
 */
class SparkPomTest {

    private static final Path MAIN = Path.of("pom.xml");
    private static final Path SPARK = Path.of("src/spark/pom.xml");

    /** A plugin, and the version of the project, with the name before it. */
    private static final Pattern PINNED =
            Pattern.compile(
                    "<artifactId>([^<]+-plugin|cardbench)(?:-spark)?</artifactId>\\s*<version>([^<]+)<");

    private static final Pattern PROPERTY =
            Pattern.compile("<([a-z-]+\\.version|maven[.a-z]+|project[.a-zA-Z]+)>([^<]+)</\\1>");

    private static Map<String, String> versions(Path pom) throws IOException {
        String text = Files.readString(pom);
        Map<String, String> versions = new TreeMap<>();
        for (Pattern kind : List.of(PINNED, PROPERTY)) {
            Matcher version = kind.matcher(text);
            while (version.find()) {
                versions.put(version.group(1), version.group(2));
            }
        }
        return versions;
    }

    @Test
    void spark_isInItsOwnPomAlone() throws IOException {
        assertTrue(Files.readString(SPARK).contains("<groupId>org.apache.spark</groupId>"));
        assertTrue(!Files.readString(MAIN).contains("org.apache.spark"));
    }

    /** What a build makes for the core to compile, the other must make, too. */
    @Test
    void generatedSources_areMadeByBothPoms() throws IOException {
        Pattern program =
                Pattern.compile(
                        "<commandlineArgs>.*?cardbench/build/(\\S+?)\\.java.*generated-sources/words\"");
        List<List<String>> programs = new ArrayList<>();
        for (Path pom : List.of(MAIN, SPARK)) {
            String text = Files.readString(pom);
            assertTrue(text.contains("generated-sources/words</source>"), pom.toString());
            programs.add(program.matcher(text).results().map(found -> found.group(1)).toList());
        }
        assertTrue(programs.get(0).contains("words/WordConstants"), "" + programs);
        assertEquals(programs.get(0), programs.get(1));
    }

    /**
     * The adapter is compiled every week alone, so a class that moved would be missed until then.
     */
    @Test
    void importsOfTheAdapter_areClassesThatItMayUse() throws IOException {
        Pattern imported = Pattern.compile("(?m)^import (cardbench\\.[a-z.]+\\.[A-Z]\\w*)");
        List<ClassFile> adapter = new ArrayList<>();
        for (Path source : sources("src/spark/java/cardbench/spark")) {
            Set<String> names = new TreeSet<>();
            Matcher name = imported.matcher(Files.readString(source));
            while (name.find()) {
                names.add(name.group(1).replace('.', '/'));
            }
            for (String each : names) {
                Path compiled = Path.of("target/classes", each + ".class");
                assertTrue(Files.exists(compiled), source + " imports " + each);
            }
            String file = source.getFileName().toString().replace(".java", "");
            adapter.add(new ClassFile("cardbench/spark/" + file, names, new byte[0]));
        }
        assertTrue(adapter.size() > 20, "classes to look at: " + adapter.size());
        assertEquals(List.of(), PackageOrder.breaches(adapter));
    }

    private static List<Path> sources(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    @Test
    void versionsThatBothPomsName_areTheSame() throws IOException {
        Map<String, String> main = versions(MAIN);
        Map<String, String> spark = versions(SPARK);
        main.keySet().retainAll(spark.keySet());
        spark.keySet().retainAll(main.keySet());
        assertTrue(main.keySet().containsAll(List.of("cardbench", "maven-jar-plugin")), "" + main);
        assertTrue(main.keySet().containsAll(List.of("junit.version", "asm.version")), "" + main);
        assertEquals(main, spark);
    }
}
