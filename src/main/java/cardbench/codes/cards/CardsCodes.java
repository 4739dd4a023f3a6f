package cardbench.codes.cards;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about card tables and lists of card names. */
public final class CardsCodes {

    /** The text does not begin as a table does; args: expected. */
    public static final DiagnosticCode NOT_A_TABLE =
            DiagnosticCode.error(
                    "cards.not-a-table",
                    "this is not a card table: it must begin with “{expected}”");

    /** The line that names the columns is not there, or does not begin with {@code id}. */
    public static final DiagnosticCode NO_COLUMNS =
            DiagnosticCode.error(
                    "cards.no-columns",
                    "the line after the first must name the columns of the table, “id” first");

    /** The id cell of a row is no distance to a later id; args: cell. */
    public static final DiagnosticCode BAD_ID =
            DiagnosticCode.error(
                    "cards.bad-id",
                    "“{cell}” is not a valid distance to the next id: it must be 1 or more, and ids end at 2147483647");

    /** A row has more cells than the table has columns; args: cells, columns. */
    public static final DiagnosticCode TOO_MANY_CELLS =
            DiagnosticCode.error(
                    "cards.too-many-cells",
                    "the row has {cells|cell|cells}, but the table has {columns|column|columns}");

    /** The file holds more rows than a table of cards can need; args: limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error("cards.too-long", "the table has more than {limit} rows");

    /** A column of a packed table does not have what its rows need; args: column. */
    public static final DiagnosticCode BAD_COLUMN =
            DiagnosticCode.error(
                    "cards.bad-column",
                    "the column “{column}” does not match the rows of the table");

    /** No open table knows a name of a list; args: name. */
    public static final DiagnosticCode UNKNOWN_NAME =
            DiagnosticCode.error(
                    "cards.unknown-name", "no card in the open tables is called “{name}”");

    /** No open table knows a name of a list, but similar ones; args: name, near. */
    public static final DiagnosticCode NEAR_NAME =
            DiagnosticCode.error(
                    "cards.near-name", "no card is called “{name}”; similar names: {near}");

    /** A count that no deck has; args: count, limit. */
    public static final DiagnosticCode BAD_COUNT =
            DiagnosticCode.error(
                    "cards.bad-count",
                    "{count} copies are not possible; a line can have 1 to {limit}");

    private CardsCodes() {}
}
