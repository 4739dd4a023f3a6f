package cardbench.architecture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The circles in which modules import each other. */
final class ImportCircles {

    private ImportCircles() {}

    /**
     * Modules each of which reaches each other one of its list by imports, in alphabetical order; a
     * module that imports itself is a circle alone.
     *
     * @param imports the modules that each module imports
     */
    static List<List<String>> of(Map<String, List<String>> imports) {
        TreeMap<String, Set<String>> reached = new TreeMap<>();
        imports.keySet().forEach(module -> reached.put(module, reachedFrom(module, imports)));
        List<List<String>> circles = new ArrayList<>();
        Set<String> listed = new HashSet<>();
        for (String module : reached.keySet()) {
            if (!reached.get(module).contains(module) || listed.contains(module)) {
                continue;
            }
            List<String> circle =
                    reached.get(module).stream()
                            .filter(other -> reached.getOrDefault(other, Set.of()).contains(module))
                            .toList();
            listed.addAll(circle);
            circles.add(circle);
        }
        return circles;
    }

    private static Set<String> reachedFrom(String module, Map<String, List<String>> imports) {
        Set<String> reached = new TreeSet<>();
        List<String> next = new ArrayList<>(imports.getOrDefault(module, List.of()));
        while (!next.isEmpty()) {
            String other = next.remove(next.size() - 1);
            if (reached.add(other)) {
                next.addAll(imports.getOrDefault(other, List.of()));
            }
        }
        return reached;
    }
}
