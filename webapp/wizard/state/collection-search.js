/* Search in a collection of cards. Pure functions. */

/**
 * The cards of a package, each with the words of the document that it uses, as "kind word".
 *
 * @param {!WizardPackageResult} read
 * @return {!Array<{card: !AuthoredCard, place: {text: number, from: number, to: number}, words: !Array<string>}>}
 */
export function collectedCards({ cards, places, vocabulary }) {
  const words = cards.map(() => []);
  for (const row of vocabulary) {
    for (const i of row.cards) words[i].push(row.kind + " " + row.word);
  }
  return cards.map((card, i) => ({ card, place: places[i], words: words[i] }));
}

/** What an author wrote as a text or a number; anything else is none, and need not even become one. */
export function textIn(card, key) {
  return typeof card[key] === "string" || typeof card[key] === "number" ? String(card[key]) : "";
}

/** Whether a card has each of the words that were typed in its name, id, description or effects, whatever the case. */
export function isFound({ card, words }, { text, school, rarity, word }) {
  const texts = ["name", "id", "description"].map((key) => textIn(card, key));
  const haystack = [...texts, ...words].join("\n").toLowerCase();
  return (
    (school === "" || card["school"] === school) &&
    (rarity === "" || card["rarity"] === rarity) &&
    (word === "" || words.includes(word)) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((part) => haystack.includes(part))
  );
}

/** The values of a key among the cards, in their order. */
export function valuesOf(collected, key) {
  return [...new Set(collected.map(({ card }) => card[key]).filter((value) => typeof value === "string"))];
}

/** How many of the document's own words of each kind are used: [{kind, used, all, rows}]. */
export function byKind(vocabulary) {
  const kinds = [...new Set(vocabulary.map((row) => row.kind))];
  return kinds.map((kind) => {
    const rows = vocabulary.filter((row) => row.kind === kind && (!row.extension || row.cards.length > 0));
    const documented = rows.filter((row) => !row.extension);
    return { kind, rows, used: documented.filter((row) => row.cards.length > 0).length, all: documented.length };
  });
}
