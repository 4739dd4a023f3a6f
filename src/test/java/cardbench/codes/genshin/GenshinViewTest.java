package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GenshinViewTest {

    private static final GenshinDeck DECK = GenshinDeck.of(Decks.EXAMPLE_IDS);

    private static DeckView view(GenshinDeck deck, Language language) {
        return new GenshinView(Decks.CARDS, Decks.TABLES, language).of(deck);
    }

    @Test
    void deck_isShownWithNamesCountsAndCosts() {
        DeckView view = view(DECK, Language.ZH_CN);
        assertEquals("雷电将军 / 甘雨 / 迪奥娜", view.title());
        assertEquals(Decks.EXAMPLE, view.code());
        assertEquals(
                List.of("characters", "actions"),
                view.sections().stream().map(s -> s.key()).toList());
        assertEquals(
                new Row(32, 1, "雷电将军", true, -1, "character", "", "polearm", "electro", -1),
                view.sections().get(0).rows().get(0));
        List<Row> actions = view.sections().get(1).rows();
        assertEquals(new Row(61, 2, "唯此一心", true, 5, "talent", "", "", "cryo", 1), actions.get(0));
        assertEquals(20, actions.size());
        assertEquals(30, actions.stream().mapToInt(Row::count).sum());
        assertEquals(30, view.curve().stream().mapToInt(CostCount::copies).sum());
        assertEquals(List.of(), view.checks());
        assertEquals(CraftingCost.NONE, view.crafting());
    }

    @Test
    void curve_addsUpCopiesByCost() {
        // Undivided Heart costs 5, Ancient Courtyard nothing
        DeckView view = view(GenshinDeck.of(List.of(1, 2, 3, 61, 218, 61)), Language.EN);
        assertEquals(List.of(new CostCount(0, 1), new CostCount(5, 2)), view.curve());
        assertEquals(2, view.sections().get(1).rows().get(0).count());
    }

    @Test
    void cardsOutsideTheTable_areShownByTheirNumbers() {
        List<Integer> ids = new ArrayList<>(Decks.EXAMPLE_IDS);
        ids.set(0, 544);
        DeckView view = view(GenshinDeck.of(ids), Language.JA);
        Row row = view.sections().get(0).rows().get(0);
        assertEquals(Row.unknown(544, 1), row);
        assertFalse(row.known());
        assertEquals("544", row.name());
        assertEquals("甘雨 / ディオナ", view.title());
        assertEquals(0, view.curveLeftOut());
        ids.set(3, 545);
        assertEquals(1, view(GenshinDeck.of(ids), Language.JA).curveLeftOut());
    }

    @Test
    void withoutAnyTable_everyCardIsANumber() {
        DeckView view = new GenshinView(GenshinCards.NONE, CardTables.NONE, Language.EN).of(DECK);
        assertEquals("32 / 1 / 2", view.title());
        assertEquals(List.of(), view.curve());
        assertFalse(view.sections().get(1).rows().get(3).known());
    }

    @Test
    void tableWithoutNames_orNamesWithoutATable_showWhatIsThere() {
        CardTables namesAlone = Decks.TABLES.without("genshin", "cards");
        Row named = new GenshinView(GenshinCards.NONE, namesAlone, Language.EN).row(1, 1);
        assertEquals("Ganyu", named.name());
        assertTrue(named.known());
        Row unnamed = new GenshinView(Decks.CARDS, CardTables.NONE, Language.EN).row(1, 1);
        assertEquals("1", unnamed.name());
        assertEquals("cryo", unnamed.element());
    }

    @Test
    void nameInAnotherLanguageThanTheOneAskedFor_saysWhich() {
        List<CardTable> tables =
                CardTableReader.read(
                        """
                        cardbench-table 1\tgenshin\tja
                        id\tname
                        \t甘雨
                        cardbench-table 1\tgenshin\ten
                        id\tname
                        \tGanyu
                        \tDiona
                        """,
                        new Diagnostics());
        CardTables open = CardTables.NONE;
        for (CardTable table : tables) {
            open = open.with(table);
        }
        GenshinView view = new GenshinView(Decks.CARDS, open, Language.JA);
        assertEquals(
                List.of("甘雨", ""), List.of(view.row(1, 1).name(), view.row(1, 1).nameLanguage()));
        assertEquals(
                List.of("Diona", "en"),
                List.of(view.row(2, 1).name(), view.row(2, 1).nameLanguage()));
        assertEquals("", view.row(3, 1).nameLanguage());
    }

    @Test
    void anyDeck_isShownWhole() {
        Random random = new Random(4);
        for (int n = 0; n < 300; n++) {
            GenshinDeck deck = Decks.any(random);
            int cards = 0;
            for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
                cards += deck.shareId(slot) == 0 ? 0 : 1;
            }
            int shown =
                    view(deck, Language.EN).sections().stream()
                            .flatMap(s -> s.rows().stream())
                            .mapToInt(Row::count)
                            .sum();
            assertEquals(cards, shown);
        }
    }

    @Test
    void emptyDeck_hasEmptySections() {
        DeckView view = view(GenshinDeck.of(List.of()), Language.EN);
        assertEquals("", view.title());
        assertTrue(view.sections().get(0).rows().isEmpty());
        assertTrue(view.sections().get(1).rows().isEmpty());
    }
}
