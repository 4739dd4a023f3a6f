package cardbench.ygo.database;

import cardbench.text.DiagnosticCode;

/** What can be said about card databases, lists of limits, and decks by the rules. */
public final class DatabaseCodes {

    /** A table that every card database has; args: table. */
    public static final DiagnosticCode NO_TABLE =
            DiagnosticCode.error(
                    "ygo.no-table", "this is no card database: it has no table {table}");

    /** A column that every card database has; args: table, column. */
    public static final DiagnosticCode NO_COLUMN =
            DiagnosticCode.error(
                    "ygo.no-column",
                    "this is no card database: its table {table} has no column {column}");

    /** More cards than are read; args: limit. */
    public static final DiagnosticCode TOO_MANY_ROWS =
            DiagnosticCode.error(
                    "ygo.too-many-rows", "databases of more than {limit} cards are not read");

    /** Rows with ids that no client can hold; args: count, id. */
    public static final DiagnosticCode ID_OUTSIDE =
            DiagnosticCode.warning(
                    "ygo.id-outside",
                    "ids are numbers from 0 to 4294967295: {count} rows have another one, first"
                            + " {id}, and were left out");

    /** Names that are longer than any card's; args: count, limit. */
    public static final DiagnosticCode NAME_CUT =
            DiagnosticCode.warning(
                    "ygo.name-cut", "{count} names were cut, as they have over {limit} characters");

    /** Nothing to look in. */
    public static final DiagnosticCode NO_DATABASE =
            DiagnosticCode.error("ygo.no-database", "no card database is open");

    /** A card that no open database has; args: id. */
    public static final DiagnosticCode NO_SUCH_CARD =
            DiagnosticCode.error("ygo.no-such-card", "no open database has the card {id}");

    /** A file without a list of limits. */
    public static final DiagnosticCode NO_LIMITS =
            DiagnosticCode.error(
                    "ygo.no-limits", "no line begins with “!” and a list's name: no lflist.conf");

    /** A part of another size than the rules ask for; args: part, count, least, most. */
    public static final DiagnosticCode PART_SIZE =
            DiagnosticCode.warning(
                    "ygo.part-size",
                    "the {part} deck has {count} cards, allowed are {least} to {most}");

    /** More copies of a card than allowed; args: name, count, most. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "ygo.copies", "{name} is in the deck {count} times, allowed are {most}");

    /** A card of the extra deck in another part, or the other way round; args: name, part. */
    public static final DiagnosticCode WRONG_PART =
            DiagnosticCode.warning("ygo.wrong-part", "{name} does not belong into the {part} deck");

    /** A token in a deck; args: name. */
    public static final DiagnosticCode TOKEN =
            DiagnosticCode.warning("ygo.token", "{name} is a token, and belongs into no deck");

    private DatabaseCodes() {}
}
