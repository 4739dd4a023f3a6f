package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.number.Fraction;
import cardbench.base.text.Diagnostic;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.question.DrawOdds;
import cardbench.odds.question.DrawnGroups;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** {@code odds.draw}: the odds of having drawn cards by each turn, for a deck of any game. */
final class DrawOperation {

    /** Size of the largest deck. */
    static final int MAX_CARDS = 1000;

    static final int MAX_TURNS = 60;

    private DrawOperation() {}

    static Response draw(Request request) {
        int size = request.integer("size", 1, MAX_CARDS, 1);
        int copies = request.integer("copies", 0, size, 1);
        int first = request.integer("first", 0, size, Math.min(5, size));
        int perTurn = request.integer("perTurn", 0, MAX_CARDS, 1);
        int turns = request.integer("turns", 0, MAX_TURNS, 10);
        boolean mulligan = request.flag("mulligan", false);
        // the default above only gives the other bounds a value; “size” is required
        if (!request.has("size")) {
            request.text("size");
        }
        List<DrawnGroups.Group> groups = groups(request, size);
        int wanted = request.integer("wanted", 0, groups.size(), groups.size());
        if (!groups.isEmpty() && mulligan) {
            request.refuseType("mulligan", "false beside “groups”");
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        return groups.isEmpty()
                ? Response.of(write(DrawOdds.byTurn(size, copies, first, perTurn, turns, mulligan)))
                : ofGroups(new DrawnGroups(size, groups, wanted), first, perTurn, turns, request);
    }

    private static JsonText write(List<DrawOdds> byTurn) {
        JsonText json = new JsonText().object().name("turns").array();
        int turn = 0;
        for (DrawOdds odds : byTurn) {
            json.object().member("turn", turn++).member("seen", odds.seen());
            write(odds.held(), json);
            json.name("missed").array();
            for (DrawOdds.Miss miss : odds.missed()) {
                json.array().value(miss.left()).value(miss.size()).value(miss.copies()).endArray();
            }
            json.endArray().endObject();
        }
        return json.endArray().endObject();
    }

    private static void write(Fraction rate, JsonText json) {
        json.name("value").number(rate.decimals());
        if (rate.isSmall()) {
            json.member("fraction", rate.text());
        }
    }

    private static Response ofGroups(
            DrawnGroups groups, int first, int perTurn, int turns, Request request) {
        int size = groups.size();
        if (Math.min(size, first + turns * perTurn) > DrawnGroups.MAX_DRAWN) {
            request.refuseType("turns", "at most " + DrawnGroups.MAX_DRAWN + " cards drawn");
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("turns").array();
        for (int turn = 0; turn <= turns; turn++) {
            int seen = Math.min(size, first + turn * perTurn);
            json.object().member("turn", turn).member("seen", seen);
            write(groups.rate(seen), json);
            json.member("formula", groups.formula(seen)).endObject();
        }
        return Response.of(json.endArray().endObject());
    }

    /** The groups; each group that is not understood is refused. */
    private static List<DrawnGroups.Group> groups(Request request, int size) {
        List<DrawnGroups.Group> groups = new ArrayList<>();
        if (!request.has("groups")) {
            return groups;
        }
        String expected = "1 to " + DrawnGroups.MAX_GROUPS + " objects";
        int left = size;
        for (JsonValue value : request.array("groups")) {
            if (!value.isObject() || groups.size() == DrawnGroups.MAX_GROUPS) {
                request.refuseType("groups", expected);
                return List.of();
            }
            // a diagnostic points to the member of its group
            String place = "groups/" + groups.size() + "/";
            JsonObject members = new JsonObject();
            for (JsonObject.Member member : value.asObject()) {
                members.add(place + member.getName(), member.getValue());
            }
            Request given = Request.of(members);
            String name = given.textOr(place + "name", "");
            int count = (int) given.number(place + "count", 0, left);
            int least = given.integer(place + "least", 0, MAX_CARDS, 1);
            int most = given.integer(place + "most", least, MAX_CARDS, Math.max(least, count));
            for (Diagnostic diagnostic : given.diagnostics()) {
                request.refuse(diagnostic);
            }
            left -= count;
            groups.add(new DrawnGroups.Group(name, count, least, most));
        }
        if (groups.isEmpty()) {
            request.refuseType("groups", expected);
        }
        return groups;
    }
}
