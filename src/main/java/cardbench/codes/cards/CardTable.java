package cardbench.codes.cards;

import java.util.Arrays;
import java.util.List;

/**
 * A table of cards: rows by ascending id, cells by column. It has either the data that all
 * languages share ({@code content} is {@code cards}), or the names in one language ({@code content}
 * is its tag, and the column is {@code name}). Immutable; read from text by {@link
 * CardTableReader}.
 */
public final class CardTable {

    /** The content of a table with the data that all languages share. */
    public static final String CARDS = "cards";

    private final String game;
    private final String content;
    private final List<String> columns;
    private final int[] ids;
    private final String[][] cells;

    /**
     * What {@link #idSum} of the table of facts is whose rows these are; -1 with ids of its own.
     */
    private final int rowsOf;

    private CardTable(
            String game,
            String content,
            List<String> columns,
            int[] ids,
            String[][] cells,
            int rowsOf) {
        this.game = game;
        this.content = content;
        this.columns = List.copyOf(columns);
        this.ids = ids;
        this.cells = cells;
        this.rowsOf = rowsOf;
    }

    /** Creates a table from the cells of its head line. */
    static CardTable of(String head, List<String> columns, int[] ids, String[][] cells) {
        String[] words = TableLines.cells(head);
        return new CardTable(
                words.length > 1 ? words[1] : "",
                words.length > 2 ? words[2] : CARDS,
                columns,
                ids,
                cells,
                -1);
    }

    /** This table of names, whose rows are those of the facts with this {@link #idSum}. */
    CardTable rowsOf(int sum) {
        return new CardTable(game, content, columns, ids, cells, sum);
    }

    /** Whether its rows have no ids of their own, but those of the table of facts. */
    public boolean isByRow() {
        return rowsOf >= 0;
    }

    /**
     * This table with the ids of the facts of its game. A table of other facts has no names for
     * them: a row that has moved would silently give cards wrong names.
     *
     * @param facts the open table of facts, or {@code null}
     */
    CardTable withIdsOf(CardTable facts) {
        boolean same = facts != null && facts.size() == size() && idSum(facts.ids) == rowsOf;
        return new CardTable(
                game,
                content,
                columns,
                same ? facts.ids : new int[0],
                same ? cells : new String[0][],
                -1);
    }

    /** A number that differs for nearly all other lists of ids, from 0 to 2<sup>31</sup> - 1. */
    static int idSum(int[] ids) {
        int sum = 0;
        for (int id : ids) {
            sum = 31 * sum + id;
        }
        return sum & Integer.MAX_VALUE;
    }

    /** The game of the cards, by the name of its codes: {@code genshin}. */
    public String game() {
        return game;
    }

    /** {@code cards}, or the tag of the language of the names. */
    public String content() {
        return content;
    }

    /** The names of the columns after {@code id}, in order. */
    public List<String> columns() {
        return columns;
    }

    /** The number of cards. */
    public int size() {
        return ids.length;
    }

    /** The card of a row, counted from 0, by ascending id. */
    public Card card(int row) {
        return new Card(this, row);
    }

    /** The row of a card, counted from 0, or -1 if it is not in the table. */
    public int row(int id) {
        return Math.max(-1, Arrays.binarySearch(ids, id));
    }

    int id(int row) {
        return ids[row];
    }

    String cell(int row, String column) {
        int index = columns.indexOf(column);
        // Cells that are empty at the end of a line are left out of the text.
        String[] rowCells = cells[row];
        return index < 0 || index >= rowCells.length ? "" : rowCells[index];
    }
}
