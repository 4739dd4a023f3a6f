package cardbench.codes.hearthstone;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardResolver;
import cardbench.codes.cards.ListedCards;
import cardbench.codes.cards.ListedCopies;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameFold;
import cardbench.codes.cards.NameSearch;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds a deck from a list of card names in any language. Also reads the list in the game's
 * clipboard text, with or without its number signs. {@code ### name} names the deck; the lines with
 * class and format, in any of the game's languages, choose hero and format. A line that is indented
 * more than the card above it belongs to that card's sideboard.
 */
public final class HearthstoneNames implements CardResolver {

    private static final int MAX_COPIES = 40;

    private final NameSearch search;
    private final HearthstoneCards cards;
    private final Diagnostics diagnostics;
    private final CardCollector deck = new CardCollector();
    private final CardCollector sideboards = new CardCollector();
    private final List<HearthstoneCard> found = new ArrayList<>();
    private final List<ClientWords> clientWords = ClientWords.all();

    private CardClass deckClass;
    private Format format;
    private int hero;
    private int owner;
    private int ownerIndent;

    private HearthstoneNames(NameSearch search, HearthstoneCards cards, Diagnostics diagnostics) {
        this.search = search;
        this.cards = cards;
        this.diagnostics = diagnostics;
    }

    /**
     * The deck of a list, as far as it can be read.
     *
     * @param format the number of the deck's format; 0 to take it from the list's format line, or
     *     without one Standard if that has all of the cards, and Wild otherwise
     */
    public static HearthstoneDeck deck(
            List<ListedLine> lines,
            int format,
            NameSearch search,
            HearthstoneCards cards,
            Diagnostics diagnostics) {
        HearthstoneNames names = new HearthstoneNames(search, cards, diagnostics);
        names.format = Format.isKnown(format) ? Format.of(format) : null;
        ListedCards listed = ListedCards.of(lines, names, search, diagnostics);
        for (String heading : listed.headings()) {
            names.takeHeading(heading);
        }
        for (ListedCopies copies : listed.copies()) {
            names.take(copies);
        }
        String title = listed.title();
        return names.deck(title.isEmpty() ? "" : ClipboardText.nameOf(title));
    }

    @Override
    public boolean isCommented() {
        return true;
    }

    /** Of several printings the one in Standard, otherwise the first. */
    @Override
    public int find(String written) {
        List<Integer> ids = search.all(written);
        HearthstoneCard card = best(ids);
        return card != null ? card.id() : ids.isEmpty() ? 0 : ids.get(0);
    }

    @Override
    public int maxCopies() {
        return MAX_COPIES;
    }

    @Override
    public boolean isHeading(String words) {
        return classOf(words) != null || formatOf(words) != null;
    }

    private void takeHeading(String words) {
        CardClass ofDeck = classOf(words);
        deckClass = ofDeck == null ? deckClass : ofDeck;
        format = format == null ? formatOf(words) : format;
    }

    /** The class that a line in any language names, or {@code null}. */
    private CardClass classOf(String written) {
        String wanted = NameFold.fold(written);
        for (ClientWords words : clientWords) {
            for (CardClass each : CardClass.values()) {
                if (each != CardClass.NEUTRAL
                        && NameFold.fold(words.classLine(each)).equals(wanted)) {
                    return each;
                }
            }
        }
        return null;
    }

    /** The format that a line in any language names, or {@code null}. */
    private Format formatOf(String written) {
        String wanted = NameFold.fold(written);
        for (ClientWords words : clientWords) {
            for (Format each : Format.values()) {
                if (NameFold.fold(words.formatLine(each)).equals(wanted)) {
                    return each;
                }
            }
        }
        return null;
    }

    private void take(ListedCopies listed) {
        HearthstoneCard card = cards.card(listed.id());
        if (cards.isHero(listed.id())) {
            hero = listed.id();
        } else if (cards.ownsSideboard(owner) && listed.indent() > ownerIndent) {
            sideboards.add(listed.id(), listed.copies(), owner, 0);
        } else {
            deck.add(listed.id(), listed.copies(), 0, 0);
            owner = listed.id();
            ownerIndent = listed.indent();
            if (card != null) {
                found.add(card);
            }
        }
    }

    private HearthstoneCard best(List<Integer> ids) {
        HearthstoneCard first = null;
        for (int id : ids) {
            for (HearthstoneCard card : cards.printings(id)) {
                if (SetsOfFormats.holds(Format.STANDARD, card.set())) {
                    return card;
                }
                first = first == null ? card : first;
            }
        }
        return first;
    }

    private HearthstoneDeck deck(String name) {
        if (hero == 0) {
            CardClass ofCards = deckClass == null ? classOfCards() : deckClass;
            hero = ofCards == null ? 0 : DefaultHero.of(ofCards);
        }
        if (hero == 0) {
            diagnostics.add(NameCodes.NO_CLASS.anywhere());
        }
        Format chosen = format == null ? formatOfCards() : format;
        return new HearthstoneDeck(
                name,
                chosen.number(),
                hero == 0 ? List.of() : List.of(hero),
                deck.collect((card, of, copies, where) -> {}),
                sideboards.collect((card, of, copies, where) -> {}));
    }

    /** The class of most cards in the list, or {@code null} if all cards are neutral or unknown. */
    private CardClass classOfCards() {
        CardClass best = null;
        int most = 0;
        for (CardClass each : CardClass.values()) {
            int count = 0;
            for (HearthstoneCard card : found) {
                count += each != CardClass.NEUTRAL && card.classes().contains(each) ? 1 : 0;
            }
            if (count > most) {
                best = each;
                most = count;
            }
        }
        return best;
    }

    private Format formatOfCards() {
        for (HearthstoneCard card : found) {
            if (!cards.isPlayedIn(Format.STANDARD, card)) {
                return Format.WILD;
            }
        }
        return Format.STANDARD;
    }
}
