package cardbench.cards;

/** One row of a {@link CardTable}. What a table does not say of a card is empty, or 0. */
public final class Card {

    private final CardTable table;
    private final int row;

    Card(CardTable table, int row) {
        this.table = table;
        this.row = row;
    }

    /** The number that stands for the card in the codes of its game. */
    public int id() {
        return table.id(row);
    }

    /** The text in a column; empty where there is none. */
    public String text(String column) {
        return table.cell(row, column);
    }

    /** The number in a column; 0 where there is none, and where the text is no number. */
    public int number(String column) {
        return CardTableReader.number(text(column), 0);
    }
}
