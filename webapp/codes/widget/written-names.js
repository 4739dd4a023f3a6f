/*
 * Cards as the text around a code lists them: "# 2x (0) Preparation". Where no card table may be loaded, these lines
 * are the table.
 */

import { isByNumber } from "./parts.js";

const LINE = /^ *# +(\d+)x (?:\((\d+)\) )?(.+?) *$/gm;

/**
 * The deck with the cards of the text in place of numbers, as one section: the order of the lines is not that of the
 * code. A deck whose text lists other copies stays as it is.
 */
export function namedByText(deck, text) {
  const heroes = deck.sections.filter(({ key }) => key === "hero");
  const held = deck.sections.filter(({ key }) => key !== "hero").flatMap(({ rows }) => rows);
  const rows = [...text.matchAll(LINE)].map(([, count, cost, name]) => ({
    id: 0,
    count: Number(count),
    cost,
    name,
    known: true,
  }));
  const copies = (those) => those.reduce((sum, { count }) => sum + count, 0);
  if (!held.some(isByNumber) || copies(rows) !== copies(held)) return deck;
  const at = new Map();
  for (const { cost, count } of rows) at.set(Number(cost), (at.get(Number(cost)) || 0) + count);
  const curve = rows.every(({ cost }) => cost) ? [...at].sort(([a], [b]) => a - b) : null;
  return { ...deck, curve, curveLeftOut: 0, sections: [...heroes, { key: "cards", title: "", rows }] };
}
