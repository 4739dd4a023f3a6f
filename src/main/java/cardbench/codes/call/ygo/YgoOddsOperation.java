package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.ViewCodes;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoCodes;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.view.OddsText;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/** {@code odds.deck {text or deck}}: a deck of Yu-Gi-Oh! as a file for simulations. */
final class YgoOddsOperation implements OperationGroup {

    private final CodeKinds kinds;
    private final YgoCards cards;
    private final SetnameStore names;

    YgoOddsOperation(CodeKinds kinds, YgoCards cards, SetnameStore names) {
        this.kinds = kinds;
        this.cards = cards;
        this.names = names;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("odds.deck", this::deckFile));
    }

    private Response deckFile(Request request) {
        YgoDeck deck = deck(kinds, request);
        if (deck != null && deck.main().isEmpty()) {
            Location place = Location.pointer("/" + argument(request));
            request.refuse(YgoCodes.NO_CARDS.at(place).strict());
        }
        if (deck == null || request.failed()) {
            return Response.refused(request.diagnostics());
        }
        YgoCards named = cards.in(Language.of(request.textOr("language", "en")));
        String yaml = OddsText.of(deck, named, names.archetypes(request).registry());
        return Response.of(
                new JsonText().object().member("yaml", yaml).endObject(), request.diagnostics());
    }

    /** The deck of this game that a request gives; {@code null} if the request has failed. */
    static YgoDeck deck(CodeKinds kinds, Request request) {
        String argument = argument(request);
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

    private static String argument(Request request) {
        return request.has("deck") ? "deck" : "text";
    }
}
