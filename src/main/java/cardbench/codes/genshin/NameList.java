package cardbench.codes.genshin;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.ListHeadings;
import cardbench.codes.cards.ListedGame;
import cardbench.codes.cards.NameLines;
import cardbench.codes.cards.NameSearch;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a deck from a list of names ({@link NameLines}): {@code 2x Paimon}, {@code 派蒙×2}, {@code
 * 角色牌：雷电将军、甘雨}.
 */
public final class NameList implements ListedGame {

    /** The maximum number of lines: many times those of a deck. */
    static final int MAX_LINES = 500;

    private static final int MAX_COPIES = 30;

    /** The parts of a deck and the kinds of its cards, as the page and players title them. */
    private static final List<String> HEADINGS =
            ListHeadings.words(
                    "character|characters|charactercards|action|actions|actioncards|deck|equipment|support|event"
                            + "|角色|角色牌|角色卡|行动|行动牌|行動牌|牌组|牌組|卡组|装备|装备牌|支援|支援牌|事件|事件牌"
                            + "|キャラクタ|キャラクター|キャラクターカード|キャラカード|アクション|アクションカード|行動カード|デッキ|装備|サポート|イベント"
                            + "|캐릭터|캐릭터카드|행동카드");

    private final NameSearch search;
    private final GenshinCards cards;
    private final Diagnostics diagnostics;

    private final List<Integer> characters = new ArrayList<>();
    private final List<Integer> actions = new ArrayList<>();

    private NameList(NameSearch search, GenshinCards cards, Diagnostics diagnostics) {
        this.search = search;
        this.cards = cards;
        this.diagnostics = diagnostics;
    }

    /** Reads a list. The deck has all cards that could be read, in the order of the list. */
    public static GenshinDeck read(
            String text, NameSearch search, GenshinCards cards, Diagnostics diagnostics) {
        NameList list = new NameList(search, cards, diagnostics);
        NameLines.read(text, MAX_LINES, list, search, diagnostics);
        return list.deck();
    }

    private GenshinDeck deck() {
        List<Integer> ids = new ArrayList<>(characters);
        while (ids.size() < GenshinDeck.CHARACTERS) {
            ids.add(0);
        }
        ids.addAll(actions);
        return GenshinDeck.of(ids);
    }

    @Override
    public int find(String name) {
        return search.find(name);
    }

    @Override
    public boolean heading(String words) {
        return HEADINGS.contains(ListHeadings.word(words));
    }

    @Override
    public int mostCopies() {
        return MAX_COPIES;
    }

    @Override
    public void take(int id, int copies, String name, int indent, Location place) {
        GenshinCard card = cards.card(id);
        boolean character = card != null && card.isCharacter();
        List<Integer> part = character ? characters : actions;
        int slots = character ? GenshinDeck.CHARACTERS : GenshinDeck.SLOTS - GenshinDeck.CHARACTERS;
        if (part.size() + copies > slots) {
            diagnostics.add(
                    RuleCodes.LIST_TOO_LONG
                            .at(place)
                            .with("name", name)
                            .with("slots", character ? "3 characters" : "30 action cards"));
            return;
        }
        for (int i = 0; i < copies; i++) {
            part.add(id);
        }
    }
}
