package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.sqlite.SqliteFile;
import cardbench.base.text.Location;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.DatabaseAudit;
import cardbench.codes.ygo.database.DatabaseAudit.Count;
import cardbench.codes.ygo.database.DatabaseAudit.Redundant;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;

/** The operations on open card databases, all named {@code database.…}. */
public final class DatabaseOperations implements OperationGroup {

    private final DatabaseStore open;
    private final SetnameStore names;
    private final CardSearch search;

    /** Operations on the open databases and lists of names. */
    public DatabaseOperations(DatabaseStore open, SetnameStore names) {
        this.open = open;
        this.names = names;
        this.search = new CardSearch(open, names);
    }

    @Override
    public List<Operation> operations() {
        List<Operation> operations = new ArrayList<>(search.operations());
        operations.add(open.operation("database.card", this::card));
        operations.add(open.operation("database.audit", this::audit));
        operations.add(new DatabaseComparing(open).operation());
        operations.add(new SetcodeScript(open, names).operation());
        operations.addAll(new DatabaseWriting(open, names).operations());
        return operations;
    }

    @Override
    public void constants(JsonText json) {
        json.name(DatabaseStore.KIND)
                .object()
                .member("bytes", SqliteFile.LIMIT)
                .member("cards", CardDatabase.LIMIT)
                .endObject();
        json.name("database.search")
                .object()
                .member("offset", CardSearch.LAST)
                .member("limit", CardSearch.MAX)
                .endObject();
        json.name("database.script").object().member("ids", SetcodeScript.MAX).endObject();
        json.name("database.write")
                .object()
                .member("cards", DatabaseWriting.MAX)
                .member("text", DatabaseWriting.MAX_LENGTH)
                .endObject();
    }

    private Response card(Request request) {
        long id = request.number("id", 0, CardNumber.MAX);
        Dialect dialect = LimitStore.dialect(request, open);
        Archetypes archetypes = names.archetypes(request);
        CardRow card = request.failed() ? null : open.card((int) id);
        if (!request.failed() && card == null) {
            request.refuse(DatabaseCodes.NO_SUCH_CARD.at(Location.pointer("/id")).with("id", id));
        }
        if (card == null) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText();
        CardJson.begin(card, json);
        CardJson.columns(card, dialect, json);
        json.member("setcode", card.setcode().hex());
        json.member("integer", card.setcode().signed()).name("archetypes").array();
        for (Archetype archetype : archetypes.registry()) {
            if (open.speaks(card, archetypes.numbering())
                    && card.setcode().isMember(archetype.code())) {
                json.object().member("code", Archetype.hex(archetype.code()));
                json.member("name", archetype.name()).endObject();
            }
        }
        json.endArray().member("text", open.texts(card.id()).text(card.id()));
        json.member("database", open.databaseOf(card.id()).name());
        json.member("dialect", dialect.word());
        archetypes.write(json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    private Response audit(Request request) {
        Archetypes archetypes = names.archetypes(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        List<CardRow> speaking = new ArrayList<>();
        for (CardRow card : open.cards()) {
            if (open.speaks(card, archetypes.numbering())) {
                speaking.add(card);
            }
        }
        DatabaseAudit audit = DatabaseAudit.of(speaking, archetypes.registry());
        JsonText json = new JsonText().object().name("databases").array();
        for (CardDatabase database : open.databases()) {
            json.object().member("name", database.name());
            json.member("cards", database.cards().size());
            Dialect numbering = open.numbering(database);
            if (numbering != null) {
                json.member("numbering", numbering.word());
            }
            json.endObject();
        }
        json.endArray().member("cards", speaking.size()).name("slots").array();
        for (int count : audit.bySlots()) {
            json.value(count);
        }
        json.endArray();
        counts("unlisted", audit.unlisted(), json);
        counts("accidental", audit.accidental(), json);
        json.name("redundant").array();
        for (Redundant redundant : audit.redundant()) {
            CardJson.begin(redundant.card(), json).member("slot", Archetype.hex(redundant.slot()));
            json.member("by", Archetype.hex(redundant.by())).endObject();
        }
        json.endArray();
        cards("negative", audit.negative(), json);
        cards("duplicates", duplicates(), json);
        archetypes.write(json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    private static void counts(String name, List<Count> counts, JsonText json) {
        json.name(name).array();
        for (Count count : counts) {
            json.object().member("code", Archetype.hex(count.code()));
            json.member("cards", count.cards()).endObject();
        }
        json.endArray();
    }

    private static void cards(String name, List<CardRow> cards, JsonText json) {
        json.name(name).array();
        for (CardRow card : cards) {
            CardJson.begin(card, json).endObject();
        }
        json.endArray();
    }

    /** Cards that are in several open databases. */
    private List<CardRow> duplicates() {
        List<CardRow> duplicates = new ArrayList<>();
        for (CardRow card : open.cards()) {
            int count = 0;
            for (CardDatabase database : open.databases()) {
                count += database.card(card.id()) == null ? 0 : 1;
            }
            if (count > 1 && duplicates.size() < CardSearch.MAX) {
                duplicates.add(card);
            }
        }
        return duplicates;
    }
}
