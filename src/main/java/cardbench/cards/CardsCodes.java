package cardbench.cards;

import cardbench.text.DiagnosticCode;

/** What can be wrong with a file of card tables, and with a list of card names. */
public final class CardsCodes {

    /** The text does not begin as a table does; args: expected. */
    public static final DiagnosticCode NOT_A_TABLE =
            DiagnosticCode.error(
                    "cards.not-a-table", "this is no card table: it must begin with “{expected}”");

    /** The line that names the columns is not there, or does not begin with {@code id}. */
    public static final DiagnosticCode NO_COLUMNS =
            DiagnosticCode.error(
                    "cards.no-columns",
                    "the line after the head of a table must name its columns, “id” first");

    /** The id cell of a row is no distance to a later id; args: cell. */
    public static final DiagnosticCode BAD_ID =
            DiagnosticCode.error(
                    "cards.bad-id",
                    "“{cell}” is no distance to the next card: it must be 1 or more, and ids end at"
                            + " 2147483647");

    /** A row has more cells than the table has columns; args: cells, columns. */
    public static final DiagnosticCode TOO_MANY_CELLS =
            DiagnosticCode.error(
                    "cards.too-many-cells", "{cells} cells in a table of {columns} columns");

    /** The file holds more rows than a table of cards can need; args: limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error("cards.too-long", "a table may have {limit} rows at most");

    /** A column of a packed table does not have what its rows need; args: column. */
    public static final DiagnosticCode BAD_COLUMN =
            DiagnosticCode.error(
                    "cards.bad-column", "the column “{column}” does not fit the rows of the table");

    /** No open table knows a name of a list; args: name. */
    public static final DiagnosticCode UNKNOWN_NAME =
            DiagnosticCode.error(
                    "cards.unknown-name", "no card is called “{name}” in the open tables");

    /** No open table knows a name of a list, but similar ones; args: name, near. */
    public static final DiagnosticCode NEAR_NAME =
            DiagnosticCode.error(
                    "cards.near-name", "no card is called “{name}”; similar are: {near}");

    /** A count that no deck has; args: count, limit. */
    public static final DiagnosticCode BAD_COUNT =
            DiagnosticCode.error("cards.bad-count", "{count} copies; a line may have 1 to {limit}");

    private CardsCodes() {}
}
