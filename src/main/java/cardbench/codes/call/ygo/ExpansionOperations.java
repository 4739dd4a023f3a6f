package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.expansion.Expansion;
import cardbench.codes.ygo.expansion.ExpansionCheck;
import cardbench.codes.ygo.expansion.ExpansionCodes;
import cardbench.codes.ygo.expansion.ExpansionWriter;
import cardbench.codes.ygo.expansion.ZipArchive;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.contract.DataStore;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * {@code expansion.check} and {@code expansion.write}: what an open expansion lacks, and its files
 * as one zip with the beginnings of missing scripts. Open databases are those of the game. {@code
 * database.convert} is here, too.
 */
public final class ExpansionOperations implements OperationGroup, DataStore {

    /** The kind of these files in the contract. */
    static final String KIND = "expansion";

    private final OpenFiles<Expansion> files = new OpenFiles<>(KIND);
    private final DatabaseStore game;
    private final SetnameStore names;
    private final FileParts<ExpansionWriter.Written> parts = new FileParts<>();

    /** Operations on the open databases and lists of names. */
    public ExpansionOperations(DatabaseStore game, SetnameStore names) {
        this.game = game;
        this.names = names;
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new DatabaseConverting(game, names).operation(),
                new Operation("expansion.check", this::check),
                new Operation("expansion.write", this::write));
    }

    @Override
    public void constants(JsonText json) {
        json.name(KIND).object().member("bytes", ZipArchive.MAX_BYTES).endObject();
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        Expansion expansion = Expansion.read(name, bytes, diagnostics);
        if (expansion == null) {
            return Response.refused(diagnostics.list());
        }
        int cards = 0;
        for (CardDatabase database : expansion.databases()) {
            cards += database.cards().size();
        }
        return files.open(name, expansion, "cards", cards, diagnostics);
    }

    @Override
    public boolean close(String name) {
        return files.close(name);
    }

    /** The expansion that a request names, or else the one opened last; {@code null} if none. */
    private Expansion expansion(Request request) {
        String name = request.textOr("expansion", null);
        Expansion found = null;
        for (Expansion each : files.all()) {
            found = name == null || each.name().equals(name) ? each : found;
        }
        if (found == null) {
            request.refuse(ExpansionCodes.NO_EXPANSION.at(Location.pointer("/expansion")));
        }
        return found;
    }

    private Dialect numbering(Expansion expansion, Request request) {
        Dialect own = request.has("numbering") ? null : expansion.numbering();
        return own == null ? names.archetypes(request).numbering() : own;
    }

    private ExpansionCheck found(
            Expansion expansion, Dialect numbering, Dialect dialect, Request request) {
        Archetypes listed = new Archetypes(numbering, "", names.tables(numbering, request));
        boolean known = !game.databases().isEmpty();
        return ExpansionCheck.of(
                expansion, known ? id -> game.card(id) != null : null, listed.registry(), dialect);
    }

    private Response check(Request request) {
        Expansion expansion = expansion(request);
        if (expansion == null) {
            return Response.refused(request.diagnostics());
        }
        Dialect dialect = LimitStore.dialect(request, expansion.dialect());
        Dialect numbering = numbering(expansion, request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        ExpansionCheck check = found(expansion, numbering, dialect, request);
        boolean known = !game.databases().isEmpty();
        if (!known) {
            request.refuse(ExpansionCodes.NO_GAME.anywhere());
        }
        JsonText json = new JsonText().object().member("expansion", expansion.name());
        names("databases", expansion.databases(), CardDatabase::name, json);
        names("lists", expansion.lists(), list -> list.list(), json);
        json.member("scripts", expansion.scripts().size()).member("game", known);
        json.member("dialect", dialect.word()).member("numbering", numbering.word());
        cards("withoutName", check.withoutName(), json);
        cards("withoutText", check.withoutText(), json);
        cards("taken", check.taken(), json);
        cards("aliases", check.aliases(), json);
        cards("withoutScript", check.withoutScript(), json);
        json.name("unnamed").array();
        for (Map.Entry<Integer, Integer> one : check.unnamed().entrySet()) {
            json.object().member("code", Archetype.hex(one.getKey()));
            json.member("cards", one.getValue()).endObject();
        }
        json.endArray().name("unused").array();
        for (ExpansionCheck.Unused one : first(check.unused())) {
            CardJson.begin(one.card(), json).name("lines").array();
            for (int line : one.lines()) {
                json.value(line);
            }
            json.endArray().endObject();
        }
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    private static <T> void names(
            String name, List<T> files, Function<T, String> called, JsonText json) {
        List<String> names = new ArrayList<>();
        for (T file : files) {
            names.add(called.apply(file));
        }
        CardJson.write(name, names, json);
    }

    private static void cards(String name, List<CardRow> cards, JsonText json) {
        json.name(name).array();
        for (CardRow card : first(cards)) {
            CardJson.begin(card, json);
            if (card.alias() != 0) {
                json.name("alias").unsigned(card.alias());
            }
            json.endObject();
        }
        json.endArray();
    }

    private static <T> List<T> first(List<T> found) {
        return found.subList(0, Math.min(found.size(), CardSearch.MAX));
    }

    private Response write(Request request) {
        Expansion expansion = expansion(request);
        int from = FileParts.from(request);
        if (expansion == null) {
            return Response.refused(request.diagnostics());
        }
        Dialect dialect = LimitStore.dialect(request, expansion.dialect());
        Dialect numbering = numbering(expansion, request);
        List<Archetype> named = new ArrayList<>();
        if (request.has("setnames")) {
            Archetypes listed = new Archetypes(numbering, "", names.tables(numbering, request));
            named = new SetcodeArguments(request, listed).archetypes("setnames");
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        String wanted = dialect.word() + named;
        ExpansionWriter.Written written = parts.kept(from, expansion, wanted);
        if (written == null) {
            ExpansionCheck check = found(expansion, numbering, dialect, request);
            written = ExpansionWriter.write(expansion, check.withoutScript(), named, dialect);
        }
        JsonText json = new JsonText().object();
        parts.write(written, written.file(), from, expansion, wanted, json);
        CardJson.write("stubs", written.stubs(), json);
        return Response.of(json.endObject(), request.diagnostics());
    }
}
