package cardbench.codes.cards;

import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads several cards on one line: {@code A / B / C}, {@code A、B×2}, {@code Characters: A, B}.
 * Names that have such a sign themselves are tried first. At least half of the pieces must name a
 * card: few pieces of a sentence do.
 */
final class NamePieces {

    private static final String SIGNS = "/／、，,;；|";

    /** The most pieces of a line: more than a deck has cards. */
    private static final int MOST = 80;

    /** A line with more pieces without a card than these and those with one is a sentence. */
    private static final int MOST_UNKNOWN = 5;

    /** After so many pieces without a card, no further line of the list is divided. */
    private static final int MOST_UNKNOWN_OF_LIST = 100;

    /** The most pieces of which one name may consist. */
    private static final int MOST_JOINED = 3;

    private static final int LONGEST_LABEL = 20;

    private final String text;
    private final ListedGame game;
    private int unknown;

    /** For the lines of one list. */
    NamePieces(String text, ListedGame game) {
        this.text = text;
        this.game = game;
    }

    /** The cards of a line, those whose name no card has with the id 0; empty if it is no list. */
    List<NamedCard> cards(int from, int to) {
        List<int[]> pieces = pieces(from, to);
        List<NamedCard> cards = new ArrayList<>();
        int named = 0;
        int at = pieces.size() > MOST || unknown > MOST_UNKNOWN_OF_LIST ? pieces.size() : 0;
        while (at < pieces.size() && cards.size() <= 2 * named + MOST_UNKNOWN) {
            int[] first = pieces.get(at);
            int last = Math.min(at + MOST_JOINED, pieces.size()) - 1;
            NamedCard card = piece(first, pieces.get(last)[1]);
            while (card == null && last > at) {
                last--;
                card = piece(first, pieces.get(last)[1]);
            }
            if (card == null) {
                card = new NamedCard(0, CountedLine.likeliest(text, first[0], first[1]), null);
                unknown++;
            } else {
                named++;
            }
            add(card, cards);
            at = last + 1;
        }
        return named > 0 && 2 * named >= cards.size() ? cards : List.of();
    }

    /** Adds a card, or keeps the larger count where it is the one before in another script. */
    private void add(NamedCard card, List<NamedCard> cards) {
        int last = cards.size() - 1;
        if (last < 0 || !card.repeats(cards.get(last), text)) {
            cards.add(card);
        } else if (card.reading().copies() > cards.get(last).reading().copies()) {
            cards.set(last, card);
        }
    }

    /** A card, or one behind a label that ends with a colon. */
    private NamedCard piece(int[] first, int to) {
        int from = first[0];
        NamedCard card = NamedCard.of(text, from, to, game);
        if (card != null) {
            return card;
        }
        int most = Math.min(first[1], from + LONGEST_LABEL);
        for (int at = from + 1; at < most; at++) {
            if (text.charAt(at) == ':' || text.charAt(at) == '：') {
                int name = ListSigns.skipBlanks(text, at + 1, to);
                NamedCard labelled = NamedCard.of(text, name, to, game);
                return labelled == null
                        ? null
                        : new NamedCard(
                                labelled.id(), labelled.reading(), text.substring(from, at));
            }
        }
        return null;
    }

    /** The ranges between the signs, without those that hold no letter. */
    private List<int[]> pieces(int from, int to) {
        List<int[]> pieces = new ArrayList<>();
        int start = from;
        for (int i = from; i <= to; i++) {
            if (i == to || SIGNS.indexOf(text.charAt(i)) >= 0) {
                int first = ListSigns.skipBlanks(text, start, i);
                int end = ListSigns.dropBlanks(text, first, i);
                if (!NameFold.fold(text.substring(first, end)).isEmpty()) {
                    pieces.add(new int[] {first, end});
                }
                start = i + 1;
            }
        }
        return pieces;
    }
}
