package cardbench.deckfile.form;

import cardbench.deck.DeckFileNames;
import cardbench.yaml.YamlDraft;
import cardbench.yaml.YamlDraft.Pair;
import cardbench.yaml.YamlDraft.Pairs;
import cardbench.yaml.YamlEditor;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a deck of any game into a deck file. Its one topic asks for the first card in the opening
 * hand.
 */
public final class NewDeckFile {

    /**
     * A card of the deck.
     *
     * @param name its name for people
     * @param count copies
     * @param roles its first attributes
     */
    public record NamedCard(String name, int count, List<String> roles) {

        /** Copies the list. */
        public NamedCard {
            roles = List.copyOf(roles);
        }
    }

    private NewDeckFile() {}

    /**
     * Writes the file.
     *
     * @param cards at least one
     * @param hand cards in the opening hand
     */
    public static String of(List<NamedCard> cards, int hand) {
        DeckFileNames names = new DeckFileNames();
        List<Pair> entries = new ArrayList<>();
        for (NamedCard card : cards) {
            List<Pair> keys = new ArrayList<>();
            keys.add(new Pair("count", number(card.count())));
            if (!card.roles().isEmpty()) {
                List<YamlDraft.Text> roles = new ArrayList<>();
                for (String role : card.roles()) {
                    roles.add(new YamlDraft.Text(DeckFileNames.plain(role)));
                }
                keys.add(new Pair("attribute", new YamlDraft.Items(roles)));
            }
            String name = names.of(card.name(), Integer.toString(entries.size() + 1));
            if (!name.equals(card.name())) {
                keys.add(new Pair("description", new YamlDraft.Text(card.name())));
            }
            entries.add(new Pair(name, new Pairs(keys)));
        }
        YamlDraft first = new YamlDraft.Items(List.of(new YamlDraft.Text(entries.get(0).key())));
        Pair combo = new Pair("A1", new Pairs(List.of(new Pair("hand", first))));
        Pair start = new Pair("start-card", number(hand));
        Pair combos = new Pair("combos", new Pairs(List.of(combo)));
        YamlEditor editor = new YamlEditor("");
        editor.put(List.of(), "deck", pairs(new Pair("cards", new Pairs(entries))));
        Pair topic = new Pair("opening", pairs(start, combos));
        Pair count = new Pair("count", number(10_000));
        editor.put(List.of(), "simulate", pairs(count, new Pair("tests", pairs(topic))));
        return editor.text();
    }

    private static Pairs pairs(Pair... pairs) {
        return new Pairs(List.of(pairs));
    }

    private static YamlDraft number(int number) {
        return new YamlDraft.Word(Integer.toString(number));
    }
}
