/* A list in the groups that it names: its sections, or the tags in brackets behind its cards. Pure functions. */

import { oneLine } from "../../../base/ui/elements.js";

/** A tag as programs write it behind a card: [Ramp], [Ramp{noDeck}], [Ramp,Draw]. */
const TAG = /\[([^\]{},]+)/;

/** The group that the note of a card names, or "". */
function tagOf({ note }) {
  return TAG.exec(note || "")?.[1].trim() || "";
}

/** What files call the main deck. */
const MAIN_KEY = /^(deck|main|main_?deck|main_?board|cards)$/i;

/** The title of a section; "" of one that a file calls by the key of its zone, which no reader wrote. */
function titleOf({ title, zone }) {
  return !title || title === zone || (zone === "main" && MAIN_KEY.test(title)) ? "" : title;
}

/** Whether the cards of a section are grouped by tags. */
function isTagged(section) {
  return !section.title && section.cards.filter(tagOf).length * 2 > section.cards.length;
}

/**
 * The groups of a list; each card with its place, which changes of the list refer to.
 *
 * @param {{sections: !Array<!ListSection>}} read
 * @return {!Array<{zone: string, title: string, copies: number, cards: !Array<{card: !ListRow, place: !Object}>}>}
 */
export function groupsOf({ sections }) {
  return sections.flatMap((section, i) => {
    const cards = section.cards.map((card, j) => ({ card, place: { section: i, card: j } }));
    const tagged = section.zone === "main" && isTagged(section);
    const titles = tagged ? [...new Set(section.cards.map(tagOf))] : [titleOf(section)];
    return titles.map((title) => {
      const held = tagged ? cards.filter(({ card }) => tagOf(card) === title) : cards;
      return { zone: section.zone, title, copies: held.reduce((sum, { card }) => sum + card.count, 0), cards: held };
    });
  });
}

/** The cards that are drawn, each once: [{id, name, count, group}]. */
export function pileOf(read) {
  const cards = new Map();
  for (const { title, cards: held } of groupsOf(read).filter(({ zone }) => zone === "main")) {
    for (const { card } of held) {
      const before = cards.get(card.name);
      const count = card.count + (before?.count || 0);
      cards.set(card.name, { id: card.name, name: oneLine(card.name), count, group: before?.group || title });
    }
  }
  return [...cards.values()].filter(({ count }) => count > 0);
}

/** Whether a list of Magic has a commander and a deck of single cards. */
export function isCommander({ game, sections }) {
  return game === "mtg" && sections.some(({ zone, copies }) => zone === "leader" && copies > 0 && copies < 3);
}

/** The names of the cards that lead a deck. */
function leaders({ sections }) {
  return sections.filter(({ zone }) => zone === "leader").flatMap(({ cards }) => cards.map(({ name }) => name));
}

/** Pokémon of which a deck is called, by how their names end. */
const NAMED_FOR = / (ex|EX|GX|V|VMAX|VSTAR|V-UNION)$/;

/** The most names of a title. */
const NAMES = 2;

/** The names that a deck without a name of its own is called by: its leaders, else the cards with most copies. */
export function mainNames(read, isCommon) {
  const led = leaders(read);
  if (led.length > 0) return led.slice(0, NAMES);
  const pile = pileOf(read).filter(({ name }) => !isCommon(name));
  const special = read.game === "ptcg" ? pile.filter(({ name }) => NAMED_FOR.test(name)) : [];
  const most = special.length > 0 ? special : pile;
  return [...most]
    .sort((a, b) => b.count - a.count)
    .filter(({ count }, i, sorted) => count === sorted[0].count)
    .slice(0, NAMES)
    .map(({ name }) => name);
}
