/**
 * Lines of deck lists: text without markup, the number of copies, the card with its set and id, the
 * words of headings, and the games that words identify. Nothing here knows a whole list but the
 * {@link cardbench.codes.list.line.Dialect} that its lines share. Read {@link
 * cardbench.codes.list.line.LineGrammar} first.
 */
package cardbench.codes.list.line;
