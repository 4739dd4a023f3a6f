package cardbench.build.site;

import cardbench.base.json.JsonText;
import java.util.Map;

/**
 * Makes classic scripts of data, because a page that is opened from disk may load scripts, but may
 * not read files.
 */
final class DataScript {

    private DataScript() {}

    /** A script that sets {@code Cardbench.examples} to the texts of example files by name. */
    static String examples(Map<String, String> texts) {
        JsonText json = new JsonText().object();
        texts.forEach(json::member);
        return "Cardbench.examples = " + json.endObject() + ";\n";
    }

    /**
     * A script that adds a table of words to {@code Cardbench.words}.
     *
     * @param name the language and the part, such as {@code "ja/odds"}
     */
    static String words(String name, String json) {
        return "(Cardbench.words = Cardbench.words || {})[\""
                + name
                + "\"] = "
                + json.strip()
                + ";\n";
    }
}
