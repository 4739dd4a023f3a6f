package cardbench.codes.ygo.database;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about card databases and the rules of a deck. */
public final class DatabaseCodes {

    /** A table that every card database has; args: table. */
    public static final DiagnosticCode NO_TABLE =
            DiagnosticCode.error(
                    "ygo.no-table", "this is not a card database: it has no table {table}");

    /** A column that every card database has; args: table, column. */
    public static final DiagnosticCode NO_COLUMN =
            DiagnosticCode.error(
                    "ygo.no-column",
                    "this is not a card database: its table {table} has no column {column}");

    /** More cards than are read; args: limit. */
    public static final DiagnosticCode TOO_MANY_ROWS =
            DiagnosticCode.error(
                    "ygo.too-many-rows",
                    "the database has more than {limit} cards and was not read");

    /** Rows with ids that no client can hold; args: count, id. */
    public static final DiagnosticCode ID_OUTSIDE =
            DiagnosticCode.warning(
                    "ygo.id-outside",
                    "{count|row was|rows were} skipped for an id that is not a number from 0 to 4294967295; the first is {id}");

    /** Names that are longer than any card's; args: count, limit. */
    public static final DiagnosticCode NAME_CUT =
            DiagnosticCode.warning(
                    "ygo.name-cut", "{count|name was|names were} cut after {limit} characters");

    /** Nothing to look in. */
    public static final DiagnosticCode NO_DATABASE =
            DiagnosticCode.error("ygo.no-database", "no card database is open");

    /** A card that no open database has; args: id. */
    public static final DiagnosticCode NO_SUCH_CARD =
            DiagnosticCode.error("ygo.no-such-card", "no open database contains the card {id}");

    /** A card whose archetypes have other numbers than the request; args: id, database, client. */
    public static final DiagnosticCode OTHER_NUMBERING =
            DiagnosticCode.error(
                    "ygo.other-numbering",
                    "{database}, which has the card {id}, does not number archetypes as {client} does; nothing was changed");

    /** A name that no archetype of an open list has; args: name. */
    public static final DiagnosticCode NO_SUCH_ARCHETYPE =
            DiagnosticCode.warning(
                    "ygo.no-such-archetype", "no open list names an archetype “{name}”");

    /** Cards with four other archetypes; args: count, code. */
    public static final DiagnosticCode NO_FREE_SLOT =
            DiagnosticCode.warning(
                    "ygo.no-free-slot",
                    "{code} was not added where four archetypes fill the setcode; cards left out: {count}");

    /** A column that the table of a database does not have; args: table, column. */
    public static final DiagnosticCode COLUMN_NOT_THERE =
            DiagnosticCode.error(
                    "ygo.column-not-there", "the table {table} has no column {column} to write");

    /** An id that two rows of a table have, so that no key can be made of it; args: table, id. */
    public static final DiagnosticCode ID_TWICE =
            DiagnosticCode.error("ygo.id-twice", "two rows of {table} have the id {id}");

    /** Tables that a written database does not have; args: names. */
    public static final DiagnosticCode TABLES_LEFT_OUT =
            DiagnosticCode.warning(
                    "ygo.tables-left-out",
                    "the written file has the tables datas and texts alone; left out: {names}");

    /** A part of another size than the rules ask for; args: part, count, least, most. */
    public static final DiagnosticCode PART_SIZE =
            DiagnosticCode.warning(
                    "ygo.part-size",
                    "the {part} deck has {count|card|cards}; {least} to {most} are allowed");

    /** More copies of a card than allowed; args: name, count, most. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "ygo.copies",
                    "the deck has {count|copy|copies} of {name}; {most|is|are} allowed");

    /** A card of the extra deck in another part, or the other way round; args: name, part. */
    public static final DiagnosticCode WRONG_PART =
            DiagnosticCode.warning("ygo.wrong-part", "{name} does not belong in the {part} deck");

    /** A token in a deck; args: name. */
    public static final DiagnosticCode TOKEN =
            DiagnosticCode.warning("ygo.token", "{name} is a token and belongs in no deck");

    private DatabaseCodes() {}
}
