package cardbench.codes.ygo.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decks as they are shown to players. */
class YgoViewTest {

    private static final YgoView VIEW =
            new YgoView(
                    new GivenCards(Dialect.YGOPRO)
                            .add(1, 0x1000021, "Pendulum")
                            .add(2, 0x2, "Spell"));

    private final DeckView view =
            VIEW.of(
                    GivenCards.deck(List.of(1, 2, 1), List.of(7), List.of(2, 2)),
                    "#main",
                    List.of(DatabaseCodes.NO_DATABASE.anywhere()));

    @Test
    void deck_hasThreePartsWithTheirSizes() {
        assertEquals("ydk", view.game());
        assertEquals("Yu-Gi-Oh! deck", view.title());
        assertEquals("3/1/2", view.subtitle());
        assertEquals("#main", view.code());
        assertEquals(
                List.of("main Main deck", "extra Extra deck", "side Side deck"),
                view.sections().stream().map(each -> each.key() + " " + each.title()).toList());
        assertEquals(
                List.of("no card database is open"),
                view.checks().stream().map(Diagnostic::message).toList());
    }

    @Test
    void equalCards_areOneRow() {
        List<Row> rows = view.sections().get(0).rows();
        assertEquals(
                List.of("2 Pendulum", "1 Spell"),
                rows.stream().map(row -> row.count() + " " + row.name()).toList());
        assertEquals(2, view.sections().get(2).rows().get(0).count());
    }

    @Test
    void row_hasLevelKindAndAttribute() {
        Row row = VIEW.row(1, 3);
        assertEquals(1, row.number());
        assertEquals(3, row.count());
        assertEquals(4, row.cost());
        assertEquals("monster", row.kind());
        assertEquals("dark", row.element());
        assertEquals(DeckView.ABSENT, VIEW.row(2, 1).cost());
        assertEquals("spell", VIEW.row(2, 1).kind());
    }

    @Test
    void unknownCard_isANumber() {
        Row row = VIEW.row(-1, 2);
        assertEquals("4294967295", row.name());
        assertEquals(2, row.count());
        assertFalse(row.known());
    }
}
