package cardbench.codes.call.decks;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code explain} with the names of cards whose ids are texts, as the member {@code card}. The page
 * has the names with the deck, so that its bundles do not contain this class.
 */
public record NamedExplainOperation(CodeKinds kinds, DeckPresenters presenters)
        implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("explain", this::explain));
    }

    private Response explain(Request request) {
        return ExplainOperation.explain(kinds, request, text -> names(text, request));
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
