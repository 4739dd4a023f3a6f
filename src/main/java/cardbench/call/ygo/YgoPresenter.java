package cardbench.call.ygo;

import cardbench.call.decks.DeckPresenter;
import cardbench.cards.Language;
import cardbench.deck.DeckView;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoCodec;
import cardbench.ygo.deck.YgoDeck;
import cardbench.ygo.view.YgoRules;
import cardbench.ygo.view.YgoView;
import java.util.ArrayList;
import java.util.List;

/** Decks of Yu-Gi-Oh! of one kind, with the names of open databases and the rules. */
final class YgoPresenter implements DeckPresenter<YgoDeck> {

    private final YgoCodec codec;
    private final YgoCards cards;
    private final LimitStore limits;

    private YgoPresenter(YgoCodec codec, YgoCards cards, LimitStore limits) {
        this.codec = codec;
        this.cards = cards;
        this.limits = limits;
    }

    /** One for each kind. */
    static List<DeckPresenter<?>> all(YgoCards cards, LimitStore limits) {
        List<DeckPresenter<?>> presenters = new ArrayList<>();
        for (YgoCodec codec : YgoCodec.all(cards)) {
            presenters.add(new YgoPresenter(codec, cards, limits));
        }
        return presenters;
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
