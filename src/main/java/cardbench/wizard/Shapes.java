package cardbench.wizard;

import static cardbench.wizard.Shape.chooser;
import static cardbench.wizard.Shape.extra;
import static cardbench.wizard.Shape.extraKey;
import static cardbench.wizard.Shape.may;
import static cardbench.wizard.Shape.must;
import static cardbench.wizard.Shape.of;

import java.util.List;

/**
 * The one table of everything that a card of the second generation is made of. Reading, checking,
 * completing and the schema all go by it.
 */
final class Shapes {

    /** A name of ours, which any doable may carry, and what it did is kept under. */
    private static final Shape.Key ID = may("id", Slot.NAME);

    private static final Shape.Key TIMES = must("times", Slot.NUMBER);
    private static final Shape.Key AMOUNT = must("amount", Slot.NUMBER);
    private static final Shape.Key CHANGE = must("mode", Slot.CHANGE);
    private static final Shape.Key DO = must("do", Slot.DOABLES);
    private static final Shape.Key VALUE_1 = must("value1", Slot.VALUE);
    private static final Shape.Key VALUE_2 = must("value2", Slot.VALUE);
    private static final Shape.Key NUMBER_1 = must("value1", Slot.NUMBER);
    private static final Shape.Key NUMBER_2 = must("value2", Slot.NUMBER);
    private static final Shape.Key PLAYER = must("playerUUID", Slot.PLAYER);
    private static final Shape.Key CARD = must("cardUUID", Slot.CARD);
    private static final Shape.Key MONSTERS = must("target", Slot.MONSTERS);
    private static final Shape.Key PLAYERS = must("target", Slot.PLAYERS);
    private static final Shape.Key CARDS = must("target", Slot.CARDS);
    private static final Shape.Key ASK = may("ask", Slot.PLAYER);
    private static final Shape.Key HOW_MANY = extraKey("amount", Slot.NUMBER, false);
    private static final Shape.Key ZONE = extraKey("zone", Slot.ZONE, true);
    private static final Shape.Key OF = extraKey("of", Slot.PLAYER, false);

    /**
     * The document's table of doables, and {@code counter}, without which its last example lies.
     */
    static final List<Shape> DOABLES =
            List.of(
                    of("loop", ID, TIMES, DO, may("target", Slot.TARGETS)),
                    of(
                            "if",
                            ID,
                            must("condition", Slot.CONDITION),
                            DO,
                            may("elsedo", Slot.DOABLES)),
                    of("damage", ID, AMOUNT, MONSTERS),
                    of("health", ID, CHANGE, AMOUNT, MONSTERS),
                    of("maxHealth", ID, CHANGE, AMOUNT, MONSTERS),
                    of("reward", ID, CHANGE, AMOUNT, MONSTERS),
                    of("mana", ID, CHANGE, AMOUNT, PLAYERS),
                    of("gold", ID, CHANGE, AMOUNT, PLAYERS),
                    of("freezing", ID, CHANGE, AMOUNT, PLAYERS),
                    of("drawCard", ID, AMOUNT, PLAYERS),
                    of(
                            "askDiscardCard",
                            ID,
                            must("minimum", Slot.NUMBER),
                            must("maximum", Slot.NUMBER),
                            PLAYERS),
                    of("discardCard", ID, CARDS),
                    of("manaCost", ID, CHANGE, AMOUNT, CARDS),
                    of("shuffleBack", ID, must("player", Slot.PLAYERS)),
                    of("addTriggers", ID, must("triggers", Slot.TRIGGERS)),
                    of(
                            "removeTriggers",
                            ID,
                            must("mode", Slot.REMOVAL),
                            must("targets", Slot.TRIGGER_NAMES)),
                    extra("counter", ID));

    /** The document's table of conditions, and {@code HasWand}, which its examples use. */
    static final List<Shape> CONDITIONS =
            List.of(
                    of("Equals", VALUE_1, VALUE_2),
                    of("GreaterThan", NUMBER_1, NUMBER_2),
                    of("LessThan", NUMBER_1, NUMBER_2),
                    of("GreaterThanOrEqual", NUMBER_1, NUMBER_2),
                    of("LessThanOrEqual", NUMBER_1, NUMBER_2),
                    of("And", must("conditions", Slot.CONDITIONS)),
                    of("Or", must("conditions", Slot.CONDITIONS)),
                    of("Not", must("condition", Slot.CONDITION)),
                    of("HasCard", PLAYER, CARD),
                    of("HasNoCard", PLAYER, CARD),
                    of(
                            "IsType",
                            PLAYER,
                            must("cardType", Slot.CARD_TYPE),
                            extraKey("cardUUID", Slot.CARD, false)),
                    of(
                            "IsNotType",
                            PLAYER,
                            must("cardType", Slot.CARD_TYPE),
                            extraKey("cardUUID", Slot.CARD, false)),
                    of("AlwaysTrue"),
                    of("AlwaysFalse"),
                    of("HasWand", PLAYER));

    /** {@code monsterChooser} is the document's; the others have its shape. */
    static final List<Shape> CHOOSERS =
            List.of(
                    chooser("monsterChooser", Kind.MONSTER, false, ASK, HOW_MANY),
                    chooser("allMonsters", Kind.MONSTER, true),
                    chooser("randomMonster", Kind.MONSTER, true, HOW_MANY),
                    chooser("playerChooser", Kind.PLAYER, true, ASK, HOW_MANY),
                    chooser("allPlayers", Kind.PLAYER, true),
                    chooser("randomPlayer", Kind.PLAYER, true, HOW_MANY),
                    chooser("cardChooser", Kind.CARD, true, ASK, ZONE, OF, HOW_MANY),
                    chooser("allCards", Kind.CARD, true, ZONE, OF),
                    chooser("randomCard", Kind.CARD, true, ZONE, OF, HOW_MANY));

    /** {@code getCardProperty} is the document's; the others have its shape. */
    static final List<Shape> GETTERS =
            List.of(
                    of("getCardProperty", CARD, must("property", Slot.CARD_PROPERTY)),
                    extra(
                            "getPlayer",
                            extraKey("of", Slot.PLAYER, true),
                            extraKey("seat", Slot.SEAT, true)),
                    extra("getPlayerProperty", PLAYER, must("property", Slot.PLAYER_PROPERTY)),
                    extra(
                            "getMonsterProperty",
                            must("monsterUUID", Slot.MONSTER),
                            must("property", Slot.MONSTER_PROPERTY)));

    static final Shape TRIGGER =
            of(
                    "trigger",
                    may("UUID", Slot.TEXT),
                    ID,
                    must("mode", Slot.MODE),
                    must("event", Slot.EVENT),
                    may("condition", Slot.CONDITION),
                    DO);

    static final Shape TRIGGER_GETTER =
            of("TriggerGetter", must("mode", Slot.GETTER_MODE), must("value", Slot.NAME));

    static final Shape BEHAVIOR = of("behavior", must("at", Slot.TIMING), DO);

    static final Shape TREASURE =
            of(
                    "treasure",
                    must("id", Slot.TEXT),
                    must("count", Slot.COUNT),
                    must("name", Slot.TEXT),
                    must("manaCost", Slot.INTEGER),
                    must("rarity", Slot.RARITY),
                    must("school", Slot.SCHOOL),
                    extraKey("cardType", Slot.TREASURE_TYPE, false),
                    must("description", Slot.TEXT),
                    must("behaviors", Slot.BEHAVIORS));

    /** Health and reward are needed to flip a monster; the document names them nowhere. */
    static final Shape EXPLORATION =
            of(
                    "exploration",
                    must("id", Slot.TEXT),
                    must("name", Slot.TEXT),
                    must("type", Slot.EXPLORATION_TYPE),
                    must("description", Slot.TEXT),
                    must("level", Slot.LEVEL),
                    extraKey("health", Slot.INTEGER, false),
                    extraKey("reward", Slot.INTEGER, false),
                    must("behaviors", Slot.BEHAVIORS));

    private Shapes() {}
}
