package cardbench.hearthstone;

import cardbench.cards.Card;
import cardbench.cards.CardTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The facts on Hearthstone's cards in an open table. Its columns: {@code kind, cost, rarity, class}
 * (several with {@code +} between), {@code set, copy, runes, visits, single, given}; what they hold
 * is told at {@link HearthstoneCard}.
 */
public final class HearthstoneCards implements ClientCards {

    /** The game of the tables. */
    public static final String GAME = Deckstring.KIND;

    /** Knows no card, but the heroes that every player has. */
    public static final HearthstoneCards NONE = new HearthstoneCards(null);

    /** Zilliax Deluxe 3000, made of the modules in its sideboard. */
    static final int ZILLIAX = 102983;

    /** E.T.C., Band Manager, with three cards beside the deck. */
    static final int BAND_MANAGER = 90749;

    /** How often a reprint of a reprint is followed to the first printing. */
    private static final int MOST_REPRINTS = 4;

    private final CardTable table;

    private HearthstoneCards(CardTable table) {
        this.table = table;
    }

    /** The facts in this table, whose game is {@link #GAME}. */
    public static HearthstoneCards of(CardTable table) {
        return new HearthstoneCards(table);
    }

    /** Whether there is a table at all. */
    public boolean known() {
        return table != null;
    }

    /** What is known of a card; {@code null} where that is nothing. */
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
                !card.text("given").isEmpty());
    }

    private static List<CardClass> classes(String words) {
        List<CardClass> classes = new ArrayList<>();
        int from = 0;
        while (from < words.length()) {
            int plus = words.indexOf('+', from);
            int to = plus < 0 ? words.length() : plus;
            CardClass cardClass = CardClass.of(words.substring(from, to));
            if (cardClass != null) {
                classes.add(cardClass);
            }
            from = to + 1;
        }
        return classes;
    }

    /**
     * The class of a deck with this hero; {@code null} where neither a table nor the list of the
     * {@linkplain DefaultHero heroes that everybody has} knows it.
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

    /** The first printing of a card: itself where it is no reprint, or unknown. */
    public int originalOf(int id) {
        int original = id;
        for (int i = 0; i < MOST_REPRINTS; i++) {
            HearthstoneCard card = card(original);
            if (card == null || card.copyOf() == original) {
                return original;
            }
            original = card.copyOf();
        }
        return original;
    }

    /**
     * Whether a card, or another printing of it, is played in a format: the game itself takes the
     * printing that is.
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

    /** Whether cards stand beside the deck that belong to this one. */
    boolean ownsSideboard(int id) {
        int original = originalOf(id);
        return original == ZILLIAX || original == BAND_MANAGER;
    }

    /** The printings of a card by ascending id; none where no table knows it. */
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
