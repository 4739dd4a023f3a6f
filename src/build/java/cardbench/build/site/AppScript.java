package cardbench.build.site;

import cardbench.json.JsonText;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Makes the scripts of the page. They are classic scripts: browsers load no modules from disk. */
final class AppScript {

    private AppScript() {}

    /**
     * Joins parts to one script inside a function, so that the parts share a scope and add nothing
     * to the global object.
     *
     * @param order the names of the parts, one on each line, each exactly once
     * @param folder the prefix of each name in {@code parts}
     * @param parts the text of each part by its path, sorted
     */
    static String join(String order, String folder, Map<String, String> parts) {
        return "(function () {\n\"use strict\";\n" + inOrder(order, folder, parts) + "})();\n";
    }

    /** Joins parts like {@link #join}, without the function around them. */
    static String inOrder(String order, String folder, Map<String, String> parts) {
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
        return paths.stream().map(parts::get).collect(Collectors.joining("\n"));
    }

    /** A script that sets {@code Cardbench.examples} to the texts of example files by name. */
    static String examples(Map<String, String> texts) {
        JsonText json = new JsonText().object();
        texts.forEach(json::member);
        return "Cardbench.examples = " + json.endObject() + ";\n";
    }

    /** A script that adds the words of a language to {@code Cardbench.words}. */
    static String language(String language, String json) {
        return "(Cardbench.words = Cardbench.words || {})[\""
                + language
                + "\"] = "
                + json.strip()
                + ";\n";
    }
}
