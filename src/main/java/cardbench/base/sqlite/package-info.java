/**
 * Reads the tables of an SQLite 3 file in memory: header, pages, and records. There are no queries,
 * indices or writing, and no knowledge of card games: the columns of card databases are read in
 * {@code ygo.database}. Read {@link cardbench.base.sqlite.SqliteTable} first, then {@link
 * cardbench.base.sqlite.SqliteRow}.
 */
package cardbench.base.sqlite;
