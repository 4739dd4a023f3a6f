package cardbench.cards;

/** The names of a game's cards in one language, ready to be compared as people write them. */
public final class CardNames {

    private static final String COLUMN = "name";

    private final CardTable table;
    private String[] folded;

    CardNames(CardTable table) {
        this.table = table;
    }

    /** The game whose cards these are. */
    public String game() {
        return table.game();
    }

    /** The tag of the language. */
    public String tag() {
        return table.content();
    }

    /** A card's name, or {@code null} where this language does not have it. */
    public String name(int id) {
        int row = table.row(id);
        return row < 0 ? null : table.cell(row, COLUMN);
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

    /** The folded name of a row; all are made at the first search, since most decks need none. */
    String foldedName(int row) {
        if (folded == null) {
            folded = new String[table.size()];
            for (int i = 0; i < folded.length; i++) {
                folded[i] = NameFold.fold(nameOf(i));
            }
        }
        return folded[row];
    }
}
