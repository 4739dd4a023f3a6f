package cardbench.odds.deckfile.form;

import cardbench.base.yaml.CoreSchema;
import cardbench.base.yaml.YamlList;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Reads a deck file into a form, and notes what the form leaves out. */
final class FormReader {

    /** The keys of topics, none of which is a combo. */
    static final List<String> OF_TOPICS =
            List.of(
                    "start-card",
                    "exec-program",
                    "header",
                    "matching",
                    "auto-shuffle",
                    "scan-zones",
                    "mulligan",
                    "state",
                    "negate",
                    "turns",
                    "condition",
                    "given");

    private final FormFile file;
    private final List<FormReading.TextPart> texts = new ArrayList<>();

    FormReader(FormFile file) {
        this.file = file;
    }

    List<FormReading.TextPart> texts() {
        return texts;
    }

    DeckForm form() {
        List<DeckForm.Card> cards = new ArrayList<>();
        List<String> aliases = new ArrayList<>();
        List<DeckForm.Topic> topics = new ArrayList<>();
        YamlMap root = file.map(List.of());
        if (root == null) {
            return new DeckForm(cards, aliases, topics);
        }
        for (YamlMap.Entry top : root.entries()) {
            List<String> path = List.of(name(top));
            if (!(top.value() instanceof YamlMap map)) {
                leave(path, top);
                continue;
            }
            for (YamlMap.Entry entry : map.entries()) {
                List<String> inner = FormFile.below(path, name(entry));
                YamlMap value = entry.value() instanceof YamlMap inside ? inside : null;
                if (inner.equals(FormFile.CARDS) && value != null) {
                    value.entries().forEach(card -> cards.add(card(card)));
                } else if (inner.equals(FormFile.TOPICS) && value != null) {
                    value.entries().forEach(topic -> topics.add(topic(topic)));
                } else {
                    leave(inner, entry);
                }
                if (inner.equals(List.of("deck", "alias")) && value != null) {
                    value.entries().forEach(alias -> aliases.add(name(alias)));
                }
            }
        }
        return new DeckForm(cards, aliases, topics);
    }

    private static String name(YamlMap.Entry entry) {
        return entry.key().value();
    }

    /** Notes a part that the form does not show; a part without a value is left out. */
    private void leave(List<String> path, YamlMap.Entry entry) {
        if (!FormFile.isNothing(entry.value())) {
            texts.add(new FormReading.TextPart(path, entry.key().location()));
        }
    }

    private DeckForm.Card card(YamlMap.Entry card) {
        int count = 1;
        boolean off = false;
        List<String> roles = List.of();
        String label = "";
        List<String> path = FormFile.card(name(card));
        if (!(card.value() instanceof YamlMap map)) {
            leave(path, card);
            return new DeckForm.Card(name(card), count, off, roles, label);
        }
        for (YamlMap.Entry entry : map.entries()) {
            boolean shown = true;
            switch (name(entry)) {
                case "count" -> {
                    OptionalInt number = integer(entry.value());
                    shown = number.isPresent();
                    count = number.orElse(1);
                }
                case "disabled" -> {
                    shown = isTruth(entry.value());
                    off = isTrue(entry.value());
                }
                case "attribute" -> {
                    List<String> read = texts(entry.value());
                    shown = read != null;
                    roles = shown ? read : roles;
                }
                case "description" -> {
                    shown = entry.value() instanceof YamlScalar;
                    label = shown ? ((YamlScalar) entry.value()).value() : label;
                }
                default -> shown = false;
            }
            if (!shown) {
                leave(FormFile.below(path, name(entry)), entry);
            }
        }
        return new DeckForm.Card(name(card), count, off, roles, label);
    }

    private DeckForm.Topic topic(YamlMap.Entry topic) {
        List<String> path = FormFile.topic(name(topic));
        int hand = DeckForm.HAND;
        List<DeckForm.Combo> combos = new ArrayList<>();
        if (!(topic.value() instanceof YamlMap map)) {
            leave(path, topic);
            return new DeckForm.Topic(
                    name(topic), hand, DeckForm.Going.FIRST, false, DeckForm.Rules.NONE, combos);
        }
        if (!FormFile.isNothing(file.at(FormFile.below(path, "state")))) {
            hand = 0;
        }
        boolean inTurns = map.entry("turns") != null;
        DeckForm.Rules rules =
                new DeckForm.Rules(
                        conditions(file.at(FormFile.below(path, "condition"))),
                        conditions(file.at(FormFile.below(path, "given"))),
                        ShownMulligan.read(file.at(FormFile.below(path, "mulligan"))),
                        start(path, inTurns),
                        texts(file.at(FormFile.below(path, "negate"))));
        List<YamlMap.Entry> comboEntries = file.comboEntries(name(topic));
        for (YamlMap.Entry entry : map.entries()) {
            boolean shown =
                    switch (name(entry)) {
                        case "start-card" -> integer(entry.value()).isPresent();
                        case "condition" -> rules.condition() != null;
                        case "given" -> rules.given() != null;
                        case "mulligan" -> rules.mulligan() != null;
                        case "negate" -> rules.negate() != null;
                        case "header" -> !inTurns && rules.start() != null;
                        case FormFile.COMBOS -> entry.value() instanceof YamlMap;
                        default -> comboEntries.contains(entry);
                    };
            if (!shown) {
                leave(FormFile.below(path, name(entry)), entry);
            } else if (name(entry).equals("start-card")) {
                hand = integer(entry.value()).getAsInt();
            }
        }
        for (YamlMap.Entry combo : comboEntries) {
            combos.add(combo(FormFile.below(file.combos(name(topic)), name(combo)), combo));
        }
        boolean turns = file.map(FormFile.below(path, "turns")) != null;
        return new DeckForm.Topic(name(topic), hand, going(map), turns, rules, combos);
    }

    private static DeckForm.Going going(YamlMap topic) {
        YamlMap.Entry turns = topic.entry("turns");
        if (turns != null && turns.value() instanceof YamlMap map) {
            YamlMap.Entry go = map.entry("go");
            String word = go != null && go.value() instanceof YamlScalar text ? text.value() : "";
            return go == null ? DeckForm.Going.FIRST : DeckForm.Going.of(word);
        }
        YamlMap.Entry header = topic.entry("header");
        List<Beginning> beginning = beginning(header == null ? null : header.value());
        if (turns != null && !FormFile.isNothing(turns.value())
                || beginning == null
                || beginning.contains(Beginning.MANA)) {
            return DeckForm.Going.IN_TEXT;
        }
        return beginning.contains(Beginning.DRAW) ? DeckForm.Going.SECOND : DeckForm.Going.FIRST;
    }

    /** What a value of a file does where a game or a turn begins; {@code null} for other values. */
    private static List<Beginning> beginning(YamlNode node) {
        return node == null
                ? List.of()
                : node instanceof YamlScalar text ? Beginning.read(text.value()) : null;
    }

    /** What each turn of a topic allows, or its game; {@code null} if it does other things, too. */
    private List<Beginning> start(List<String> topic, boolean inTurns) {
        List<String> turns = FormFile.below(topic, "turns");
        boolean wrong = inTurns && file.map(turns) == null;
        List<Beginning> read =
                inTurns
                        ? beginning(file.at(FormFile.below(turns, "start")))
                        : beginning(file.at(FormFile.below(topic, "header")));
        if (read == null || wrong) {
            return null;
        }
        List<Beginning> start = new ArrayList<>(read);
        boolean draws = start.remove(Beginning.DRAW);
        return inTurns ? draws ? null : start : start.contains(Beginning.MANA) ? null : start;
    }

    private DeckForm.Combo combo(List<String> path, YamlMap.Entry combo) {
        boolean off = false;
        Integer score = 1;
        List<DeckForm.Need> hand = List.of();
        List<DeckForm.Need> grave = List.of();
        List<List<CardCount>> also = List.of();
        List<List<CardCount>> given = List.of();
        if (!(combo.value() instanceof YamlMap map)) {
            leave(path, combo);
            return DeckForm.Combo.of(name(combo), hand);
        }
        for (YamlMap.Entry entry : map.entries()) {
            boolean shown = true;
            switch (name(entry)) {
                case "disabled" -> {
                    shown = isTruth(entry.value());
                    off = isTrue(entry.value());
                }
                case "score" -> {
                    OptionalInt number = integer(entry.value());
                    shown = number.isPresent();
                    score = shown ? (Integer) number.getAsInt() : null;
                }
                case "hand" -> {
                    hand = needs(entry.value());
                    shown = hand != null;
                }
                case "grave" -> {
                    grave = needs(entry.value());
                    shown = grave != null;
                }
                case "condition" -> {
                    also = conditions(entry.value());
                    shown = also != null;
                }
                case "given" -> {
                    given = conditions(entry.value());
                    shown = given != null;
                }
                default -> shown = false;
            }
            if (!shown) {
                leave(FormFile.below(path, name(entry)), entry);
            }
        }
        return new DeckForm.Combo(name(combo), off, score, hand, grave, also, given);
    }

    static OptionalInt integer(YamlNode node) {
        return node instanceof YamlScalar text
                ? CoreSchema.integer(text.value())
                : OptionalInt.empty();
    }

    private static boolean isTruth(YamlNode node) {
        return node instanceof YamlScalar text && CoreSchema.truth(text.value()).isPresent();
    }

    private static boolean isTrue(YamlNode node) {
        return node instanceof YamlScalar text && CoreSchema.truth(text.value()).orElse(false);
    }

    /** The texts of a list; a single text counts as a list of one. {@code null} for others. */
    static List<String> texts(YamlNode node) {
        if (FormFile.isNothing(node)) {
            return List.of();
        } else if (node instanceof YamlScalar text) {
            return List.of(text.value());
        } else if (!(node instanceof YamlList)) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        for (YamlNode item : ((YamlList) node).items()) {
            if (!(item instanceof YamlScalar text) || text.isEmpty()) {
                return null;
            }
            texts.add(text.value());
        }
        return texts;
    }

    private static List<DeckForm.Need> needs(YamlNode node) {
        List<String> texts = texts(node);
        return texts == null ? null : needs(texts);
    }

    /** Equal conditions as one need, in the order in which they come first. */
    static List<DeckForm.Need> needs(List<String> texts) {
        List<String> names = new ArrayList<>();
        List<DeckForm.Need> needs = new ArrayList<>();
        for (String text : texts) {
            int at = names.indexOf(text);
            if (at < 0) {
                names.add(text);
                needs.add(new DeckForm.Need(text, 1));
            } else {
                needs.set(at, new DeckForm.Need(text, needs.get(at).count() + 1));
            }
        }
        return needs;
    }

    /** A condition as alternatives, none where nothing is written; {@code null} for others. */
    static List<List<CardCount>> conditions(YamlNode node) {
        if (node == null) {
            return List.of();
        }
        if (!(node instanceof YamlScalar text)) {
            return null;
        }
        return text.isEmpty() ? List.of() : CountCondition.read(text.value());
    }
}
