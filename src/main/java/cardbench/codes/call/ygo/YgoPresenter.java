package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.call.decks.CardNames;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoCodec;
import cardbench.codes.ygo.deck.YgoCodes;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.view.YgoView;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Decks of Yu-Gi-Oh! of one kind, with the names of open databases and tables, and the rules. */
final class YgoPresenter implements DeckPresenter<YgoDeck>, CardNames {

    private final YgoCodec codec;
    private final YgoCards cards;
    private final BiFunction<YgoDeck, Request, List<Diagnostic>> judge;
    private final NamedDecks named;

    private YgoPresenter(
            YgoCodec codec,
            YgoCards cards,
            BiFunction<YgoDeck, Request, List<Diagnostic>> judge,
            NamedDecks named) {
        this.codec = codec;
        this.cards = cards;
        this.judge = judge;
        this.named = named;
    }

    /**
     * One for each kind.
     *
     * @param named decks by names, or {@code null} where there are no names
     */
    static List<DeckPresenter<?>> all(
            YgoCards cards,
            BiFunction<YgoDeck, Request, List<Diagnostic>> judge,
            NamedDecks named) {
        List<DeckPresenter<?>> presenters = new ArrayList<>();
        for (YgoCodec codec : YgoCodec.all(cards)) {
            presenters.add(new YgoPresenter(codec, cards, judge, named));
        }
        return presenters;
    }

    @Override
    public String kind() {
        return codec.kind();
    }

    @Override
    public DeckView view(YgoDeck deck, Language language) {
        return view(deck, language, List.of());
    }

    @Override
    public DeckView view(YgoDeck deck, Language language, Request request) {
        return view(deck, language, judge.apply(deck, request));
    }

    @Override
    public Optional<CardNames> names() {
        return named == null ? Optional.empty() : Optional.of(this);
    }

    @Override
    public Response encodeNames(List<ListedLine> lines, Language language, Request request) {
        Diagnostics diagnostics = new Diagnostics();
        YgoDeck deck = named.read(codec.kind(), lines, language, diagnostics);
        if (deck == null) {
            return Response.refused(diagnostics.list());
        }
        if (deck.size() == 0) {
            diagnostics.add(YgoCodes.NO_CARDS.at(CardNames.place(request)));
        }
        Diagnostics unfit = new Diagnostics();
        codec.check(deck, unfit);
        for (Diagnostic diagnostic : unfit.list()) {
            diagnostics.add(diagnostic.at(CardNames.place(request)));
        }
        return Response.of(
                new JsonText().object().member("text", codec.write(deck)).endObject(),
                diagnostics.list());
    }

    @Override
    public List<Row> search(String written, Language language, int limit, Diagnostics diagnostics) {
        List<Row> rows = new ArrayList<>();
        YgoView view = new YgoView(cards.in(language));
        for (int id : named.search(written, language, limit, diagnostics)) {
            rows.add(view.row(id, 0));
        }
        return rows;
    }

    private DeckView view(YgoDeck deck, Language language, List<Diagnostic> checks) {
        return new YgoView(cards.in(language)).of(deck, codec.write(deck), checks);
    }
}
