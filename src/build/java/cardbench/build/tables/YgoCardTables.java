package cardbench.build.tables;

import cardbench.build.tables.YgoTables.NamedDatabase;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.PackedTableWriter;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The card tables of Yu-Gi-Oh!: facts by passcode, and names by row. Setcodes have the numbers of
 * one client, those of the first database that tells.
 */
final class YgoCardTables {

    /** The note about the numbers of archetypes; the reader of the tables ignores it. */
    private static final String NUMBERING = "archetypes numbered as in ";

    private static final String NAMES = "card names belong to Konami; not affiliated with it";

    private final List<NamedDatabase> databases;

    /** The row of the first database that has a card, by id. */
    private final TreeMap<Integer, CardRow> cards = new TreeMap<>();

    private YgoCardTables(List<NamedDatabase> databases, YgoArchetypes archetypes) {
        this.databases = databases;
        for (NamedDatabase each : databases) {
            for (CardRow card : each.database().cards()) {
                // ids of tables are positive; those above are of cards that fans made
                if (card.id() > 0) {
                    cards.putIfAbsent(card.id(), translated(card, each, archetypes));
                }
            }
        }
    }

    private static CardRow translated(CardRow card, NamedDatabase from, YgoArchetypes archetypes) {
        Setcode setcode = archetypes.translated(card.setcode(), from.database().numbering());
        return new CardRow(
                card.id(),
                card.name(),
                card.alias(),
                setcode,
                card.type(),
                card.level(),
                card.attack(),
                card.defence(),
                card.race(),
                card.attribute(),
                card.ot());
    }

    /** The texts of the tables, by content: {@code cards}, or the tag of a language. */
    static Map<String, String> of(
            List<NamedDatabase> databases, YgoArchetypes archetypes, List<String> notes) {
        YgoCardTables tables = new YgoCardTables(databases, archetypes);
        Map<String, String> texts = new TreeMap<>();
        texts.put(CardTable.CARDS, tables.facts(archetypes.numbering(), notes));
        TreeSet<String> languages = new TreeSet<>();
        databases.forEach(each -> languages.add(each.language()));
        for (String language : languages) {
            texts.put(language, tables.names(language));
        }
        return texts;
    }

    private String facts(Dialect numbering, List<String> notes) {
        PackedTableWriter writer =
                new PackedTableWriter(
                        YgoDeck.GAME, CardTable.CARDS, new ArrayList<>(cards.keySet()));
        notes.forEach(writer::note);
        return writer.note(NUMBERING + numbering.client())
                .note(NAMES)
                .words("type", column(card -> Integer.toString(card.type())))
                .words("level", column(card -> monsters(card, Integer.toString(card.level()))))
                .words(
                        "attribute",
                        column(card -> monsters(card, Integer.toString(card.attribute()))))
                .words("race", column(card -> monsters(card, Long.toHexString(card.race()))))
                .someWords("setcode", column(card -> hex(card.setcode().value())))
                .someNumbers("alias", aliases())
                .text();
    }

    private List<String> column(Function<CardRow, String> cell) {
        return cards.values().stream().map(cell).toList();
    }

    /** Spells and traps have nothing in the columns of monsters, or what no client shows. */
    private static String monsters(CardRow card, String cell) {
        return card.isMonster() ? cell : "";
    }

    private static String hex(long value) {
        return value == 0 ? "" : Long.toHexString(value);
    }

    private List<Integer> aliases() {
        return cards.values().stream().map(card -> card.alias() > 0 ? card.alias() : -1).toList();
    }

    /** The names in a language, an empty one where none is known or its alias has the same. */
    private String names(String language) {
        List<String> names = new ArrayList<>();
        for (CardRow card : cards.values()) {
            String name = name(card.id(), language);
            boolean same = card.alias() != 0 && name.equals(name(card.alias(), language));
            names.add(same ? "" : name);
        }
        return PackedTableWriter.byRow(YgoDeck.GAME, language, new ArrayList<>(cards.keySet()))
                .note(NAMES)
                .letters("name", names)
                .text();
    }

    private String name(int id, String language) {
        for (NamedDatabase each : databases) {
            CardRow card = each.language().equals(language) ? each.database().card(id) : null;
            if (card != null && !card.name().isBlank()) {
                return YgoArchetypes.line(card.name());
            }
        }
        return "";
    }
}
