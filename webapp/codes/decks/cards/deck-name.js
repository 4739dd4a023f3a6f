/*
 * The name of a deck whose code has none: the words above it in the text, or the name of its file. A
 * file with several decks names none.
 */

/** The reading with a name for its deck, where there is one. */
export function named(reading, fileName) {
  const { text, from, found, pick, deck } = reading;
  if (deck && !deck.name) {
    const name = nameAbove(text.slice(from, found[pick]?.from ?? from)) || (found.length < 2 && fileName);
    if (name) deck.name = name;
  }
  return reading;
}

/**
 * The name as the clipboard of games has it: behind "###" on the line of the code, or above it with nothing but
 * comments between.
 */
function nameAbove(text) {
  const lines = text.split("\n").reverse();
  const line = lines.find((one, i) => one.startsWith("###") || (i > 0 && /^\s*[^#\s]/.test(one))) || "";
  return line.startsWith("###") ? line.slice(3).trim() : "";
}
