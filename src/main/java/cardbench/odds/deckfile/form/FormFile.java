package cardbench.odds.deckfile.form;

import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/** Finds the cards, topics and combos in the values of a deck file. */
final class FormFile {

    static final List<String> CARDS = List.of("deck", "cards");
    static final List<String> TOPICS = List.of("simulate", "tests");
    static final String COMBOS = "combos";

    private static final List<String> OF_COMBOS =
            List.of("score", "condition", "hand", "grave", "matching", "disabled", "given");

    private final YamlNode root;

    FormFile(YamlNode root) {
        this.root = root;
    }

    /** The value that some keys lead to, or {@code null}. */
    YamlNode at(List<String> path) {
        YamlNode node = root;
        for (String key : path) {
            YamlMap.Entry entry = node instanceof YamlMap map ? map.entry(key) : null;
            node = entry == null ? null : entry.value();
        }
        return node;
    }

    /** The map that some keys lead to, or {@code null}. */
    YamlMap map(List<String> path) {
        return at(path) instanceof YamlMap map ? map : null;
    }

    /** The path of a key below others. */
    static List<String> below(List<String> path, String... keys) {
        List<String> longer = new ArrayList<>(path);
        longer.addAll(List.of(keys));
        return longer;
    }

    /** A path without its last key. */
    static List<String> above(List<String> path) {
        List<String> shorter = new ArrayList<>(path);
        shorter.remove(path.size() - 1);
        return shorter;
    }

    /** The path of a card. */
    static List<String> card(String name) {
        return below(CARDS, name);
    }

    /** The path of a topic. */
    static List<String> topic(String name) {
        return below(TOPICS, name);
    }

    /**
     * The path below which a topic has its combos. As the description of the format has it, they
     * may be in the topic itself.
     */
    List<String> combos(String topic) {
        List<String> path = topic(topic);
        YamlMap map = map(path);
        boolean inTopic = false;
        if (map != null && map.entry(COMBOS) == null) {
            for (YamlMap.Entry entry : map.entries()) {
                inTopic |= looksLikeCombo(entry);
            }
        }
        return inTopic ? path : below(path, COMBOS);
    }

    /** The combos of a topic. */
    List<YamlMap.Entry> comboEntries(String topic) {
        List<String> path = combos(topic);
        YamlMap map = map(path);
        List<YamlMap.Entry> entries = new ArrayList<>();
        if (map != null) {
            boolean insideCombos = path.get(path.size() - 1).equals(COMBOS) && path.size() > 3;
            for (YamlMap.Entry entry : map.entries()) {
                if (insideCombos || looksLikeCombo(entry)) {
                    entries.add(entry);
                }
            }
        }
        return entries;
    }

    private static boolean looksLikeCombo(YamlMap.Entry entry) {
        if (entry.value() instanceof YamlMap map && !FormReader.OF_TOPICS.contains(key(entry))) {
            for (YamlMap.Entry inner : map.entries()) {
                if (OF_COMBOS.contains(inner.key().value())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String key(YamlMap.Entry entry) {
        return entry.key().value();
    }

    /** Whether a value is not written. */
    static boolean isNothing(YamlNode node) {
        return node == null || node instanceof YamlScalar text && text.isNothing();
    }
}
