package cardbench.codes.hearthstone;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.ListHeadings;
import cardbench.codes.cards.ListedGame;
import cardbench.codes.cards.NameFold;
import cardbench.codes.cards.NameLines;
import cardbench.codes.cards.NameSearch;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds a deck from a list of card names in any language ({@link NameLines}). Also reads the list
 * in the game's clipboard text, with or without its number signs. {@code ### name} names the deck;
 * the lines with class and format, in any of the game's languages, choose hero and format. A line
 * that is indented more than the card above it belongs to that card's sideboard.
 */
public final class NameList implements ListedGame {

    /** The number of lines that are read, many times those of a deck; the rest is ignored. */
    static final int MAX_LINES = 500;

    private static final int MAX_COPIES = 40;

    /** The kinds of cards, as sites and players title them. */
    private static final List<String> HEADINGS =
            ListHeadings.words(
                    "deck|cards|card|classcards|class|neutral|neutralcards|minion|minions|spell|spells|weapon|weapons|location|locations"
                            + "|herocards|hero|heroes|sideboard"
                            + "|卡组|套牌|卡牌|职业卡牌|中立卡牌|中立|随从|随从牌|法术|法术牌|武器|武器牌|英雄牌|地标|附带牌"
                            + "|デッキ|カード|クラスカード|中立カード|ミニオン|呪文|スペル|ヒーローカード|場所|サイドボード"
                            + "|diener|zauber|waffen|하수인|주문|무기");

    private final NameSearch search;
    private final HearthstoneCards cards;
    private final Diagnostics diagnostics;
    private final CardCollector deck = new CardCollector();
    private final CardCollector sideboards = new CardCollector();
    private final List<HearthstoneCard> found = new ArrayList<>();
    private final List<ClientWords> clientWords = ClientWords.all();

    private String name = "";
    private CardClass deckClass;
    private Format format;
    private int hero;
    private int owner;
    private int ownerIndent;

    private NameList(NameSearch search, HearthstoneCards cards, Diagnostics diagnostics) {
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
    public static HearthstoneDeck read(
            String text,
            int format,
            NameSearch search,
            HearthstoneCards cards,
            Diagnostics diagnostics) {
        NameList list = new NameList(search, cards, diagnostics);
        list.format = Format.isKnown(format) ? Format.of(format) : null;
        NameLines.read(text, MAX_LINES, list, search, diagnostics);
        return list.deck();
    }

    /** The first one is the name, as in the game. */
    @Override
    public boolean title(String line) {
        name = name.isEmpty() ? ClipboardText.nameOf(line) : name;
        return true;
    }

    /** The lines of the game's own text, which are comments, may lack the counts. */
    @Override
    public boolean namesInComments() {
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
    public boolean heading(String words) {
        return headerLine(words) || HEADINGS.contains(ListHeadings.word(words));
    }

    /**
     * Takes class or format from the line for it, in any language. Returns whether the line is one
     * of these.
     */
    private boolean headerLine(String written) {
        String wanted = NameFold.fold(written);
        for (ClientWords words : clientWords) {
            for (CardClass each : CardClass.values()) {
                boolean leads = each != CardClass.NEUTRAL;
                if (leads && NameFold.fold(words.classLine(each)).equals(wanted)) {
                    deckClass = each;
                    return true;
                }
            }
            for (Format each : Format.values()) {
                if (NameFold.fold(words.formatLine(each)).equals(wanted)) {
                    format = format == null ? each : format;
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public int mostCopies() {
        return MAX_COPIES;
    }

    @Override
    public void take(int id, int copies, String called, int indent, Location place) {
        HearthstoneCard card = cards.card(id);
        if (cards.isHero(id)) {
            hero = id;
        } else if (cards.ownsSideboard(owner) && indent > ownerIndent) {
            sideboards.add(id, copies, owner, 0);
        } else {
            deck.add(id, copies, 0, 0);
            owner = id;
            ownerIndent = indent;
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

    private HearthstoneDeck deck() {
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
