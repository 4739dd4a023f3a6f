package cardbench.cli;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Makes the page's own scripts: classic ones, which work over http and from disk alike. */
final class AppScript {

    private AppScript() {}

    /**
     * One script out of many parts, inside one function, so that the parts see each other and the
     * page's global object sees none of them.
     *
     * @param order the names of the parts, one a line, each named exactly once
     * @param folder what stands in front of each name in {@code parts}
     * @param parts the text of each part by its path
     */
    static String join(String order, String folder, Map<String, String> parts) {
        List<String> paths =
                order.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .map(name -> folder + name)
                        .toList();
        if (!List.copyOf(parts.keySet()).equals(paths.stream().sorted().toList())) {
            throw new IllegalArgumentException(
                    "the order " + paths + " must name each of " + parts.keySet() + " once");
        }
        return paths.stream()
                .map(parts::get)
                .map(AppScript::withoutComments)
                .collect(Collectors.joining("", "(function () {\n\"use strict\";\n", "})();\n"));
    }

    /**
     * The same script without its indentation and the comments that have lines of their own; these
     * begin where a line begins, and a block ends where a line ends. No text of several lines may
     * have lines that look like them.
     */
    private static String withoutComments(String script) {
        StringBuilder kept = new StringBuilder();
        boolean inBlock = false;
        for (String line : script.lines().map(String::strip).toList()) {
            boolean comment = inBlock || line.startsWith("/*") || line.startsWith("//");
            inBlock = (inBlock || line.startsWith("/*")) && !line.endsWith("*/");
            if (!comment && !line.isEmpty()) {
                kept.append(line).append('\n');
            }
        }
        return kept.toString();
    }

    /** A script that puts the words of one language on {@code Cardbench.words}. */
    static String language(String language, String json) {
        return "(Cardbench.words = Cardbench.words || {})[\""
                + language
                + "\"] = "
                + json.strip()
                + ";\n";
    }
}
