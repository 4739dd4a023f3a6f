package cardbench.call.ygo;

import cardbench.call.DataStore;
import cardbench.call.Operation;
import cardbench.call.OperationGroup;
import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.json.JsonText;
import cardbench.text.Diagnostics;
import cardbench.text.Utf8;
import cardbench.ygo.setcode.Archetype;
import cardbench.ygo.setcode.ExampleSetnames;
import cardbench.ygo.setcode.Setname;
import cardbench.ygo.setcode.SetnameTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The open lists of archetype names ({@code strings.conf}). Several may be open; while none is, a
 * short example list is used. {@code setnames.list {}} returns their names, {@code setnames.compare
 * {}} the differences between them, {@code setnames.constants {}} the names as constants of Lua.
 * Not for use by several threads.
 */
public class SetnameStore implements OperationGroup, DataStore {

    /** The kind of these files in the contract. */
    public static final String KIND = "strings.conf";

    private final OpenFiles<SetnameTable> files = new OpenFiles<>(KIND);

    /** The open lists, or the example list. */
    public List<SetnameTable> tables() {
        List<SetnameTable> open = files.all();
        return open.isEmpty() ? List.of(ExampleSetnames.table()) : open;
    }

    /**
     * The archetypes in use by the open lists, each number once. If lists disagree, the first one's
     * name counts.
     */
    public List<Archetype> registry() {
        boolean[] seen = new boolean[Archetype.MAX + 1];
        List<Archetype> registry = new ArrayList<>();
        for (SetnameTable table : tables()) {
            for (Setname name : table.names()) {
                if (!name.retired() && !seen[name.code()]) {
                    seen[name.code()] = true;
                    registry.add(new Archetype(name.code(), name.name()));
                }
            }
        }
        return registry;
    }

    /** The numbers that an open list has commented out. */
    public List<Integer> retired() {
        List<Integer> retired = new ArrayList<>();
        for (SetnameTable table : tables()) {
            for (Setname name : table.names()) {
                if (name.retired()) {
                    retired.add(name.code());
                }
            }
        }
        return retired;
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("setnames.list", request -> written(this::names, request)),
                new Operation("setnames.compare", request -> written(this::differences, request)));
    }

    @Override
    public void constants(JsonText json) {
        json.name(KIND).object().member("names", SetnameTable.LIMIT).endObject();
    }

    final Response written(Consumer<JsonText> answer, Request request) {
        JsonText json = new JsonText().object();
        lists(json);
        answer.accept(json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    private void lists(JsonText json) {
        json.name("lists").array();
        for (SetnameTable table : tables()) {
            json.value(table.list());
        }
        json.endArray();
    }

    private void names(JsonText json) {
        json.name("names").array();
        for (SetnameTable table : tables()) {
            for (Setname name : table.names()) {
                json.object()
                        .member("code", Archetype.hex(name.code()))
                        .member("name", name.name())
                        .name("others")
                        .array();
                for (String other : name.others()) {
                    json.value(other);
                }
                json.endArray().member("retired", name.retired()).member("list", table.list());
                json.endObject();
            }
        }
        json.endArray();
    }

    /** Writes the numbers that are not in all lists, or not with the same name. */
    private void differences(JsonText json) {
        String[][] names = new String[tables().size()][Archetype.MAX + 1];
        for (int i = 0; i < names.length; i++) {
            for (Setname name : tables().get(i).names()) {
                if (!name.retired()) {
                    names[i][name.code()] = name.name();
                }
            }
        }
        json.name("differences").array();
        for (int code = 1; code <= Archetype.MAX; code++) {
            if (differs(names, code)) {
                json.object().member("code", Archetype.hex(code)).name("names").array();
                for (String[] list : names) {
                    json.value(list[code]);
                }
                json.endArray().endObject();
            }
        }
        json.endArray();
    }

    /** Whether two lists give a number the same name. */
    boolean areSame(String one, String other, int code) {
        return one.equals(other);
    }

    /** Reads a list; if it names nothing, adds an error and returns {@code null}. */
    SetnameTable read(String list, String text, Diagnostics diagnostics) {
        return SetnameTable.read(list, text, diagnostics);
    }

    private boolean differs(String[][] names, int code) {
        String first = names[0][code];
        for (String[] list : names) {
            boolean same =
                    first == null || list[code] == null
                            ? first == list[code]
                            : areSame(first, list[code], code);
            if (!same) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        SetnameTable table = read(name, Utf8.decode(bytes), diagnostics);
        if (table == null) {
            return Response.refused(diagnostics.list());
        }
        return files.open(name, table, "names", table.names().size(), diagnostics);
    }

    @Override
    public boolean close(String name) {
        return files.close(name);
    }
}
