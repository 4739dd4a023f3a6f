package cardbench.codes.hearthstone;

import java.util.List;

/**
 * The facts about a card in an open table.
 *
 * @param id the DBF id
 * @param kind {@code minion, spell, weapon, hero, location}; {@code skin} for a hero that can lead
 *     a deck, {@code module} for a part of Zilliax; empty if unknown
 * @param cost mana, from 0 on
 * @param rarity {@code free, common, rare, epic, legendary}, or empty
 * @param classes the classes whose decks may hold it; {@link CardClass#NEUTRAL} alone for all
 * @param set the set's name in HearthstoneJSON: {@code TGT}
 * @param copyOf the DBF id of the card that it reprints, or its own
 * @param runes the runes that it needs, one letter each: {@code BBF} for two blood and one frost
 * @param visits for a tourist, the class whose cards from the tourist's own set it allows in the
 *     deck; otherwise {@code null}
 * @param single whether a deck may hold only one copy
 * @param given whether it comes with another card, so that it is not crafted
 * @param deckSize the size of a deck that holds it; 0 if it does not change the size, {@link
 *     #ANY_DECK} if the game then applies no rule
 * @param sideboard how many cards its sideboard holds; 0 if it has none or it is unknown
 * @param year the year in whose spring the Standard year of its set began; 0 if it is not known, or
 *     the set belongs to no year
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
        boolean given,
        int deckSize,
        int sideboard,
        int year) {

    /** The {@code deckSize} of a card that takes the place of the deck, such as Whizbang. */
    public static final int ANY_DECK = -1;

    /** The word in a table for {@link #ANY_DECK}. */
    public static final String ANY = "any";

    /** The kind of a hero skin, which is what leads a deck. */
    public static final String SKIN = "skin";

    /** The kind of a module of Zilliax. */
    public static final String MODULE = "module";

    /** Copies the list, so that a card never changes. */
    public HearthstoneCard {
        classes = List.copyOf(classes);
    }

    /** Whether a deck of the class may hold the card; true if the table gives no class for it. */
    public boolean fits(CardClass cardClass) {
        return classes.isEmpty()
                || classes.contains(CardClass.NEUTRAL)
                || classes.contains(cardClass);
    }

    /**
     * The English names of the classes: only that of the deck if the card has it, otherwise all,
     * divided by slashes; empty without classes.
     */
    String classesIn(CardClass deckClass) {
        if (deckClass != null && classes.contains(deckClass)) {
            return deckClass.title();
        }
        StringBuilder titles = new StringBuilder();
        for (CardClass each : classes) {
            titles.append(titles.length() == 0 ? "" : " / ").append(each.title());
        }
        return titles.toString();
    }

    /** The largest number of copies in a deck: 1 or 2. */
    public int copiesAllowed() {
        return single || rarity.equals("legendary") ? 1 : 2;
    }
}
