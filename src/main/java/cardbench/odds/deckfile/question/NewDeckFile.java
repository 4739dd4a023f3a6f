package cardbench.odds.deckfile.question;

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
     * A topic of the file.
     *
     * @param name its name
     * @param hand cards in the opening hand
     * @param turns the turns that are played after it, or null if the opening hand decides
     * @param redraw how the opening hand is redrawn in search of the first card
     */
    public record NewTopic(String name, int hand, NewTurns turns, Dealing.Redraw redraw) {}

    /**
     * The turns of a topic. The form needs no programs, so these are not those of the reader.
     *
     * @param count how many are played
     * @param draw cards drawn when a turn begins
     * @param second whether cards are drawn in the first turn, too
     */
    public record NewTurns(int count, int draw, boolean second) {

        /** The most turns, and the most cards drawn in each: what the reader takes. */
        public static final int MAX = 20;
    }

    private NewDeckFile() {}

    /**
     * Writes the file.
     *
     * @param cards at least one
     * @param topics at least one, with different names
     */
    public static String of(List<QuestionDeck.Card> cards, List<NewTopic> topics) {
        List<List<String>> attributes = new ArrayList<>();
        for (QuestionDeck.Card card : cards) {
            List<String> roles = new ArrayList<>();
            card.roles().forEach(role -> roles.add(DeckFileNames.plain(role)));
            attributes.add(roles);
        }
        List<Pair> entries = entries(cards, attributes);
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

    /** The cards under their names, each with the attributes at its place. */
    static List<Pair> entries(List<QuestionDeck.Card> cards, List<List<String>> attributes) {
        DeckFileNames names = new DeckFileNames();
        List<Pair> entries = new ArrayList<>();
        for (QuestionDeck.Card card : cards) {
            List<String> roles = attributes.get(entries.size());
            List<Pair> keys = new ArrayList<>();
            keys.add(new Pair("count", YamlDraft.Word.of(card.count())));
            if (!roles.isEmpty()) {
                keys.add(new Pair("attribute", YamlDraft.Items.of(roles)));
            }
            String name = names.of(card.name(), Integer.toString(entries.size() + 1));
            if (!name.equals(card.name())) {
                keys.add(new Pair("description", new YamlDraft.Text(card.name())));
            }
            entries.add(new Pair(name, new Pairs(keys)));
        }
        return entries;
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
        if (topic.redraw() != Dealing.Redraw.NONE) {
            String keep = "(> |H." + card + "| 0)";
            keys.add(new Pair("mulligan", search(topic.redraw(), keep, card, 1)));
        }
        YamlDraft asked = YamlDraft.Items.of(List.of(card));
        Pair combo = new Pair(card, pairs(new Pair("hand", asked)));
        keys.add(new Pair("combos", pairs(combo)));
        return new Pairs(keys);
    }

    /**
     * The mulligan in search of a card.
     *
     * @param keep whether a whole hand is kept
     * @param card the condition that a single card is kept
     * @param most whole hands that may be put back where this costs cards
     */
    static Pairs search(Dealing.Redraw redraw, String keep, String card, int most) {
        if (redraw == Dealing.Redraw.CARDS || redraw == Dealing.Redraw.NAMES) {
            String kind = redraw == Dealing.Redraw.CARDS ? "hearthstone" : "genshin";
            YamlDraft kept = YamlDraft.Items.of(List.of(card));
            return pairs(new Pair("kind", new YamlDraft.Word(kind)), new Pair("keep", kept));
        }
        boolean isFree = redraw == Dealing.Redraw.HAND;
        List<Pair> keys = hands(new YamlDraft.Text(keep), isFree ? 1 : most, redraw);
        if (!isFree) {
            keys.add(new Pair("bottom", YamlDraft.Items.of(List.of('!' + card))));
        }
        return new Pairs(keys);
    }

    /** The keys of a mulligan of whole hands. */
    static List<Pair> hands(YamlDraft keep, int most, Dealing.Redraw redraw) {
        List<Pair> keys = new ArrayList<>();
        keys.add(new Pair("kind", new YamlDraft.Word("london")));
        keys.add(new Pair("keep", keep));
        keys.add(new Pair("most", YamlDraft.Word.of(most)));
        if (redraw == Dealing.Redraw.HAND || redraw == Dealing.Redraw.FREE) {
            keys.add(new Pair("free", YamlDraft.Word.of(1)));
        }
        return keys;
    }

    private static Pairs pairs(Pair... pairs) {
        return new Pairs(List.of(pairs));
    }
}
