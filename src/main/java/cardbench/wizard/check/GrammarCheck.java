package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Target;
import cardbench.wizard.card.WizardCodes;
import java.util.List;

/**
 * Checks the objects of a normalised card against {@link CardGrammar}: unknown, missing and
 * misspelt keys. {@link KeyTypeCheck} checks their values.
 */
public final class GrammarCheck {

    /** The largest number of an action, and of copies of a card. */
    public static final int MAX_NUMBER = 9_999;

    /** The largest absolute value of a number of a card, and of any number in a game. */
    public static final int MAX = 999_999;

    private final Diagnostics diagnostics;
    private final Faults faults;
    private final KeyTypeCheck slots;

    public GrammarCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.faults = new Faults(diagnostics);
        this.slots = new KeyTypeCheck(diagnostics, this);
    }

    /** Checks an object without a key {@code type} against its type. */
    public void check(JsonMap map, ObjectType shape) {
        keys(map, shape, false);
    }

    /** Checks a condition outside of a card. */
    public void condition(JsonNode node) {
        typed(node, "condition", CardGrammar.CONDITIONS);
    }

    /**
     * Checks the keys of a trigger on {@code instant} (D-INSTANT). Normalising replaces it by its
     * doables, so this has to happen before; condition and doables are checked in their new place.
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
            faults.missing(trigger, "do");
        } else if (!trigger.has("condition")
                && trigger.has("do")
                && !(trigger.get("do") instanceof JsonList)) {
            faults.type(trigger.get("do"), "do", "a list");
        }
    }

    /** Checks an object that names its type in the key {@code type}. */
    void typed(JsonNode node, String key, List<ObjectType> shapes) {
        if (!(node instanceof JsonMap map)) {
            faults.type(node, key, "an object");
            return;
        }
        JsonNode type = map.get("type");
        if (type == null) {
            JsonMap.Member misspelt = misspeltType(map, shapes);
            if (misspelt == null) {
                faults.missing(map, "type");
            } else {
                misspelt(misspelt, "type");
            }
        } else if (faults.text(type, "type")) {
            String word = ((JsonScalar) type).text();
            ObjectType shape = ObjectType.named(word, shapes);
            if (shape == null) {
                Diagnostic fault = unknownOf(shapes).at(type.place()).with("word", word);
                faults.unknown(fault, word, ObjectType.names(shapes));
                return;
            }
            if (shape.extension()) {
                diagnostics.add(WizardCodes.EXTENSION.at(type.place()).with("word", word));
            }
            String reading = reading(map, shape);
            if (!reading.isEmpty()) {
                slots.unspecified(type, word, reading);
            }
            keys(map, shape, true);
            minimum(map);
        }
    }

    /** The reading of a type whose meaning the document leaves open; empty for any other. */
    private static String reading(JsonMap map, ObjectType shape) {
        boolean asks = shape.selection() == Target.Selection.ASKED && !map.has("ask");
        return switch (shape.name()) {
            // D-CARDTYPE
            case "IsType", "IsNotType" ->
                    map.has("cardUUID")
                            ? ""
                            : "the card that the player played last; false without one";
            // D-HASCARD
            case "HasCard" -> "the card is in the player's hand";
            case "HasNoCard" -> "the card is not in the hand, or there is no such player";
            // D-SHUFFLEBACK
            case "shuffleBack" -> "the discard pile is shuffled into the deck";
            // D-CHOOSER
            default -> asks ? "the acting player chooses" : "";
        };
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

    /** Reports an object to compare that resembles a getter, but is compared as it is written. */
    void misspeltGetter(JsonMap map) {
        String word = map.text("type", "");
        String near = Spelling.near(word, ObjectType.names(CardGrammar.GETTERS));
        JsonMap.Member misspelt = misspeltType(map, CardGrammar.GETTERS);
        if (near != null) {
            plainObject(map.get("type").place(), word, near);
        } else if (misspelt != null) {
            plainObject(misspelt.place(), ((JsonScalar) misspelt.value()).text(), "type");
        }
    }

    private void plainObject(Location at, String word, String fix) {
        diagnostics.add(Faults.fixed(WizardCodes.PLAIN_OBJECT.at(at).with("word", word), fix));
    }

    /** The member that must be a misspelt {@code type}, as its value is the name of a type. */
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
        // after the unknown keys: a misspelt one has been removed from the absent ones
        for (ObjectType.Key key : shape.keys()) {
            if (key.required() && absent.contains(key.name())) {
                missing(map, key.name(), certain(map, shape, key.name()));
            }
        }
    }

    private static List<String> absent(JsonMap map, ObjectType shape) {
        List<String> absent = shape.names();
        absent.removeIf(map::has);
        return absent;
    }

    private void extension(JsonMap.Member member, ObjectType.Key key) {
        if (key.extension()) {
            diagnostics.add(WizardCodes.EXTENSION.at(member.place()).with("word", key.name()));
        }
    }

    /**
     * Reports a key that nothing reads. If it resembles a required key that is absent, the report
     * is that this one is missing, with a fix, and the key is removed from {@code absent}: one
     * mistake is reported once.
     */
    private void unknownKey(
            JsonMap map, JsonMap.Member member, ObjectType shape, List<String> absent) {
        String name = member.name();
        Location place = member.place();
        String now = DeprecatedNames.key(name, shape);
        // add or set beside mode states the change twice
        boolean mode = now != null && now.equals("amount") && map.has("mode");
        if (now != null && (mode || map.has(now))) {
            String alternative = map.has(now) ? now : "mode";
            diagnostics.add(
                    WizardCodes.BOTH.at(place).with("written", name).with("other", alternative));
            absent.remove(now);
            return;
        }
        if (now != null) {
            // the normaliser leaves an older key under its name only if its value is no list
            faults.type(member.value(), name, "a list");
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
        Diagnostic fault = WizardCodes.UNKNOWN_KEY.at(place).with("key", name);
        diagnostics.add(Faults.fixed(fault, near));
    }

    private static boolean isTreasureType(JsonMap.Member member) {
        return member.value() instanceof JsonScalar word
                && word.isString()
                && KeyType.TREASURE_TYPE.words().contains(word.text());
    }

    private void misspelt(JsonMap.Member member, String key) {
        diagnostics.add(Faults.fixed(WizardCodes.MISSING.at(member.place()).with("key", key), key));
    }

    /**
     * Reports a missing key.
     *
     * @param certain its value as JSON if it follows from the rest of the card; the fix adds it
     *     behind the last member. {@code null} if only the author knows it
     */
    private void missing(JsonMap map, String key, String certain) {
        if (certain == null) {
            faults.missing(map, key);
            return;
        }
        int end = map.members().get(map.members().size() - 1).value().to();
        diagnostics.add(
                WizardCodes.MISSING
                        .at(Location.range(end, end))
                        .with("key", key)
                        .fixedBy(", \"" + key + "\": " + certain));
    }

    /**
     * The value of a missing key of an exploration card that follows from others, or {@code null}.
     */
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

    /** Reports a minimum above the maximum. */
    private void minimum(JsonMap map) {
        Integer least = KeyTypeCheck.known(map.get("minimum"));
        Integer most = KeyTypeCheck.known(map.get("maximum"));
        if (least != null && most != null && least > most && most >= 0) {
            faults.range(WizardCodes.RANGE, map.get("minimum"), "minimum", 0, most);
        }
    }
}
