/**
 * Reads the tables of an SQLite 3 file in memory: header, pages, and records. There are no queries,
 * indices or writing, and no knowledge of card games: the columns of card databases are read in
 * {@code ygo.database}. Read {@link cardbench.sqlite.SqliteTable} first, then {@link
 * cardbench.sqlite.SqliteRow}.
 */
package cardbench.sqlite;
