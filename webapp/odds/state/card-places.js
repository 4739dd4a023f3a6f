/* Where a deck file names its cards: as keys, in programs and in conditions. */

/**
 * The name of the card of which this place is part, or null.
 *
 * @param cards the cards of the outline
 */
export function cardNameAt(cards, text, at) {
  for (const { name } of cards) {
    for (
      let from = text.lastIndexOf(name, at);
      from >= 0 && from + name.length >= at;
      from = text.lastIndexOf(name, from - 1)
    ) {
      if (standsAlone(text, from, name.length)) return name;
      if (from === 0) break;
    }
  }
  return null;
}

/** What a name ends at, in programs, conditions and keys alike. */
const NAME_END = /[\s.|()[\]{};:,"'!#]/;

function standsAlone(text, from, length) {
  const ends = (letter) => letter === undefined || NAME_END.test(letter);
  return ends(text[from - 1]) && ends(text[from + length]);
}

/** A name that stands in programs without quotes, and that no other card or alias has. */
export function canBeCardName(cards, wanted) {
  const taken = cards.some((card) => card.name === wanted);
  return wanted !== "" && !taken && !NAME_END.test(wanted) && !/^[0-9:]/.test(wanted);
}

/**
 * Every place where a deck file names a card: its keys, and where programs and conditions refer to it.
 *
 * @param cards the cards of the outline
 * @param tokens the answer of yisp.tokens
 */
export function cardPlaces(text, cards, tokens, name) {
  return [...cards.filter((card) => card.name === name), ...uses(text, name, tokens)];
}

function uses(text, name, tokens) {
  const places = [];
  for (const token of tokens.filter(({ kind }) => kind === "cards" || kind === "condition" || kind === "word")) {
    const inside = text.slice(token.from, token.to);
    for (let at = inside.indexOf(name); at >= 0; at = inside.indexOf(name, at + name.length)) {
      const from = token.from + at;
      const attribute = /[aA]:$/.test(inside.slice(0, at));
      if (standsAlone(text, from, name.length) && !attribute) places.push({ from, to: from + name.length });
    }
  }
  return places;
}
