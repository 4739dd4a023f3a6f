/* Decks of Hearthstone with other numbers of copies. */

/**
 * A deck with so many copies more of a card; null where it would have fewer than none.
 *
 * @param owner the card in whose sideboard it is, by DBF id; nothing for the deck itself
 */
export function withCopies(deck, id, owner, more) {
  const part = owner ? "sideboards" : "cards";
  const same = (row) => row[0] === id && (!owner || row[2] === owner);
  const held = deck[part].find(same);
  const count = (held ? held[1] : 0) + more;
  if (count < 0) {
    return null;
  }
  const kept = deck[part].filter((row) => !same(row));
  const row = owner ? [id, count, owner] : [id, count];
  return { ...deck, [part]: count > 0 ? [...kept, row] : kept };
}
