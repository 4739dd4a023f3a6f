package cardbench.codes.list.line;

import cardbench.base.text.EnumName;

/** The part of a deck that a section of a list describes. */
public enum Zone {
    /** The cards that are shuffled and drawn, unless the list has other zones. */
    MAIN,
    /** Cards that replace others between games, or between rounds. */
    SIDEBOARD,
    /** Cards of a separate pile that are never drawn: the extra deck of Yu-Gi-Oh!, digi-eggs. */
    EXTRA,
    /** The card that leads the deck: commander, leader, legend, hero, identity. */
    LEADER,
    /** Cards that are in play from the start: bases, battlefields, equipment. */
    SETUP,
    /** A separate pile of resources: runes, DON!! cards. */
    RESOURCES,
    /** Cards that the author considers but does not play. */
    MAYBE,
    /** Tokens, which belong to no deck. */
    TOKENS;

    /** The name of the zone in the contract. */
    public String key() {
        return EnumName.of(this);
    }

    /** Whether the cards of the zone are cards of the deck. */
    public boolean isPlayed() {
        return this != MAYBE && this != TOKENS;
    }

    /** A word that reads as the zone when it stands above cards. */
    public String heading() {
        return switch (this) {
            case MAIN -> "Deck";
            case SIDEBOARD -> "Sideboard";
            case EXTRA -> "Extra Deck";
            case LEADER -> "Leader";
            case SETUP -> "Base";
            case RESOURCES -> "Runes";
            case MAYBE -> "Maybeboard";
            case TOKENS -> "Tokens";
        };
    }
}
