package cardbench.codes.call.list;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.list.DeckList;
import cardbench.codes.list.ListCodes;
import cardbench.codes.list.ListEdit;
import cardbench.codes.list.ListEditor;
import cardbench.codes.list.ListReader;
import cardbench.codes.list.ListSection;
import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.Zone;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/**
 * {@code list.edit {text, change, ...}}: the text of a list with a change. A {@code section} and a
 * {@code card} are places in the sections of {@code list.read}, counted from 0.
 *
 * <ul>
 *   <li>{@code count}: section, card, count; 0 takes the card out
 *   <li>{@code name}: section, card, name
 *   <li>{@code move}: section, card, and {@code to}, a section, or {@code zone}, that of a new one
 *   <li>{@code add}: name, count (1), and {@code to} or {@code zone}
 *   <li>{@code game}: game
 * </ul>
 */
final class EditOperation {

    private static final List<String> CHANGES = List.of("count", "name", "move", "add", "game");

    private final Request request;
    private final List<ListSection> sections;
    private String name = "";

    private EditOperation(Request request, List<ListSection> sections) {
        this.request = request;
        this.sections = sections;
    }

    static Response edit(Request request) {
        String text = request.text("text");
        request.text("change");
        String change = request.choice("change", "count", CHANGES);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        DeckList list = ListReader.read(text);
        if (ListOperations.isEmpty(list)) {
            return Response.refused(list.diagnostics());
        }
        EditOperation operation = new EditOperation(request, list.sections());
        ListEdit edit = operation.read(change);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        ListEditor.Edited edited = ListEditor.edited(text, edit);
        if (edited == null) {
            request.refuse(
                    ListCodes.NOT_WRITTEN
                            .at(Location.pointer(request.has("name") ? "/name" : "/change"))
                            .with("name", request.textOr("name", operation.name)));
            return Response.refused(request.diagnostics());
        }
        return Response.of(
                new JsonText()
                        .object()
                        .member("text", edited.text())
                        .member("rewritten", edited.rewritten())
                        .endObject(),
                request.diagnostics());
    }

    private ListEdit read(String change) {
        if (change.equals("game")) {
            request.text("game");
            return new ListEdit.Game(
                    request.choice("game", ListGame.UNKNOWN, ListGame.values(), ListGame::key));
        }
        if (change.equals("add")) {
            int count = request.integer("count", 1, ListReader.MAX_COPIES, 1);
            return new ListEdit.Add(target(), request.text("name"), count);
        }
        int section = (int) request.number("section", 0, sections.size() - 1);
        int rows = request.failed() ? 1 : sections.get(section).rows().size();
        int card = (int) request.number("card", 0, rows - 1);
        name = request.failed() ? "" : sections.get(section).rows().get(card).card().name();
        return switch (change) {
            case "count" ->
                    new ListEdit.Count(
                            section, card, (int) request.number("count", 0, ListReader.MAX_COPIES));
            case "name" -> new ListEdit.Name(section, card, request.text("name"));
            default -> new ListEdit.Move(section, card, target());
        };
    }

    private ListEdit.Target target() {
        if (request.has("zone")) {
            Zone zone = request.choice("zone", Zone.MAIN, Zone.values(), Zone::key);
            return new ListEdit.Target(ListEdit.Target.NEW, zone);
        }
        return new ListEdit.Target((int) request.number("to", 0, sections.size() - 1), null);
    }
}
