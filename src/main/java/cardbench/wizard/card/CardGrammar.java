package cardbench.wizard.card;

import static cardbench.wizard.card.ObjectType.extra;
import static cardbench.wizard.card.ObjectType.extraKey;
import static cardbench.wizard.card.ObjectType.may;
import static cardbench.wizard.card.ObjectType.must;
import static cardbench.wizard.card.ObjectType.of;
import static cardbench.wizard.card.Target.Selection.ALL;
import static cardbench.wizard.card.Target.Selection.ASKED;
import static cardbench.wizard.card.Target.Selection.RANDOM;

import java.util.List;

/**
 * The grammar of cards of the second generation: every kind of object with its keys. Reading,
 * checking, completion and the JSON Schema are all derived from these tables, so a new key or
 * doable is added here first.
 */
public final class CardGrammar {

    /** A name chosen by the author, under which the targets of a doable are kept as variables. */
    private static final ObjectType.Key ID = may("id", KeyType.NAME);

    private static final ObjectType.Key TIMES = must("times", KeyType.NUMBER);
    private static final ObjectType.Key UNTIL = extraKey("until", KeyType.CONDITION, false);
    private static final ObjectType.Key CONDITION = must("condition", KeyType.CONDITION);
    private static final ObjectType.Key MINIMUM = must("minimum", KeyType.NUMBER);
    private static final ObjectType.Key MAXIMUM = must("maximum", KeyType.NUMBER);
    private static final ObjectType.Key AMOUNT = must("amount", KeyType.NUMBER);
    private static final ObjectType.Key CHANGE = must("mode", KeyType.CHANGE);
    private static final ObjectType.Key DO = must("do", KeyType.DOABLES);
    private static final ObjectType.Key VALUE_1 = must("value1", KeyType.VALUE);
    private static final ObjectType.Key VALUE_2 = must("value2", KeyType.VALUE);
    private static final ObjectType.Key NUMBER_1 = must("value1", KeyType.NUMBER);
    private static final ObjectType.Key NUMBER_2 = must("value2", KeyType.NUMBER);
    private static final ObjectType.Key PLAYER = must("playerUUID", KeyType.PLAYER);
    private static final ObjectType.Key CARD = must("cardUUID", KeyType.CARD);
    private static final ObjectType.Key CARD_TYPE = must("cardType", KeyType.CARD_TYPE);
    private static final ObjectType.Key MAY_CARD = extraKey("cardUUID", KeyType.CARD, false);
    private static final ObjectType.Key MONSTERS = must("target", KeyType.MONSTERS);
    private static final ObjectType.Key PLAYERS = must("target", KeyType.PLAYERS);
    private static final ObjectType.Key CARDS = must("target", KeyType.CARDS);
    private static final ObjectType.Key ASK = may("ask", KeyType.PLAYER);
    private static final ObjectType.Key HOW_MANY = extraKey("amount", KeyType.NUMBER, false);
    private static final ObjectType.Key ZONE = extraKey("zone", KeyType.ZONE, true);
    private static final ObjectType.Key OF = extraKey("of", KeyType.PLAYER, false);

    /**
     * The document's table of doables; {@code counter}, since its last example is described as
     * countering a card and has no doable for that (D-COUNTER); and what printed cards need.
     */
    public static final List<ObjectType> DOABLES =
            List.of(
                    of("loop", ID, TIMES, DO, may("target", KeyType.TARGETS), UNTIL),
                    of("if", ID, CONDITION, DO, may("elsedo", KeyType.DOABLES)),
                    of("damage", ID, AMOUNT, MONSTERS),
                    of("health", ID, CHANGE, AMOUNT, MONSTERS),
                    of("maxHealth", ID, CHANGE, AMOUNT, MONSTERS),
                    of("reward", ID, CHANGE, AMOUNT, MONSTERS),
                    of("mana", ID, CHANGE, AMOUNT, PLAYERS),
                    of("gold", ID, CHANGE, AMOUNT, PLAYERS),
                    of("freezing", ID, CHANGE, AMOUNT, PLAYERS),
                    of("drawCard", ID, AMOUNT, PLAYERS),
                    of("askDiscardCard", ID, MINIMUM, MAXIMUM, PLAYERS),
                    of("discardCard", ID, CARDS),
                    of("manaCost", ID, CHANGE, AMOUNT, CARDS),
                    of("shuffleBack", ID, must("player", KeyType.PLAYERS)),
                    of("addTriggers", ID, must("triggers", KeyType.TRIGGERS)),
                    of(
                            "removeTriggers",
                            ID,
                            must("mode", KeyType.REMOVAL),
                            must("targets", KeyType.TRIGGER_NAMES)),
                    extra("counter", ID),
                    extra("school", ID, must("school", KeyType.SCHOOL), CARDS),
                    extra("changeDamage", ID, CHANGE, AMOUNT));

    /** The document's table of conditions, and {@code HasWand}, which its examples use. */
    public static final List<ObjectType> CONDITIONS =
            List.of(
                    of("Equals", VALUE_1, VALUE_2),
                    of("GreaterThan", NUMBER_1, NUMBER_2),
                    of("LessThan", NUMBER_1, NUMBER_2),
                    of("GreaterThanOrEqual", NUMBER_1, NUMBER_2),
                    of("LessThanOrEqual", NUMBER_1, NUMBER_2),
                    of("And", must("conditions", KeyType.CONDITIONS)),
                    of("Or", must("conditions", KeyType.CONDITIONS)),
                    of("Not", CONDITION),
                    of("HasCard", PLAYER, CARD),
                    of("HasNoCard", PLAYER, CARD),
                    of("IsType", PLAYER, CARD_TYPE, MAY_CARD),
                    of("IsNotType", PLAYER, CARD_TYPE, MAY_CARD),
                    of("AlwaysTrue"),
                    of("AlwaysFalse"),
                    of("HasWand", PLAYER));

    /** The choosers. The document has only {@code monsterChooser}; the others follow its shape. */
    public static final List<ObjectType> CHOOSERS =
            List.of(
                    chooser("monsterChooser", VariableKind.MONSTER, ASKED, ASK, HOW_MANY),
                    chooser("allMonsters", VariableKind.MONSTER, ALL),
                    chooser("randomMonster", VariableKind.MONSTER, RANDOM, HOW_MANY),
                    chooser("playerChooser", VariableKind.PLAYER, ASKED, ASK, HOW_MANY),
                    chooser("allPlayers", VariableKind.PLAYER, ALL),
                    chooser("randomPlayer", VariableKind.PLAYER, RANDOM, HOW_MANY),
                    chooser("cardChooser", VariableKind.CARD, ASKED, ASK, ZONE, OF, HOW_MANY),
                    chooser("allCards", VariableKind.CARD, ALL, ZONE, OF),
                    chooser("randomCard", VariableKind.CARD, RANDOM, ZONE, OF, HOW_MANY));

    /** The getters. The document has only {@code getCardProperty}; the others follow its shape. */
    public static final List<ObjectType> GETTERS =
            List.of(
                    of("getCardProperty", CARD, must("property", KeyType.CARD_PROPERTY)),
                    extra(
                            "getPlayer",
                            extraKey("of", KeyType.PLAYER, true),
                            extraKey("seat", KeyType.SEAT, true)),
                    extra("getPlayerProperty", PLAYER, must("property", KeyType.PLAYER_PROPERTY)),
                    extra(
                            "getMonsterProperty",
                            must("monsterUUID", KeyType.MONSTER),
                            must("property", KeyType.MONSTER_PROPERTY)),
                    extra("sum", must("values", KeyType.NUMBERS)),
                    extra("product", must("values", KeyType.NUMBERS)));

    public static final ObjectType TRIGGER =
            of(
                    "trigger",
                    may("UUID", KeyType.TEXT),
                    ID,
                    must("mode", KeyType.MODE),
                    must("event", KeyType.EVENT),
                    may("condition", KeyType.CONDITION),
                    DO);

    public static final ObjectType TRIGGER_GETTER =
            of("TriggerGetter", must("mode", KeyType.GETTER_MODE), must("value", KeyType.NAME));

    public static final ObjectType BEHAVIOR = of("behavior", must("at", KeyType.TIMING), DO);

    public static final ObjectType TREASURE =
            of(
                    "treasure",
                    must("id", KeyType.TEXT),
                    must("count", KeyType.COUNT),
                    must("name", KeyType.TEXT),
                    must("manaCost", KeyType.INTEGER),
                    must("rarity", KeyType.RARITY),
                    must("school", KeyType.SCHOOL),
                    extraKey("cardType", KeyType.TREASURE_TYPE, false),
                    must("description", KeyType.TEXT),
                    must("behaviors", KeyType.BEHAVIORS));

    /**
     * Exploration cards. The document does not mention health and reward, but a monster needs both
     * (D-MONSTER).
     */
    public static final ObjectType EXPLORATION =
            of(
                    "exploration",
                    must("id", KeyType.TEXT),
                    must("name", KeyType.TEXT),
                    must("type", KeyType.EXPLORATION_TYPE),
                    must("description", KeyType.TEXT),
                    must("level", KeyType.LEVEL),
                    extraKey("health", KeyType.INTEGER, false),
                    extraKey("reward", KeyType.INTEGER, false),
                    must("behaviors", KeyType.BEHAVIORS));

    private CardGrammar() {}

    private static ObjectType chooser(
            String name, VariableKind kind, Target.Selection selection, ObjectType.Key... keys) {
        boolean extension = !name.equals("monsterChooser");
        return new ObjectType(name, kind, selection, List.of(keys), extension);
    }
}
