package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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

    /** The line that the list of hashes has for a jar, computed by the JDK alone. */
    private static String line(Path jar) throws IOException, NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
        return HexFormat.of().formatHex(hash) + "  org/mvnpm/crelt/" + jar.getFileName();
    }

    private static String refusal(List<Path> jars, String... checksums) {
        return assertThrows(IOException.class, () -> EditorBundle.check(jars, List.of(checksums)))
                .getMessage();
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
    void jarOfAnotherHash_isRefusedByName() throws Exception {
        Path jar = jar("crelt-1.jar", MAVEN + "/crelt/pom.properties");
        String listed = line(jar);
        Path changed = jar("crelt-1.jar", MAVEN + "/crelt/pom.properties", "changed");
        String refused = refusal(List.of(changed), listed);
        assertTrue(refused.contains("crelt-1.jar has the hash "), refused);
    }

    @Test
    void jarThatIsNotListed_isRefused() throws Exception {
        Path listed = jar("crelt-1.jar", MAVEN + "/crelt/pom.properties");
        Path other = Files.copy(listed, folder.resolve("crelt-2.jar"));
        String refused = refusal(List.of(other), line(listed));
        assertTrue(refused.contains("crelt-2.jar has the hash "), refused);
    }

    @Test
    void jarOfItsHash_isTaken() throws Exception {
        Path jar = jar("crelt-1.jar", MAVEN + "/crelt/pom.properties");
        List<String> checksums = List.of(line(jar));
        assertDoesNotThrow(() -> EditorBundle.check(List.of(jar), checksums));
    }

    @Test
    void twoVersionsOfAModule_areRefused() throws Exception {
        Path old = jar("crelt-1.jar", MAVEN + "/crelt/pom.properties", "old");
        Path current = jar("crelt-2.jar", MAVEN + "/crelt/pom.properties");
        String refused = refusal(List.of(old, current), line(old), line(current));
        assertTrue(refused.contains("two jars hold crelt"), refused);
    }
}
