package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckComparison;
import cardbench.codes.deck.ViewCodes;
import cardbench.codes.export.JsonExport;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/**
 * The operation {@code compare}: the differences between two decks of one game.
 *
 * @param kinds the kinds of decks that are compared
 * @param presenters give the cost of the change
 */
public record CompareOperation(CodeKinds kinds, DeckPresenters presenters)
        implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("compare", this::compare));
    }

    private Response compare(Request request) {
        Deck a = kinds.deck("a", request);
        Deck b = kinds.deck("b", request);
        if (!request.failed() && !a.game().equals(b.game())) {
            request.refuse(
                    ViewCodes.DIFFERENT_KINDS.anywhere().with("a", a.kind()).with("b", b.kind()));
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        DeckJsonMapper<?> mapper = kinds.named(a.kind());
        DeckComparison comparison = DeckComparison.of(a, b);
        JsonText json = new JsonText().object();
        mapper.rows(comparison.added(), json.name("added"));
        mapper.rows(comparison.removed(), json.name("removed"));
        mapper.rows(comparison.kept(), json.name("kept"));
        JsonExport.crafting(presenters.cost(a.kind(), comparison.added()), json);
        return Response.of(json.endObject(), request.diagnostics());
    }
}
