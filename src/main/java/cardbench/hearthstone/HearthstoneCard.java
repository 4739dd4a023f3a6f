package cardbench.hearthstone;

import java.util.List;

/**
 * What a table says of a card.
 *
 * @param id the DBF id
 * @param kind {@code minion, spell, weapon, hero, location}; {@code skin} for what can lead a deck,
 *     {@code module} for a part of Zilliax; empty where the table does not say
 * @param cost mana, from 0 on
 * @param rarity {@code free, common, rare, epic, legendary}, or empty
 * @param classes the classes whose decks may hold it; {@link CardClass#NEUTRAL} alone for all
 * @param set the set's name in HearthstoneJSON: {@code TGT}
 * @param copyOf the DBF id of the card of which it is a reprint, or its own
 * @param runes the runes that it needs, a letter each: {@code BBF} for two of blood and one of
 *     frost
 * @param visits the class whose cards of its own set this tourist lets into the deck, or {@code
 *     null}
 * @param single whether a deck may hold it only once
 * @param given whether it comes with another card, so that it is not crafted
 */
public record HearthstoneCard(
        int id,
        String kind,
        int cost,
        String rarity,
        List<CardClass> classes,
        String set,
        int copyOf,
        String runes,
        CardClass visits,
        boolean single,
        boolean given) {

    /** What a hero's picture is, which is what leads a deck. */
    public static final String SKIN = "skin";

    /** A part of Zilliax. */
    public static final String MODULE = "module";

    /** Copies the list, so that a card never changes. */
    public HearthstoneCard {
        classes = List.copyOf(classes);
    }

    /** Whether it belongs to the class, or to none. */
    public boolean fits(CardClass cardClass) {
        return classes.isEmpty()
                || classes.contains(CardClass.NEUTRAL)
                || classes.contains(cardClass);
    }

    /** Of its classes that of the deck, or else the first; {@code null} where it has none. */
    CardClass classIn(CardClass deckClass) {
        if (classes.isEmpty()) {
            return null;
        }
        return deckClass != null && classes.contains(deckClass) ? deckClass : classes.get(0);
    }

    /** The most copies that a deck may hold. */
    public int copiesAllowed() {
        return single || rarity.equals("legendary") ? 1 : 2;
    }
}
