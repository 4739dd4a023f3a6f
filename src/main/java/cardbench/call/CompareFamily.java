package cardbench.call;

import cardbench.deck.Deck;
import cardbench.deck.DeckCodes;
import cardbench.deck.DeckComparison;
import cardbench.json.JsonText;
import java.util.List;

/** The operation {@code compare}: what one deck has and the other has not. */
final class CompareFamily implements Family {

    private final CodeKinds kinds;
    private final Desks desks;

    /**
     * @param kinds the kinds of decks that are compared
     * @param desks tell what the change costs
     */
    CompareFamily(CodeKinds kinds, Desks desks) {
        this.kinds = kinds;
        this.desks = desks;
    }

    @Override
    public List<String> operations() {
        return List.of("compare");
    }

    @Override
    public Answer answer(String operation, Request request) {
        Deck a = kinds.deck("a", request);
        Deck b = kinds.deck("b", request);
        if (!request.failed() && !a.game().equals(b.game())) {
            request.refuse(
                    DeckCodes.DIFFERENT_KINDS.anywhere().with("a", a.kind()).with("b", b.kind()));
        }
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        Shape<?> shape = kinds.named(a.kind());
        DeckComparison comparison = DeckComparison.of(a, b);
        JsonText json = new JsonText().object();
        shape.rows(comparison.added(), json.name("added"));
        shape.rows(comparison.removed(), json.name("removed"));
        shape.rows(comparison.kept(), json.name("kept"));
        ChangeCost costs = desks.costs(a.kind());
        int dust = costs == null ? ChangeCost.UNKNOWN : costs.of(comparison.added());
        if (dust != ChangeCost.UNKNOWN) {
            json.member("dust", dust);
        }
        return Answer.of(json.endObject(), request.diagnostics());
    }
}
