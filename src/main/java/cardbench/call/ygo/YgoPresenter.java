package cardbench.call.ygo;

import cardbench.call.Request;
import cardbench.call.decks.DeckPresenter;
import cardbench.cards.Language;
import cardbench.deck.DeckView;
import cardbench.text.Diagnostic;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoCodec;
import cardbench.ygo.deck.YgoDeck;
import cardbench.ygo.view.YgoView;
import java.util.ArrayList;
import java.util.List;

/** Decks of Yu-Gi-Oh! of one kind, with the names of open databases and the rules. */
final class YgoPresenter implements DeckPresenter<YgoDeck> {

    private final YgoCodec codec;
    private final YgoCards cards;
    private final DeckJudge judge;

    private YgoPresenter(YgoCodec codec, YgoCards cards, DeckJudge judge) {
        this.codec = codec;
        this.cards = cards;
        this.judge = judge;
    }

    /** One for each kind. */
    static List<DeckPresenter<?>> all(YgoCards cards, DeckJudge judge) {
        List<DeckPresenter<?>> presenters = new ArrayList<>();
        for (YgoCodec codec : YgoCodec.all(cards)) {
            presenters.add(new YgoPresenter(codec, cards, judge));
        }
        return presenters;
    }

    @Override
    public String kind() {
        return codec.kind();
    }

    @Override
    public DeckView view(YgoDeck deck, Language language) {
        return view(deck, List.of());
    }

    @Override
    public DeckView view(YgoDeck deck, Language language, Request request) {
        return view(deck, judge.check(deck, request));
    }

    private DeckView view(YgoDeck deck, List<Diagnostic> checks) {
        return new YgoView(cards).of(deck, codec.write(deck), checks);
    }
}
