package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenFilesTest {

    private final OpenFiles<String> files = new OpenFiles<>("list");

    private String open(String name, String file) {
        return files.open(name, file, "letters", file.length(), new Diagnostics()).text();
    }

    @Test
    void files_standInTheOrderOfOpening() {
        assertTrue(
                open("a.txt", "one")
                        .contains("{\"kind\":\"list\",\"name\":\"a.txt\",\"letters\":3}"));
        open("b.txt", "two");
        assertEquals(List.of("one", "two"), files.all());
    }

    @Test
    void fileThatIsOpenedAgain_isTheLast() {
        open("a.txt", "one");
        open("b.txt", "two");
        open("a.txt", "three");
        assertEquals(List.of("two", "three"), files.all());
    }

    @Test
    void closedFile_isGoneOnce() {
        open("a.txt", "one");
        assertFalse(files.close("b.txt"));
        assertTrue(files.close("a.txt"));
        assertFalse(files.close("a.txt"));
        assertEquals(List.of(), files.all());
    }
}
