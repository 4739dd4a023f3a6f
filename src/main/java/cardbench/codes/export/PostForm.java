package cardbench.codes.export;

import cardbench.base.text.EnumName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A way to show all decks of a post. */
public enum PostForm {
    /** The decks below each other. */
    DECKS,

    /** The decks beside each other, a table for each game, with the codes below. */
    TABLE,

    /** The post itself, with the decks named behind their codes. */
    NAMES;

    /** The form with this name in the JSON contract; {@code null} if there is none. */
    public static PostForm of(String id) {
        for (PostForm form : values()) {
            if (form.id().equals(id)) {
                return form;
            }
        }
        return null;
    }

    /** Its name in the JSON contract, such as {@code "table"}. */
    public String id() {
        return EnumName.of(this);
    }

    /**
     * Writes the text of this form.
     *
     * @param cards whether the cards are in it, and not the titles and codes alone
     */
    String write(
            String post, List<PostedDeck> decks, boolean cards, ExportWords words, Markup markup) {
        if (this == NAMES) {
            return markup.named(post, decks, cards, words);
        }
        StringBuilder out = new StringBuilder();
        if (this == TABLE && cards) {
            for (List<PostedDeck> game : games(decks)) {
                markup.table(DeckTable.of(game, words), words, out);
                out.append('\n');
            }
        }
        String between = "";
        for (PostedDeck deck : decks) {
            out.append(between);
            markup.block(deck.view(), cards && this == DECKS, words, out);
            between = "\n";
        }
        return out.toString();
    }

    private static Iterable<List<PostedDeck>> games(List<PostedDeck> decks) {
        Map<String, List<PostedDeck>> games = new LinkedHashMap<>();
        for (PostedDeck deck : decks) {
            if (!games.containsKey(deck.game())) {
                games.put(deck.game(), new ArrayList<>());
            }
            games.get(deck.game()).add(deck);
        }
        return games.values();
    }
}
