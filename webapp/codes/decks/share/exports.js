/* The deck as text for each place where people post: what the core's export answers. */

import { ask, readPart } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { oneLine } from "../../../base/ui/elements.js";
import { pageLanguage } from "../../../base/ui/words.js";
import { codeViews } from "../state/code-views.js";
import { scanOf } from "./link.js";
import { writtenList } from "./listed.js";

/** The deck for requests, with what the page knows of it besides. */
export function requested(reading) {
  const { exported } = codeViews[reading.kind];
  return { ...reading.deck, kind: reading.kind, ...(exported ? exported(reading) : null) };
}

/** @param {Object=} more further members of the request */
export function exported(reading, to, more = {}) {
  if (reading.list) return readPart(writtenList(reading, to, { ...more, link: scanOf(reading) })).content;
  const answer = ask("export", {
    ...more,
    deck: requested(reading),
    to,
    language: pageLanguage(),
    cardLanguage: cardLanguage(),
    link: scanOf(reading),
  });
  return answer.ok ? answer.result.content : reading.deck.canonical;
}

/** JSON as people read it. */
export function legibleJson(reading) {
  return JSON.stringify(JSON.parse(exported(reading, "json")), null, 2);
}

/** The deck with the names of its cards; null where the core shows none of its kind. */
export function namedDeck(reading) {
  return readPart(ask("deck", { deck: requested(reading), language: cardLanguage() }));
}

/** The deck's cards as plain lines above its code, which chats, and browsers that run no script, show as they are. */
export function plainText(reading) {
  const { linked } = codeViews[reading.kind];
  const text = linked ? linked(reading).code + "\n" : exported(reading, "text");
  if (!linked && text.trim() !== reading.deck.canonical) {
    return text;
  }
  const deck = namedDeck(reading);
  const sections = deck ? deck.sections.filter((section) => section.rows.length > 0) : [];
  return [
    "### " + (deck ? oneLine(deck.title) : ""),
    ...sections.flatMap((section) => [
      ...(linked ? ["# " + linked(reading).parts[section.key]] : []),
      ...section.rows.map((row) => "# " + row.count + "x " + nameInLine(row)),
    ]),
    text,
  ].join("\n");
}

/** A name that no table has, but the reader, comes with its number: by that, the widget knows the card. */
function nameInLine(row) {
  if (row.known) return oneLine(row.name);
  return row.name === String(row.id) ? "#" + row.id : oneLine(row.name) + " (" + row.id + ")";
}
