package cardbench.wizard.play;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.GrammarCheck;
import cardbench.wizard.check.KeyTypeCheck;
import cardbench.wizard.check.Spelling;
import cardbench.wizard.play.ScenarioFields.Field;
import java.util.ArrayList;
import java.util.List;

/** Checks the keys and types of the objects of a scenario against {@link ScenarioFields}. */
final class FieldCheck {

    private final Diagnostics diagnostics;

    FieldCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    static Location place(JsonNode node) {
        return Location.range(node.from(), node.to());
    }

    void type(JsonNode node, String key, String expected) {
        Diagnostic diagnostic =
                WizardCodes.TYPE.at(place(node)).with("key", key).with("expected", expected);
        Integer number = expected.equals("an integer") ? KeyTypeCheck.known(node) : null;
        diagnostics.add(number == null ? diagnostic : diagnostic.fixedBy(number.toString()));
    }

    /** Reports a text that is none of the known words. */
    void word(JsonNode node, String key, List<String> known) {
        if (!(node instanceof JsonScalar scalar) || !scalar.isString()) {
            return;
        }
        String word = scalar.text();
        if (!known.contains(word)) {
            Diagnostic diagnostic =
                    WizardCodes.UNKNOWN_VALUE
                            .at(place(node))
                            .with("key", key)
                            .with("word", word)
                            .with("known", Spelling.listed(known));
            String near = Spelling.near(word, known);
            diagnostics.add(near == null ? diagnostic : diagnostic.fixedBy("\"" + near + "\""));
        }
    }

    /** Checks the keys of an object and their values. */
    void object(JsonMap map, List<Field> fields) {
        List<String> absent = new ArrayList<>();
        for (Field field : fields) {
            if (!map.has(field.name())) {
                absent.add(field.name());
            }
        }
        for (JsonMap.Member member : map.members()) {
            Field known = null;
            for (Field field : fields) {
                known = field.name().equals(member.name()) ? field : known;
            }
            if (known == null) {
                unknownKey(member, absent);
            } else {
                value(member.value(), known);
            }
        }
    }

    /** Reports a key that nothing reads, with the nearest of the absent keys as its fix. */
    void unknownKey(JsonMap.Member member, List<String> absent) {
        Diagnostic diagnostic =
                WizardCodes.UNKNOWN_KEY
                        .at(Location.range(member.from(), member.to()))
                        .with("key", member.name());
        String near = Spelling.near(member.name(), absent);
        diagnostics.add(near == null ? diagnostic : diagnostic.fixedBy("\"" + near + "\""));
    }

    private void value(JsonNode node, Field field) {
        String key = field.name();
        switch (field.type()) {
            case TEXT -> text(node, key);
            case OPTIONAL -> {
                if (!(node instanceof JsonScalar scalar)
                        || scalar.type() != JsonScalar.Type.NULL && !scalar.isString()) {
                    type(node, key, "a text");
                }
            }
            case TEXTS -> texts(node, key);
            case STATE -> integer(node, key, 0, LimitProfile.FARTHEST);
            case SIGNED -> integer(node, key, -LimitProfile.FARTHEST, LimitProfile.FARTHEST);
            case NUMBER -> integer(node, key, 0, GrammarCheck.MAX_NUMBER);
            case FLAG -> {
                boolean flag =
                        node instanceof JsonScalar scalar
                                && (scalar.type() == JsonScalar.Type.TRUE
                                        || scalar.type() == JsonScalar.Type.FALSE);
                if (!flag) {
                    type(node, key, "true or false");
                }
            }
            case OBJECT -> {
                if (!(node instanceof JsonMap)) {
                    type(node, key, "an object");
                }
            }
            case LIST -> {
                if (!(node instanceof JsonList)) {
                    type(node, key, "a list");
                }
            }
            case OTHER -> {}
        }
    }

    boolean text(JsonNode node, String key) {
        boolean text = node instanceof JsonScalar scalar && scalar.isString();
        if (!text) {
            type(node, key, "a text");
        }
        return text;
    }

    void texts(JsonNode node, String key) {
        if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                text(item, key);
            }
        } else {
            type(node, key, "a list of texts");
        }
    }

    void integer(JsonNode node, String key, int least, int most) {
        if (!(node instanceof JsonScalar scalar) || !scalar.isInteger()) {
            type(node, key, "an integer");
        } else if (scalar.integer() < least || scalar.integer() > most) {
            diagnostics.add(
                    WizardCodes.RANGE
                            .at(place(node))
                            .with("key", key)
                            .with("least", least)
                            .with("most", most));
        }
    }
}
