package cardbench.call.ygo;

import cardbench.call.DataStore;
import cardbench.call.Operation;
import cardbench.call.OperationGroup;
import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.json.JsonText;
import cardbench.text.Diagnostics;
import cardbench.text.Utf8;
import cardbench.ygo.view.CardLimits;
import java.util.List;

/** The list of limits that was opened last ({@code lflist.conf}); of several in it the first. */
final class LimitStore implements OperationGroup, DataStore {

    /** The kind of data that is opened here. */
    static final String KIND = "lflist.conf";

    private String name = "";
    private CardLimits limits = CardLimits.NONE;

    /** The limits that decks are held to. */
    CardLimits limits() {
        return limits;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("limits", this::limits));
    }

    @Override
    public void constants(JsonText json) {
        json.name(KIND).object().member("cards", CardLimits.MAX_CARDS).endObject();
    }

    private Response limits(Request request) {
        return Response.of(written().endObject(), request.diagnostics());
    }

    private JsonText written() {
        return new JsonText()
                .object()
                .member("name", name)
                .member("list", limits.name())
                .member("cards", limits.ids().size());
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        List<CardLimits> lists = CardLimits.read(Utf8.decode(bytes), diagnostics);
        if (lists.isEmpty()) {
            return Response.refused(diagnostics.list());
        }
        this.name = name;
        this.limits = lists.get(0);
        return Response.of(written().endObject(), diagnostics.list());
    }

    @Override
    public boolean close(String name) {
        boolean held = !name.isEmpty() && name.equals(this.name);
        if (held) {
            this.name = "";
            limits = CardLimits.NONE;
        }
        return held;
    }
}
