package cardbench.codes.call.decks;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.ViewCodes;
import cardbench.contract.CallCodes;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The kinds of decks that can be shown, and the deck that a request refers to. */
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

    /** A deck with its view, the cards named in a language. */
    static final class PresentedDeck<D extends Deck> {

        private final DeckPresenter<D> presenter;
        private final D deck;
        private final Language language;
        private final DeckView view;

        private PresentedDeck(
                DeckPresenter<D> presenter, D deck, Language language, Request request) {
            this.presenter = presenter;
            this.deck = deck;
            this.language = language;
            this.view = named(presenter.view(deck, language, request), request);
        }

        /** The view with the names that the deck of a request has: its own, and those of cards. */
        private static DeckView named(DeckView view, Request request) {
            JsonValue given = request.value("deck");
            if (given == null || !given.isObject()) {
                return view;
            }
            JsonValue name = given.asObject().get("name");
            return view.named(
                    name != null && name.isString() ? name.asString() : "",
                    names(given.asObject().get("names"), request));
        }

        private static Map<String, String> names(JsonValue names, Request request) {
            Map<String, String> called = new LinkedHashMap<>();
            if (names != null && !names.isObject()) {
                request.refuse(notNames("/deck/names", "names", "an object"));
            } else if (names != null) {
                for (JsonObject.Member member : names.asObject()) {
                    String id = member.getName();
                    if (member.getValue().isString()) {
                        called.put(id, member.getValue().asString());
                    } else {
                        request.refuse(notNames("/deck/names/" + id, id, "a string"));
                    }
                }
            }
            return called;
        }

        private static Diagnostic notNames(String pointer, String argument, String expected) {
            return CallCodes.WRONG_TYPE
                    .at(Location.pointer(pointer))
                    .with("argument", argument)
                    .with("expected", expected);
        }

        /** The view. */
        DeckView view() {
            return view;
        }

        /** The text that the game itself copies. */
        String clientText() {
            return presenter.clientText(deck, view, language);
        }
    }

    /**
     * The deck that a request gives as {@code deck} or {@code text}, its cards named in a language;
     * {@code null} if the request has failed.
     */
    PresentedDeck<?> presented(Request request, Language language) {
        Deck deck = deck(request);
        return deck == null ? null : presented(deck, language, request);
    }

    /** That deck with its cards named in a language; {@code null} if its kind is not shown. */
    PresentedDeck<?> presented(Deck deck, Language language, Request request) {
        DeckPresenter<?> presenter = of(deck.kind());
        return presenter == null ? null : presented(presenter, deck, language, request);
    }

    @SuppressWarnings("unchecked") // a presenter of a kind is for its decks
    private static <D extends Deck> PresentedDeck<D> presented(
            DeckPresenter<D> presenter, Deck deck, Language language, Request request) {
        return new PresentedDeck<>(presenter, (D) deck, language, request);
    }

    /** The places of the codes in a text whose decks can be shown, in their order. */
    public List<Found> places(String text) {
        List<Found> places = new ArrayList<>();
        for (Found found : kinds.readable(text)) {
            if (of(found.kind()) != null) {
                places.add(found);
            }
        }
        return places;
    }

    /**
     * The view of the first deck in a text without the rules; {@code null} if there is none that
     * can be read and shown.
     */
    public DeckView cards(String text, Language language) {
        Deck deck = kinds.deck(text);
        DeckPresenter<?> presenter = deck == null ? null : of(deck.kind());
        return presenter == null ? null : cards(presenter, deck, language);
    }

    @SuppressWarnings("unchecked") // a presenter of a kind is for its decks
    private static <D extends Deck> DeckView cards(
            DeckPresenter<D> presenter, Deck deck, Language language) {
        return presenter.cards((D) deck, language);
    }

    /** The deck that a request gives, of a kind that can be shown; or {@code null}. */
    private Deck deck(Request request) {
        Deck deck = kinds.deck(request.has("deck") ? "deck" : "text", request);
        if (deck != null && !request.failed() && of(deck.kind()) == null) {
            request.refuse(ViewCodes.NO_VIEW.anywhere().with("kind", deck.kind()));
        }
        return request.failed() ? null : deck;
    }

    /** The search by name of the cards of a kind, where they have names. */
    Optional<CardNames> names(String kind) {
        DeckPresenter<?> presenter = of(kind);
        return presenter == null ? Optional.empty() : presenter.names();
    }

    /** The cost of crafting cards of a kind, if their game has a currency for it. */
    CraftingCost cost(String kind, List<Entry> cards) {
        DeckPresenter<?> presenter = of(kind);
        return presenter == null ? CraftingCost.NONE : presenter.cost(cards);
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
