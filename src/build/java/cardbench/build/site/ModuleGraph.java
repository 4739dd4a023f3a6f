package cardbench.build.site;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ES modules of the page and what each imports. Only static imports by relative paths are
 * understood, each as a statement that begins a line; nothing else is in use.
 */
final class ModuleGraph {

    /** An import or a re-export: the path is the last string of the statement. */
    private static final Pattern IMPORT =
            Pattern.compile("^(?:import|export)\\b[^;'\"()=]*\"([^\"]+)\";", Pattern.MULTILINE);

    private final Map<String, String> sources;

    /**
     * Makes the graph.
     *
     * @param sources the text of each module by its path below {@code webapp}
     */
    ModuleGraph(Map<String, String> sources) {
        this.sources = Map.copyOf(sources);
    }

    /** The text of a module. */
    String source(String path) {
        return sources.get(path);
    }

    /**
     * The paths that a module imports, in the order of its statements.
     *
     * @throws IllegalArgumentException if there is no such module
     */
    List<String> imports(String path) {
        String source = sources.get(path);
        if (source == null) {
            throw new IllegalArgumentException("no such module: " + path);
        }
        List<String> imported = new ArrayList<>();
        Matcher statement = IMPORT.matcher(source);
        while (statement.find()) {
            imported.add(resolve(path, statement.group(1)));
        }
        return imported;
    }

    private static String resolve(String from, String path) {
        if (!path.startsWith("./") && !path.startsWith("../")) {
            throw new IllegalArgumentException(
                    from + " imports \"" + path + "\": write a relative path");
        }
        List<String> steps = new ArrayList<>(List.of(from.split("/")));
        steps.remove(steps.size() - 1);
        for (String step : path.split("/")) {
            if (!step.equals("..")) {
                if (!step.equals(".")) {
                    steps.add(step);
                }
            } else if (steps.isEmpty()) {
                throw new IllegalArgumentException(
                        from + " imports \"" + path + "\", outside of webapp");
            } else {
                steps.remove(steps.size() - 1);
            }
        }
        return String.join("/", steps);
    }

    /**
     * These modules and all that they import, each after what it imports, as far as there are no
     * circles: the order in which a browser would run them.
     */
    List<String> inOrder(List<String> entries) {
        Set<String> ordered = new LinkedHashSet<>();
        Set<String> begun = new LinkedHashSet<>();
        entries.forEach(entry -> visit(entry, begun, ordered));
        return List.copyOf(ordered);
    }

    private void visit(String path, Set<String> begun, Set<String> ordered) {
        if (begun.add(path)) {
            for (String imported : imports(path)) {
                visit(imported, begun, ordered);
            }
            ordered.add(path);
        }
    }

    /**
     * The modules that a pattern names, sorted: a path, in which one {@code *} stands for a file or
     * folder.
     *
     * @throws IllegalArgumentException if there is none
     */
    List<String> matching(String pattern) {
        Pattern name = Pattern.compile("\\Q" + pattern.replace("*", "\\E[a-z0-9-]+\\Q") + "\\E");
        List<String> paths =
                sources.keySet().stream()
                        .filter(path -> name.matcher(path).matches())
                        .sorted()
                        .toList();
        if (paths.isEmpty()) {
            throw new IllegalArgumentException("no module is named " + pattern);
        }
        return paths;
    }
}
