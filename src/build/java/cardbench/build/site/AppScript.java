package cardbench.build.site;

import cardbench.json.JsonText;
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
        return "(function () {\n\"use strict\";\n" + inOrder(order, folder, parts) + "})();\n";
    }

    /** The parts one after the other, as {@link #join} has them, with nothing around. */
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

    /**
     * A script that puts the texts of example files on {@code Cardbench.examples}, by their names.
     */
    static String examples(Map<String, String> texts) {
        JsonText json = new JsonText().object();
        texts.forEach(json::member);
        return "Cardbench.examples = " + json.endObject() + ";\n";
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
