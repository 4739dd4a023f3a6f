package cardbench.codes.hearthstone.mercenaries;

import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows a party: the section {@code mercenaries}, then {@code equipment}, whose rows name their
 * mercenary as the owner. Equipment has no names in the tables.
 *
 * @param language the language of the names, or else the next best one
 */
public record PartyView(CardTables tables, Language language) {

    /** The view of a party. */
    public DeckView of(Party party) {
        List<Row> rows = new ArrayList<>();
        List<Row> equipment = new ArrayList<>();
        for (Mercenary each : party.mercenaries()) {
            String name = tables.name(Party.KIND, language, each.id());
            String shown = name == null ? Integer.toString(each.id()) : name;
            int premium = each.premium();
            String word =
                    premium >= 0 && premium < PartyReader.PREMIUM.length
                            ? PartyReader.PREMIUM[premium]
                            : "";
            rows.add(row(each.id(), shown, name != null, word, DeckView.ABSENT));
            if (each.equipment() > 0) {
                int number = each.equipment();
                equipment.add(row(number, shown + " · " + number, name != null, "", each.id()));
            }
        }
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("mercenaries", "Mercenaries", rows));
        if (!equipment.isEmpty()) {
            sections.add(new Section("equipment", "Equipment", equipment));
        }
        String name = party.name();
        return new DeckView(
                Party.KIND,
                name.isEmpty() ? title() : name,
                name.isEmpty() ? "" : title(),
                PartyWriter.write(party),
                sections,
                List.of(),
                PartyRules.check(party, rows, tables.shared(Party.KIND)));
    }

    private static Row row(int id, String name, boolean known, String kind, int owner) {
        return new Row(id, 1, name, known, DeckView.ABSENT, kind, "", "", "", owner);
    }

    private String title() {
        return switch (language) {
            case ZH_CN -> "佣兵战纪";
            case ZH_TW -> "傭兵戰紀";
            case JA -> "傭兵モード";
            default -> "Mercenaries";
        };
    }
}
