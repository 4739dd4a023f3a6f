package cardbench.wizard.play;

import cardbench.wizard.card.Doable.Stat;
import java.util.ArrayList;
import java.util.List;

/** A player. Lists hold UUIDs of cards; the top of the deck comes first. */
final class PlayerState {

    /** The zones that are lists of cards. */
    static final List<String> ZONES = List.of("hand", "deck", "discard", "played", "occultSlot");

    final String uuid;
    int mana;
    int gold;
    int freezing;

    /** The UUID of the wand, or {@code null}. */
    String wand;

    /** The card played last, or {@code null}. */
    String lastPlayed;

    /** The square on the board, from 0. */
    int position;

    /** Whether the player has passed in this battle. */
    boolean passed;

    final List<String> hand = new ArrayList<>();
    final List<String> deck = new ArrayList<>();
    final List<String> discard = new ArrayList<>();
    final List<String> played = new ArrayList<>();

    /** The hidden 暗流 slot of the board game. Only the action {@code set} moves cards here. */
    final List<String> occultSlot = new ArrayList<>();

    PlayerState(String uuid) {
        this.uuid = uuid;
    }

    /** The zone with a name; {@code null} if the player has no such list. */
    List<String> zone(String name) {
        return switch (name) {
            case "hand" -> hand;
            case "deck" -> deck;
            case "discard" -> discard;
            case "played" -> played;
            case "occultSlot" -> occultSlot;
            default -> null;
        };
    }

    /** One of the player's three numbers. */
    int number(Stat stat) {
        return switch (stat) {
            case MANA -> mana;
            case GOLD -> gold;
            case FREEZING -> freezing;
            default -> throw new IllegalStateException();
        };
    }

    void set(Stat stat, int value) {
        switch (stat) {
            case MANA -> mana = value;
            case GOLD -> gold = value;
            case FREEZING -> freezing = value;
            default -> throw new IllegalStateException();
        }
    }
}
