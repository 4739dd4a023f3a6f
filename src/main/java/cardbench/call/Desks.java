package cardbench.call;

import cardbench.cards.Language;
import cardbench.deck.Deck;
import cardbench.deck.DeckCodes;
import cardbench.deck.DeckView;
import java.util.List;

/** The kinds of decks that can be looked at, and the deck that a request means. */
final class Desks {

    private final CodeKinds kinds;
    private final List<Desk<?>> desks;

    /** These kinds of codes, and the desks of those that can be looked at. */
    Desks(CodeKinds kinds, List<Desk<?>> desks) {
        this.kinds = kinds;
        this.desks = List.copyOf(desks);
    }

    /** A deck as people see it, its cards named in a language. */
    static final class Seen<D extends Deck> {

        private final Desk<D> desk;
        private final D deck;
        private final Language language;
        private final DeckView view;

        private Seen(Desk<D> desk, D deck, Language language) {
            this.desk = desk;
            this.deck = deck;
            this.language = language;
            this.view = desk.view(deck, language);
        }

        /** What is seen. */
        DeckView view() {
            return view;
        }

        /** What the game itself copies. */
        String clientText() {
            return desk.clientText(deck, view, language);
        }
    }

    /**
     * The deck that a request gives as {@code deck} or {@code text}, its cards named in a language;
     * with {@code null} the request has failed.
     */
    Seen<?> seen(Request request, Language language) {
        Deck deck = deck(request);
        Desk<?> desk = deck == null ? null : of(deck.kind());
        return desk == null ? null : seen(desk, deck, language);
    }

    @SuppressWarnings("unchecked") // a desk of a kind is for the decks of that kind
    private static <D extends Deck> Seen<D> seen(Desk<D> desk, Deck deck, Language language) {
        return new Seen<>(desk, (D) deck, language);
    }

    /** As {@link #seen}, without what the rules say. */
    DeckView cards(Request request, Language language) {
        Deck deck = deck(request);
        Desk<?> desk = deck == null ? null : of(deck.kind());
        return desk == null ? null : cards(desk, deck, language);
    }

    @SuppressWarnings("unchecked") // a desk of a kind is for the decks of that kind
    private static <D extends Deck> DeckView cards(Desk<D> desk, Deck deck, Language language) {
        return desk.cards((D) deck, language);
    }

    /** The deck that a request gives, of a kind that can be looked at. */
    private Deck deck(Request request) {
        Deck deck = kinds.deck(request.has("deck") ? "deck" : "text", request);
        if (deck != null && !request.failed() && of(deck.kind()) == null) {
            request.refuse(DeckCodes.NO_VIEW.anywhere().with("kind", deck.kind()));
        }
        return request.failed() ? null : deck;
    }

    /** The search by name of the cards of a kind, or {@code null} where they have no names. */
    CardNames names(String kind) {
        Desk<?> desk = of(kind);
        return desk == null ? null : desk.names();
    }

    /** What the cards of a kind cost, or {@code null} where they cost nothing that is counted. */
    ChangeCost costs(String kind) {
        Desk<?> desk = of(kind);
        return desk == null ? null : desk.costs();
    }

    /** The desk of a kind, or {@code null}. */
    private Desk<?> of(String kind) {
        for (Desk<?> desk : desks) {
            if (desk.kind().equals(kind)) {
                return desk;
            }
        }
        return null;
    }
}
