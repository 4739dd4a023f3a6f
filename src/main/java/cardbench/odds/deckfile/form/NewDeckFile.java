package cardbench.odds.deckfile.form;

import cardbench.base.text.DeckFileNames;
import cardbench.base.yaml.YamlDraft;
import cardbench.base.yaml.YamlDraft.Pair;
import cardbench.base.yaml.YamlDraft.Pairs;
import cardbench.base.yaml.YamlEditor;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a deck of any game into a deck file. Its one topic needs the first card in the opening
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

    /**
     * A topic of the file.
     *
     * @param name its name
     * @param hand cards in the opening hand
     * @param turns the turns that are played after it, or null if the opening hand decides
     * @param redraw how the opening hand is redrawn in search of the first card
     */
    public record NewTopic(String name, int hand, NewTurns turns, Redraw redraw) {}

    /** A mulligan of a topic. */
    public enum Redraw {
        /** None. */
        NONE,
        /** The whole hand once, if it does not have the card; another card goes to the bottom. */
        LONDON,
        /** The whole hand once, if it does not have the card; it costs no card. */
        HAND,
        /** All other cards once. */
        HEARTHSTONE
    }

    /**
     * The turns of a topic. The form needs no programs, so these are not those of the reader.
     *
     * @param count how many are played
     * @param draw cards drawn when a turn begins
     * @param second whether cards are drawn in the first turn, too
     */
    public record NewTurns(int count, int draw, boolean second) {

        /** The most turns, and the most cards drawn in each: what the reader takes. */
        public static final int MOST = 20;
    }

    private NewDeckFile() {}

    /**
     * Writes the file.
     *
     * @param cards at least one
     * @param topics at least one, with different names
     */
    public static String of(List<NamedCard> cards, List<NewTopic> topics) {
        DeckFileNames names = new DeckFileNames();
        List<Pair> entries = new ArrayList<>();
        for (NamedCard card : cards) {
            List<Pair> keys = new ArrayList<>();
            keys.add(new Pair("count", YamlDraft.Word.of(card.count())));
            if (!card.roles().isEmpty()) {
                List<String> roles = new ArrayList<>();
                card.roles().forEach(role -> roles.add(DeckFileNames.plain(role)));
                keys.add(new Pair("attribute", YamlDraft.Items.of(roles)));
            }
            String name = names.of(card.name(), Integer.toString(entries.size() + 1));
            if (!name.equals(card.name())) {
                keys.add(new Pair("description", new YamlDraft.Text(card.name())));
            }
            entries.add(new Pair(name, new Pairs(keys)));
        }
        YamlEditor editor = new YamlEditor("");
        editor.put(List.of(), "deck", pairs(new Pair("cards", new Pairs(entries))));
        List<Pair> tests = new ArrayList<>();
        for (NewTopic topic : topics) {
            tests.add(new Pair(topic.name(), topic(topic, entries)));
        }
        Pair count = new Pair("count", YamlDraft.Word.of(10_000));
        editor.put(List.of(), "simulate", pairs(count, new Pair("tests", new Pairs(tests))));
        return editor.text();
    }

    /** A topic whose combo is the first card. */
    private static Pairs topic(NewTopic topic, List<Pair> cards) {
        String card = cards.get(0).key();
        List<Pair> keys = new ArrayList<>();
        keys.add(new Pair("start-card", YamlDraft.Word.of(topic.hand())));
        if (topic.turns() != null) {
            Pair count = new Pair("count", YamlDraft.Word.of(topic.turns().count()));
            Pair draw = new Pair("draw", YamlDraft.Word.of(topic.turns().draw()));
            YamlDraft who = new YamlDraft.Word(topic.turns().second() ? "second" : "first");
            keys.add(new Pair("turns", pairs(count, draw, new Pair("go", who))));
        }
        if (topic.redraw() != Redraw.NONE) {
            keys.add(new Pair("mulligan", mulligan(topic.redraw(), cards)));
        }
        YamlDraft asked = YamlDraft.Items.of(List.of(card));
        Pair combo = new Pair(card, pairs(new Pair("hand", asked)));
        keys.add(new Pair("combos", pairs(combo)));
        return new Pairs(keys);
    }

    private static Pairs mulligan(Redraw redraw, List<Pair> cards) {
        String card = cards.get(0).key();
        if (redraw == Redraw.HEARTHSTONE) {
            return pairs(
                    new Pair("kind", new YamlDraft.Word("hearthstone")),
                    new Pair("keep", YamlDraft.Items.of(List.of(card))));
        }
        Pair cost =
                redraw == Redraw.HAND
                        ? new Pair("free", YamlDraft.Word.of(1))
                        : new Pair("bottom", YamlDraft.Items.of(List.of('!' + card)));
        return pairs(
                new Pair("kind", new YamlDraft.Word("london")),
                new Pair("keep", new YamlDraft.Text("(> |H." + card + "| 0)")),
                new Pair("most", YamlDraft.Word.of(1)),
                cost);
    }

    private static Pairs pairs(Pair... pairs) {
        return new Pairs(List.of(pairs));
    }
}
