package cardbench.wizard.play;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.Faults;
import cardbench.wizard.check.GrammarCheck;
import cardbench.wizard.check.KeyTypeCheck;
import cardbench.wizard.play.ScenarioFields.Field;
import java.util.ArrayList;
import java.util.List;

/** Checks the keys and types of the objects of a scenario against {@link ScenarioFields}. */
final class FieldCheck {

    private final Diagnostics diagnostics;
    private final Faults faults;

    FieldCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.faults = new Faults(diagnostics);
    }

    /** Reports a text that is none of the known words. */
    void word(JsonNode node, String key, List<String> known) {
        if (node instanceof JsonScalar word && word.isString() && !known.contains(word.text())) {
            faults.word(WizardCodes.UNKNOWN_VALUE, word, key, known);
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
                faults.unknownKey(member, absent);
            } else {
                value(member.value(), known);
            }
        }
    }

    private void value(JsonNode node, Field field) {
        String key = field.name();
        switch (field.type()) {
            case TEXT -> faults.text(node, key);
            case OPTIONAL -> {
                if (!isOf(node, JsonScalar.Type.NULL, JsonScalar.Type.STRING)) {
                    faults.type(node, key, "a text");
                }
            }
            case TEXTS -> texts(node, key);
            case STATE -> integer(node, key, 0, LimitProfile.FARTHEST);
            case SIGNED -> integer(node, key, -LimitProfile.FARTHEST, LimitProfile.FARTHEST);
            case NUMBER -> integer(node, key, 0, GrammarCheck.MAX_NUMBER);
            case FLAG -> {
                if (!isOf(node, JsonScalar.Type.TRUE, JsonScalar.Type.FALSE)) {
                    faults.type(node, key, "true or false");
                }
            }
            case OBJECT -> {
                if (!(node instanceof JsonMap)) {
                    faults.type(node, key, "an object");
                }
            }
            case LIST -> {
                if (!(node instanceof JsonList)) {
                    faults.type(node, key, "a list");
                }
            }
            case OTHER -> {}
        }
    }

    private static boolean isOf(JsonNode node, JsonScalar.Type one, JsonScalar.Type other) {
        return node instanceof JsonScalar scalar
                && (scalar.type() == one || scalar.type() == other);
    }

    void texts(JsonNode node, String key) {
        if (!(node instanceof JsonList)) {
            faults.type(node, key, "a list of texts");
        }
        for (JsonNode item : node.items()) {
            faults.text(item, key);
        }
    }

    void integer(JsonNode node, String key, int least, int most) {
        if (!(node instanceof JsonScalar scalar) || !scalar.isInteger()) {
            Integer number = KeyTypeCheck.known(node);
            Diagnostic fault =
                    WizardCodes.TYPE
                            .at(node.place())
                            .with("key", key)
                            .with("expected", "an integer");
            diagnostics.add(number == null ? fault : fault.fixedBy(number.toString()));
        } else if (scalar.integer() < least || scalar.integer() > most) {
            faults.range(WizardCodes.RANGE, node, key, least, most);
        }
    }
}
