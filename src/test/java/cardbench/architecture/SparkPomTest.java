package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
        Pattern generated = Pattern.compile("generated-sources/[a-z]+(?=</source>)");
        List<List<String>> folders = new ArrayList<>();
        for (Path pom : List.of(MAIN, SPARK)) {
            String text = Files.readString(pom);
            List<String> found = generated.matcher(text).results().map(MatchResult::group).toList();
            for (String folder : found) {
                assertTrue(text.contains(folder + "\"</commandlineArgs>"), pom + ": " + folder);
            }
            folders.add(found);
        }
        assertEquals(List.of("generated-sources/words"), folders.get(0));
        assertEquals(folders.get(0), folders.get(1));
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
