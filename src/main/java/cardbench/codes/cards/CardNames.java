package cardbench.codes.cards;

import java.util.List;

/**
 * The names of the cards of a game in one language, with folded forms for searching. Not safe for
 * use by several threads, because the folded forms are computed on first use.
 */
public final class CardNames {

    private static final String COLUMN = "name";

    /** As it was read. */
    private final CardTable written;

    /** The same, with ids for its rows. */
    private final CardTable table;

    private String[] folded;

    /** The letters of each folded name ({@link NameFold#letters}). */
    private int[] letters;

    /**
     * The names of a table.
     *
     * @param facts the open table of facts of the game, or {@code null}
     */
    CardNames(CardTable written, CardTable facts) {
        this.written = written;
        this.table = written.isByRow() ? written.withIdsOf(facts) : written;
    }

    /** These names beside another table of facts. */
    CardNames with(CardTable facts) {
        return written.isByRow() ? new CardNames(written, facts) : this;
    }

    /**
     * Names that come from no table, for a {@link NameSearch}: those of the ids, in their order.
     */
    public static CardNames of(int[] ids, String[] names) {
        String[][] cells = new String[names.length][];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new String[] {names[i]};
        }
        return new CardNames(CardTable.of("", List.of(COLUMN), ids, cells), null);
    }

    /** The game of the cards. */
    public String game() {
        return table.game();
    }

    /** The tag of the language. */
    public String tag() {
        return table.content();
    }

    /** The name of a card, or {@code null} if this language has none. */
    public String name(int id) {
        int row = table.row(id);
        // a table by rows has an empty line for a card without a name in its language
        String name = row < 0 ? "" : table.cell(row, COLUMN);
        return name.isEmpty() ? null : name;
    }

    int size() {
        return table.size();
    }

    int id(int row) {
        return table.id(row);
    }

    String nameOf(int row) {
        return table.cell(row, COLUMN);
    }

    /** The folded name of a row. All are computed at the first search: most decks need none. */
    String foldedName(int row) {
        fold();
        return folded[row];
    }

    /** The letters of the folded name of a row ({@link NameFold#letters}). */
    int letters(int row) {
        fold();
        return letters[row];
    }

    private void fold() {
        if (folded == null) {
            folded = new String[table.size()];
            letters = new int[folded.length];
            for (int i = 0; i < folded.length; i++) {
                folded[i] = NameFold.fold(nameOf(i));
                letters[i] = NameFold.letters(folded[i]);
            }
        }
    }
}
