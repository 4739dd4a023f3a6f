package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.call.ygo.SetcodeSql.Edit;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.SetcodeEdit;
import cardbench.contract.Operation;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * {@code database.script}: SQL that adds an archetype to the setcodes of cards, or removes one. An
 * open database is never changed.
 */
record SetcodeScript(DatabaseStore open, SetnameStore names) {

    /** The most cards of one script. */
    static final int MAX = 10_000;

    Operation operation() {
        return open.operation("database.script", this::script);
    }

    private Response script(Request request) {
        Archetypes archetypes = names.archetypes(request);
        SetcodeArguments arguments = new SetcodeArguments(request, archetypes);
        int added = request.has("add") ? arguments.target("add") : 0;
        int removed = request.has("remove") ? arguments.target("remove") : 0;
        if (!request.has("add") && !request.has("remove")) {
            request.text("add"); // read for its diagnostic only: the argument is missing
        }
        List<CardRow> cards = cards(archetypes.numbering(), request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        List<Edit> edits = new ArrayList<>();
        List<CardRow> refused = new ArrayList<>();
        for (CardRow card : cards) {
            Setcode without = SetcodeEdit.without(card.setcode(), removed);
            Setcode after = added == 0 ? without : SetcodeEdit.with(without, added);
            if (after == null) {
                refused.add(card);
            } else if (after.value() != card.setcode().value()) {
                edits.add(new Edit(card, after));
            }
        }
        if (!refused.isEmpty()) {
            request.refuse(
                    DatabaseCodes.NO_FREE_SLOT
                            .anywhere()
                            .with("count", refused.size())
                            .with("code", Archetype.hex(added)));
        }
        int unchanged = cards.size() - edits.size() - refused.size();
        JsonText json = new JsonText().object().member("sql", sql(edits));
        json.name("changed").array();
        for (Edit edit : edits) {
            CardJson.begin(edit.card(), json).member("before", edit.card().setcode().hex());
            json.member("after", edit.after().hex()).endObject();
        }
        json.endArray().member("unchanged", unchanged).name("refused").array();
        for (CardRow card : refused) {
            CardJson.begin(card, json).member("setcode", card.setcode().hex()).endObject();
        }
        archetypes.write(json.endArray());
        return Response.of(json.endObject(), request.diagnostics());
    }

    /** The cards that a request lists, each once. */
    private List<CardRow> cards(Dialect numbering, Request request) {
        List<CardRow> cards = new ArrayList<>();
        JsonArray ids = request.array("ids");
        if (ids.size() > MAX) {
            request.refuseType("ids", "at most " + MAX + " card numbers");
            return cards;
        }
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < ids.size(); i++) {
            Location place = Location.pointer("/ids/" + i);
            long id = number(ids.get(i));
            CardRow card = id < 0 ? null : open.card((int) id);
            if (id < 0) {
                request.refuseType("/ids/" + i, "ids", "integers from 0 to " + CardNumber.MAX);
                return cards;
            }
            if (card == null) {
                request.refuse(DatabaseCodes.NO_SUCH_CARD.at(place).with("id", id));
            } else if (!open.speaks(card, numbering)) {
                request.refuse(
                        DatabaseCodes.OTHER_NUMBERING
                                .at(place)
                                .with("id", id)
                                .with("database", open.databaseOf(card.id()).name())
                                .with("client", numbering.client()));
            } else if (seen.add(id)) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** A card number, or -1. */
    private static long number(JsonValue value) {
        try {
            long id = value.isNumber() ? value.asLong() : -1;
            return id <= CardNumber.MAX ? Math.max(-1, id) : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /** The statements for each database apart. */
    private String sql(List<Edit> edits) {
        StringBuilder sql = new StringBuilder();
        for (CardDatabase database : open.databases()) {
            List<Edit> edited = new ArrayList<>();
            for (Edit edit : edits) {
                if (open.databaseOf(edit.card().id()) == database) {
                    edited.add(edit);
                }
            }
            sql.append(SetcodeSql.of(database.name(), edited));
        }
        return sql.toString();
    }
}
