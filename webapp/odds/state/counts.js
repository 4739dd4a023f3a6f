/* Other numbers of copies, written into a deck file, with everything else left as it is. */

/**
 * @param cards the cards of the outline, in the order of the file, each with the place of its name
 * @param wanted the new numbers, by name; whether the file has them afterwards is decided by the core
 */
export function withCounts(text, cards, wanted) {
  let changed = text;
  for (let i = cards.length - 1; i >= 0; i--) {
    const { name, to } = cards[i];
    if (wanted.has(name)) {
      const end = i + 1 < cards.length ? cards[i + 1].from : text.length;
      changed = changed.slice(0, to) + withCount(changed.slice(to, end), wanted.get(name)) + changed.slice(end);
    }
  }
  return changed;
}

/** What stands behind the name of a card, with another number of copies. */
function withCount(card, copies) {
  const flow = /^(\s*:[ \t]*\{)([^}]*)/.exec(card);
  const block = /^(\s*:[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*)([ \t]+)(?=\S)/.exec(card);
  const indent = block && block[2].length;
  // comments and maps inside the card may have a count, too
  const old = [...card.matchAll(/(^|[\s{,])(["']?count["']?:[ \t]*)\d+/g)].find((one) =>
    flow ? one.index < flow[0].length : !block || lineIndent(card, one.index + one[1].length) === indent,
  );
  if (old) return card.slice(0, old.index) + old[1] + old[2] + copies + card.slice(old.index + old[0].length);
  if (flow) return flow[1] + "count: " + copies + (flow[2].trim() === "" ? "" : ", ") + card.slice(flow[1].length);
  if (block) return block[1] + block[2] + "count: " + copies + "\n" + card.slice(block[1].length);
  return card.replace(/^(\s*:)[ \t]*/, "$1 {count: " + copies + "}");
}

/** How far the line of a place is indented. */
function lineIndent(text, at) {
  return at - (text.lastIndexOf("\n", at - 1) + 1);
}
