package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.PlacedDiagnostics;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The operation {@code explain}: the bytes of a code and what each field means. It is apart from
 * {@link CodeOperations}, because a first answer does not need it.
 */
public final class ExplainOperation implements OperationGroup {

    /** The field of a card whose id is a text; its meaning is the id. */
    private static final String CARD = "card";

    private final CodeKinds kinds;
    private final DeckPresenters presenters;

    /** Explains these kinds of codes, with the names of cards that have texts as ids. */
    public ExplainOperation(CodeKinds kinds, DeckPresenters presenters) {
        this.kinds = kinds;
        this.presenters = presenters;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("explain", this::explain));
    }

    /** Answers {@code explain}. */
    public Response explain(Request request) {
        String text = request.text("text");
        DeckJsonMapper<?> mapper = kinds.of(text, request);
        if (mapper == null) {
            return Response.refused(request.diagnostics());
        }
        Explanation explanation = mapper.codec().explain(text);
        JsonText json =
                new JsonText().object().member("bytes", explanation.bytes()).name("fields").array();
        Map<String, String> names = null;
        for (Field field : explanation.fields()) {
            json.object()
                    .member("name", field.name())
                    .member("byteFrom", field.byteFrom())
                    .member("byteTo", field.byteTo())
                    .member("from", field.from())
                    .member("to", field.to())
                    .name("value")
                    .value(field.value())
                    .member("meaning", field.meaning());
            if (field.name().equals(CARD)) {
                names = names == null ? names(text, request) : names;
                String name = names.get(field.meaning());
                if (name != null) {
                    json.member(CARD, name);
                }
            }
            json.endObject();
        }
        return Response.of(
                json.endArray().member("kind", mapper.codec().kind()).endObject(),
                PlacedDiagnostics.of(explanation.diagnostics(), text, false));
    }

    /** The names of the cards of a code by id; those without a name are missing. */
    private Map<String, String> names(String text, Request request) {
        Map<String, String> names = new LinkedHashMap<>();
        Language language = Language.of(request.textOr("language", "en"));
        DeckView view = presenters.cards(text, language);
        for (Section section : view == null ? List.<Section>of() : view.sections()) {
            for (Row row : section.rows()) {
                if (!row.name().equals(row.spelling())) {
                    names.put(row.spelling(), row.name());
                }
            }
        }
        return names;
    }
}
