package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.ListText;
import java.util.List;

/**
 * Decides whether a text is surely a list of cards. Recipes, shopping lists, tables of results and
 * sentences with numbers have the same form as a list of cards without sets, ids or headings; such
 * a text is a list only if it has the size of a deck and the counts of a deck.
 */
final class ListCertainty {

    /** Lines with an id, a set or a sign of a sideboard, of which so few are chance. */
    private static final int MARKED_LINES = 3;

    /** The cards from which a text that has a card of a game is a deck. */
    private static final int KNOWN_LINES = 5;

    /**
     * The copies of a small deck. A text without any sign of a game is a deck, and not a shopping
     * list, with just so many or with {@link #DECK_COPIES} and more.
     */
    private static final int SMALL_DECK_COPIES = 30;

    private static final int DECK_COPIES = 40;

    /** The most copies of a card that most games allow. */
    private static final int USUAL_COPIES = 4;

    private ListCertainty() {}

    /**
     * Whether lines are surely a list of cards.
     *
     * @param marked the number of cards with an id, a set or the sign of a sideboard
     * @param deckHeadings the number of headings that lists of cards alone have
     * @param known whether something in the list belongs to one game
     */
    static boolean isCertain(
            ListForm form, List<ListLine> lines, int marked, int deckHeadings, boolean known) {
        int cards = 0;
        int copies = 0;
        int usual = 0;
        int capital = 0;
        int words = 0;
        int ascending = 0;
        int unclear = 0;
        int before = 0;
        int figures = 0;
        int pairs = 0;
        int explained = 0;
        boolean below = false;
        for (ListLine line : region(lines)) {
            explained += below && line instanceof ListLine.Comment ? 1 : 0;
            below = line instanceof ListLine.Card;
            if (line instanceof ListLine.Card card) {
                cards++;
                copies += card.count();
                usual += card.count() <= USUAL_COPIES ? 1 : 0;
                capital += isTitle(card.card().name()) ? 1 : 0;
                words +=
                        card.card().name().indexOf(' ') > 0
                                        || card.card().name().charAt(0) > '\u2e80'
                                ? 1
                                : 0;
                ascending += card.count() == before + 1 ? 1 : 0;
                before = card.count();
                pairs += isPair(card.card().name()) ? 1 : 0;
                figures += endsWithFigures(card.card().name()) ? 1 : 0;
            } else if (line instanceof ListLine.Unread) {
                unclear++;
            }
        }
        if (cards == 0) {
            return false;
        }
        if (form == ListForm.IDS || form == ListForm.XML) {
            return cards >= MARKED_LINES || form == ListForm.XML;
        }
        boolean mostly = unclear * 4 <= cards;
        boolean headed = deckHeadings > 0 && cards >= 2 && usual * 2 >= cards;
        boolean certified = marked >= MARKED_LINES && marked * 2 >= cards;
        if (form == ListForm.BOXES) {
            // a box for each copy, and the printings below: other lists to tick have neither
            return cards >= MARKED_LINES && explained * 2 >= cards;
        }
        boolean deck = copies >= DECK_COPIES || copies == SMALL_DECK_COPIES;
        boolean plain =
                (known ? cards >= KNOWN_LINES : deck && pairs < cards && words * 2 >= cards)
                        && usual * 10 >= cards * (known ? 5 : 9)
                        && capital * 10 >= cards * 9
                        && ascending * 2 < cards
                        && figures * 4 <= cards
                        && unclear * 10 <= cards;
        if (form == ListForm.COLUMNS || form == ListForm.JSON) {
            // a stock of goods has counts and names, too
            return mostly && (known || deckHeadings > 0) || plain;
        }
        return mostly && (headed || certified) || plain;
    }

    /** Whether a name has two words, as all the names of a list of people have. */
    private static boolean isPair(String name) {
        int blank = name.indexOf(' ');
        return blank > 0 && name.indexOf(' ', blank + 1) < 0;
    }

    /** Whether a name ends with a number, a time or a price, as a row of figures does. */
    private static boolean endsWithFigures(String name) {
        String word = name.substring(name.lastIndexOf(' ') + 1);
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (!ListSigns.isDigit(c) && ":.,-%€$".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether all longer words begin with a capital letter, as the names of cards do, and
     * ingredients do not.
     */
    private static boolean isTitle(String name) {
        boolean start = true;
        int length = 0;
        for (int i = name.length() - 1; i >= 0; i--) {
            char c = name.charAt(i);
            length = c == ' ' ? 0 : length + 1;
            start = i == 0 || name.charAt(i - 1) == ' ';
            if (start && c != ' ' && (length > 4 || i == 0) && ListText.isLowerCase(c)) {
                return false;
            }
        }
        return start;
    }

    /**
     * The lines from the first heading or card to the last card: a list may stand within a post.
     */
    private static List<ListLine> region(List<ListLine> lines) {
        int from = 0;
        int to = lines.size();
        while (from < to && !(lines.get(from) instanceof ListLine.Card)) {
            from++;
        }
        while (to > from && !(lines.get(to - 1) instanceof ListLine.Card)) {
            to--;
        }
        return lines.subList(from, to);
    }
}
