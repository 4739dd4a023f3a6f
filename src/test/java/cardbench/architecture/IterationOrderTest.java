package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class IterationOrderTest {

    @Test
    void project_goesThroughOrderedCollectionsAlone() {
        List<String> breaches = new ArrayList<>();
        for (ClassFile file : ClassFile.ofProject()) {
            if (!Set.of("app.cli", "build").contains(ClassFile.subject(file.packageName()))) {
                breaches.addAll(IterationOrder.breaches(file));
            }
        }
        assertEquals(List.of(), breaches);
    }

    static final class GoesThroughHashMap {
        static String joined() {
            Map<String, Integer> map = new HashMap<>(Map.of("a", 1, "b", 2));
            StringBuilder out = new StringBuilder();
            for (String key : map.keySet()) {
                out.append(key);
            }
            return out.toString();
        }
    }

    static final class GoesThroughSetOf {
        static int sum() {
            int sum = 0;
            for (int n : Set.of(1, 2, 3)) {
                sum = 31 * sum + n;
            }
            return sum;
        }
    }

    static final class OnlyLooksUp {
        static boolean twice(String[] words) {
            Set<String> seen = new HashSet<>();
            for (String word : words) {
                if (!seen.add(word)) {
                    return true;
                }
            }
            return false;
        }
    }

    static final class GoesThroughTreeMap {
        static int sum(Map<String, Integer> given) {
            int sum = 0;
            for (int n : new TreeMap<>(given).values()) {
                sum = 31 * sum + n;
            }
            return sum;
        }
    }

    @Test
    void unorderedCollectionInAClassThatGoesThroughOne_isFound() {
        String prefix = "cardbench/architecture/IterationOrderTest$";
        assertEquals(
                List.of(
                        prefix + "GoesThroughHashMap joined makes a java/util/Map",
                        prefix + "GoesThroughHashMap joined makes a java/util/HashMap"),
                IterationOrder.breaches(ClassFile.of(GoesThroughHashMap.class)).stream()
                        .sorted(Comparator.reverseOrder())
                        .toList());
        assertEquals(
                List.of(prefix + "GoesThroughSetOf sum makes a java/util/Set"),
                IterationOrder.breaches(ClassFile.of(GoesThroughSetOf.class)));
    }

    @Test
    void lookingUpOrKeepingAnOrder_isLetThrough() {
        assertEquals(List.of(), IterationOrder.breaches(ClassFile.of(OnlyLooksUp.class)));
        assertEquals(List.of(), IterationOrder.breaches(ClassFile.of(GoesThroughTreeMap.class)));
    }
}
