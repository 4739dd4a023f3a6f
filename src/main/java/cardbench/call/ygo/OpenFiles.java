package cardbench.call.ygo;

import cardbench.call.Response;
import cardbench.json.JsonText;
import cardbench.text.Diagnostics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Files of one kind that are open at the same time, each under a name. */
final class OpenFiles<T> {

    private final String kind;
    private final Map<String, T> byName = new LinkedHashMap<>();

    OpenFiles(String kind) {
        this.kind = kind;
    }

    /** What is open, in the order of opening. */
    List<T> all() {
        return List.copyOf(byName.values());
    }

    /**
     * Keeps what a file holds, as the one that was opened last, in place of what was open under its
     * name.
     *
     * @param unit what is counted in it, as the answer names it
     */
    Response open(String name, T file, String unit, int count, Diagnostics diagnostics) {
        byName.remove(name); // a map keeps the place of what it replaces
        byName.put(name, file);
        JsonText json = new JsonText().object().member("kind", kind).member("name", name);
        return Response.of(json.member(unit, count).endObject(), diagnostics.list());
    }

    /** Drops what is open under a name; false where nothing is. */
    boolean close(String name) {
        return byName.remove(name) != null;
    }
}
