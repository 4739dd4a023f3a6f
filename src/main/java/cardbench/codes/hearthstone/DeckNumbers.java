package cardbench.codes.hearthstone;

import cardbench.base.text.CodeBuffer;
import cardbench.codes.deck.Entry;
import cardbench.codes.hearthstone.CardList.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * The contents of a deckstring as integers, one after the other:
 *
 * <pre>{@code
 * format   hero count, {hero}   card count, {card, copies}   sideboard count, {card, copies, owner}
 * }</pre>
 *
 * <p>Cards are ascending, sideboards by owner, then by card.
 */
final class DeckNumbers {

    /** The index of the format. */
    static final int FORMAT = 0;

    /** The index of the number of heroes. */
    static final int HEROES = 1;

    /** The integers of a card in a sideboard. */
    static final int SIDEBOARD_ROW = 3;

    /** More than the integers in front of the cards and between them. */
    static final int OTHERS = 16;

    private DeckNumbers() {}

    /** The index of the number of cards. */
    static int cardsAt(int[] numbers) {
        return HEROES + 1 + numbers[HEROES];
    }

    /** The deck of these numbers, without a name. */
    static HearthstoneDeck deck(int[] numbers) {
        int at = cardsAt(numbers);
        List<Integer> heroes = new ArrayList<>(1);
        for (int i = HEROES + 1; i < at; i++) {
            heroes.add(numbers[i]);
        }
        Row cards = rows(numbers, at, 2);
        at += 1 + 2 * numbers[at];
        Row sideboards = rows(numbers, at, SIDEBOARD_ROW);
        return new HearthstoneDeck(
                "", numbers[FORMAT], heroes, new CardList(cards), new CardList(sideboards));
    }

    /** The rows behind their number, from the last one to the first. */
    private static Row rows(int[] numbers, int countAt, int width) {
        Row first = null;
        for (int at = countAt + 1 + width * (numbers[countAt] - 1); at > countAt; at -= width) {
            Row row = new Row(numbers[at], numbers[at + 1], width == 2 ? 0 : numbers[at + 2], 0);
            row.next = first;
            first = row;
        }
        return first;
    }

    /**
     * Puts a deck into a buffer.
     *
     * @param sideboards those of the deck, in the order in which they are written
     */
    static void put(HearthstoneDeck deck, List<Entry> sideboards, CodeBuffer buffer) {
        List<Integer> heroes = deck.heroes();
        int size = 0;
        for (Row row = deck.cards().first(); row != null; row = row.next()) {
            size++;
        }
        int room = OTHERS + heroes.size() + 2 * size + SIDEBOARD_ROW * sideboards.size();
        int[] numbers = buffer.numbersFor(room);
        numbers[FORMAT] = deck.format();
        numbers[HEROES] = heroes.size();
        int at = HEROES + 1;
        for (int hero : heroes) {
            numbers[at++] = hero;
        }
        numbers[at++] = size;
        for (Row row = deck.cards().first(); row != null; row = row.next()) {
            numbers[at++] = row.card();
            numbers[at++] = row.copies();
        }
        numbers[at++] = sideboards.size();
        for (Entry entry : sideboards) {
            numbers[at++] = entry.card();
            numbers[at++] = entry.copies();
            numbers[at++] = entry.owner();
        }
    }
}
