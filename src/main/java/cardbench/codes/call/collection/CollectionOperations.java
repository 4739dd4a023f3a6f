package cardbench.codes.call.collection;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.EnumName;
import cardbench.codes.collection.CardKeys;
import cardbench.codes.collection.CollectionComparison;
import cardbench.codes.collection.CollectionReader;
import cardbench.codes.collection.WantedDeck;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.PlacedDiagnostics;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code collection.read}: how many cards a collection has; {@code collection.compare}: the owned
 * and the missing copies of decks, and the missing copies as a list. Nothing is kept between
 * requests. May be shared between threads.
 */
public final class CollectionOperations implements OperationGroup {

    /** Whether cards move between the decks, or all decks exist at the same time. */
    private static final List<String> RULES = List.of("shared", "apart");

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("collection.read", CollectionOperations::read),
                new Operation("collection.compare", CollectionOperations::compare));
    }

    @Override
    public void constants(JsonText json) {
        json.name("collection.read").object();
        json.member("characters", CollectionReader.MAX_LENGTH).endObject();
        json.name("collection.compare").object().member("decks", WantedDecks.MAX_DECKS);
        json.member("cards", WantedDecks.MAX_CARDS).endObject();
    }

    private static Response read(Request request) {
        String text = request.text("collection");
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        CollectionReader.Reading reading = CollectionReader.read(text);
        List<Diagnostic> diagnostics = PlacedDiagnostics.of(reading.diagnostics(), text, false);
        if (reading.collection() == null) {
            return Response.refused(diagnostics);
        }
        JsonText json = new JsonText().object();
        size(reading, json);
        return Response.of(json.endObject(), diagnostics);
    }

    private static Response compare(Request request) {
        String text = request.text("collection");
        boolean apart = request.choice("together", "shared", RULES).equals("apart");
        List<WantedDeck> decks = WantedDecks.of(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        CollectionReader.Reading reading = CollectionReader.read(text);
        List<Diagnostic> diagnostics = new ArrayList<>(request.diagnostics());
        diagnostics.addAll(PlacedDiagnostics.of(reading.diagnostics(), text, false));
        if (reading.collection() == null) {
            return Response.refused(diagnostics);
        }
        CollectionComparison comparison =
                CollectionComparison.of(reading.collection(), decks, apart);
        diagnostics.addAll(comparison.diagnostics());
        JsonText json = new JsonText().object().name("collection").object();
        size(reading, json);
        json.endObject().name("decks").array();
        for (CollectionComparison.Part deck : comparison.decks()) {
            part(deck, json);
        }
        part(comparison.together(), json.endArray().name("together"));
        json.member("missing", comparison.shoppingList());
        return Response.of(json.endObject(), diagnostics);
    }

    private static void size(CollectionReader.Reading reading, JsonText json) {
        json.member("form", EnumName.of(reading.collection().form()))
                .member("cards", reading.collection().cards())
                .name("copies")
                .number(Long.toString(reading.collection().copies()));
    }

    private static void part(CollectionComparison.Part part, JsonText json) {
        json.object();
        json.optional("title", part.title());
        json.member("copies", part.copies()).member("owned", part.owned());
        json.member("missing", part.missing()).name("rows").array();
        for (CollectionComparison.Row row : part.rows()) {
            CardKeys card = row.wanted().card();
            json.object().member("count", row.wanted().count());
            json.optional("name", card.name());
            json.optional("id", card.id());
            json.optional("set", card.set());
            json.optional("number", card.number());
            if (row.isKnown()) {
                json.name("owned").number(Long.toString(row.owned()));
                json.member("missing", row.missing());
            }
            json.endObject();
        }
        json.endArray().endObject();
    }
}
