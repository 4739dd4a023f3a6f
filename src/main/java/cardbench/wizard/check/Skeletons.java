package cardbench.wizard.check;

import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/**
 * Pieces of cards to begin with. Each is complete: the check has nothing against it where the piece
 * may stand. {@code %} is the owner of the card.
 */
public final class Skeletons {

    /** A piece, and what completion calls it. */
    public record Skeleton(String label, String json) {

        /** The entry of the word that it begins with; {@code null} for whole cards and lists. */
        public String entry() {
            for (ObjectType type : Vocabulary.types()) {
                if (type.name().equals(label)) {
                    return Vocabulary.type(type);
                }
            }
            return Timing.of(label) == null ? null : "timing." + label;
        }
    }

    private static final String CHOOSE = "{\"type\": \"monsterChooser\", \"ask\": \"%\"}";
    private static final String GOLD =
            "{\"type\": \"gold\", \"mode\": \"add\", \"amount\": 1, \"target\": \"%\"}";
    private static final String DAMAGE =
            "{\"type\": \"damage\", \"amount\": 2, \"target\": " + CHOOSE + "}";
    private static final String PROPERTY =
            "{\"type\": \"getPlayerProperty\", \"playerUUID\": \"%\", \"property\": \"gold\"}";
    private static final String MINE =
            "{\"type\": \"GreaterThan\", \"value1\": {\"type\": \"getPlayerProperty\","
                    + " \"playerUUID\": \"%\", \"property\": \"gold\"}, \"value2\": 2}";
    private static final String TRIGGER =
            "{\"mode\": \"once\", \"event\": \"onRoundEnd\", \"do\": [" + GOLD + "]}";

    private Skeletons() {}

    private static Skeleton of(String label, String json) {
        return new Skeleton(label, json);
    }

    private static String treasure(String name, String description, String behaviors) {
        return "{\n  \"id\": \"my.treasure.common."
                + name
                + "\",\n  \"count\": 1,\n  \"name\": \"\",\n  \"manaCost\": 1,\n  \"rarity\": \"com\",\n"
                + "  \"school\": \"none\",\n  \"description\": \""
                + description
                + "\",\n  \"behaviors\": ["
                + behaviors
                + "]\n}";
    }

    private static String exploration(String name, String type, String members) {
        return "{\n  \"id\": \"my.exploration.III."
                + name
                + "\",\n  \"name\": \"\",\n  \"type\": \""
                + type
                + "\",\n  \"description\": \"\",\n  \"level\": \"III\",\n"
                + members
                + "\n}";
    }

    private static String behaviour(String at, String doable) {
        return "\n    {\"at\": \""
                + at
                + "\", \"do\": [\n      "
                + doable.replace("%", "$" + at + ".playerUUID")
                + "\n    ]}";
    }

    /** Whole cards. */
    public static List<Skeleton> cards() {
        String aura =
                "{\"type\": \"addTriggers\", \"triggers\": [{\"id\": \"aura of {onEquip.playerUUID}\","
                        + " \"mode\": \"always\", \"event\": \"onRoundStart\", \"do\": ["
                        + GOLD
                        + "]}]}";
        String end =
                "{\"type\": \"removeTriggers\", \"mode\": \"id\","
                        + " \"targets\": [\"aura of {onUnequip.playerUUID}\"]}";
        String counter =
                "{\"type\": \"addTriggers\", \"triggers\": [{\"mode\": \"once\", \"event\":"
                        + " \"onPlayCard\", \"condition\": {\"type\": \"Equals\", \"value1\":"
                        + " \"$onPlayCard.playerUUID\", \"value2\": {\"type\": \"getPlayer\","
                        + " \"of\": \"%\", \"seat\": \"next\"}}, \"do\": [{\"type\": \"counter\"}]}]}";
        String wand = behaviour("onEquip", aura) + "," + behaviour("onUnequip", end) + "\n  ";
        return List.of(
                of("treasure", treasure("spell", "2", behaviour("onPlay", DAMAGE) + "\n  ")),
                of(
                        "monster",
                        exploration(
                                "monster",
                                "monster",
                                "  \"health\": 5,\n  \"reward\": 1,\n  \"behaviors\": []")),
                of(
                        "event",
                        exploration(
                                "event",
                                "event",
                                "  \"behaviors\": [" + behaviour("onFlip", GOLD) + "\n  ]")),
                of(
                        "wand",
                        treasure("wand", "", wand)
                                .replace(
                                        "\"description\"",
                                        "\"cardType\": \"wand\",\n  \"description\"")),
                of("counter", treasure("counter", "", behaviour("onPlay", counter) + "\n  ")));
    }

    /** What stands in a list at a key. */
    public static List<Skeleton> items(String key) {
        return switch (key) {
            case "do", "elsedo" -> doables();
            case "conditions" -> conditions();
            case "triggers" -> List.of(of("trigger", TRIGGER));
            case "values" -> numbers();
            case "behaviors" ->
                    List.of(
                            of("onPlay", behaviour("onPlay", DAMAGE).trim()),
                            of("onFlip", behaviour("onFlip", GOLD).trim()));
            default -> List.of();
        };
    }

    private static List<Skeleton> doables() {
        return List.of(
                of("damage", DAMAGE),
                of("gold", GOLD),
                of("mana", GOLD.replace("gold", "mana")),
                of("drawCard", "{\"type\": \"drawCard\", \"amount\": 1, \"target\": \"%\"}"),
                of(
                        "askDiscardCard",
                        "{\"type\": \"askDiscardCard\", \"minimum\": 1, \"maximum\": 1,"
                                + " \"target\": \"%\"}"),
                of("if", "{\"type\": \"if\", \"condition\": " + MINE + ", \"do\": [" + GOLD + "]}"),
                of(
                        "loop",
                        "{\"id\": \"loop1\", \"type\": \"loop\", \"times\": 2, \"do\": ["
                                + GOLD.replace("1,", "\"{loop1.index}\",")
                                + "]}"),
                of("addTriggers", "{\"type\": \"addTriggers\", \"triggers\": [" + TRIGGER + "]}"));
    }

    private static List<Skeleton> conditions() {
        return List.of(
                of("LessThan", MINE.replace("Greater", "Less")),
                of("GreaterThan", MINE),
                of("Not", "{\"type\": \"Not\", \"condition\": " + MINE + "}"));
    }

    /** Objects that stand for monsters, players, cards or values. */
    public static List<Skeleton> objects() {
        return List.of(
                of("monsterChooser", CHOOSE),
                of("allMonsters", "{\"type\": \"allMonsters\"}"),
                of("playerChooser", "{\"type\": \"playerChooser\", \"ask\": \"%\"}"),
                of("allPlayers", "{\"type\": \"allPlayers\"}"),
                of(
                        "cardChooser",
                        "{\"type\": \"cardChooser\", \"ask\": \"%\", \"zone\": \"hand\"}"),
                of("allCards", "{\"type\": \"allCards\", \"zone\": \"hand\"}"));
    }

    /** Objects that stand for one player. */
    static List<Skeleton> players() {
        return List.of(
                of("getPlayer", "{\"type\": \"getPlayer\", \"of\": \"%\", \"seat\": \"next\"}"));
    }

    /** Objects that stand for a number. */
    static List<Skeleton> numbers() {
        return List.of(
                of("getPlayerProperty", PROPERTY),
                of("sum", "{\"type\": \"sum\", \"values\": [" + PROPERTY + ", 1]}"),
                of("product", "{\"type\": \"product\", \"values\": [2, " + PROPERTY + "]}"));
    }

    /** What a value of a key is as a whole. */
    static List<Skeleton> values(String key) {
        if (key.equals("condition") || key.equals("until")) {
            return conditions();
        }
        List<Skeleton> lists = new ArrayList<>();
        for (Skeleton one : items(key)) {
            lists.add(of("[" + one.label() + "]", "[" + one.json() + "]"));
        }
        return lists;
    }
}
