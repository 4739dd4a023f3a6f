package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Utf8;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.NameFold;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.ArchetypeTable;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.ExampleSetnames;
import cardbench.codes.ygo.setcode.NumberingEvidence;
import cardbench.codes.ygo.setcode.SetcodeCodes;
import cardbench.codes.ygo.setcode.Setname;
import cardbench.codes.ygo.setcode.SetnameTable;
import cardbench.contract.DataStore;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * The open lists of archetype names ({@code strings.conf}). Several may be open; behind them comes
 * the table of archetypes, and without either a short example list. {@code setnames.list {}}
 * returns their names, {@code setnames.find {name}} the numbers of a name in both clients, {@code
 * setnames.compare {}} the differences between lists, {@code setnames.constants {}} the names as
 * constants of Lua. Not for use by several threads.
 */
public class SetnameStore implements OperationGroup, DataStore {

    /** The kind of these files in the contract. */
    public static final String KIND = "strings.conf";

    private final OpenFiles<SetnameTable> files = new OpenFiles<>(KIND);

    private final TableStore shipped;
    private final Supplier<List<NumberedFile>> databases;

    /**
     * A store without open lists.
     *
     * @param shipped the table of archetypes, if one is open, is among these
     * @param databases the open card databases, in the order of opening
     */
    public SetnameStore(TableStore shipped, Supplier<List<NumberedFile>> databases) {
        this.shipped = shipped;
        this.databases = databases;
    }

    /**
     * The archetypes that a request refers to. Their numbering is the one that it names, or else
     * that of the open files; if these differ, that of the file opened last, with a warning.
     */
    final Archetypes archetypes(Request request) {
        List<NumberedFile> open = new ArrayList<>();
        for (SetnameTable list : files.all()) {
            boolean differing = false;
            for (Setname name : list.names()) {
                differing |= !name.retired() && NumberingEvidence.isDiffering(name.code());
            }
            open.add(new NumberedFile(list.list(), list.numbering(), differing));
        }
        open.addAll(databases.get());
        Dialect fileNumbering = null;
        String[] speakers = {"", ""};
        String unclear = "";
        for (NumberedFile file : open) {
            if (file.isUnclear()) {
                unclear += (unclear.isEmpty() ? "" : ", ") + file.name();
            }
            if (file.numbering() != null) {
                fileNumbering = file.numbering();
                int place = fileNumbering.ordinal();
                speakers[place] += (speakers[place].isEmpty() ? "" : ", ") + file.name();
            }
        }
        boolean asked = request.has("numbering");
        Dialect usual = fileNumbering == null ? Dialect.YGOPRO : fileNumbering;
        Dialect numbering = request.choice("numbering", usual, Dialect.values(), Dialect::word);
        if (!speakers[0].isEmpty() && !speakers[1].isEmpty()) {
            request.refuse(
                    SetcodeCodes.NUMBERINGS_DIFFER
                            .anywhere()
                            .with("ygopro", speakers[0])
                            .with("edopro", speakers[1])
                            .with("client", numbering.client()));
        }
        if (!asked && fileNumbering == null && !unclear.isEmpty()) {
            request.refuse(
                    SetcodeCodes.NUMBERING_UNCLEAR
                            .anywhere()
                            .with("files", unclear)
                            .with("client", numbering.client()));
        }
        String by = asked ? "request" : fileNumbering == null ? "default" : "file";
        return new Archetypes(numbering, by, tables(numbering, request));
    }

    /** The lists with the numbers of a client: open files before the table of the site. */
    final List<SetnameTable> tables(Dialect client, Request request) {
        List<SetnameTable> tables = new ArrayList<>();
        for (SetnameTable list : files.all()) {
            if (list.speaks(client)) {
                tables.add(list);
            }
        }
        Language language = Language.of(request.textOr("language", "en"));
        SetnameTable table = ArchetypeTable.of(shipped.tables(), language, client);
        if (table != null) {
            tables.add(table);
        }
        return tables.isEmpty() ? List.of(ExampleSetnames.table()) : tables;
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("setnames.list", request -> written(SetnameStore::names, request)),
                new Operation("setnames.find", this::find),
                new Operation("setnames.compare", request -> written(this::differences, request)));
    }

    @Override
    public void constants(JsonText json) {
        json.name(KIND).object().member("names", SetnameTable.LIMIT).endObject();
    }

    final Response written(BiConsumer<Archetypes, JsonText> answer, Request request) {
        Archetypes archetypes = archetypes(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("lists").array();
        for (SetnameTable table : archetypes.tables()) {
            json.value(table.list());
        }
        answer.accept(archetypes, json.endArray());
        archetypes.write(json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    /** The archetypes of a name, each with its number in every client that has one. */
    private Response find(Request request) {
        String wanted = NameFold.fold(request.text("name"));
        Archetypes archetypes = archetypes(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        FoundNames found = new FoundNames();
        boolean listed = false;
        for (Dialect client : Dialect.values()) {
            for (SetnameTable table : tables(client, request)) {
                found.add(table, client, wanted);
                listed |= !table.list().equals(ExampleSetnames.LIST);
            }
        }
        if (!listed) {
            request.refuse(SetcodeCodes.EXAMPLE_NAMES.anywhere());
        }
        JsonText json = new JsonText().object();
        found.write(json);
        archetypes.write(json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    private static void names(Archetypes archetypes, JsonText json) {
        json.name("names").array();
        for (SetnameTable table : archetypes.tables()) {
            for (Setname name : table.names()) {
                json.object()
                        .member("code", Archetype.hex(name.code()))
                        .member("name", name.name())
                        .name("others")
                        .array();
                for (String alternative : name.alternatives()) {
                    json.value(alternative);
                }
                json.endArray().member("retired", name.retired()).member("list", table.list());
                json.endObject();
            }
        }
        json.endArray();
    }

    /** Writes the numbers that are not in all lists, or not with the same name. */
    private void differences(Archetypes archetypes, JsonText json) {
        List<SetnameTable> tables = archetypes.tables();
        String[][] names = new String[tables.size()][Archetype.MAX + 1];
        for (int i = 0; i < names.length; i++) {
            for (Setname name : tables.get(i).names()) {
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
