/* What is different between the cards of two versions of a deck: by card, not by line of their files. */

/**
 * @param {!Array<{name: string, count: number, description: string}>} before
 * @param {!Array<{name: string, count: number, description: string}>} after
 * @return {!Array<{card: !Object, before: number, after: number}>} the cards whose number of copies changed, in the
 *   order of the later version, then those that it lacks
 */
export function countChanges(before, after) {
  const copies = (cards, name) => cards.find((card) => card.name === name)?.count || 0;
  const gone = before.filter(({ name }) => after.every((card) => card.name !== name));
  return [...after, ...gone]
    .map((card) => ({ card, before: copies(before, card.name), after: copies(after, card.name) }))
    .filter((change) => change.before !== change.after);
}

/**
 * The line that a line of a YAML file belongs to: the nearest one above that is indented less, without its indentation;
 * "" for the outermost.
 *
 * @param {!Array<string>} lines
 * @param {number} at
 */
export function lineAbove(lines, at) {
  const own = indentOf(lines[at]);
  for (let i = at - 1; i >= 0 && own > 0; i--) {
    if (lines[i].trim() !== "" && !lines[i].trim().startsWith("#") && indentOf(lines[i]) < own) return lines[i].trim();
  }
  return "";
}

function indentOf(line) {
  return line.length - line.trimStart().length;
}
