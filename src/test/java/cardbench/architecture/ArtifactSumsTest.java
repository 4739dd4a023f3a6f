package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The list of checksums that Maven holds its downloads against names every library that the code is
 * compiled, bundled and tested with, and they are what it says.
 */
class ArtifactSumsTest {

    private static final Path LIST = Path.of(".mvn/checksums/checksums.sha256");

    /** The sums by paths inside a local repository, as {@code sha256sum} writes them. */
    private static Map<String, String> listed() throws IOException {
        Map<String, String> sums = new TreeMap<>();
        for (String line : Files.readAllLines(LIST)) {
            sums.put(line.substring(66), line.substring(0, 64));
        }
        return sums;
    }

    /** A jar of a local repository is at {@code group/artifact/version/artifact-version.jar}. */
    private static String pathInRepository(Path jar, Map<String, String> sums) {
        for (int names = 4; names <= jar.getNameCount(); names++) {
            Path end = jar.subpath(jar.getNameCount() - names, jar.getNameCount());
            if (sums.containsKey(end.toString().replace(File.separatorChar, '/'))) {
                return end.toString().replace(File.separatorChar, '/');
            }
        }
        throw new AssertionError(
                jar.getFileName() + " is not listed: see “What the build downloads” in proof.md");
    }

    @Test
    void everyLibrary_isTheOneThatIsListed() throws Exception {
        Map<String, String> sums = listed();
        int jars = 0;
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            // what a local repository holds has its description beside it
            Path description = Path.of(entry.replaceFirst("[.]jar$", ".pom"));
            if (entry.endsWith(".jar") && Files.exists(description)) {
                Path jar = Path.of(entry).toAbsolutePath();
                String path = pathInRepository(jar, sums);
                byte[] digest =
                        MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
                assertEquals(sums.get(path), HexFormat.of().formatHex(digest), path);
                jars++;
            }
        }
        assertTrue(jars >= 40, jars + " jars on the class path");
    }
}
