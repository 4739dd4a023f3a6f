/*
 * Links ydke:// hold three lists of numbers in base64. To read them here is a hundredth of what the core's readers of
 * Yu-Gi-Oh! weigh, which repair and explain. There are no tables of these cards: lines such as "# 3x Dark Magician
 * (46986414)" name them.
 */

const LINK = /ydke:\/\/([\w+/=-]*)!([\w+/=-]*)!([\w+/=-]*)!?/i;
const NAME = /^# *\d+x (.+) \((\d+)\)\s*$/gm;
const PARTS = ["main", "extra", "side"];

/** The deck of the first link in a text, in the shape of the core's answer; null where there is none. */
export function ydkeDeck(text) {
  const link = LINK.exec(text);
  try {
    return link && deckOf(link[0], link.slice(1).map(idsOf), text);
  } catch (damaged) {
    return null;
  }
}

/** Where the readable links of a text begin and end, in turn. */
export function ydkePlaces(text) {
  const links = [...text.matchAll(new RegExp(LINK, "gi"))].filter(([link]) => ydkeDeck(link));
  return links.flatMap(({ 0: link, index }) => [index, index + link.length]);
}

/** The name of such decks where others have a kind with tables. */
export const YDKE = "ydke";

function deckOf(code, parts, text) {
  const names = new Map([...text.matchAll(NAME)].map(([, name, id]) => [Number(id), name]));
  const title = /^### *(\S.*)/m.exec(text.slice(0, text.indexOf(code)));
  return {
    game: YDKE,
    title: title ? title[1] : "Yu-Gi-Oh!",
    subtitle: parts.map((ids) => ids.length).join(" / "),
    code,
    sections: parts.map((ids, part) => ({ key: PARTS[part], title: "", rows: rowsOf(ids, names) })),
  };
}

/** Each card once, in the order of the link, with its copies. */
function rowsOf(ids, names) {
  return [...new Set(ids)].map((id) => ({
    id,
    count: ids.filter((other) => other === id).length,
    name: names.get(id) || "",
    known: names.has(id),
  }));
}

/** Numbers of four bytes, the lowest byte first. */
function idsOf(letters) {
  const bytes = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (byte) => byte.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 4 }, (none, i) => view.getUint32(4 * i, true));
}
