/*
 * Names of cards in a file of others: the JSON of a gallery, or a table of values with a head. The cards in it become
 * card tables, which are opened and kept like any others.
 */

import { delimitedRows } from "../../../base/core/delimited-rows.js";

/** The titles of members and columns with the name, the type, the cost. */
const NAME = /^(?:card[ _]?)?(?:name|title)$|^(?:卡牌?)?(?:名|名称)$|^カード名$/i;
const TYPE = /type|classification|类型|種類|タイプ/i;
const COST = /^(?:energy|cost)(?:[ _]?cost)?$|^(?:费用|コスト)$/i;

/** Members with facts of the card one step below it. */
const FACTS = /^(?:attributes|stats)$/i;

/** Cards lie no deeper in a file. */
const MAX_DEPTH = 12;

/** No table has more rows. */
const MAX_ROWS = 200000;

/** The values of JSON, or the rows of a table as objects; null for other texts. */
export function valuesOf(text) {
  if (/^\ufeff?\s*[[{]/.test(text)) {
    try {
      return JSON.parse(text.replace(/^\ufeff/, ""));
    } catch (noJson) {
      return null;
    }
  }
  const [head, ...rows] = delimitedRows(text);
  return rows.map((row) => Object.fromEntries(row.map((value, i) => [(head[i] || "").trim() || i, value])));
}

/** A value as one line of text. */
export function lineOf(value) {
  // eslint-disable-next-line no-control-regex
  return String(value).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, " ").trim();
}

/** The members of an object, none of any other value. */
function membersOf(value) {
  return value && typeof value === "object" ? Object.entries(/** @type {!Object} */ (value)) : [];
}

/**
 * The cards in a value, wherever they are in it.
 *
 * @param game {numberOf(text): the number in tables of an id, or 0; kinds: [word, pattern] in turn}
 * @param {!Map<number, {name: string, kind: string, cost: string}>} cards
 */
function collect(value, key, game, cards, depth = 0) {
  if (!value || typeof value !== "object" || cards.size >= MAX_ROWS || depth > MAX_DEPTH) return;
  const members = membersOf(value).flatMap(([name, one]) => (FACTS.test(name) ? membersOf(one) : [[name, one]]));
  const named = members.find(([name, one]) => NAME.test(name) && typeof one === "string" && lineOf(one) !== "");
  const ids = named ? [key, ...members.map(([, one]) => one)].filter((one) => typeof one === "string") : [];
  const number = ids.map(game.numberOf).find((one) => one > 0);
  if (!number) {
    membersOf(value).forEach(([name, one]) => collect(one, name, game, cards, depth + 1));
    return;
  }
  const words = members.filter(([name]) => TYPE.test(name)).map(([, one]) => JSON.stringify(one) ?? "");
  const kind = game.kinds.find(([, pattern]) => words.some((one) => pattern.test(one)));
  const cost = members.filter(([name]) => COST.test(name)).map(([, one]) => /\d{1,2}/.exec(JSON.stringify(one) ?? ""));
  // variants of a card have its number; the first one counts
  if (!cards.has(number)) {
    cards.set(number, { name: lineOf(named[1]), kind: kind ? kind[0] : "", cost: cost[0] ? cost[0][0] : "" });
  }
}

/** The cards of a game in a text, by ascending number; none in any other text. */
export function cardsIn(text, game) {
  const cards = new Map();
  collect(valuesOf(text), "", game, cards);
  return [...cards].sort(([a], [b]) => a - b);
}

/**
 * A card table as text.
 *
 * @param rows [number, ...cells], by ascending number
 */
export function tableText(id, content, columns, rows) {
  let before = 0;
  const lines = rows.map(([number, ...cells]) => {
    const distance = number - before;
    before = number;
    return [distance, ...cells].join("\t");
  });
  return ["cardbench-table 1\t" + id + "\t" + content, "id\t" + columns, ...lines, ""].join("\n");
}

/** What finds the names of a game's cards in files of others, one for each game that has such files. */
export const namesFiles = [];

/**
 * @param names {id: the game; tablesIn(text, language): {size, tables} with the number of cards and the card tables
 *   that a text makes, its names in a language if the text states none; or null}
 */
export function addNamesFile(names) {
  namesFiles.push(names);
}
