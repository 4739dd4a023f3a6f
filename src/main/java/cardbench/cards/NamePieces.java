package cardbench.cards;

import cardbench.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads several cards on one line: {@code A / B / C}, {@code A、B×2}, {@code Characters: A, B}. A
 * name that has such a sign itself is tried first. At least half of the pieces must name a card: of
 * a sentence only few do.
 */
final class NamePieces {

    private static final String SIGNS = "/／、，,;；|";

    /** More pieces than a deck has cards; a longer line is none of a deck. */
    private static final int MOST = 80;

    /** So many pieces more without a card than with one show that a line is a sentence. */
    private static final int MOST_UNKNOWN = 5;

    /** The pieces without a card of one list, behind which no line is divided any more. */
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
            NamedCard card = null;
            int last = Math.min(at + MOST_JOINED, pieces.size()) - 1;
            while (card == null && last >= at) {
                card = piece(pieces.get(at), pieces.get(last)[1]);
                last--;
            }
            if (card == null) {
                int[] range = pieces.get(at);
                card = new NamedCard(0, CountedLine.likeliest(text, range[0], range[1]), null);
                last = at;
                unknown++;
            } else {
                named++;
                last++;
            }
            NamedCard before = cards.isEmpty() ? null : cards.get(cards.size() - 1);
            if (before == null || !card.repeats(before, text)) {
                cards.add(card);
            } else if (card.reading().copies() > before.reading().copies()) {
                cards.set(cards.size() - 1, card);
            }
            at = last + 1;
        }
        return named > 0 && 2 * named >= cards.size() ? cards : List.of();
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
