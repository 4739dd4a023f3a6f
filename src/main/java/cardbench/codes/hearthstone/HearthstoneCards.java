package cardbench.codes.hearthstone;

import cardbench.base.text.Ascii;
import cardbench.codes.cards.Card;
import cardbench.codes.cards.CardTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The facts about Hearthstone's cards in an open table. Its columns are {@code kind, cost, rarity,
 * class} (several joined by {@code +}), {@code set, copy, runes, visits, single, given, deck,
 * sideboard, year}; {@link HearthstoneCard} describes their values.
 */
public final class HearthstoneCards implements ClientCards {

    /** The game's name in its tables. */
    public static final String GAME = HearthstoneDeck.KIND;

    /** Knows no cards except for the default heroes. */
    public static final HearthstoneCards NONE = new HearthstoneCards(null);

    /**
     * How many reprints are followed to the first printing. A bound, because a damaged table may
     * hold a cycle.
     */
    private static final int MAX_REPRINTS = 4;

    /** The band of E.T.C., and the two modules of Zilliax with their appearance. */
    private static final int USUAL_SIDEBOARD = 3;

    private final CardTable table;

    private HearthstoneCards(CardTable table) {
        this.table = table;
    }

    /** The facts in this table, whose game must be {@link #GAME}. */
    public static HearthstoneCards of(CardTable table) {
        return new HearthstoneCards(table);
    }

    /** Whether a table is open at all. */
    public boolean known() {
        return table != null;
    }

    /** The facts about a card, or {@code null} if the table does not have it. */
    public HearthstoneCard card(int id) {
        int row = table == null ? -1 : table.row(id);
        return row < 0 ? null : card(table.card(row));
    }

    private static HearthstoneCard card(Card card) {
        int copyOf = card.number("copy");
        return new HearthstoneCard(
                card.id(),
                card.text("kind"),
                card.number("cost"),
                card.text("rarity"),
                classes(card.text("class")),
                card.text("set"),
                copyOf == 0 ? card.id() : copyOf,
                card.text("runes"),
                CardClass.of(card.text("visits")),
                !card.text("single").isEmpty(),
                !card.text("given").isEmpty(),
                card.text("deck").equals(HearthstoneCard.ANY)
                        ? HearthstoneCard.ANY_DECK
                        : Math.max(0, card.number("deck")),
                Math.max(0, card.number("sideboard")),
                Math.max(0, card.number("year")));
    }

    private static List<CardClass> classes(String words) {
        List<CardClass> classes = new ArrayList<>();
        for (String word : Ascii.split(words, '+')) {
            CardClass cardClass = CardClass.of(word);
            if (cardClass != null) {
                classes.add(cardClass);
            }
        }
        return classes;
    }

    /**
     * The class of a deck with this hero, or {@code null} if it is neither a {@linkplain
     * DefaultHero default hero} nor in the table.
     */
    public CardClass classOf(int hero) {
        CardClass byDefault = CardClass.of(DefaultHero.className(hero));
        HearthstoneCard card = byDefault == null ? card(hero) : null;
        boolean leads = card != null && !card.classes().isEmpty() && !card.fits(CardClass.NEUTRAL);
        return leads ? card.classes().get(0) : byDefault;
    }

    @Override
    public boolean isCard(int id) {
        return table != null && table.row(id) >= 0;
    }

    @Override
    public boolean isHero(int id) {
        return ClientCards.NONE.isHero(id)
                || isCard(id) && card(id).kind().equals(HearthstoneCard.SKIN);
    }

    /** The first printing of a card: the card itself if it is no reprint, or unknown. */
    public int originalOf(int id) {
        int original = id;
        for (int i = 0; i < MAX_REPRINTS; i++) {
            HearthstoneCard card = card(original);
            if (card == null || card.copyOf() == original) {
                return original;
            }
            original = card.copyOf();
        }
        return original;
    }

    /**
     * Whether a card can be played in a format. Any printing will do, because the game replaces a
     * card by the printing that the format has.
     */
    boolean isPlayedIn(Format format, HearthstoneCard card) {
        if (SetsOfFormats.holds(format, card.set())) {
            return true;
        }
        for (HearthstoneCard printing : printings(card.id())) {
            if (SetsOfFormats.holds(format, printing.set())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a printing of a card is of a set that Standard had in a year. */
    boolean wasStandard(HearthstoneCard card, int when) {
        boolean standard = SetsOfFormats.wasStandard(card.set(), card.year(), when);
        for (HearthstoneCard printing : printings(card.id())) {
            standard |= SetsOfFormats.wasStandard(printing.set(), printing.year(), when);
        }
        return standard;
    }

    /**
     * How many cards the sideboard of a card holds, or 0 if it has none. Tables of single cards do
     * not state that, and every deck with these two owners has a sideboard.
     */
    int sideboardOf(int id) {
        int original = originalOf(id);
        HearthstoneCard card = card(original);
        if (card != null && card.sideboard() > 0) {
            return card.sideboard();
        }
        boolean known =
                original == HearthstoneDeck.ZILLIAX || original == HearthstoneDeck.BAND_MANAGER;
        return known ? USUAL_SIDEBOARD : 0;
    }

    /** Whether the card has a sideboard. */
    boolean ownsSideboard(int id) {
        return sideboardOf(id) > 0;
    }

    /** The printings of a card by ascending id; empty if the table does not have it. */
    List<HearthstoneCard> printings(int id) {
        List<HearthstoneCard> printings = new ArrayList<>();
        int original = originalOf(id);
        for (int row = 0; table != null && row < table.size(); row++) {
            Card card = table.card(row);
            if (card.id() == original || card.number("copy") == original) {
                printings.add(card(card));
            }
        }
        return printings;
    }
}
