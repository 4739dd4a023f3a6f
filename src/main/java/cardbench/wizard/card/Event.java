package cardbench.wizard.card;

import java.util.List;

/**
 * The events that triggers wait for, in the order of a round (the document's table TriggerEvent).
 * {@code onDiscard} can happen in several phases; its position is that of the table.
 */
public enum Event implements Word {
    ROUND_START("onRoundStart", "round"),
    PREPARING_PHASE_START("onPreparingPhaseStart"),
    DISCARD("onDiscard", "playerUUID", "cardUUID", "cardID"),
    PREPARING_PHASE_END("onPreparingPhaseEnd"),
    EXPLORING_PHASE_START("onExploringPhaseStart"),
    EXPLORATION_FLIP("onExplorationFlip", "cardUUID", "type", "id", "level", "sourcePlayerUUID"),
    EXPLORING_PHASE_END("onExploringPhaseEnd"),
    BATTLING_PHASE_START("onBattlingPhaseStart"),
    BATTLE_TURN_START("onBattleTurnStart", "playerUUID"),
    PLAY_CARD("onPlayCard", "playerUUID", "cardUUID", "cardID"),
    REVERSE("onReverse", "playerUUID"),
    /** An extension: the document has no event before damage is dealt. */
    BEFORE_DAMAGE(
            "onBeforeDamage",
            "monsterUUID",
            "sourcePlayerUUID",
            "cardUUID",
            "amount",
            "monsterID",
            "level"),
    DAMAGE_TAKEN(
            "onDamageTaken", "monsterUUID", "sourcePlayerUUID", "amount", "monsterID", "level"),
    DEFEAT("onDefeat", "monsterUUID", "sourcePlayerUUID", "monsterID", "level"),
    BATTLE_TURN_END("onBattleTurnEnd", "playerUUID"),
    BATTLING_PHASE_END("onBattlingPhaseEnd"),
    ADVANCING_PHASE_START("onAdvancingPhaseStart"),
    ADVANCE_TURN_START("onAdvanceTurnStart", "playerUUID"),
    ADVANCE_KICK("onAdvanceKick", "kickerUUID", "kickedUUID"),
    ADVANCE_TURN_END("onAdvanceTurnEnd", "playerUUID"),
    ADVANCING_PHASE_END("onAdvancingPhaseEnd"),
    SUPPLYING_PHASE_START("onSupplyingPhaseStart"),
    SUPPLY_TURN_START("onSupplyTurnStart", "playerUUID"),
    REFRESH_SHOP(
            "onRefreshShop",
            "playerUUID",
            "oldShopCardUUIDs",
            "oldShopCardIDs",
            "newShopCardUUIDs",
            "newShopCardIDs",
            "price"),
    BUY("onBuy", "playerUUID", "cardUUID", "cardID", "price"),
    FORGET("onForget", "playerUUID", "cardUUID", "cardID"),
    SUPPLY_TURN_END("onSupplyTurnEnd", "playerUUID"),
    SUPPLYING_PHASE_END("onSupplyingPhaseEnd"),
    ROUND_END("onRoundEnd", "round");

    private final String word;
    private final List<String> fields;

    Event(String word, String... fields) {
        this.word = word;
        this.fields = List.of(fields);
    }

    @Override
    public String word() {
        return word;
    }

    /** Whether a word is the name of an event that is missing in the document. */
    public static boolean isExtension(String word) {
        return word.equals(BEFORE_DAMAGE.word);
    }

    /** The names of its fields, in the order of the document. */
    public List<String> fields() {
        return fields;
    }

    /** The kind of a field. */
    public VariableKind kind(String field) {
        // a monster keeps the UUID of its card, so this field can be used as either
        return this == EXPLORATION_FLIP && field.equals("cardUUID")
                ? VariableKind.EXPLORED
                : VariableKind.ofField(field);
    }

    /** The event with a name, or {@code null}. */
    public static Event of(String word) {
        return Word.of(word, values());
    }

    /** All names, in order. */
    public static List<String> words() {
        return Word.words(values());
    }
}
