/**
 * Makes card tables of the card lists that HearthstoneJSON publishes (see <a
 * href="https://hearthstonejson.com/docs/cards.html">its description</a>). A list of many megabytes
 * is read as a stream. Start at {@link cardbench.hearthstone.source.CardConversion}.
 */
package cardbench.hearthstone.source;
