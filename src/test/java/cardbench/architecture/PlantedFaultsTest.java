package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The faults that {@code .ci/faults} plants fit the sources. Which tests find them is tried every
 * week.
 */
class PlantedFaultsTest {

    private static final Path LIST = Path.of("src/test/resources/faults/planted.tsv");

    @Test
    void everyFault_hasOnePlaceInItsFile() throws IOException {
        List<String> lines = Files.readAllLines(LIST);
        assertEquals(61, lines.size(), "a heading and 60 faults");
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            assertEquals(4, cells.length, line);
            String file = Files.readString(Path.of(cells[1]));
            int place = file.indexOf(cells[2]);
            assertNotEquals(-1, place, line);
            assertEquals(place, file.lastIndexOf(cells[2]), line);
            assertNotEquals(cells[2], cells[3]);
        }
    }
}
