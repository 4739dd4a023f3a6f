package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The notices name what is shipped, in the version of the build description, and nothing else.
 * Which files each part is in is compared by {@link ShippedSiteIT}.
 */
class NoticesTest {

    /** The libraries of the product by the artifacts that bring them; the others only build it. */
    private static final Set<String> SHIPPED = Set.of("minimal-json", "core", "teavm-classlib");

    private static final Set<String> BUILDING =
            Set.of("teavm-jso", "teavm-tooling", "closure-compiler");

    private static String pom() throws IOException {
        return Files.readString(Path.of("pom.xml"));
    }

    private static String notices() throws IOException {
        return Files.readString(Path.of("webapp/app/notices.txt"));
    }

    private static Set<String> found(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher match = Pattern.compile(pattern).matcher(text);
        while (match.find()) {
            found.add(match.group(1) + (match.groupCount() > 1 ? " " + match.group(2) : ""));
        }
        return found;
    }

    /** The libraries that the code is compiled with, each with its version. */
    private static Set<String> libraries() throws IOException {
        String pom = pom();
        String listed =
                pom.substring(pom.indexOf("</dependencyManagement>"), pom.indexOf("<build>"));
        Set<String> libraries = new TreeSet<>();
        for (String each : listed.split("<dependency>")) {
            if (!each.contains("<scope>test</scope>")) {
                Matcher library =
                        Pattern.compile(
                                        "<artifactId>([^<]+)</artifactId>\\s*<version>\\$\\{([^}]+)}")
                                .matcher(each);
                if (library.find()) {
                    String version = found("<" + library.group(2) + ">([^<]+)<", pom).toString();
                    libraries.add(library.group(1) + " " + version.replaceAll("[\\[\\]]", ""));
                }
            }
        }
        return libraries;
    }

    @Test
    void everyLibraryOfTheProduct_hasAHeadingWithItsVersion() throws IOException {
        Set<String> expected = new TreeSet<>();
        Set<String> names = new TreeSet<>();
        for (String library : libraries()) {
            String name = library.substring(0, library.indexOf(' '));
            names.add(name);
            if (SHIPPED.contains(name)) {
                expected.add(
                        library.replaceFirst("^core ", "ZXing core ")
                                .replaceFirst("^teavm-classlib ", "TeaVM "));
            }
        }
        Set<String> known = new TreeSet<>(SHIPPED);
        known.addAll(BUILDING);
        assertEquals(known, names, "a library is shipped, or only builds the product");
        expected.add("CodeMirror 6 and what it is made of");
        assertEquals(expected, found("(?m)^== (.+) ==$", notices()));
    }

    @Test
    void everyModuleOfTheEditor_isNamedWithItsVersion() throws IOException {
        Set<String> modules = new TreeSet<>();
        Matcher item =
                Pattern.compile(
                                "<groupId>org\\.mvnpm(?:\\.at\\.([a-z]+))?</groupId>"
                                        + "<artifactId>([^<]+)</artifactId><version>([^<]+)<")
                        .matcher(pom());
        while (item.find()) {
            String scope = item.group(1) == null ? "" : "@" + item.group(1) + "/";
            modules.add(scope + item.group(2) + " " + item.group(3));
        }
        assertTrue(modules.size() >= 15, modules.toString());
        String notices = notices();
        int from = notices.indexOf("== CodeMirror");
        String editor = notices.substring(from, notices.indexOf("\n== ", from));
        assertEquals(modules, found("(@?[a-z][a-z0-9/-]+) (\\d+\\.\\d+\\.\\d+)", editor));
    }

    /** What the site carries of a game's cards has the notice of whoever they are from. */
    @Test
    void tablesOfEveryGame_haveANotice() throws IOException {
        List<Path> games;
        try (Stream<Path> files = Files.walk(Path.of("cards-data"))) {
            games =
                    files.filter(path -> path.toString().endsWith(".tsv"))
                            .map(Path::getParent)
                            .distinct()
                            .toList();
        }
        assertTrue(games.size() >= 3, games.toString());
        for (Path game : games) {
            assertFalse(Files.readString(game.resolve("NOTICE")).isBlank(), game.toString());
        }
    }
}
