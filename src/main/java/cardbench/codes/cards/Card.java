package cardbench.codes.cards;

/** One row of a {@link CardTable}. Missing values are empty, or 0. Immutable. */
public final class Card {

    private final CardTable table;
    private final int row;

    Card(CardTable table, int row) {
        this.table = table;
        this.row = row;
    }

    /** The number of the card in the codes of its game. */
    public int id() {
        return table.id(row);
    }

    /** The text in a column; empty if there is none. */
    public String text(String column) {
        return table.cell(row, column);
    }

    /** The number in a column; 0 if there is none, or if the text is not a number. */
    public int number(String column) {
        return CardTableReader.number(text(column), 0);
    }
}
