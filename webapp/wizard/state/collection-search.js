/* Search in a collection of cards, and its figures. Pure functions. */

import { scenarioIn } from "./scenario-text.js";

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

/** The highest cost that has a column of its own. */
const MAX_COST = 10;

/**
 * How many cards cost how much: of all, and of each value of some keys.
 *
 * @param {!Array<{card: !AuthoredCard}>} collected
 * @param {!Array<string>} keys
 * @return {{costs: !Array<string>, rows: !Array<{key: string, value: string, counts: !Array<number>}>}}
 */
export function costsBy(collected, keys) {
  const cards = collected.map(({ card }) => card).filter((card) => /^\d+$/.test(textIn(card, "manaCost")));
  const costOf = (card) => Math.min(MAX_COST, Number(card["manaCost"]));
  const length = Math.max(0, ...cards.map((card) => costOf(card) + 1));
  const costs = Array.from({ length }, (_, cost) => cost + (cost === MAX_COST ? "+" : ""));
  const row = (key, value) => {
    const own = cards.filter((card) => key === "" || card[key] === value);
    return { key, value, counts: costs.map((_, cost) => own.filter((card) => costOf(card) === cost).length) };
  };
  const parts = keys.flatMap((key) => valuesOf(collected, key).map((value) => row(key, value)));
  return { costs, rows: cards.length > 0 ? [row("", ""), ...parts] : [] };
}

/** The cards that no scenario among the files and no test plays, equips or flips. */
export function unplayedCards({ collected, files, tests }) {
  const scenarios = [...files.map(({ text }) => scenarioIn(text)).filter(Boolean), ...tests.map(({ given }) => given)];
  const ids = new Set(
    scenarios.flatMap(({ actions = [], initial }) =>
      Array.isArray(actions) ? actions.map(({ card, id }) => id ?? initial?.instances?.[card]) : [],
    ),
  );
  return collected.filter(({ card }) => !ids.has(textIn(card, "id")));
}
