package cardbench.call.ygo;

import cardbench.call.DataStore;
import cardbench.call.Operation;
import cardbench.call.OperationGroup;
import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.cards.NameFold;
import cardbench.deck.CardNumber;
import cardbench.json.JsonText;
import cardbench.sqlite.SqliteFile;
import cardbench.text.Location;
import cardbench.ygo.database.CardDatabase;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.database.CardWords;
import cardbench.ygo.database.DatabaseAudit;
import cardbench.ygo.database.DatabaseAudit.Count;
import cardbench.ygo.database.DatabaseAudit.Redundant;
import cardbench.ygo.database.DatabaseCodes;
import cardbench.ygo.database.Dialect;
import cardbench.ygo.setcode.Archetype;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The operations on open card databases: {@code database.search, members, card, audit}. */
public final class DatabaseOperations implements OperationGroup, DataStore {

    /** The most cards that one response lists. */
    public static final int MOST = 1000;

    private static final int USUAL = 100;

    /** The number of digits of the largest card number. */
    private static final int DIGITS = 10;

    private final DatabaseStore open;
    private final SetnameStore names;

    /** Operations on the open databases and lists of names. */
    public DatabaseOperations(DatabaseStore open, SetnameStore names) {
        this.open = open;
        this.names = names;
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation(
                        "database.search",
                        onCards(request -> search(request, request.has("setcode")))),
                new Operation("database.members", onCards(request -> search(request, true))),
                new Operation("database.card", onCards(this::card)),
                new Operation("database.audit", onCards(this::audit)));
    }

    @Override
    public void constants(JsonText json) {
        json.name(DatabaseStore.KIND)
                .object()
                .member("bytes", SqliteFile.LIMIT)
                .member("cards", CardDatabase.LIMIT)
                .endObject();
        json.name("database.search").object().member("limit", MOST).endObject();
    }

    @Override
    public List<String> kinds() {
        return open.kinds();
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        return open.open(kind, name, bytes);
    }

    @Override
    public boolean close(String name) {
        return open.close(name);
    }

    /** An operation that is refused while no database is open. */
    private Function<Request, Response> onCards(Function<Request, Response> body) {
        return request -> {
            if (open.databases().isEmpty()) {
                request.refuse(DatabaseCodes.NO_DATABASE.anywhere());
                return Response.refused(request.diagnostics());
            }
            return body.apply(request);
        };
    }

    private Response search(Request request, boolean members) {
        int target = members ? new SetcodeArguments(request).target("setcode") : 0;
        String wanted = NameFold.fold(request.textOr("text", ""));
        long number = number(wanted);
        int limit = request.integer("limit", 1, MOST, USUAL);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        List<CardRow> found = new ArrayList<>();
        for (CardRow card : open.cards()) {
            boolean member = target == 0 || card.setcode().isMember(target);
            boolean named =
                    wanted.isEmpty()
                            || NameFold.fold(card.name()).indexOf(wanted) >= 0
                            || card.number() == number;
            if (member && named) {
                found.add(card);
            }
        }
        JsonText json = new JsonText().object().member("total", found.size());
        json.name("cards").array();
        for (int i = 0; i < found.size() && i < limit; i++) {
            CardRow card = found.get(i);
            begin(card, json).member("setcode", card.setcode().hex());
            SetcodeArguments.write("codes", card.setcode().codes(), json);
            json.endObject();
        }
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    /** The card number that a text is, or -1. Numbers have no leading zero. */
    private static long number(String text) {
        boolean digits = !text.isEmpty() && text.length() <= DIGITS && text.charAt(0) != '0';
        for (int i = 0; i < text.length() && digits; i++) {
            digits = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return digits ? Long.parseLong(text) : -1;
    }

    /** Begins the object of a card with its number and name. */
    private static JsonText begin(CardRow card, JsonText json) {
        return json.object().name("id").value(card.number()).member("name", card.name());
    }

    private Response card(Request request) {
        long id = request.number("id", 0, CardNumber.MOST);
        Dialect dialect = LimitStore.dialect(request, open);
        CardRow card = request.failed() ? null : open.card((int) id);
        if (!request.failed() && card == null) {
            request.refuse(DatabaseCodes.NO_SUCH_CARD.at(Location.pointer("/id")).with("id", id));
        }
        if (card == null) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText();
        begin(card, json);
        if (card.alias() != 0) {
            json.name("alias").value(CardNumber.of(card.alias()));
            json.member("aliasKind", card.isArtwork(dialect) ? "artwork" : "treated as");
        }
        words("regions", CardWords.regions(card.ot(), dialect), json);
        words("types", CardWords.types(card.type(), dialect), json);
        // bit 0 of the type marks a monster; all other cards have no level, attack or race
        if ((card.type() & 1) != 0) {
            monster(card, dialect, json);
        }
        json.member("setcode", card.setcode().hex());
        json.member("integer", card.setcode().signed()).name("archetypes").array();
        for (Archetype archetype : names.registry()) {
            if (card.setcode().isMember(archetype.code())) {
                json.object().member("code", Archetype.hex(archetype.code()));
                json.member("name", archetype.name()).endObject();
            }
        }
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    private static void monster(CardRow card, Dialect dialect, JsonText json) {
        words("attributes", CardWords.attributes(card.attribute(), dialect), json);
        words("races", CardWords.races(card.race(), dialect), json);
        // one column holds the level in bits 0 to 7, the right scale from bit 16 and the left one
        // from bit 24
        json.member("level", card.level() & 255);
        int left = card.level() >> 24 & 255;
        int right = card.level() >> 16 & 255;
        if (CardWords.types(card.type(), dialect).contains("pendulum")) {
            json.member("leftScale", left).member("rightScale", right);
        }
        json.member("attack", card.attack());
        if (card.isLink()) {
            // a Link monster has no defence: the column holds the bits of its arrows
            words("arrows", CardWords.arrows(card.defence()), json);
        } else {
            json.member("defence", card.defence());
        }
    }

    private static void words(String name, List<String> words, JsonText json) {
        json.name(name).array();
        for (String word : words) {
            json.value(word);
        }
        json.endArray();
    }

    private Response audit(Request request) {
        DatabaseAudit audit = DatabaseAudit.of(open.cards(), names.registry());
        JsonText json = new JsonText().object().name("databases").array();
        for (CardDatabase database : open.databases()) {
            json.object().member("name", database.name());
            json.member("cards", database.cards().size()).endObject();
        }
        json.endArray().member("cards", open.cards().size()).name("slots").array();
        for (int count : audit.bySlots()) {
            json.value(count);
        }
        json.endArray();
        counts("unlisted", audit.unlisted(), json);
        counts("accidental", audit.accidental(), json);
        json.name("redundant").array();
        for (Redundant redundant : audit.redundant()) {
            begin(redundant.card(), json).member("slot", Archetype.hex(redundant.slot()));
            json.member("by", Archetype.hex(redundant.by())).endObject();
        }
        json.endArray();
        cards("negative", audit.negative(), json);
        cards("duplicates", duplicates(), json);
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
            begin(card, json).endObject();
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
            if (count > 1 && duplicates.size() < MOST) {
                duplicates.add(card);
            }
        }
        return duplicates;
    }
}
