package cardbench.call.decks;

import cardbench.call.Request;
import cardbench.cards.Language;
import cardbench.deck.Deck;
import cardbench.deck.DeckCodes;
import cardbench.deck.DeckView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The kinds of decks that can be looked at, and the deck that a request means. */
public final class DeckPresenters {

    private final CodeKinds kinds;
    private final List<DeckPresenter<?>> presenters = new ArrayList<>();

    /** The presenters of these games, for decks of these kinds of codes. */
    public DeckPresenters(CodeKinds kinds, List<GameModule> games) {
        this.kinds = kinds;
        for (GameModule game : games) {
            presenters.addAll(game.presenters());
        }
    }

    /** A deck as people see it, its cards named in a language. */
    static final class PresentedDeck<D extends Deck> {

        private final DeckPresenter<D> presenter;
        private final D deck;
        private final Language language;
        private final DeckView view;

        private PresentedDeck(DeckPresenter<D> presenter, D deck, Language language) {
            this.presenter = presenter;
            this.deck = deck;
            this.language = language;
            this.view = presenter.view(deck, language);
        }

        /** What is seen. */
        DeckView view() {
            return view;
        }

        /** What the game itself copies. */
        String clientText() {
            return presenter.clientText(deck, view, language);
        }
    }

    /**
     * The deck that a request gives as {@code deck} or {@code text}, its cards named in a language;
     * with {@code null} the request has failed.
     */
    PresentedDeck<?> presented(Request request, Language language) {
        Deck deck = deck(request);
        DeckPresenter<?> presenter = deck == null ? null : of(deck.kind());
        return presenter == null ? null : presented(presenter, deck, language);
    }

    @SuppressWarnings("unchecked") // a presenter of a kind is for its decks
    private static <D extends Deck> PresentedDeck<D> presented(
            DeckPresenter<D> presenter, Deck deck, Language language) {
        return new PresentedDeck<>(presenter, (D) deck, language);
    }

    /**
     * As {@link #presented}, without what the rules say; {@code null} for a deck that is refused.
     */
    public DeckView cards(Request request, Language language) {
        Deck deck = deck(request);
        DeckPresenter<?> presenter = deck == null ? null : of(deck.kind());
        return presenter == null ? null : cards(presenter, deck, language);
    }

    @SuppressWarnings("unchecked") // a presenter of a kind is for its decks
    private static <D extends Deck> DeckView cards(
            DeckPresenter<D> presenter, Deck deck, Language language) {
        return presenter.cards((D) deck, language);
    }

    /** The deck that a request gives, of a kind that can be looked at. */
    private Deck deck(Request request) {
        Deck deck = kinds.deck(request.has("deck") ? "deck" : "text", request);
        if (deck != null && !request.failed() && of(deck.kind()) == null) {
            request.refuse(DeckCodes.NO_VIEW.anywhere().with("kind", deck.kind()));
        }
        return request.failed() ? null : deck;
    }

    /** The search by name of the cards of a kind, where they have names. */
    Optional<CardNames> names(String kind) {
        DeckPresenter<?> presenter = of(kind);
        return presenter == null ? Optional.empty() : presenter.names();
    }

    /** What the cards of a kind cost, where their game counts that. */
    Optional<ChangeCost> costs(String kind) {
        DeckPresenter<?> presenter = of(kind);
        return presenter == null ? Optional.empty() : presenter.costs();
    }

    /** The presenter of a kind, or {@code null}. */
    private DeckPresenter<?> of(String kind) {
        for (DeckPresenter<?> presenter : presenters) {
            if (presenter.kind().equals(kind)) {
                return presenter;
            }
        }
        return null;
    }
}
