package cardbench.codes.hearthstone;

import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * The number of cards that a deck may have: thirty, unless one of its cards states otherwise. What
 * a card states comes from the open table; a short list stands in for tables that lack it.
 *
 * <p>As in the game, cards in sideboards change nothing, and one card such as Whizbang lifts every
 * rule. With two cards that set different sizes the game takes the one that comes first in its own
 * order, which a code does not contain: either size is right.
 */
final class DeckSize {

    private static final int USUAL = 30;

    private final HearthstoneCards cards;
    private final List<Integer> sizes = new ArrayList<>();

    /** The number of cards in the deck itself. */
    private int count;

    private int settingCard;
    private int liftingCard;
    private boolean unknown;

    private DeckSize(HearthstoneCards cards) {
        this.cards = cards;
    }

    /** Counts the cards of a deck and looks up what they say of its size. */
    static DeckSize of(List<Entry> entries, HearthstoneCards cards) {
        DeckSize size = new DeckSize(cards);
        for (Entry entry : entries) {
            if (entry.owner() == 0) {
                size.add(entry);
            }
        }
        return size;
    }

    private void add(Entry entry) {
        count += Math.min(entry.copies(), Integer.MAX_VALUE - count);
        int size = setBy(entry.card());
        if (size == HearthstoneCard.ANY_DECK) {
            liftingCard = entry.card();
        } else if (size > 0) {
            settingCard = entry.card();
            sizes.add(size);
        } else {
            unknown |= !cards.isCard(entry.card());
        }
    }

    private int setBy(int id) {
        int original = cards.originalOf(id);
        int size = inTable(id);
        size = size == 0 && original != id ? inTable(original) : size;
        return size == 0 ? byNumber(original) : size;
    }

    private int inTable(int id) {
        HearthstoneCard card = cards.card(id);
        return card == null ? 0 : card.deckSize();
    }

    /** The cards that are known to change the size, as of November 2026. */
    private static int byNumber(int id) {
        return switch (id) {
            // Prince Renathal, Timethief Rafaam
            case 79767, 119432 -> 40;
            // Azalina Soulsever, who adds twenty cards of the opponent
            case 126055 -> 20;
            // Whizbang the Wonderful; Zayle, Shadow Cloak; Splendiferous Whizbang
            case 50477, 56047, 104819 -> HearthstoneCard.ANY_DECK;
            default -> 0;
        };
    }

    /** The number of cards in the deck, sideboards left out. */
    int count() {
        return count;
    }

    /** The size that the deck must have; one of them if several are right. */
    int size() {
        return sizes.isEmpty() ? USUAL : sizes.get(sizes.size() - 1);
    }

    /** Whether the deck has as many cards as it must have. */
    boolean isRight() {
        return sizes.isEmpty() ? count == USUAL : sizes.contains(count);
    }

    /** The DBF id of the card that sets {@link #size}, or 0. */
    int settingCard() {
        return settingCard;
    }

    /** The DBF id of a card with which the game applies no rule, or 0. */
    int liftingCard() {
        return liftingCard;
    }

    /**
     * Whether the deck has cards that neither a table nor the list has, and of which one may change
     * the rules.
     */
    boolean hasUnknownCards() {
        return unknown;
    }
}
