package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The build file can be read as a whole. What would make it longer belongs into a program of {@code
 * cardbench.build}, or into a build file of its own, as that of {@code src/spark} is.
 */
class BuildFileTest {

    private static final int LINES = 900;

    @Test
    void buildFile_isShorterThan900Lines() throws IOException {
        int lines = Files.readAllLines(Path.of("pom.xml")).size();
        assertTrue(lines < LINES, lines + " lines");
    }
}
