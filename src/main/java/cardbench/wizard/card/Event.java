package cardbench.wizard.card;

import java.util.ArrayList;
import java.util.List;

/**
 * The events that triggers wait for (the document's table TriggerEvent), in the order in which a
 * round has them. {@code onDiscard}, which can happen in several phases, stands where the table has
 * it.
 */
public enum Event {
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

    /** Its name in the document. */
    public String word() {
        return word;
    }

    /** The names of what it tells, in the document's order. */
    public List<String> fields() {
        return fields;
    }

    /** What a field stands for. */
    public VariableKind kind(String field) {
        return this == EXPLORATION_FLIP && field.equals("cardUUID")
                ? VariableKind.EXPLORED
                : VariableKind.ofField(field);
    }

    /** The event of that name, or {@code null}. */
    public static Event of(String word) {
        for (Event event : values()) {
            if (event.word.equals(word)) {
                return event;
            }
        }
        return null;
    }

    /** All names, in order. */
    public static List<String> words() {
        List<String> words = new ArrayList<>();
        for (Event event : values()) {
            words.add(event.word);
        }
        return words;
    }
}
