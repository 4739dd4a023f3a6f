/**
 * Card databases in the format that YGOPro and EDOPro share ({@code cards.cdb}, an SQLite file with
 * the tables {@code datas} and {@code texts}). Start at {@link
 * cardbench.ygo.database.CardDatabase}.
 */
package cardbench.ygo.database;
