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
 * {@code explain} with the names of cards whose ids are texts, as the member {@code card}. The page
 * has the names with the deck, so that its bundles do not contain this class.
 */
public final class NamedExplainOperation implements OperationGroup {

    /** The field of such a card; its meaning is the id. */
    private static final String CARD = "card";

    private final CodeKinds kinds;
    private final DeckPresenters presenters;

    /** Explains these kinds of codes, with the names of decks that can be shown. */
    public NamedExplainOperation(CodeKinds kinds, DeckPresenters presenters) {
        this.kinds = kinds;
        this.presenters = presenters;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("explain", this::explain));
    }

    private Response explain(Request request) {
        String text = request.text("text");
        DeckJsonMapper<?> mapper = kinds.of(text, request);
        if (mapper == null) {
            return Response.refused(request.diagnostics());
        }
        Explanation explanation = mapper.codec().explain(text);
        Map<String, String> names = null;
        JsonText json =
                new JsonText().object().member("bytes", explanation.bytes()).name("fields").array();
        for (Field field : explanation.fields()) {
            ExplainOperation.write(field, json);
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

    private Map<String, String> names(String text, Request request) {
        Map<String, String> called = new LinkedHashMap<>();
        Language language = Language.of(request.textOr("language", "en"));
        DeckView view = presenters.cards(text, language);
        for (Section section : view == null ? List.<Section>of() : view.sections()) {
            for (Row row : section.rows()) {
                if (!row.name().equals(row.spelling())) {
                    called.put(row.spelling(), row.name());
                }
            }
        }
        return called;
    }
}
