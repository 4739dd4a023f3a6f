package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditorBundleTest {

    private static final String MAVEN = "META-INF/maven/org.mvnpm";

    @TempDir private Path folder;

    private Path jar(String name, String... entries) throws IOException {
        Path jar = folder.resolve(name);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String entry : entries) {
                ZipEntry made = new ZipEntry(entry);
                made.setTime(0);
                zip.putNextEntry(made);
            }
        }
        return jar;
    }

    /** The jar under the name that the message of the check asks for. */
    private static Path namedByItsHash(Path jar) throws IOException {
        String said = refusal(List.of(jar));
        String hash = said.substring(said.lastIndexOf(' ') + 1);
        assertTrue(hash.matches("[0-9a-f]{64}"), said);
        return Files.move(jar, jar.resolveSibling(hash + ".jar"));
    }

    private static String refusal(List<Path> jars) {
        return assertThrows(IOException.class, () -> EditorBundle.check(jars)).getMessage();
    }

    @Test
    void module_isNamedByTheJar() throws IOException {
        assertEquals(
                "@codemirror/view",
                EditorBundle.moduleOf(
                        jar("a.jar", "README", MAVEN + ".at.codemirror/view/pom.properties")));
        assertEquals(
                "w3c-keyname",
                EditorBundle.moduleOf(jar("b.jar", MAVEN + "/w3c-keyname/pom.properties")));
        assertThrows(IOException.class, () -> EditorBundle.moduleOf(jar("c.jar", "pom.xml")));
    }

    @Test
    void jarOfAnotherHash_isRefusedByName() throws IOException {
        String said = refusal(List.of(jar("0123.jar", MAVEN + "/crelt/pom.properties")));
        assertTrue(said.contains("0123.jar has the hash "), said);
    }

    @Test
    void jarOfItsHash_isTaken() throws IOException {
        Path jar = namedByItsHash(jar("0123.jar", MAVEN + "/crelt/pom.properties"));
        assertDoesNotThrow(() -> EditorBundle.check(List.of(jar)));
    }

    @Test
    void twoVersionsOfAModule_areRefused() throws IOException {
        Path old = namedByItsHash(jar("old.jar", MAVEN + "/crelt/pom.properties", "old"));
        Path current = namedByItsHash(jar("new.jar", MAVEN + "/crelt/pom.properties"));
        String said = refusal(List.of(old, current));
        assertTrue(said.contains("two jars hold crelt"), said);
    }
}
