/*
 * What the core writes for each place where people post: copied by one press, and shown as the place will show it. Of a
 * post with several decks, all of them at once.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { announce } from "../../../base/ui/announce.js";
import { copyText } from "../../../base/ui/clipboard.js";
import { byId, make } from "../../../base/ui/elements.js";
import { pageLanguage, say, sayDiagnostic } from "../../../base/ui/words.js";
import { deckState } from "../state/state.js";
import { requested } from "./exports.js";
import { field, sayingButton } from "./fields.js";
import { writtenList } from "./listed.js";
import { previewOf } from "./preview.js";

/** The places by the language of the people who post there; the core has their rules. */
const SITES = {
  zh: ["nga", "bilibili", "tieba", "qq"],
  ja: ["x", "note"],
  en: ["discord", "reddit", "discourse"],
};

/** Forms that many places take. */
const MARKUPS = ["html", "bbcode", "markdown"];

/** The places, as the buttons stand: those of the reader's language first. */
export function places() {
  const language = pageLanguage();
  const others = ["en", "ja", "zh"].filter((one) => one !== language);
  return [...[language, ...others].flatMap((one) => SITES[one]), ...MARKUPS];
}

/** Names that are the same in every language. */
const BRANDS = {
  nga: "NGA",
  bilibili: "bilibili",
  qq: "QQ",
  discord: "Discord",
  reddit: "Reddit",
  discourse: "Discourse",
  x: "X",
  note: "note",
};

/** What a target is called. */
export function targetName(to) {
  return BRANDS[to] || say("sharing.way." + to);
}

/** How the decks of a post are shown together. */
export const TOGETHER = ["decks", "table", "names"];

/** The deck, or all decks of the post, written for a place. */
export function placed(reading, to) {
  if (reading.list) return writtenList(reading, to);
  const words = { to, language: pageLanguage(), cardLanguage: cardLanguage() };
  return TOGETHER.includes(deckState().share.all) && reading.found.length > 1
    ? ask("export.post", { ...words, text: reading.text, as: deckState().share.all })
    : ask("export", { ...words, deck: requested(reading) });
}

/**
 * Copies what was written for a place: as text, and formatted where the place has an editor for that.
 *
 * @param {!ExportResult} written
 * @return {!Promise<boolean>}
 */
export async function copyPlaced(written) {
  if (written.html && window.ClipboardItem && navigator.clipboard?.write) {
    const texts = { "text/plain": written.content, "text/html": written.html };
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })]);
    try {
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
      return true;
    } catch (forbidden) {
      return copyText(written.content);
    }
  }
  return copyText(written.content);
}

/** Copies for a place, and shows a notice where its pane shows one. */
export async function pressPlace(reading, to) {
  const written = readPart(placed(reading, to));
  if (!written) return;
  const copied = await copyPlaced(written);
  const answer = say(copied ? "sharing.copied-for" : "sharing.by-hand", { place: targetName(to) });
  announce(answer);
  const status = byId("share-said");
  if (status) status.textContent = answer;
  if (!copied) byId("share-field")?.focus();
}

/** What the place will show, the diagnostics of the core, and the text itself. */
export function placePane(reading, to) {
  const answer = placed(reading, to);
  const written = readPart(answer);
  const notes = make(
    "ul",
    { class: "share-notes" },
    answer.diagnostics
      .filter((note) => note.code.startsWith("export.") || !answer.ok)
      .map((note) => make("li", null, noteText(note, reading))),
  );
  if (!written) return notes;
  const place = targetName(to);
  const [area] = field("share-field", written.content);
  const copy = async () => {
    if (!(await copyPlaced(written))) {
      area.focus();
      throw new Error("by hand");
    }
  };
  return [
    make("p", { id: "share-said", class: "quiet" }, length(written)),
    notes,
    make("h3", { id: "share-shown-by" }, say("sharing.shown-by", { place })),
    !written.checked && make("p", { id: "share-unchecked", class: "quiet" }, say("sharing.not-checked", { place })),
    make(
      "div",
      { id: "share-shown", class: "shown-by", tabindex: "0", role: "group", "aria-labelledby": "share-shown-by" },
      previewOf(written),
    ),
    area,
    make("div", { class: "actions" }, sayingButton("share-field-copy", "sharing.copy", copy)),
  ];
}

/** A code that was left out is named by its beginning, since places in a long text mean little. */
function noteText(note, reading) {
  const code = note.code === "export.left-out" ? reading.text.slice(note.from, note.to) : "";
  return (code ? code.slice(0, 16) + (code.length > 16 ? "\u2026" : "") + " \u2014 " : "") + sayDiagnostic(note);
}

function length(written) {
  return written.limit
    ? say("sharing.length-of", { n: written.length, limit: written.limit })
    : say("sharing.length", { n: written.length });
}
