package cardbench.codes.export;

import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Section;
import java.util.List;

/** Decks of posts. */
final class Posts {

    private Posts() {}

    /** Two decks of one game, which share a card; the first one has this title. */
    static List<PostedDeck> two(String title) {
        return List.of(
                deck(
                        1,
                        title,
                        "AAA=",
                        4,
                        8,
                        Views.row(1, 2, "Both", 3),
                        Views.row(2, 1, "First alone", 12)),
                deck(
                        2,
                        "Other",
                        "BBB=",
                        13,
                        17,
                        Views.row(3, 2, "Second alone", 1),
                        Views.row(1, 1, "Both", 3)));
    }

    /** A deck of some cards, with its place in a post. */
    static PostedDeck deck(
            int number, String title, String code, int from, int to, DeckView.Row... cards) {
        DeckView view =
                new DeckView(
                        "game",
                        title,
                        "",
                        code,
                        List.of(new Section("cards", "Cards", List.of(cards))),
                        List.of(),
                        List.of());
        return new PostedDeck(number, view, "game", from, to);
    }
}
