/**
 * Card databases in the format of YGOPro and EDOPro ({@code cards.cdb}, an SQLite file with the
 * tables {@code datas} and {@code texts}): cards, the names of their bits, and an audit of their
 * setcodes. The SQLite format itself is read in {@code sqlite}. Read {@link
 * cardbench.ygo.database.CardDatabase} first, then {@link cardbench.ygo.database.CardRow}.
 */
package cardbench.ygo.database;
