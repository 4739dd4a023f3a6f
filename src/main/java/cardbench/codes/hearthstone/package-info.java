/**
 * Hearthstone: deckstrings, which are the base64 codes of decks, the texts in which players share
 * them, lists of card names, and the rules of deck building. Start at {@link
 * cardbench.codes.hearthstone.Deckstring}, which reads and writes the codes; {@code
 * DeckstringReader} shows their layout.
 *
 * <p>Card facts come from open tables ({@link cardbench.codes.hearthstone.HearthstoneCards}) and
 * may be missing: everything here also works on DBF ids alone. The mapping to the JSON of the
 * contract is in {@code cardbench.codes.call.hearthstone}.
 */
package cardbench.codes.hearthstone;
