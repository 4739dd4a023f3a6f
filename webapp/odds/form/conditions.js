/*
 * What a combo requires, as the rows of a form. A row has alternatives, of which one must hold: {how, count, zone, of}.
 * A row "at least" of the hand or the graveyard alone is written as so many items of that list, so that no card counts
 * twice; any other row is written in the condition of the combo. A row from the condition is marked (counted),
 * and stays there as long as only its number and its cards change.
 */

/** The lists of a combo, by the letter of their zone. */
const LISTS = { H: "hand", B: "grave" };

/** The rows of a combo of a form; what is written in text has none. */
export function rowsOf(combo) {
  const listed = Object.entries(LISTS).flatMap(([zone, list]) =>
    (combo[list] || []).map(({ of, count }) => ({ alternatives: [{ how: "least", count, zone, of }], counted: false })),
  );
  return [...listed, ...(combo.also || []).map((alternatives) => ({ alternatives, counted: true }))];
}

/** The rows that each combo of a topic has: they hold in every case. */
export function commonRows(topic) {
  if (topic.combos.length < 2) return [];
  const [first, ...rest] = topic.combos.map(rowsOf);
  return first.filter((row) => rest.every((rows) => rows.some((other) => isSameRow(row, other))));
}

export function isSameRow(row, other) {
  return JSON.stringify(row.alternatives) === JSON.stringify(other.alternatives);
}

/** The changes of the contract that put other rows in the place of those that each combo of a topic has. */
export function changesForAll(topic, common, wanted) {
  return topic.combos.flatMap((combo) => {
    const rows = rowsOf(combo).filter((row) => !common.some((one) => isSameRow(one, row)));
    return changesFor(topic.name, combo, [...rows, ...wanted]);
  });
}

/** The rows with another alternative in a row; null takes it away, and the row with its last one. */
export function withAlternative(rows, at, index, alternative) {
  const { alternatives, counted } = rows[at];
  const before = alternatives[index];
  const changed = alternatives.flatMap((one, i) => (i === index ? (alternative ?? []) : one));
  const same = before && alternative && before.how === alternative.how && before.zone === alternative.zone;
  const row = { alternatives: changed, counted: counted && Boolean(same) };
  return rows.flatMap((one, i) => (i !== at ? one : changed.length === 0 ? [] : row));
}

/** The rows with one alternative more in a row. */
export function withChoice(rows, at, alternative) {
  return rows.map((row, i) =>
    i === at ? { alternatives: [...row.alternatives, alternative], counted: true } : row,
  );
}

/** The changes of the contract that make the rows of a combo into these. */
export function changesFor(topic, combo, rows) {
  const wanted = { hand: [], grave: [], also: [] };
  for (const { alternatives, counted } of rows) {
    const [{ how, zone, of, count }] = alternatives;
    const list = LISTS[zone];
    if (alternatives.length === 1 && how === "least" && list && !counted) {
      wanted[list].push(...Array(count).fill(of));
    } else {
      wanted.also.push(alternatives);
    }
  }
  const about = { topic, combo: combo.name };
  const changes = Object.values(LISTS)
    .filter((list) => !sameNeeds(combo[list] || [], wanted[list]))
    .map((zone) => ({ change: "need", zone, of: wanted[zone], ...about }));
  if (JSON.stringify(combo.also || []) !== JSON.stringify(wanted.also)) {
    changes.push({ change: "also", also: wanted.also, ...about });
  }
  return changes;
}

function sameNeeds(needs, wanted) {
  const items = needs.flatMap(({ of, count }) => Array(count).fill(of));
  return items.length === wanted.length && items.every((of, i) => of === wanted[i]);
}
