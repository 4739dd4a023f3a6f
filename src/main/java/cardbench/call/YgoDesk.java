package cardbench.call;

import cardbench.cards.Language;
import cardbench.deck.DeckView;
import cardbench.ygo.YgoCards;
import cardbench.ygo.YgoCodec;
import cardbench.ygo.YgoDeck;
import cardbench.ygo.YgoRules;
import cardbench.ygo.YgoView;
import java.util.ArrayList;
import java.util.List;

/** Decks of Yu-Gi-Oh! of one kind, with the names of open databases and the rules. */
final class YgoDesk implements Desk<YgoDeck> {

    private final YgoCodec codec;
    private final YgoCards cards;
    private final OpenLimits limits;

    private YgoDesk(YgoCodec codec, YgoCards cards, OpenLimits limits) {
        this.codec = codec;
        this.cards = cards;
        this.limits = limits;
    }

    /** One for each kind. */
    static List<Desk<?>> all(YgoCards cards, OpenLimits limits) {
        List<Desk<?>> desks = new ArrayList<>();
        for (YgoCodec codec : YgoCodec.all(cards)) {
            desks.add(new YgoDesk(codec, cards, limits));
        }
        return desks;
    }

    @Override
    public String kind() {
        return codec.kind();
    }

    @Override
    public DeckView view(YgoDeck deck, Language language) {
        YgoRules rules = new YgoRules(cards, limits.limits());
        return new YgoView(cards).of(deck, codec.write(deck), rules);
    }
}
