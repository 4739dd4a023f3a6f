package cardbench.wizard.check;

import cardbench.json.JsonList;
import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonScalar;
import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the objects of a normalised card against {@link CardGrammar}: which keys each has and
 * lacks. What stands at the keys is {@link KeyTypeCheck}'s.
 */
public final class GrammarCheck {

    /** No number of a card is larger. */
    public static final int MOST = 9_999;

    private final Diagnostics diagnostics;
    private final KeyTypeCheck slots;

    public GrammarCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.slots = new KeyTypeCheck(diagnostics, this);
    }

    /** Checks an object that has no {@code type} against its shape. */
    public void check(JsonMap map, ObjectType shape) {
        keys(map, shape, false);
    }

    /** Checks a condition that stands alone. */
    public void condition(JsonNode node) {
        typed(node, "condition", CardGrammar.CONDITIONS);
    }

    /**
     * Checks the keys of a trigger on {@code instant}, of which only what it does is left when it
     * is normalised; the condition and the doables are checked where they come to stand.
     */
    void instant(JsonMap trigger) {
        List<String> absent = absent(trigger, CardGrammar.TRIGGER);
        for (JsonMap.Member member : trigger.members()) {
            ObjectType.Key key = CardGrammar.TRIGGER.key(member.name());
            if (key == null) {
                unknownKey(trigger, member, CardGrammar.TRIGGER, absent);
            } else if (key.slot() == KeyType.MODE
                    || key.slot() == KeyType.TEXT
                    || key.slot() == KeyType.NAME) {
                slots.slot(member.value(), key, CardGrammar.TRIGGER);
            }
        }
        if (absent.contains("do")) {
            missing(trigger, "do", null);
        } else if (!trigger.has("condition")
                && trigger.has("do")
                && !(trigger.get("do") instanceof JsonList)) {
            slots.type(trigger.get("do"), "do", "a list");
        }
    }

    /** Checks an object that names its shape in {@code type}. */
    void typed(JsonNode node, String key, List<ObjectType> shapes) {
        if (!(node instanceof JsonMap map)) {
            slots.type(node, key, "an object");
            return;
        }
        JsonNode type = map.get("type");
        if (type == null) {
            JsonMap.Member misspelt = misspeltType(map, shapes);
            if (misspelt == null) {
                missing(map, "type", null);
            } else {
                misspelt(misspelt, "type");
            }
        } else if (slots.text(type, "type")) {
            String word = ((JsonScalar) type).text();
            ObjectType shape = ObjectType.named(word, shapes);
            if (shape == null) {
                slots.unknown(unknownOf(shapes), type, word, ObjectType.names(shapes));
                return;
            }
            if (shape.extension()) {
                diagnostics.add(KeyTypeCheck.at(WizardCodes.EXTENSION, type).with("word", word));
            }
            if (shape.key("cardType") != null && !map.has("cardUUID")) {
                diagnostics.add(KeyTypeCheck.at(WizardCodes.UNSPECIFIED, type).with("word", word));
            }
            keys(map, shape, true);
            minimum(map);
        }
    }

    private static DiagnosticCode unknownOf(List<ObjectType> shapes) {
        if (shapes == CardGrammar.DOABLES) {
            return WizardCodes.UNKNOWN_DOABLE;
        }
        if (shapes == CardGrammar.CONDITIONS) {
            return WizardCodes.UNKNOWN_CONDITION;
        }
        return shapes == CardGrammar.CHOOSERS
                ? WizardCodes.UNKNOWN_CHOOSER
                : WizardCodes.UNKNOWN_GETTER;
    }

    /** The member that can only be meant as {@code type}: its value is the name of a shape. */
    private static JsonMap.Member misspeltType(JsonMap map, List<ObjectType> shapes) {
        for (JsonMap.Member member : map.members()) {
            ObjectType shape =
                    member.value() instanceof JsonScalar word && word.isString()
                            ? ObjectType.named(word.text(), shapes)
                            : null;
            if (shape != null && shape.key(member.name()) == null) {
                return member;
            }
        }
        return null;
    }

    private void keys(JsonMap map, ObjectType shape, boolean typed) {
        List<String> absent = absent(map, shape);
        for (JsonMap.Member member : map.members()) {
            ObjectType.Key key = shape.key(member.name());
            if (key != null) {
                extension(member, key);
                slots.slot(member.value(), key, shape);
            } else if (!typed || !member.name().equals("type")) {
                unknownKey(map, member, shape, absent);
            }
        }
        for (ObjectType.Key key : shape.keys()) {
            if (key.required() && absent.contains(key.name())) {
                missing(map, key.name(), certain(map, shape, key.name()));
            }
        }
    }

    private static List<String> absent(JsonMap map, ObjectType shape) {
        List<String> absent = new ArrayList<>();
        for (ObjectType.Key key : shape.keys()) {
            if (!map.has(key.name())) {
                absent.add(key.name());
            }
        }
        return absent;
    }

    private void extension(JsonMap.Member member, ObjectType.Key key) {
        if (key.extension()) {
            diagnostics.add(
                    WizardCodes.EXTENSION
                            .at(Location.range(member.from(), member.to()))
                            .with("word", key.name()));
        }
    }

    /**
     * A key that nothing reads. Where it is another spelling of a required key that is not there,
     * that one is missing here, and is dropped from the absent ones: one slip is said once.
     */
    private void unknownKey(
            JsonMap map, JsonMap.Member member, ObjectType shape, List<String> absent) {
        String name = member.name();
        Location place = Location.range(member.from(), member.to());
        String now = DeprecatedNames.key(name, shape);
        boolean mode = now != null && now.equals("amount") && map.has("mode");
        if (now != null && (mode || map.has(now))) {
            String other = map.has(now) ? now : "mode";
            diagnostics.add(WizardCodes.BOTH.at(place).with("written", name).with("other", other));
            absent.remove(now);
            return;
        }
        if (now != null) {
            slots.type(member.value(), name, "a list");
            return;
        }
        boolean type =
                shape == CardGrammar.TREASURE && name.equals("type") && isTreasureType(member);
        String near = Spelling.near(name, absent);
        if (type && absent.contains("cardType")) {
            near = "cardType";
        }
        if (near != null && shape.key(near).required()) {
            misspelt(member, near);
            absent.remove(near);
            return;
        }
        Diagnostic said = WizardCodes.UNKNOWN_KEY.at(place).with("key", name);
        diagnostics.add(near == null ? said : said.fixedBy("\"" + near + "\""));
    }

    private static boolean isTreasureType(JsonMap.Member member) {
        return member.value() instanceof JsonScalar word
                && word.isString()
                && KeyType.TREASURE_TYPE.words().contains(word.text());
    }

    private void misspelt(JsonMap.Member member, String key) {
        diagnostics.add(
                WizardCodes.MISSING
                        .at(Location.range(member.from(), member.to()))
                        .with("key", key)
                        .fixedBy("\"" + key + "\""));
    }

    /**
     * A key that is not there.
     *
     * @param certain its value as JSON, which is to be written behind the last member; {@code null}
     *     where only the author knows it: then the opening brace is the place
     */
    private void missing(JsonMap map, String key, String certain) {
        if (certain == null) {
            diagnostics.add(
                    WizardCodes.MISSING
                            .at(Location.range(map.from(), Math.min(map.to(), map.from() + 1)))
                            .with("key", key));
            return;
        }
        int end = map.members().get(map.members().size() - 1).value().to();
        diagnostics.add(
                WizardCodes.MISSING
                        .at(Location.range(end, end))
                        .with("key", key)
                        .fixedBy(", \"" + key + "\": " + certain));
    }

    /** What an exploration card lacks but says elsewhere. */
    private static String certain(JsonMap map, ObjectType shape, String key) {
        if (shape != CardGrammar.EXPLORATION) {
            return null;
        }
        if (key.equals("level")) {
            String level = Card.levelOf(map.text("id", ""));
            return level.isEmpty() ? null : "\"" + level + "\"";
        }
        boolean monster = key.equals("type") && (map.has("health") || map.has("reward"));
        return monster ? "\"monster\"" : null;
    }

    /** At least as many cards cannot be asked for as there are at most. */
    private void minimum(JsonMap map) {
        Integer least = KeyTypeCheck.known(map.get("minimum"));
        Integer most = KeyTypeCheck.known(map.get("maximum"));
        if (least != null && most != null && least > most && most >= 0) {
            slots.range(map.get("minimum"), "minimum", 0, most);
        }
    }
}
