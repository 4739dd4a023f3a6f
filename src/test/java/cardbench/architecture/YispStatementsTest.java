package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The list of what is known of the language names tests that there are. */
class YispStatementsTest {

    private static final Path LIST = Path.of("src/test/resources/vectors/yisp/statements.tsv");

    @Test
    void everyStatement_namesTestsThatRun() throws IOException {
        List<String> lines = Files.readAllLines(LIST).stream().filter(s -> !isNote(s)).toList();
        assertTrue(lines.size() > 60, lines.size() + " statements");
        List<String> wrong = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.split("\t");
            boolean marked = line.startsWith("= ") || line.startsWith("> ");
            if (parts.length != 2 || !marked) {
                wrong.add(line);
                continue;
            }
            for (String test : parts[1].split(" ")) {
                if (!runs(test)) {
                    wrong.add(test);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static boolean isNote(String line) {
        return line.startsWith("#");
    }

    private static boolean runs(String test) {
        String[] parts = test.split("#");
        try {
            for (Method method : Class.forName("cardbench." + parts[0]).getDeclaredMethods()) {
                if (parts.length == 2 && method.getName().equals(parts[1])) {
                    return method.isAnnotationPresent(Test.class)
                            || method.isAnnotationPresent(ParameterizedTest.class);
                }
            }
        } catch (ClassNotFoundException e) {
            return false;
        }
        return false;
    }
}
