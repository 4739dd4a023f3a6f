package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.ViewCodes;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.view.NamedYdk;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/** {@code database.ydk {text or deck}}: a deck as a file that names its cards in comments. */
final class NamedYdkOperation implements OperationGroup {

    private final CodeKinds kinds;
    private final YgoCards cards;

    NamedYdkOperation(CodeKinds kinds, YgoCards cards) {
        this.kinds = kinds;
        this.cards = cards;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("database.ydk", this::ydk));
    }

    private Response ydk(Request request) {
        YgoDeck deck = deck(kinds, request);
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

    /** The deck of this game that a request gives; {@code null} if the request has failed. */
    static YgoDeck deck(CodeKinds kinds, Request request) {
        String argument = request.has("deck") ? "deck" : "text";
        Deck deck = kinds.deck(argument, request);
        if (deck instanceof YgoDeck ygoDeck && !request.failed()) {
            return ygoDeck;
        }
        if (deck != null && !request.failed()) {
            request.refuse(
                    ViewCodes.NO_VIEW
                            .at(Location.pointer("/" + argument))
                            .with("kind", deck.kind()));
        }
        return null;
    }
}
