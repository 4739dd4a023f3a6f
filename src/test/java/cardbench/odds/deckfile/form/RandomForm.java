package cardbench.odds.deckfile.form;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.deckfile.CardItem;
import cardbench.odds.deckfile.Combo;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.Mulligan;
import cardbench.odds.deckfile.Topic;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Forms and changes of forms, the same for the same seed. */
final class RandomForm {

    private static final String[] NAMES = {
        "ash",
        "灰流丽",
        "blue-eyes",
        "Blue Eyes",
        "o'neill",
        "- x",
        "a: b",
        "#1",
        "yes",
        "null",
        "7",
        "{c}"
    };
    private static final String[] ROLES = {
        "starter", "brick", "手坑", "hand-trap", "true", "12", "x:y"
    };
    private static final String[] CONDITIONS = {
        "ash", "a:starter", "a:brick !ash", "A:hand*", "灰流丽"
    };

    private static final String[] INTERRUPTED = {"any", "[draw]", "a:starter", "灰流丽"};

    private final Random random;

    RandomForm(long seed) {
        random = new Random(seed);
    }

    private String any(String... words) {
        return words[random.nextInt(words.length)];
    }

    private List<String> sample(int most, String... words) {
        List<String> list = new ArrayList<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            list.add(any(words));
        }
        return list;
    }

    private static List<String> distinct(List<String> list) {
        return list.stream().distinct().toList();
    }

    /* Forms. */

    DeckForm form() {
        List<DeckForm.Card> cards = new ArrayList<>();
        for (String name : distinct(sample(6, NAMES))) {
            String label = random.nextBoolean() ? "" : any("Ash: Blossom", "灰流丽 #1", "'q'", "a\nb");
            cards.add(
                    new DeckForm.Card(
                            name,
                            random.nextInt(5),
                            random.nextInt(4) == 0,
                            distinct(sample(3, ROLES)),
                            label));
        }
        List<DeckForm.Topic> topics = new ArrayList<>();
        for (String name : distinct(sample(3, "open", "going second", "展开", "no"))) {
            List<DeckForm.Combo> combos = new ArrayList<>();
            for (String combo : distinct(sample(3, "A", "B 2", "组合", "on"))) {
                combos.add(combo(combo));
            }
            DeckForm.Going going =
                    random.nextBoolean() ? DeckForm.Going.FIRST : DeckForm.Going.SECOND;
            DeckForm.Rules rules =
                    new DeckForm.Rules(
                            also(),
                            also(),
                            mulligan(),
                            random.nextBoolean() ? List.of() : start(),
                            sample(2, INTERRUPTED));
            topics.add(new DeckForm.Topic(name, random.nextInt(8), going, false, rules, combos));
        }
        return new DeckForm(cards, List.of(), topics);
    }

    private DeckForm.Combo combo(String name) {
        return new DeckForm.Combo(
                name,
                random.nextInt(4) == 0,
                random.nextInt(4),
                FormReader.needs(sample(4, CONDITIONS)),
                FormReader.needs(sample(2, CONDITIONS)),
                also(),
                random.nextInt(4) == 0 ? also() : List.of());
    }

    private ShownMulligan mulligan() {
        String kind = any("", "london", "vancouver", "redraw", "hearthstone", "one-by-one");
        boolean whole = List.of("london", "vancouver", "redraw").contains(kind);
        boolean bottom = whole && !kind.equals("redraw");
        List<ShownMulligan.Bottom> parts = new ArrayList<>();
        for (int from = 1; bottom && from < 4; from++) {
            List<String> cards = sample(2, CONDITIONS);
            if (!cards.isEmpty()) {
                parts.add(new ShownMulligan.Bottom(from, cards));
            }
        }
        return new ShownMulligan(
                kind,
                whole ? also() : List.of(),
                whole || kind.isEmpty() ? List.of() : sample(2, CONDITIONS),
                kind.isEmpty() || kind.equals("redraw")
                        ? -1
                        : random.nextInt(kind.equals("hearthstone") ? 3 : 5) - 1,
                bottom ? random.nextInt(3) : 0,
                parts);
    }

    private List<Beginning> start() {
        List<Beginning> start = new ArrayList<>();
        for (Beginning one : List.of(Beginning.NORMAL, Beginning.SUPPORTER)) {
            if (random.nextBoolean()) {
                start.add(one);
            }
        }
        return start;
    }

    private List<List<CardCount>> also() {
        List<List<CardCount>> also = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            List<CardCount> alternatives = new ArrayList<>();
            for (int k = 1 + random.nextInt(3); k > 0; k--) {
                CardCount.Relation[] relations = CardCount.Relation.values();
                alternatives.add(
                        new CardCount(
                                relations[random.nextInt(relations.length)],
                                random.nextInt(4),
                                any("H", "B", "D", "F").charAt(0),
                                any(CONDITIONS)));
            }
            also.add(alternatives);
        }
        return also;
    }

    /** The file that a form makes out of an empty text. */
    static String written(DeckForm form) {
        String text = "";
        for (FormEdit edit : edits(form)) {
            FormEditor.Outcome outcome = FormEditor.apply(text, edit);
            assertEquals(null, outcome.refusal(), edit + "\n" + text);
            text = outcome.yaml();
        }
        return text;
    }

    private static List<FormEdit> edits(DeckForm form) {
        List<FormEdit> edits = new ArrayList<>();
        for (DeckForm.Card card : form.cards()) {
            edits.add(new FormEdit.AddCard(card.name(), card.count(), card.label()));
            edits.add(new FormEdit.SwitchCard(card.name(), card.off()));
            for (String role : card.roles()) {
                edits.add(new FormEdit.AssignRole(card.name(), role, true));
            }
        }
        for (DeckForm.Topic topic : form.topics()) {
            String in = topic.name();
            edits.add(new FormEdit.AddTopic(in, topic.hand()));
            edits.add(new FormEdit.Go(in, topic.going()));
            edits.add(new FormEdit.CountCards(in, "", false, topic.rules().condition()));
            edits.add(new FormEdit.CountCards(in, "", true, topic.rules().given()));
            edits.add(new FormEdit.Mulligan(in, topic.rules().mulligan()));
            edits.add(new FormEdit.Start(in, topic.rules().start()));
            edits.add(new FormEdit.Negate(in, topic.rules().negate()));
            for (DeckForm.Combo combo : topic.combos()) {
                String name = combo.name();
                edits.add(new FormEdit.AddCombo(in, name, "ash"));
                edits.add(new FormEdit.SwitchCombo(in, name, combo.off()));
                edits.add(new FormEdit.ScoreCombo(in, name, combo.score()));
                edits.add(new FormEdit.NeedCards(in, name, "hand", expanded(combo.hand())));
                edits.add(new FormEdit.NeedCards(in, name, "grave", expanded(combo.grave())));
                edits.add(new FormEdit.CountCards(in, name, false, combo.also()));
                edits.add(new FormEdit.CountCards(in, name, true, combo.given()));
            }
        }
        return edits;
    }

    private static List<String> expanded(List<DeckForm.Need> needs) {
        List<String> conditions = new ArrayList<>();
        for (DeckForm.Need need : needs) {
            for (int i = 0; i < need.count(); i++) {
                conditions.add(need.of());
            }
        }
        return conditions;
    }

    /* What a form means, and what the reader of deck files understands. */

    static List<String> summary(DeckForm form) {
        List<String> lines = new ArrayList<>();
        for (DeckForm.Card card : form.cards()) {
            lines.add(card.name() + " " + (card.off() ? 0 : card.count()) + card.roles());
            lines.add(card.label());
        }
        for (DeckForm.Topic topic : form.topics()) {
            DeckForm.Rules rules = topic.rules();
            List<String> header = new ArrayList<>();
            if (topic.going() == DeckForm.Going.SECOND) {
                header.add("(# D.1 H)");
            }
            for (Beginning one : rules.start()) {
                header.add("(= " + one.word() + " 1)");
            }
            lines.add(topic.name() + " " + topic.hand() + String.join(";", header));
            lines.add("negate " + rules.negate());
            lines.add(
                    CountCondition.written(rules.condition())
                            + " given "
                            + CountCondition.written(rules.given()));
            ShownMulligan mulligan = rules.mulligan();
            lines.add(
                    mulligan.kind()
                            + CountCondition.written(mulligan.keep())
                            + mulligan.cards()
                            + mulligan.most()
                            + mulligan.free());
            for (ShownMulligan.Bottom bottom : mulligan.bottom()) {
                lines.add(bottom.from() + "" + bottom.cards());
            }
            for (DeckForm.Combo combo : topic.combos()) {
                if (!combo.off()) {
                    lines.add(
                            combo.name()
                                    + combo.score()
                                    + expanded(combo.hand())
                                    + expanded(combo.grave())
                                    + CountCondition.written(combo.also())
                                    + " given "
                                    + CountCondition.written(combo.given()));
                }
            }
        }
        return lines;
    }

    static List<String> summary(String yaml) {
        List<String> lines = new ArrayList<>();
        DeckFile file = DeckFileReader.read(yaml).file();
        for (DeckCard card : file.cards()) {
            lines.add(card.name() + " " + card.count() + values(card.attributes()));
            lines.add(card.description());
        }
        for (Topic topic : file.topics()) {
            String header = topic.header() == null ? "" : topic.header().value();
            lines.add(topic.name() + " " + topic.startCard() + header);
            lines.add("negate " + values(topic.negated()));
            lines.add(value(topic.condition()) + " given " + value(topic.given()));
            Mulligan mulligan = topic.opening().mulligan();
            lines.add(
                    mulligan == null
                            ? "[]-10"
                            : mulligan.kind().word()
                                    + value(mulligan.keep())
                                    + items(mulligan.kept())
                                    + mulligan.most(-1)
                                    + mulligan.free());
            for (Mulligan.Bottom bottom : mulligan == null ? NOTHING : mulligan.bottom()) {
                lines.add(bottom.from() + "" + items(bottom.items()));
            }
            for (Combo combo : topic.combos()) {
                String condition = combo.condition() == null ? "" : combo.condition().value();
                if (!condition.isEmpty()) {
                    Diagnostics diagnostics = new Diagnostics();
                    Parser.number(Source.of(condition), diagnostics);
                    assertEquals(List.of(), diagnostics.list(), condition);
                }
                String score = combo.score() == null ? "1" : combo.score().value();
                lines.add(
                        combo.name()
                                + score
                                + values(combo.hand())
                                + values(combo.grave())
                                + condition
                                + " given "
                                + value(combo.given()));
            }
        }
        return lines;
    }

    private static final List<Mulligan.Bottom> NOTHING = List.of();

    private static String value(YamlScalar text) {
        return text == null ? "" : text.value();
    }

    private static List<String> items(List<CardItem> items) {
        return items.stream().map(item -> item.condition().value()).toList();
    }

    private static List<String> values(List<YamlScalar> texts) {
        return texts.stream().map(YamlScalar::value).toList();
    }

    /* Changes. */

    private DeckForm.Going going() {
        return DeckForm.Going.values()[random.nextInt(3)];
    }

    /** A change of a form that may name what is not there. */
    FormEdit edit(DeckForm form) {
        List<String> names = form.cards().stream().map(DeckForm.Card::name).toList();
        String card =
                names.isEmpty() || random.nextInt(20) == 0
                        ? any(NAMES)
                        : any(names.toArray(String[]::new));
        List<DeckForm.Topic> topics = form.topics();
        DeckForm.Topic in = topics.isEmpty() ? null : topics.get(random.nextInt(topics.size()));
        String topic = in == null ? "open" : in.name();
        List<DeckForm.Combo> combos = in == null ? List.of() : in.combos();
        String combo = combos.isEmpty() ? "A" : combos.get(random.nextInt(combos.size())).name();
        boolean flag = random.nextBoolean();
        String[] roles =
                form.cards().stream().flatMap(one -> one.roles().stream()).toArray(String[]::new);
        return switch (random.nextInt(17)) {
            case 0 -> new FormEdit.AddCard(any(NAMES), random.nextInt(4), flag ? "" : "词: x");
            case 1 -> new FormEdit.RemoveCard(card);
            case 2 -> new FormEdit.CountCard(card, random.nextInt(4));
            case 3 -> new FormEdit.SwitchCard(card, flag);
            case 4 -> new FormEdit.AssignRole(card, any(ROLES), true);
            case 5 -> new FormEdit.AssignRole(card, roles.length == 0 ? "x" : any(roles), false);
            case 6 -> new FormEdit.AddTopic(any("new", "open", "- t"), random.nextInt(6));
            case 7 -> new FormEdit.RemoveTopic(topic);
            case 8 -> new FormEdit.RenameTopic(topic, any("renamed", "re: named"));
            case 9 -> new FormEdit.SizeHand(topic, random.nextInt(8));
            case 10 ->
                    switch (random.nextInt(4)) {
                        case 0 -> new FormEdit.Mulligan(topic, mulligan());
                        case 1 -> new FormEdit.Start(topic, start());
                        case 2 -> new FormEdit.Negate(topic, sample(3, INTERRUPTED));
                        default -> new FormEdit.Go(topic, going());
                    };
            case 11 -> new FormEdit.AddCombo(topic, any("N", "新 1"), any(CONDITIONS));
            case 12 -> new FormEdit.RemoveCombo(topic, combo);
            case 13 -> new FormEdit.RenameCombo(topic, combo, any("M", "on"));
            case 14 -> new FormEdit.SwitchCombo(topic, combo, flag);
            case 15 ->
                    flag
                            ? new FormEdit.ScoreCombo(topic, combo, random.nextInt(9))
                            : new FormEdit.CountCards(
                                    topic,
                                    random.nextInt(3) == 0 ? "" : combo,
                                    random.nextBoolean(),
                                    also());
            default ->
                    new FormEdit.NeedCards(
                            topic, combo, flag ? "hand" : "grave", sample(4, CONDITIONS));
        };
    }
}
