/* The cards of a deck or a list as a registration sheet has them. */

import { ask } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { oneLine } from "../../../base/ui/elements.js";
import { say, sayTerm, wordAt } from "../../../base/ui/words.js";
import { cardName } from "../cards/games.js";
import { copySections } from "../cards/sections.js";
import { codeViews } from "../state/code-views.js";

/** Parts of a list that are no part of the deck. */
const NOT_PLAYED = ["maybe", "tokens"];

/**
 * The cards of a reading: groups of {title, isSide, rows: [{count, name, printing}]}, by the sections of the deck, and
 * by the kinds of cards where these are known.
 *
 * @param {!CodeReading} reading
 */
export function sheetGroups(reading) {
  return reading.list ? groupsOfList(reading.list.read) : groupsOfDeck(reading);
}

function groupsOfList(read) {
  return read.sections
    .filter(({ zone }) => !NOT_PLAYED.includes(zone))
    .map(({ zone, title, cards }) => ({
      title: title ? oneLine(title) : say("lists.zone." + zone),
      isSide: zone === "sideboard",
      rows: cards.map(({ count, name, id, set, number }) => ({
        count,
        name: oneLine(name),
        printing: [set, number].filter((part) => part).join(" ") || (id && id !== name ? id : ""),
      })),
    }));
}

function groupsOfDeck(reading) {
  const answer = ask("deck", { deck: { ...reading.deck, kind: reading.kind }, language: cardLanguage() });
  const sections = answer.ok ? copySections(answer.result) : [];
  if (sections.length === 0) return groupsByNumber(reading);
  return sections.flatMap(({ key, title, rows }) => {
    const isSide = key.startsWith("side");
    const named = wordAt("deck.section." + reading.kind + "." + key) || title;
    const kinds = isSide ? [undefined] : [...new Set(rows.map((row) => row.kind))];
    return kinds.map((kind) => ({
      title: kind && kinds.length > 1 ? named + " \u00b7 " + sayTerm(kind) : named,
      isSide,
      rows: rows
        .filter((row) => isSide || row.kind === kind)
        .map((row) => ({ count: row.count, name: cardName(row), printing: "" })),
    }));
  });
}

/** Decks whose cards the core does not name. */
function groupsByNumber(reading) {
  return codeViews[reading.kind].groups(reading).map(({ title, rows }) => ({
    title,
    isSide: false,
    rows: rows.map(({ count, label }) => ({ count, name: oneLine(label), printing: "" })),
  }));
}

/** The groups with the cards of the deck in one list by name, and those of the sideboard in another. */
export function alphabetical(groups) {
  return [false, true].flatMap((isSide) => {
    const rows = new Map();
    for (const row of groups.filter((group) => group.isSide === isSide).flatMap((group) => group.rows)) {
      const key = row.name + "\n" + row.printing;
      rows.set(key, { ...row, count: row.count + (rows.get(key)?.count ?? 0) });
    }
    const sorted = [...rows.values()].sort((a, b) => a.name.localeCompare(b.name));
    return sorted.length > 0 ? [{ title: say(isSide ? "sheet.side" : "sheet.main"), isSide, rows: sorted }] : [];
  });
}

/** The number of copies in the deck, or in the sideboard. */
export function copiesIn(groups, isSide) {
  const rows = groups.filter((group) => group.isSide === isSide).flatMap((group) => group.rows);
  return rows.reduce((sum, { count }) => sum + count, 0);
}
