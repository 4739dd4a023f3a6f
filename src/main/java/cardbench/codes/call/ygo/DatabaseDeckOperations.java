package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.CheapestChange;
import cardbench.codes.ygo.limits.LimitCodes;
import cardbench.codes.ygo.limits.LimitList;
import cardbench.codes.ygo.limits.PointBudget;
import cardbench.codes.ygo.view.ListRules;
import cardbench.codes.ygo.view.NamedYdk;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/**
 * The operations on a deck that need the cards of databases: {@code limits.change {text or deck,
 * list?, dialect?}}, the fewest cards to take out of it so that it keeps to a list; {@code
 * database.ydk {text or deck}}, the deck as a file that names its cards in comments.
 */
final class DatabaseDeckOperations implements OperationGroup {

    private final CodeKinds kinds;
    private final YgoCards cards;
    private final LimitStore limits;

    DatabaseDeckOperations(CodeKinds kinds, YgoCards cards, LimitStore limits) {
        this.kinds = kinds;
        this.cards = cards;
        this.limits = limits;
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("limits.change", this::change),
                new Operation("database.ydk", this::ydk));
    }

    private Response ydk(Request request) {
        YgoDeck deck = YgoOddsOperation.deck(kinds, request);
        YgoCards named = cards.in(Language.of(request.textOr("language", "en")));
        if (deck == null) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().member("text", NamedYdk.of(deck, named));
        return Response.of(json.endObject(), request.diagnostics());
    }

    private Response change(Request request) {
        YgoDeck deck = YgoOddsOperation.deck(kinds, request);
        LimitList list = limits.chosen(request);
        CheapestChange change = request.failed() ? null : CheapestChange.of(deck, list, cards);
        if (change == null && !request.failed()) {
            request.refuse(LimitCodes.TOO_MANY_POINTS.anywhere());
        }
        return change == null
                ? Response.refused(request.diagnostics())
                : Response.of(written(deck, list, change), request.diagnostics());
    }

    private JsonText written(YgoDeck deck, LimitList list, CheapestChange change) {
        JsonText json = new JsonText().object().member("list", list.name());
        json.name("points").array();
        for (int i = 0; i < list.budgets().size(); i++) {
            PointBudget budget = list.budgets().get(i);
            json.object().member("name", budget.name()).member("most", budget.most());
            json.member("total", change.totals().get(i));
            json.member("left", change.left().get(i)).endObject();
        }
        json.endArray().member("removed", change.size()).name("remove").array();
        int main = 0;
        for (CheapestChange.Removal removal : change.removals()) {
            CardRow card = cards.card(removal.id());
            json.object().member("part", YgoDeck.partName(removal.part()));
            json.name("id").value(CardNumber.of(removal.id()));
            json.member("name", card == null ? "" : card.name());
            json.member("count", removal.copies()).endObject();
            main += removal.part() == 0 ? removal.copies() : 0;
        }
        int missing = new ListRules(cards, list).missing(deck, main);
        return json.endArray().member("missing", missing).endObject();
    }
}
