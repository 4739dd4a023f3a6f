package cardbench.wizard.card;

import cardbench.base.json.JsonScalar;
import cardbench.base.text.Ascii;
import java.util.List;

/**
 * What a value stands for, and so what it can equal: the document gives the words of some fields
 * ({@code type} is a monster or an event, {@code level} one of four), and a UUID of a player is
 * never one of a monster. Check, completion and schema use this table.
 */
public enum ValueDomain {
    PLAYER(KeyType.PLAYER),
    MONSTER(KeyType.MONSTER),
    CARD(KeyType.CARD),
    /** A UUID that is a card's and a monster's. */
    EXPLORED(KeyType.CARD),
    TRIGGER(null),
    NUMBER(KeyType.NUMBER),
    LEVEL(KeyType.LEVEL),
    EXPLORATION_TYPE(KeyType.EXPLORATION_TYPE),
    CARD_TYPE(KeyType.CARD_TYPE),
    SCHOOL(KeyType.SCHOOL),
    RARITY(KeyType.RARITY),
    TREASURE_ID(null),
    EXPLORATION_ID(null),
    /** An id of a card of either class. */
    CARD_ID(null),
    LIST(null),
    TEXT(null),
    /** Not known before the card is played. */
    ANY(null);

    private final KeyType key;

    ValueDomain(KeyType key) {
        this.key = key;
    }

    /** The domain of a variable, by its kind and the last part of its name. */
    public static ValueDomain of(VariableKind kind, String field) {
        if (field.equals("UUIDs")) {
            return LIST;
        }
        return switch (kind) {
            case PLAYER -> PLAYER;
            case MONSTER -> MONSTER;
            case CARD -> CARD;
            case EXPLORED -> EXPLORED;
            case NUMBER -> NUMBER;
            case TRIGGER -> TRIGGER;
            case CARDS, TEXTS -> LIST;
            case ANY -> ANY;
            case TEXT ->
                    switch (field) {
                        case "level" -> LEVEL;
                        case "type" -> EXPLORATION_TYPE;
                        case "cardID" -> TREASURE_ID;
                        case "monsterID", "id" -> EXPLORATION_ID;
                        default -> TEXT;
                    };
        };
    }

    /** The domain of what a getter returns; {@link #ANY} for an unknown getter or property. */
    public static ValueDomain ofGetter(String getter, String property) {
        return switch (getter) {
            case "getPlayer" -> PLAYER;
            case "sum", "product" -> NUMBER;
            case "getPlayerProperty" ->
                    KeyType.PLAYER_PROPERTY.words().contains(property) ? NUMBER : ANY;
            case "getMonsterProperty" ->
                    switch (property) {
                        case "level" -> LEVEL;
                        case "id" -> EXPLORATION_ID;
                        default ->
                                KeyType.MONSTER_PROPERTY.words().contains(property) ? NUMBER : ANY;
                    };
            case "getCardProperty" ->
                    switch (property) {
                        case "manaCost", "count" -> NUMBER;
                        case "name", "description" -> TEXT;
                        case "id" -> CARD_ID;
                        case "school" -> SCHOOL;
                        case "rarity" -> RARITY;
                        case "cardType", "type" -> CARD_TYPE;
                        case "level" -> LEVEL;
                        default -> ANY;
                    };
            default -> ANY;
        };
    }

    /**
     * The domain that the name of a field implies, whether the field exists or not, such as {@link
     * #PLAYER} for any name with “player” in it; {@code null} if the name implies none.
     */
    public static ValueDomain asked(String field) {
        String name = Ascii.lower(field);
        // a UUID with a letter missing is no id
        boolean uuid = name.endsWith("uid") || name.endsWith("uud");
        if (name.contains("level")) {
            return LEVEL;
        }
        if (name.contains("type")) {
            return EXPLORATION_TYPE;
        }
        if (name.contains("shop")) {
            return LIST;
        }
        for (String player : List.of("player", "kick", "owner", "bywho")) {
            if (name.contains(player)) {
                return PLAYER;
            }
        }
        if (name.contains("monster")) {
            return name.endsWith("id") && !uuid ? EXPLORATION_ID : MONSTER;
        }
        if (name.equals("id") || name.contains("card") && name.endsWith("id") && !uuid) {
            return CARD_ID;
        }
        if (name.contains("card")) {
            return name.endsWith("s") ? LIST : name.equals("card") || uuid ? CARD : null;
        }
        boolean number = List.of("amount", "price", "round", "count", "index").contains(name);
        return number ? NUMBER : null;
    }

    /** The words of the domain; empty if it is not a choice of words. */
    public List<String> words() {
        return key == null ? List.of() : key.words();
    }

    /** The type of key that takes a value of the domain; {@code null} if there is none. */
    public KeyType key() {
        return key;
    }

    /** Whether cards may add words of their own to those of the document (D-RARITY). */
    public boolean isOpen() {
        return this == SCHOOL || this == RARITY;
    }

    /** Whether the values are UUIDs. */
    public boolean isUuid() {
        return ordinal() <= TRIGGER.ordinal();
    }

    /** Whether the values are ids of cards. */
    public boolean isCardId() {
        return this == TREASURE_ID || this == EXPLORATION_ID || this == CARD_ID;
    }

    /** Whether a value of this domain can equal one of another. */
    public boolean meets(ValueDomain other) {
        if (this == other || this == ANY || other == ANY) {
            return true;
        }
        return meetsFrom(other) || other.meetsFrom(this);
    }

    private boolean meetsFrom(ValueDomain other) {
        return switch (this) {
            case EXPLORED -> other == MONSTER || other == CARD;
            case CARD_ID -> other.isCardId();
            case CARD_TYPE -> other == EXPLORATION_TYPE;
            // a name can be any text, also one that spells a number
            case TEXT -> !other.isUuid() && other != LIST;
            default -> false;
        };
    }

    /**
     * Whether a constant can equal a value of this domain. Texts in place of UUIDs are let pass.
     */
    public boolean admits(JsonScalar constant) {
        if (this == ANY) {
            return true;
        }
        boolean number =
                constant.type() == JsonScalar.Type.NUMBER
                        || constant.isString() && JsonScalar.isInteger(constant.text());
        if (this == NUMBER) {
            return number;
        }
        if (this == TEXT) {
            return constant.isString() || number;
        }
        if (!constant.isString() || this == LIST) {
            return false;
        }
        if (isCardId()) {
            boolean treasure = CardId.hasForm(constant.text(), CardId.TREASURE);
            boolean exploration = CardId.hasForm(constant.text(), CardId.EXPLORATION);
            return this != EXPLORATION_ID && treasure || this != TREASURE_ID && exploration;
        }
        return words().isEmpty() || words().contains(constant.text());
    }
}
