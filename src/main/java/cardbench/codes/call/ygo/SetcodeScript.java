package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.SetcodeEdit;
import cardbench.contract.CallCodes;
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
final class SetcodeScript {

    /** The most cards of one script. */
    static final int MAX = 10_000;

    private final DatabaseStore open;
    private final SetnameStore names;

    SetcodeScript(DatabaseStore open, SetnameStore names) {
        this.open = open;
        this.names = names;
    }

    Operation operation() {
        return open.operation("database.script", this::script);
    }

    /** A card whose setcode changes. */
    private record Edit(CardRow card, Setcode after) {}

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
            CardJson.begin(edit.card, json).member("before", edit.card.setcode().hex());
            json.member("after", edit.after.hex()).endObject();
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
            request.refuse(
                    CallCodes.WRONG_TYPE
                            .at(Location.pointer("/ids"))
                            .with("argument", "ids")
                            .with("expected", "at most " + MAX + " card numbers"));
            return cards;
        }
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < ids.size(); i++) {
            Location place = Location.pointer("/ids/" + i);
            long id = number(ids.get(i));
            CardRow card = id < 0 ? null : open.card((int) id);
            if (id < 0) {
                request.refuse(
                        CallCodes.WRONG_TYPE
                                .at(place)
                                .with("argument", "ids")
                                .with("expected", "integers from 0 to " + CardNumber.MAX));
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

    /**
     * The statements in one transaction, for each database apart. A row is changed only if it still
     * has the setcode that was read, so a script for an older file does no harm.
     */
    private String sql(List<Edit> edits) {
        if (edits.isEmpty()) {
            return "";
        }
        StringBuilder sql = new StringBuilder();
        for (int i = 0; i < open.databases().size(); i++) {
            String database = open.databases().get(i).name();
            boolean begun = false;
            for (Edit edit : edits) {
                if (open.databaseOf(edit.card.id()) == open.databases().get(i)) {
                    sql.append(begun ? "" : "-- " + comment(database) + "\nBEGIN;\n");
                    begun = true;
                    sql.append("UPDATE datas SET setcode = ").append(edit.after.signed());
                    sql.append(" WHERE id = ").append(edit.card.number());
                    sql.append(" AND setcode = ").append(edit.card.setcode().signed());
                    sql.append("; -- ").append(comment(edit.card.name())).append('\n');
                }
            }
            sql.append(begun ? "COMMIT;\n" : "");
        }
        return sql.toString();
    }

    /** A text for a comment, which ends with its line: no character in it may end the line. */
    private static String comment(String text) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean control = c < ' ' || c >= 0x7f && c < 0xa0 || c == 0x2028 || c == 0x2029;
            line.append(control ? ' ' : c);
        }
        return line.toString();
    }
}
