package cardbench.base.sqlite;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about SQLite files. */
public final class SqliteCodes {

    /** The file does not begin as one. */
    public static final DiagnosticCode NOT_SQLITE =
            DiagnosticCode.error("sqlite.not-sqlite", "this is not an SQLite 3 database");

    /** The file is the log beside a database. */
    public static final DiagnosticCode WAL_FILE =
            DiagnosticCode.error(
                    "sqlite.wal-file",
                    "this is the write-ahead log of a database; open the database itself");

    /** Part of the content may be in another file. */
    public static final DiagnosticCode WAL_MODE =
            DiagnosticCode.error(
                    "sqlite.wal-mode",
                    "the database is in WAL mode, so part of it may be in another file; run PRAGMA journal_mode=DELETE to merge them");

    /** More bytes than are read; args: limit. */
    public static final DiagnosticCode TOO_LARGE =
            DiagnosticCode.error(
                    "sqlite.too-large", "the file is larger than {limit} bytes and was not read");

    /** A header that cannot be; args: field, value. */
    public static final DiagnosticCode BAD_HEADER =
            DiagnosticCode.error("sqlite.bad-header", "the header has an invalid {field}: {value}");

    /** The file ends before a page; args: page, pages. */
    public static final DiagnosticCode TRUNCATED =
            DiagnosticCode.error(
                    "sqlite.truncated",
                    "the file is cut off: page {page} is missing; the file has {pages|whole page|whole pages}");

    /** A page that is not what it should be; args: page. */
    public static final DiagnosticCode BAD_PAGE =
            DiagnosticCode.error("sqlite.bad-page", "page {page} is damaged");

    /** A page that leads back to itself; args: page. */
    public static final DiagnosticCode CYCLE =
            DiagnosticCode.error(
                    "sqlite.cycle", "page {page} is linked twice; the file is damaged");

    /** A record whose columns do not fit into it; args: page. */
    public static final DiagnosticCode BAD_RECORD =
            DiagnosticCode.error("sqlite.bad-record", "a record on page {page} is damaged");

    /** A table of another structure; args: table. */
    public static final DiagnosticCode WITHOUT_ROWID =
            DiagnosticCode.error(
                    "sqlite.without-rowid",
                    "the table {table} was made WITHOUT ROWID; such tables are not supported");

    /** A CREATE TABLE that is not understood; args: table. */
    public static final DiagnosticCode BAD_SCHEMA =
            DiagnosticCode.error(
                    "sqlite.bad-schema", "the columns of the table {table} cannot be read");

    /** An added column whose default is an expression; args: table, column. */
    public static final DiagnosticCode DEFAULT_NOT_READ =
            DiagnosticCode.warning(
                    "sqlite.default-not-read",
                    "the default of column {column} of table {table} is an expression, which is not evaluated; rows older than the column count as empty");

    private SqliteCodes() {}
}
