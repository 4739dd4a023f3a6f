/*
 * Names of cards that a text has itself: lines "# 3x Dark Magician (46986414)" around a link, as this page shares
 * decks, and files with the name of each card in a comment above its id, as EDOPro writes them on demand.
 */

/** A line with the copies, the name and the id of a card; texts are those of strangers. */
const CARD_LINE = /^# *\d{1,3}x (\S[^\n]{0,200}) \((\d{1,10})\)\s*$/gm;

/** A comment that names a card, the line of its id below it. */
const NAME = /^# *(\S[^\r\n]*)/;

/** The names by id. */
export function writtenNames(reading) {
  const around = reading.text.slice(reading.from, reading.to);
  const lines = [...around.matchAll(CARD_LINE)].map(([, name, id]) => [Number(id), name]);
  return new Map([...lines, ...namesAbove(reading)]);
}

/** The names above the ids of a file; none, unless every card has one: a comment may be any. */
function namesAbove({ text, fields }) {
  const cards = fields.map((field, i) => i).filter((i) => / deck card$/.test(fields[i].name));
  const named = cards.map((i) => {
    const above = fields[i - 1];
    const name = above?.name === "comment" ? NAME.exec(text.slice(above.from, above.to)) : null;
    return [fields[i].value, name ? name[1].trim() : ""];
  });
  return named.every(([, name]) => name !== "" && !name.startsWith("created")) ? named : [];
}
