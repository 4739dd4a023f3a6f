package cardbench.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which packages are in which bundle: everything that its class names, and what that names. */
class BundleContentsTest {

    private static final Set<String> LABS_ONLY =
            Set.of("yaml", "sqlite", "chance", "yisp", "odds", "wizard");

    private static Set<String> rooms(String bundle, List<ClassFile> classes) {
        Map<String, ClassFile> byName = new HashMap<>();
        classes.forEach(file -> byName.put(file.name(), file));
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(bundle));
        while (!open.isEmpty()) {
            String name = open.pop();
            if (byName.containsKey(name) && seen.add(name)) {
                open.addAll(byName.get(name).references());
            }
        }
        Set<String> rooms = new TreeSet<>();
        seen.forEach(name -> rooms.add(ClassFile.roomOf(name)));
        return rooms;
    }

    @Test
    void decodeBundle_holdsNothingOfTheLabs() {
        Set<String> rooms = rooms("cardbench/web/DecodeBundle", ClassFile.ofProject());
        assertTrue(rooms.contains("call"), rooms.toString());
        rooms.retainAll(LABS_ONLY);
        assertEquals(Set.of(), rooms);
    }

    @Test
    void bundles_holdNothingOfTheCommandLine() {
        for (String bundle : List.of("cardbench/web/DecodeBundle", "cardbench/web/LabBundle")) {
            Set<String> rooms = rooms(bundle, ClassFile.ofProject());
            assertTrue(rooms.contains("call") && !rooms.contains("cli"), rooms.toString());
        }
    }

    @Test
    void packageReachedOverOthers_isFound() {
        List<ClassFile> classes =
                List.of(
                        file("cardbench/web/Bundle", "cardbench/call/Call"),
                        file("cardbench/call/Call", "cardbench/deck/Deck"),
                        file("cardbench/deck/Deck", "cardbench/yaml/Yaml"),
                        file("cardbench/yaml/Yaml", "cardbench/call/Call"),
                        file("cardbench/odds/Odds", "cardbench/call/Call"));
        assertEquals(Set.of("web", "call", "deck", "yaml"), rooms("cardbench/web/Bundle", classes));
    }

    private static ClassFile file(String name, String reference) {
        return new ClassFile(name, Set.of(reference), new byte[0]);
    }
}
