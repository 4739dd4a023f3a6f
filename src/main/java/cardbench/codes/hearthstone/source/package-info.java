/**
 * Converts the card lists that HearthstoneJSON publishes (see <a
 * href="https://hearthstonejson.com/docs/cards.html">its description</a>) to card tables. A list
 * has many megabytes and is read as a stream. Start at {@link
 * cardbench.codes.hearthstone.source.CardConversion}. What a table means for decks is not decided
 * here but in {@code cardbench.hearthstone}.
 */
package cardbench.codes.hearthstone.source;
