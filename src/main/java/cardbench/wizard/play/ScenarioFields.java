package cardbench.wizard.play;

import cardbench.wizard.play.ScenarioFields.Field.Type;
import java.util.ArrayList;
import java.util.List;

/** The keys of scenarios and their types. {@link ActionKind} has those of actions. */
final class ScenarioFields {

    /** A key. */
    record Field(String name, Type type) {

        /** The type of a value. */
        enum Type {
            TEXT,
            /** A text, or {@code null}. */
            OPTIONAL,
            TEXTS,
            /** An integer in the state of a game, 0 or more. */
            STATE,
            /** An integer in the state of a game, which may be negative. */
            SIGNED,
            /** An integer from 0 to the largest number of a card. */
            NUMBER,
            FLAG,
            OBJECT,
            LIST,
            /** Anything: it is only compared, or has a reader of its own. */
            OTHER
        }
    }

    /** The kinds of scenarios. */
    static final List<String> KINDS = List.of("run", "conditions", "interpolate", "count");

    /** The key of the inputs of each kind. */
    private static final List<String> INPUTS = List.of("actions", "conditions", "texts", "counts");

    static final List<Field> INITIAL =
            joined(
                    all(Type.STATE, "round"),
                    all(Type.TEXT, "phase", "current"),
                    all(Type.LIST, "players", "monsters"),
                    all(Type.TEXTS, "shop", "shopDeck"),
                    all(Type.OBJECT, "instances"));

    static final List<Field> PLAYER =
            joined(
                    all(Type.TEXT, "UUID"),
                    all(Type.STATE, "mana", "position"),
                    all(Type.SIGNED, "gold", "freezing"),
                    all(Type.OPTIONAL, "wand", "lastPlayed"),
                    all(Type.FLAG, "passed"),
                    all(Type.TEXTS, PlayerState.ZONES.toArray(new String[0])));

    static final List<Field> MONSTER =
            joined(
                    all(Type.TEXT, "UUID", "id", "level", "group"),
                    all(Type.STATE, "health", "maxHealth"),
                    all(Type.SIGNED, "reward"),
                    all(Type.FLAG, "defeated"));

    private ScenarioFields() {}

    static List<Field> all(Type type, String... names) {
        List<Field> fields = new ArrayList<>();
        for (String name : names) {
            fields.add(new Field(name, type));
        }
        return fields;
    }

    @SafeVarargs
    static List<Field> joined(List<Field>... parts) {
        List<Field> fields = new ArrayList<>();
        for (List<Field> part : parts) {
            fields.addAll(part);
        }
        return fields;
    }

    /** The keys of a scenario of a kind. */
    static List<Field> scenario(String kind) {
        String input = INPUTS.get(KINDS.indexOf(kind));
        boolean played = kind.equals("run") || kind.equals("conditions");
        boolean context = kind.equals("interpolate") || kind.equals("conditions");
        return joined(
                all(Type.TEXT, "kind"),
                all(Type.OTHER, "covers", "expect"),
                all(Type.LIST, "cards", input),
                played ? all(Type.TEXT, "profile", "seed") : List.of(),
                played ? all(Type.OBJECT, "initial") : List.of(),
                context ? all(Type.OBJECT, "context") : List.of());
    }
}
