/*
 * Deck lists, which have no code. What reads them is a script of its own, list-lab.js, which comes with the first text
 * that looks like a list. The names of the cards stand in the list, so that no table is needed.
 */

import { loadReader } from "./tables.js";

/** A line that begins or ends with a number of copies. */
const CARD_LINE = /^[^\S\n]*(?:SB:\s*)?\d{1,3}[x×]?[^\S\n]+\S|\S[^\S\n]+[x×]\d{1,2}[^\S\n]*$/gim;

/** Titles for cards that stand under no heading, by zone. */
const TITLES = { main: "main", sideboard: "side", extra: "extra" };

let reader = null;

/** The lists of a text as one deck, in the shape of the core's answer; null where there is none. */
export async function listDeck(text) {
  if ((text.match(CARD_LINE) || []).length < 2 || (await loadReader("lists")) !== "") return null;
  reader = reader || Cardbench.labs["list-lab"]();
  const found = askLists({ op: "list.find", text })?.lists.filter((one) => one.certain) || [];
  const lists = found.map(({ from, to, title }) => ({
    ...askLists({ op: "list.read", text: text.slice(from, to) }),
    above: title,
  }));
  if (lists.length === 0) return null;
  const [{ title, name, above }] = lists;
  return {
    game: "list",
    title: name || above || title || "",
    subtitle: (name || above) && title ? title : "",
    code: text.trim(),
    sections: lists.flatMap(({ sections, above }, i) => sections.map((section) => sectionOf(section, i && above))),
  };
}

function askLists(request) {
  const answer = JSON.parse(reader.call(JSON.stringify(request)));
  return answer.ok ? answer.result : null;
}

function sectionOf({ title, zone, cards }, above) {
  return {
    key: title ? "list" : TITLES[zone] || zone,
    title: [above, title || zone].filter((part) => part).join(" · "),
    rows: cards.map(({ count, name }) => ({ id: 0, count, name, known: true })),
  };
}
