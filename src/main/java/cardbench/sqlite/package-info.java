/** Reads the tables of an SQLite 3 file in memory: header, pages, records, and nothing else. */
package cardbench.sqlite;
