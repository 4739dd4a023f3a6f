package cardbench.codes.ygo.setcode;

import cardbench.codes.cards.Card;
import cardbench.codes.cards.CardNames;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of archetypes that a site may have: a row for each archetype, its number in either
 * client in the column named after that client, and names by row.
 */
public final class ArchetypeTable {

    /** The name of the table where those of games have the name of the game. */
    public static final String GAME = "archetypes";

    private ArchetypeTable() {}

    /**
     * The archetypes of one client, named in a language or the next best one, with their names in
     * the other open languages; {@code null} if no table is open.
     */
    public static SetnameTable of(CardTables tables, Language language, Dialect client) {
        CardTable facts = tables.shared(GAME);
        if (facts == null) {
            return null;
        }
        List<CardNames> languages = tables.names(GAME, language);
        List<Setname> names = new ArrayList<>();
        boolean[] seen = new boolean[Archetype.MAX + 1];
        for (int row = 0; row < facts.size(); row++) {
            Card card = facts.card(row);
            int code = card.number(client.word());
            List<String> spellings = names(card.id(), languages);
            if (code > 0 && code <= Archetype.MAX && !seen[code] && !spellings.isEmpty()) {
                seen[code] = true;
                String name = spellings.remove(0);
                names.add(new Setname(code, name, spellings, false));
            }
        }
        return new SetnameTable(GAME, names, client);
    }

    private static List<String> names(int id, List<CardNames> languages) {
        List<String> names = new ArrayList<>();
        for (CardNames language : languages) {
            String name = language.name(id);
            if (name != null && !names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }
}
