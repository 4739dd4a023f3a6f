/**
 * Card databases in the format of YGOPro and EDOPro ({@code cards.cdb}, an SQLite file with the
 * tables {@code datas} and {@code texts}): cards, the names of their bits, and an audit of their
 * setcodes. The SQLite format itself is read in {@code sqlite}. Read {@link
 * cardbench.codes.ygo.database.CardDatabase} first, then {@link
 * cardbench.codes.ygo.database.CardRow}.
 */
package cardbench.codes.ygo.database;
