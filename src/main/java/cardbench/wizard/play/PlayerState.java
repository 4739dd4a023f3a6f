package cardbench.wizard.play;

import cardbench.wizard.card.Doable.Stat;
import java.util.ArrayList;
import java.util.List;

/** One player of a game. Lists hold UUIDs of cards; of the deck the top comes first. */
final class PlayerState {

    /** The zones that are lists of cards. */
    static final List<String> ZONES = List.of("hand", "deck", "discard", "played", "occultSlot");

    final String uuid;
    int mana;
    int gold;
    int freezing;

    /** The wand's UUID, or {@code null}. */
    String wand;

    /** The card played last, or {@code null}. */
    String lastPlayed;

    /** How many squares the player has gone. */
    int position;

    /** Whether the player has passed in this battle. */
    boolean passed;

    final List<String> hand = new ArrayList<>();
    final List<String> deck = new ArrayList<>();
    final List<String> discard = new ArrayList<>();
    final List<String> played = new ArrayList<>();

    /** The hidden 暗流 slot of the board game; cards come here and go by hand alone. */
    final List<String> occultSlot = new ArrayList<>();

    PlayerState(String uuid) {
        this.uuid = uuid;
    }

    /** A zone by its name; {@code null} for what is no list of this player's. */
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

    /** The number that is meant; a player has three. */
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
