package cardbench.codes.ygo.view;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.ListHeadings;
import cardbench.codes.cards.ListedGame;
import cardbench.codes.cards.NameLines;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoCodes;
import cardbench.codes.ygo.deck.YgoDeck;
import java.util.List;

/**
 * Reads a deck from a list of names ({@link NameLines}), as clients and sites copy it: {@code 3
 * Blue-Eyes White Dragon}, {@code 青眼の白龍 x3}, {@code Kuriboh [SDY-006]}. An id may stand for a name.
 * Below a heading such as {@code Side Deck:} or {@code !side} are the cards of the side deck; main
 * and extra deck are distinguished by the types of the cards. Without headings, blank lines may
 * divide the parts ({@link ListedParts}).
 */
public final class NameList implements ListedGame {

    /** The maximum number of lines: more than twice those of a deck. */
    static final int MAX_LINES = 200;

    private static final int MAX_COPIES = 60;

    /** A number of this many digits is an id; a shorter one may be the name of a card. */
    private static final int ID_DIGITS = 5;

    private static final int MAX_DIGITS = 10;

    /** Headings by part, in the form of {@link ListHeadings#word}. */
    private static final List<List<String>> HEADINGS =
            List.of(
                    ListHeadings.words(
                            "main|maindeck|deck|hauptdeck|deckprincipal|mazoprincipal|deckprincipale|主卡组|主卡組|主牌组|主牌組|卡组|卡組"
                                    + "|メインデッキ|メイン|메인덱|메인"),
                    ListHeadings.words(
                            "extra|extradeck|deckextra|mazoextra|额外卡组|額外卡組|额外牌组|額外牌組|额外|額外"
                                    + "|エクストラデッキ|エクストラ|엑스트라덱|엑스트라"),
                    ListHeadings.words(
                            "side|sidedeck|sideboard|decksecundario|decklaterale|mazolateral|副卡组|副卡組|副牌组|副牌組|备牌|備牌"
                                    + "|サイドデッキ|サイド|사이드덱|사이드"));

    /** Kinds of cards, whose headings may be in any part. */
    private static final List<String> TYPES =
            ListHeadings.words(
                    "monster|monsters|spell|spells|trap|traps|magic|normalmonsters|effectmonsters|ritualmonsters|pendulummonsters"
                            + "|fusionmonsters|synchromonsters|xyzmonsters|linkmonsters|fusion|synchro|xyz|link"
                            + "|monsterkarten|zauber|zauberkarten|fallen|fallenkarten"
                            + "|monstres|cartesmonstre|magies|cartesmagie|pieges|cartespiege"
                            + "|mostri|cartemostro|magie|cartemagia|trappole|cartetrappola"
                            + "|monstruos|cartasdemonstruo|cartasdemonstruos|magicas|cartasmagicas|trampas|cartasdetrampa"
                            + "|monstros|magias|armadilhas"
                            + "|怪兽|怪兽卡|怪獸|怪獸卡|魔法|魔法卡|陷阱|陷阱卡|融合怪兽|同调怪兽|超量怪兽|连接怪兽|仪式怪兽|效果怪兽|通常怪兽"
                            + "|モンスタ|モンスター|モンスターカード|魔法カード|罠|罠カード|融合モンスター|シンクロモンスター|エクシーズモンスター|リンクモンスター"
                            + "|몬스터|몬스터카드|마법|마법카드|함정|함정카드");

    private final NameSearch search;
    private final YgoCards cards;
    private final Diagnostics diagnostics;
    private final ListedParts parts;

    private NameList(NameSearch search, YgoCards cards, Diagnostics diagnostics) {
        this.search = search;
        this.cards = cards;
        this.diagnostics = diagnostics;
        this.parts = new ListedParts(cards);
    }

    /** Reads a list. The deck has all cards that could be read, in the order of the list. */
    public static YgoDeck read(
            String kind, String text, NameSearch search, YgoCards cards, Diagnostics diagnostics) {
        NameList list = new NameList(search, cards, diagnostics);
        NameLines.read(text, MAX_LINES, list, search, diagnostics);
        return list.parts.deck(kind, diagnostics);
    }

    /** The card of a name or an id, or 0. */
    @Override
    public int find(String name) {
        long id = 0;
        int digits = 0;
        while (digits < name.length() && name.charAt(digits) >= '0' && name.charAt(digits) <= '9') {
            id = Math.min(CardNumber.MOST + 1, id * 10 + name.charAt(digits) - '0');
            digits++;
        }
        boolean number = digits == name.length() && digits >= ID_DIGITS && digits <= MAX_DIGITS;
        if (number) {
            return id <= CardNumber.MOST ? (int) id : 0;
        }
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int each : search.all(name)) {
            CardRow card = cards.card(each);
            // Another artwork and a token have the name of the card that players mean.
            int rank = card == null ? 3 : (card.isToken() ? 2 : 0) + (card.alias() == 0 ? 0 : 1);
            best = rank < least ? each : best;
            least = Math.min(least, rank);
        }
        return best;
    }

    /** Whether words are a heading, with whatever number of cards. */
    @Override
    public boolean heading(String words) {
        String word = ListHeadings.word(words);
        for (int part = 0; part < HEADINGS.size(); part++) {
            if (HEADINGS.get(part).contains(word)) {
                parts.begin(part);
                return true;
            }
        }
        boolean type = TYPES.contains(word);
        parts.titled(type);
        return type || word != null && word.isEmpty();
    }

    @Override
    public void gap() {
        parts.gap();
    }

    @Override
    public int mostCopies() {
        return MAX_COPIES;
    }

    @Override
    public void take(int id, int copies, String name, int indent, Location place) {
        if (parts.size() + copies > YgoDeck.LIMIT) {
            diagnostics.add(YgoCodes.TOO_MANY_CARDS.at(place).with("limit", YgoDeck.LIMIT));
        } else {
            parts.add(id, copies, place);
        }
    }
}
