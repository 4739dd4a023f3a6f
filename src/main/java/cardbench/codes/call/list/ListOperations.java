package cardbench.codes.call.list;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.list.DeckList;
import cardbench.codes.list.ListCodes;
import cardbench.codes.list.ListComparison;
import cardbench.codes.list.ListFinder;
import cardbench.codes.list.ListOutput;
import cardbench.codes.list.ListReader;
import cardbench.codes.list.ListWriter;
import cardbench.codes.list.NamedLines;
import cardbench.codes.list.line.ListGame;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code list.find}: the lists of a text that may hold several; {@code list.read}: the sections and
 * cards of a deck list as text, and what each of its lines is; {@code list.names}: all names that
 * each line may hold, for {@code encode}; {@code list.write}: the list in another form; {@code
 * list.edit}: the list with a change; {@code list.compare}: what changed from one list to another;
 * {@code list.games}: the games. The game is taken from the list unless a request of {@code
 * list.read} names it. May be shared between threads.
 */
public final class ListOperations implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("list.find", ListOperations::find),
                new Operation("list.read", ListOperations::read),
                new Operation("list.names", ListOperations::names),
                new Operation("list.write", ListOperations::write),
                new Operation("list.edit", EditOperation::edit),
                new Operation("list.compare", ListOperations::compare),
                new Operation("list.games", ListOperations::games));
    }

    @Override
    public void constants(JsonText json) {
        json.name("list.read").object().member("characters", ListReader.MAX_LENGTH);
        json.name("copies").object();
        for (ListGame game : ListGame.values()) {
            if (game != ListGame.UNKNOWN) {
                json.member(game.key(), game.maxCopies());
            }
        }
        json.endObject().endObject();
    }

    /** The lists of a text, or none where nothing in it is a card. */
    private static Response find(Request request) {
        String text = request.text("text");
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("lists").array();
        for (ListFinder.FoundList found : ListFinder.find(text)) {
            if (!isEmpty(found.list())) {
                ListJson.write(found, json);
            }
        }
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    private static Response read(Request request) {
        String text = request.text("text");
        ListGame game = game(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        DeckList list = ListReader.read(text);
        if (isEmpty(list)) {
            return Response.refused(list.diagnostics());
        }
        return Response.of(ListJson.of(game == null ? list : list.of(game)), list.diagnostics());
    }

    private static Response names(Request request) {
        String text = request.text("text");
        return request.failed()
                ? Response.refused(request.diagnostics())
                : Response.of(LinesJson.of(NamedLines.of(text)), request.diagnostics());
    }

    private static Response write(Request request) {
        String text = request.text("text");
        ListOutput output = output(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        DeckList list = ListReader.read(text);
        if (isEmpty(list)) {
            return Response.refused(list.diagnostics());
        }
        if (!ListWriter.outputs(list).contains(output)) {
            request.refuse(ListCodes.NO_IDS.at(Location.pointer("/to")));
            return Response.refused(request.diagnostics());
        }
        ListWriter.Written written = ListWriter.write(list, output);
        List<Diagnostic> diagnostics = new ArrayList<>(list.diagnostics());
        diagnostics.addAll(written.diagnostics());
        JsonText json = new JsonText().object().member("text", written.text());
        return Response.of(json.endObject(), diagnostics);
    }

    /** The games that a list may be of, for a reader who chooses one. */
    private static Response games(Request request) {
        JsonText json = new JsonText().object().name("games").array();
        for (ListGame game : ListGame.values()) {
            json.object().member("game", game.key());
            if (game != ListGame.UNKNOWN) {
                json.member("title", game.title());
            }
            json.endObject();
        }
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    private static Response compare(Request request) {
        String a = request.text("a");
        String b = request.text("b");
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        DeckList before = ListReader.read(a);
        DeckList after = ListReader.read(b);
        if (isEmpty(before) || isEmpty(after)) {
            return Response.refused(isEmpty(before) ? before.diagnostics() : after.diagnostics());
        }
        return Response.of(ListJson.of(ListComparison.of(before, after)), request.diagnostics());
    }

    /** Whether nothing was read, or not all. */
    static boolean isEmpty(DeckList list) {
        return !Diagnostics.areValid(list.diagnostics());
    }

    /** The game that the request names, or {@code null}. */
    private static ListGame game(Request request) {
        if (!request.has("game")) {
            return null;
        }
        return request.choice("game", ListGame.UNKNOWN, ListGame.values(), ListGame::key);
    }

    private static ListOutput output(Request request) {
        if (!request.has("to")) {
            request.refuseMissing("/to", "to");
        }
        return request.choice("to", ListOutput.PLAIN, ListOutput.values(), ListOutput::key);
    }
}
