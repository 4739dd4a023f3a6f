package cardbench.codes.hearthstone.mercenaries;

import cardbench.base.text.Diagnostic;
import cardbench.codes.cards.CardTable;
import cardbench.codes.deck.DeckView.Row;
import java.util.ArrayList;
import java.util.List;

/** The rules of a party: its size, each mercenary once, equipment of its own mercenary. */
final class PartyRules {

    /** The most mercenaries of a party. */
    static final int SIZE = 6;

    /** The column with the numbers of a mercenary's equipment, joined by plus signs. */
    static final String EQUIPMENT = "equipment";

    private PartyRules() {}

    /**
     * Checks a party.
     *
     * @param rows the mercenaries with their names, in the order of the party
     * @param table the table of mercenaries, or {@code null}
     */
    static List<Diagnostic> check(Party party, List<Row> rows, CardTable table) {
        List<Diagnostic> checks = new ArrayList<>();
        if (rows.size() > SIZE) {
            checks.add(PartyCodes.SIZE.anywhere().with("count", rows.size()).with("limit", SIZE));
        }
        for (int i = 0; i < rows.size(); i++) {
            Mercenary each = party.mercenaries().get(i);
            int earlier = 0;
            for (int j = 0; j < i; j++) {
                earlier += party.mercenaries().get(j).id() == each.id() ? 1 : 0;
            }
            // once for each mercenary, however often it is there
            if (earlier == 1) {
                checks.add(PartyCodes.TWICE.anywhere().with("mercenary", rows.get(i).name()));
            }
            int row = table == null || each.equipment() <= 0 ? -1 : table.row(each.id());
            if (row >= 0 && !owns(table.card(row).text(EQUIPMENT), each.equipment())) {
                checks.add(
                        PartyCodes.EQUIPMENT
                                .anywhere()
                                .with("mercenary", rows.get(i).name())
                                .with("equipment", each.equipment()));
            }
        }
        return checks;
    }

    private static boolean owns(String numbers, int equipment) {
        return ("+" + numbers + "+").contains("+" + equipment + "+");
    }
}
