/* The request of the search for cards: the fields of its form as arguments. */

import { archetypeState } from "../state/state.js";
import { plainNumber } from "./plain-number.js";
import { rangeOf } from "./range.js";

/** Filters by one of several words, and the argument that each of them is. */
export const WORD_FILTERS = [
  ["type", "types"],
  ["attribute", "attributes"],
  ["race", "races"],
  ["region", "regions"],
];

export const RANGE_EXAMPLES = { level: "4-8", attack: ">=2000", defence: "?" };
export const RANGE_FILTERS = Object.keys(RANGE_EXAMPLES);

/** The number of an archetype among names of cards stands for its members. */
const ARCHETYPE_NUMBER = /^0x[0-9a-f]{1,4}$/i;

/** The number of an archetype, or that of a card. */
const NUMBER = /^(?:0x[0-9a-f]{1,4}|\d+)$/i;

/** The request to the core, and the fields that hold no range. */
export function searchArgs() {
  const { search } = archetypeState();
  const plain = plainNumber(search.text);
  const text = NUMBER.test(plain) ? plain : search.text.trim();
  const archetype = search.archetype.trim();
  const args = { in: search.in, sort: search.sort, descending: search.descending };
  const wrong = [];
  if (ARCHETYPE_NUMBER.test(text)) args.setcode = text;
  else if (text) args.text = text;
  if (/^0x/i.test(plainNumber(archetype))) args.setcode = archetype;
  else if (archetype) args.archetype = archetype;
  for (const [key, column] of WORD_FILTERS) {
    if (search[key]) args[column] = [search[key]];
  }
  for (const key of RANGE_FILTERS) {
    const range = rangeOf(search[key]);
    if (range) args[key] = range;
    if (range === undefined) wrong.push(key);
  }
  if (search.dialect) args.dialect = search.dialect;
  return { args, wrong };
}
