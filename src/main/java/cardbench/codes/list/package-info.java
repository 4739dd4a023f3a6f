/**
 * Deck lists as text, of any card game: {@code 4 Lightning Bolt (CLU) 141}, {@code 3 Charcadet SSP
 * 32}, {@code BT11-005 Koromon 4}, comma-separated values, Markdown, BBCode, JSON and XML. No card
 * table is needed, because the names are in the list. Each line becomes a card, a heading, a field,
 * a comment, a summary or an unread line, with its place. Read {@link
 * cardbench.codes.list.line.ListLine} first, then {@link cardbench.codes.list.line.LineGrammar}.
 */
package cardbench.codes.list;
