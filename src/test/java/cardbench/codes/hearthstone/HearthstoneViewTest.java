package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HearthstoneViewTest {

    private static final String CODE =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    private static DeckView view(HearthstoneDeck deck, NamedCards cards) {
        return new HearthstoneView(cards).of(deck);
    }

    private static HearthstoneDeck deck(int hero, int[]... rows) {
        CardCollector cards = new CardCollector();
        CardCollector beside = new CardCollector();
        for (int[] row : rows) {
            (row.length == 3 ? beside : cards).add(row[0], row[1], row.length == 3 ? row[2] : 0, 0);
        }
        return new HearthstoneDeck("", 1, List.of(hero), cards.collect(null), beside.collect(null));
    }

    private static List<String> rows(Section section) {
        List<String> rows = new ArrayList<>();
        for (Row row : section.rows()) {
            rows.add(row.count() + "x (" + row.cost() + ") " + row.name());
        }
        return rows;
    }

    /** The words are the game's own (client.json); exports write them as a name. */
    @ParameterizedTest
    @CsvSource({
        "EN, Wild Warlock",
        "ZH_CN, 狂野模式术士",
        "JA, ワイルド・ウォーロック",
        "KO, 야생 흑마법사",
        "DE, Hexenmeister · Wild",
        "VI, Wild Warlock"
    })
    void nameThatIsClassAndFormat_isNoName(Language language, String title) {
        HearthstoneDeck deck = new Deckstring().read(CODE).deck();
        assertEquals(title, view(deck, Tables.few(language)).title());
        for (Language reader : List.of(Language.EN, Language.ZH_CN)) {
            DeckView named =
                    view(
                            new Deckstring().read("### " + title + "\n" + CODE).deck(),
                            Tables.few(reader));
            assertEquals(view(deck, Tables.few(reader)).title(), named.title());
            assertEquals("", named.subtitle());
        }
    }

    @Test
    void deckOfTheDocument_isNamed() {
        DeckView view = view(new Deckstring().read(CODE).deck(), Tables.few(Language.ZH_CN));
        assertEquals("狂野模式术士", view.title());
        assertEquals(List.of("1x (-1) 古尔丹"), rows(view.sections().get(0)));
        Section cards = view.sections().get(1);
        assertEquals("cards", cards.key());
        assertEquals("2x (0) 禁忌仪式", rows(cards).get(0));
        assertEquals("2x (8) 强袭坦克", rows(cards).get(14));
        Row bargain = cards.rows().stream().filter(row -> row.id() == 2632).findFirst().get();
        assertEquals(
                "epic Warlock spell",
                bargain.rarity() + " " + bargain.className() + " " + bargain.kind());
        // by hand: 0: 1 card, 1: 3, 2: 2, 3: 2, 4: 4, 5: 2, 8: 1, two copies each
        assertEquals(
                List.of(
                        new CostCount(0, 2),
                        new CostCount(1, 6),
                        new CostCount(2, 4),
                        new CostCount(3, 4),
                        new CostCount(4, 8),
                        new CostCount(5, 4),
                        new CostCount(8, 2)),
                view.curve());
        // twice 7 common (40), 5 rare (100), 2 epic (400); Drain Life is free
        assertEquals(new CraftingCost(2 * (7 * 40 + 5 * 100 + 2 * 400), 0), view.crafting());
        assertEquals(List.of(), view.checks());
    }

    @Test
    void withoutTables_everythingIsShownByNumber() {
        DeckView view = view(new Deckstring().read("### My deck\n" + CODE).deck(), Tables.none());
        assertEquals("My deck", view.title());
        assertEquals("Wild Warlock", view.subtitle());
        assertEquals(
                new Row(846, 2, "846", false, -1, "", "", "", "", -1),
                view.sections().get(1).rows().get(0));
        assertEquals("Warlock", view.sections().get(0).rows().get(0).name());
        assertEquals(List.of(), view.curve());
        assertEquals(CraftingCost.NONE, view.crafting());
        assertEquals("hearthstone.unknown-cards", view.checks().get(0).code().name());
    }

    @Test
    void unknownHero_leavesTheClassOut() {
        DeckView view = view(deck(999_999, new int[] {1, 1}), Tables.none());
        assertEquals("Wild", view.title());
        assertEquals("999999", view.sections().get(0).rows().get(0).name());
        assertEquals(false, view.sections().get(0).rows().get(0).known());
    }

    @Test
    void zilliax_costsWhatItsModulesCost() {
        NamedCards cards =
                Tables.written(
                        "50 Haywire;kind=module;cost=3;class=NEUTRAL;given=1;rarity=legendary",
                        "51 Power;kind=module;cost=4;class=NEUTRAL;given=1;rarity=legendary",
                        "52 Look;kind=look;class=NEUTRAL;given=1",
                        "102983 Zilliax;kind=minion;rarity=legendary;class=NEUTRAL",
                        "120000 Golden Zilliax;kind=minion;rarity=legendary;class=NEUTRAL;copy=102983");
        for (int zilliax : new int[] {102983, 120000}) {
            DeckView view =
                    view(
                            deck(
                                    7,
                                    new int[] {zilliax, 1},
                                    new int[] {50, 1, zilliax},
                                    new int[] {51, 1, zilliax},
                                    new int[] {52, 1, zilliax}),
                            cards);
            assertEquals(7, view.sections().get(1).rows().get(0).cost());
            assertEquals(
                    List.of("1x (0) Look", "1x (3) Haywire", "1x (4) Power"),
                    rows(view.sections().get(2)));
            assertEquals(zilliax, view.sections().get(2).rows().get(0).owner());
            assertEquals(List.of(new CostCount(7, 1)), view.curve());
            assertEquals(new CraftingCost(1600, 0), view.crafting());
        }
        DeckView empty = view(deck(7, new int[] {102983, 1}), cards);
        assertEquals(0, empty.sections().get(1).rows().get(0).cost());
        DeckView unknown = view(deck(7, new int[] {102983, 1}, new int[] {99, 1, 102983}), cards);
        assertEquals(DeckView.ABSENT, unknown.sections().get(1).rows().get(0).cost());
        DeckView beside =
                view(
                        deck(
                                7,
                                new int[] {50, 1},
                                new int[] {102983, 1},
                                new int[] {99, 1, 102983}),
                        cards);
        assertEquals(1, beside.curveLeftOut());
    }

    @Test
    void cards_standByCostThenName_unknownOnesLast() {
        NamedCards cards =
                Tables.written(
                        "5 B;kind=minion;cost=2",
                        "6 C;kind=minion;cost=1",
                        "7 A;kind=minion;cost=2",
                        "8 D;kind=minion;cost=0");
        DeckView view =
                view(
                        deck(
                                7,
                                new int[] {1, 1},
                                new int[] {5, 1},
                                new int[] {6, 1},
                                new int[] {7, 1},
                                new int[] {8, 1},
                                new int[] {900, 2}),
                        cards);
        assertEquals(
                List.of("1x (0) D", "1x (1) C", "1x (2) A", "1x (2) B", "1x (-1) 1", "2x (-1) 900"),
                rows(view.sections().get(1)));
    }

    @Test
    void cardOfTwoClasses_isShownAsThatOfTheDeck() {
        NamedCards cards = Tables.written("5 Both;kind=spell;cost=2;class=MAGE+WARRIOR");
        assertEquals(
                "Warrior",
                view(deck(7, new int[] {5, 1}), cards).sections().get(1).rows().get(0).className());
        assertEquals(
                "Mage / Warrior",
                view(deck(31, new int[] {5, 1}), cards)
                        .sections()
                        .get(1)
                        .rows()
                        .get(0)
                        .className());
    }

    /** The hero has none of the two classes, or nobody knows its class. */
    @Test
    void cardOfOtherClasses_isShownWithAllOfThem() {
        NamedCards cards =
                Tables.written(
                        "5 Both;kind=spell;cost=2;class=DEATHKNIGHT+PALADIN",
                        "6 None;kind=spell;cost=2");
        for (int hero : new int[] {7, 999_999}) {
            List<Row> rows =
                    view(deck(hero, new int[] {5, 1}, new int[] {6, 1}), cards)
                            .sections()
                            .get(1)
                            .rows();
            assertEquals("Death Knight / Paladin", rows.get(0).className());
            assertEquals("", rows.get(1).className());
        }
        assertEquals("Death Knight / Paladin", new HearthstoneView(cards).row(5, 1).className());
    }

    /** Two legendary cards are known, of 30: 3,200 dust are no price of the deck. */
    @Test
    void unknownCards_leaveALowerBoundThatSaysSo() {
        NamedCards cards =
                Tables.written(
                        "5 A;rarity=legendary;set=TGT;cost=2",
                        "6 B;rarity=epic;set=CORE;cost=3",
                        "90749 Band;rarity=legendary;set=TGT;cost=4;sideboard=3");
        DeckView view = view(deck(7, new int[] {5, 2}, new int[] {900, 16}), cards);
        assertEquals(new CraftingCost(3200, 16), view.crafting());
        assertEquals(List.of(new CostCount(2, 2)), view.curve());
        assertEquals(16, view.curveLeftOut());
        // a bound of 0 is none
        assertEquals(
                CraftingCost.NONE,
                view(deck(7, new int[] {6, 2}, new int[] {900, 1}), cards).crafting());
        DeckView known = view(deck(7, new int[] {5, 2}, new int[] {6, 2}), cards);
        assertEquals(new CraftingCost(3200, 0), known.crafting());
        assertEquals(0, known.curveLeftOut());
        // cards of sideboards are crafted, but in no curve
        DeckView beside = view(deck(7, new int[] {90749, 1}, new int[] {901, 1, 90749}), cards);
        assertEquals(new CraftingCost(1600, 1), beside.crafting());
        assertEquals(0, beside.curveLeftOut());
    }

    @Test
    void dust_leavesOutWhatIsGiven() {
        NamedCards cards =
                Tables.written(
                        "1 A;rarity=common;set=TGT",
                        "2 B;rarity=rare;set=CORE",
                        "3 C;rarity=epic;set=EVENT",
                        "4 D;rarity=legendary;set=PLACEHOLDER_202204",
                        "5 E;rarity=free;set=LEGACY",
                        "6 F;rarity=legendary;set=TIME_TRAVEL;given=1",
                        "7 G;rarity=legendary;set=TIME_TRAVEL",
                        "8 H;rarity=epic;set=TGT",
                        "9 I;rarity=rare;set=TGT");
        DeckView view =
                view(
                        deck(
                                31,
                                new int[] {1, 2},
                                new int[] {2, 2},
                                new int[] {3, 1},
                                new int[] {4, 1},
                                new int[] {5, 2},
                                new int[] {6, 1},
                                new int[] {7, 1},
                                new int[] {8, 1},
                                new int[] {9, 1, 7}),
                        cards);
        assertEquals(new CraftingCost(2 * 40 + 1600 + 400 + 100, 0), view.crafting());
    }
}
