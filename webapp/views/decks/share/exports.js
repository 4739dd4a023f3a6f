/* The deck as text for each place where people post: what the core's export answers. */

import { ask, readPart } from "../../../core/ask.js";
import { oneLine } from "../../../ui/elements.js";
import { recall } from "../../../ui/storage.js";
import { pageLanguage } from "../../../ui/words.js";
import { scanOf } from "./link.js";

export const TABLE_TAGS = { zh: "zh-CN", ja: "ja", en: "en" };

/** The language in which the reader has cards named. */
export function cardTag() {
  const chosen = recall("card-language", "");
  return typeof chosen === "string" && chosen !== "" ? chosen : TABLE_TAGS[pageLanguage()];
}

export function exported(reading, to) {
  const answer = ask("export", {
    deck: { ...reading.deck, kind: reading.kind },
    to,
    language: pageLanguage(),
    cardLanguage: cardTag(),
    link: scanOf(reading),
  });
  return answer.ok ? answer.result.content : reading.deck.canonical;
}

/** JSON as people read it. */
export function legibleJson(reading) {
  return JSON.stringify(JSON.parse(exported(reading, "json")), null, 2);
}

/** The deck's cards as plain lines, for readers whose browser runs no script. */
export function plainText(reading) {
  const text = exported(reading, "text");
  if (text.trim() !== reading.deck.canonical) {
    return text;
  }
  const deck = readPart(ask("deck", { deck: { ...reading.deck, kind: reading.kind }, language: cardTag() }));
  const rows = deck ? deck.sections.flatMap((section) => section.rows) : [];
  return [
    "### " + (deck ? oneLine(deck.title) : ""),
    ...rows.map((row) => "# " + row.count + "x " + (row.known ? oneLine(row.name) : "#" + row.id)),
    text,
  ].join("\n");
}
