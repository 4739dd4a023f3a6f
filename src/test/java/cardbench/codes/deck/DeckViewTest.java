package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeckViewTest {

    private static final Row KNOWN =
            new Row(7, 2, "Coin", true, 0, "spell", "rare", "mage", "fire", DeckView.ABSENT);

    private static DeckView view(String title, String subtitle, Row... rows) {
        return new DeckView(
                "genshin",
                title,
                subtitle,
                "code",
                List.of(new Section("cards", "Cards", List.of(rows))),
                List.of(new CostCount(0, 2)),
                new CraftingCost(40, 0),
                List.of());
    }

    private static Row only(DeckView view) {
        return view.sections().get(0).rows().get(0);
    }

    @Test
    void unknownCard_isShownByItsNumber() {
        Row row = Row.unknown(-1, 3);
        assertEquals(4_294_967_295L, row.number());
        assertEquals("4294967295", row.name());
        assertEquals(3, row.count());
        assertFalse(row.known());
        assertFalse(row.isNamed());
        assertEquals(DeckView.ABSENT, row.cost());
        assertEquals(DeckView.ABSENT, row.owner());
        assertTrue(KNOWN.isNamed());
        assertEquals("", KNOWN.nameLanguage());
    }

    @Test
    void cardWithATextAsItsId_isShownByTheText() {
        Row row = Row.unknown("01DE002", 2);
        assertEquals("01DE002", row.spelling());
        assertEquals("01DE002", row.label());
        assertEquals("01DE002", row.name());
        assertFalse(row.isNamed());
        assertEquals("#7", KNOWN.label());
        assertEquals("7", KNOWN.spelling());
        DeckView named = view("Deck", "", row).named("", Map.of("01DE002", "Garen"));
        assertEquals("Garen", only(named).name());
        assertEquals("01DE002", only(named).text());
        assertTrue(only(named).isNamed());
        assertEquals("01DE002", row.namedIn("ja").text());
    }

    @Test
    void nameInAnotherLanguage_isToldOfAlone() {
        Row row = KNOWN.namedIn("ja");
        assertEquals("ja", row.nameLanguage());
        assertEquals(KNOWN, row.namedIn(""));
    }

    @Test
    void givenNames_areForCardsThatNoTableHas() {
        Map<String, String> names = Map.of("9", "Nine", "Coin", "Other");
        DeckView named = view("Mage", "", Row.unknown(9, 1)).named("Mine", names);
        assertEquals("Nine", only(named).name());
        assertEquals(9, only(named).number());
        assertFalse(only(named).known());
        assertTrue(only(named).isNamed());
        assertEquals(KNOWN, only(view("Mage", "", KNOWN).named("Mine", names)));
        assertEquals("8", only(view("Mage", "", Row.unknown(8, 1)).named("", names)).name());
    }

    @Test
    void givenTitle_putsTheDescriptionBelowIt() {
        DeckView described = view("Mage", "", KNOWN).named("Mine", Map.of());
        assertEquals("Mine", described.title());
        assertEquals("Mage", described.subtitle());
        DeckView other = view("Old", "Mage", KNOWN).named("Mine", Map.of());
        assertEquals("Mine", other.title());
        assertEquals("Mage", other.subtitle());
        assertEquals(view("Old", "Mage", KNOWN), view("Old", "Mage", KNOWN).named("", Map.of()));
        assertEquals(view("Old", "", KNOWN), view("Old", "", KNOWN).named("Old", Map.of()));
    }

    @Test
    void checkedView_hasTheDiagnosticsAndAllElse() {
        Diagnostic diagnostic = DeckCodes.EMPTY.at(Location.range(0, 1));
        DeckView view = view("Mage", "", KNOWN);
        DeckView checked = view.checked(List.of(diagnostic));
        assertEquals(List.of(diagnostic), checked.checks());
        assertEquals(view, checked.checked(List.of()));
    }

    @Test
    void lists_areCopied() {
        List<Row> rows = new ArrayList<>(List.of(KNOWN));
        Section section = new Section("sideboard", "Owner", rows);
        rows.clear();
        assertSame(KNOWN, section.rows().get(0));
        assertTrue(section.isSideboard());
        assertFalse(new Section("cards", "Cards", List.of()).isSideboard());
        DeckView view = view("Mage", "", KNOWN);
        assertThrows(UnsupportedOperationException.class, () -> view.sections().clear());
        assertThrows(UnsupportedOperationException.class, () -> view.curve().clear());
        assertThrows(UnsupportedOperationException.class, () -> view.checks().clear());
    }
}
