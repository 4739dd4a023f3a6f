package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.contract.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The open files of one kind, by name. */
final class OpenFiles<T> {

    private final String kind;
    private final Map<String, T> byName = new LinkedHashMap<>();

    OpenFiles(String kind) {
        this.kind = kind;
    }

    /** The open files in the order of opening. */
    List<T> all() {
        return List.copyOf(byName.values());
    }

    /**
     * Keeps a file as the one opened last. It replaces the open file with the same name.
     *
     * @param unit the name of the count in the response, such as {@code cards}
     * @param count the number of cards or names in the file
     */
    Response open(String name, T file, String unit, int count, Diagnostics diagnostics) {
        byName.remove(name); // a map keeps the place of what it replaces
        byName.put(name, file);
        JsonText json = new JsonText().object().member("kind", kind).member("name", name);
        return Response.of(json.member(unit, count).endObject(), diagnostics.list());
    }

    /** Closes the file with this name. Returns whether there was one. */
    boolean close(String name) {
        return byName.remove(name) != null;
    }
}
