package cardbench.call;

import cardbench.deck.Deck;
import cardbench.deck.DeckCodes;
import cardbench.json.JsonText;
import cardbench.text.Location;
import cardbench.ygo.OddsText;
import cardbench.ygo.YgoCards;
import cardbench.ygo.YgoCodes;
import cardbench.ygo.YgoDeck;
import java.util.List;

/** {@code odds.deck {text or deck}}: a deck of Yu-Gi-Oh! as a file for simulations. */
final class YgoOddsFamily implements Family {

    private final CodeKinds kinds;
    private final YgoCards cards;
    private final OpenSetnames names;

    YgoOddsFamily(CodeKinds kinds, YgoCards cards, OpenSetnames names) {
        this.kinds = kinds;
        this.cards = cards;
        this.names = names;
    }

    @Override
    public List<String> operations() {
        return List.of("odds.deck");
    }

    @Override
    public Answer answer(String operation, Request request) {
        String argument = request.has("deck") ? "deck" : "text";
        Deck deck = kinds.deck(argument, request);
        if (deck == null || request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        Location place = Location.pointer("/" + argument);
        if (!(deck instanceof YgoDeck own)) {
            request.refuse(DeckCodes.NO_VIEW.at(place).with("kind", deck.kind()));
            return Answer.refused(request.diagnostics());
        }
        if (own.main().isEmpty()) {
            request.refuse(YgoCodes.NO_CARDS.at(place).strict());
            return Answer.refused(request.diagnostics());
        }
        String yaml = OddsText.of(own, cards, names.registry());
        return Answer.of(
                new JsonText().object().member("yaml", yaml).endObject(), request.diagnostics());
    }
}
