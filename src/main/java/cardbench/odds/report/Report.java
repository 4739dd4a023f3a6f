package cardbench.odds.report;

import cardbench.base.yaml.YamlScalar;
import cardbench.odds.deckfile.Combo;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.Topic;
import java.util.ArrayList;
import java.util.List;

/** The report of ygo-calc: deck, topics and results, with its blanks and line breaks. */
public final class Report {

    private Report() {}

    /** The first section: the deck. */
    public static String deck(DeckFile file) {
        StringBuilder text = new StringBuilder();
        text.append("size: ").append(file.size()).append("\ncards: \n");
        for (DeckCard card : file.cards()) {
            text.append("name: ").append(card.name());
            text.append(", count: ").append(card.count());
            text.append(", description: ").append(card.description());
            text.append(", attribute: [");
            for (String attribute : sorted(card)) {
                text.append(attribute).append(' ');
            }
            text.append("]\n");
        }
        return text.toString();
    }

    /** Attributes in the order of ygo-calc, which keeps them in a sorted set. */
    private static List<String> sorted(DeckCard card) {
        List<String> attributes = new ArrayList<>();
        for (YamlScalar attribute : card.attributes()) {
            if (!attributes.contains(attribute.value())) {
                attributes.add(attribute.value());
            }
        }
        attributes.sort(String::compareTo);
        return attributes;
    }

    /** The second section: the combos of all topics. */
    public static String topics(List<Topic> topics) {
        StringBuilder text = new StringBuilder();
        for (Topic topic : topics) {
            for (Combo combo : topic.combos()) {
                text.append(combo.name()).append(": score: ");
                text.append(combo.score() == null ? "1" : combo.score().value()).append("; ");
                if (combo.condition() != null) {
                    text.append("condition: ").append(combo.condition().value()).append("; ");
                }
                items("hand: ", combo.hand(), text);
                items("grave: ", combo.grave(), text);
                text.append('\n');
            }
        }
        return text.toString();
    }

    private static void items(String name, List<YamlScalar> items, StringBuilder text) {
        if (!items.isEmpty()) {
            text.append(name);
            for (YamlScalar item : items) {
                text.append(item.value()).append("  ");
            }
        }
    }

    /** The line before the games are played. */
    public static String start(int count) {
        return "Simulate " + count + " times...\n";
    }

    /** The line with the time that the games took. */
    public static String time(long milliseconds) {
        return "Time used: " + milliseconds + "ms\n";
    }

    /** The results of a topic. */
    public static String topic(Topic topic, TopicFigures figures) {
        StringBuilder text = new StringBuilder();
        text.append("Topic: ").append(topic.name()).append('\n').append(figures.note());
        text.append("First turn average success rate: ").append(figures.success());
        text.append("  average score: ").append(figures.averageScore()).append('\n');
        for (int i = 0; i < topic.combos().size(); i++) {
            text.append("    ").append(topic.combos().get(i).name()).append(": ");
            text.append(figures.combos().get(i)).append("  ");
        }
        return text.append("\n\n").toString();
    }
}
