package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.cards.Language;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.view.NamedYdk;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/** {@code database.ydk {text or deck}}: a deck as a file that names its cards in comments. */
record NamedYdkOperation(CodeKinds kinds, YgoCards cards) implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("database.ydk", this::ydk));
    }

    private Response ydk(Request request) {
        YgoDeck deck = YgoOddsOperation.deck(kinds, request);
        YgoCards named = cards.in(Language.of(request.textOr("language", "en")));
        return deck == null
                ? Response.refused(request.diagnostics())
                : Response.of(
                        new JsonText()
                                .object()
                                .member("text", NamedYdk.of(deck, named))
                                .endObject(),
                        request.diagnostics());
    }
}
