/* Decks of Genius Invokation on the page: three characters, thirty actions, by share id. */

import { ask, readPart } from "../../../base/core/ask.js";
import { hasDecksCore } from "../../../base/core/decks-core.js";
import { coreConstants } from "../../../base/core/constants.js";
import { recall } from "../../../base/ui/storage.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { addCodeView } from "../../decks/state/code-views.js";

/** How share codes are to be written: round which words, and under which offset where one is wanted. */
export const writing = { avoid: recall("avoid", true) !== false, words: wordsKept(), offset: null };

/** The words of the reader's own are forgotten; how codes are written goes back to the usual way. */
function forgetWriting() {
  Object.assign(writing, { avoid: true, words: [], offset: null });
}

function wordsKept() {
  const kept = recall("words", []);
  return Array.isArray(kept) ? kept.filter((word) => typeof word === "string") : [];
}

/** The slots of a section, counted from 0: the first, and the one behind the last. */
export function slotsOfSection(key) {
  return coreConstants().genshin.sections[key];
}

/** The options of encode for the way that codes are to be written. */
export function writingOptions() {
  const avoid = writing.avoid ? "default" : "none";
  return writing.offset === null ? { avoid, avoidAlso: writing.words } : { offset: writing.offset };
}

/** The code as it is to be written, and why it is written so; as the game writes it until the core can write others. */
function writtenShareCode({ deck }) {
  if (!hasDecksCore()) {
    return { text: deck.canonical, why: "" };
  }
  const answer = ask("encode", { deck: { kind: "genshin", shareIds: deck.shareIds }, ...writingOptions() });
  const { text, offset, skipped } = readPart(answer);
  if (text === undefined) {
    return { text: deck.canonical, why: sayDiagnostic(answer.diagnostics[0]) };
  }
  if (skipped === undefined) {
    return { text, why: say("genshin.written.chosen", { offset }) };
  }
  const forced = skipped.map((one) => say("genshin.written.word", one)).join(say("list.comma"));
  return { text, why: say("genshin.written." + (offset === 0 ? "first" : "next"), { offset, forced }) };
}

addCodeView("genshin", {
  suit: "genshin",
  tables: true,
  empty: { shareIds: [] },
  forget: forgetWriting,
  written: writtenShareCode,
  title: () => say("kind.genshin"),
  tabNames: () => ({ deck: say("genshin.deck") }),

  facts({ deck }) {
    const filled = deck.shareIds.filter((id) => id > 0);
    const sections = filled.length === deck.shareIds.length ? [] : ["characters", "actions"];
    return [
      sections.length === 0 && say("deck.cards", { n: filled.length }),
      ...sections.map((key) => filledSlots(key, deck.shareIds)),
      say("genshin.offset", { offset: deck.offset }),
    ].filter((fact) => fact);
  },

  groups({ deck }) {
    const characters = deck.shareIds.slice(...slotsOfSection("characters")).filter((id) => id > 0);
    const actions = deck.shareIds.slice(...slotsOfSection("actions")).filter((id) => id > 0);
    return [
      { title: say("genshin.characters"), rows: characters.map((id) => ({ count: 1, label: "#" + id })) },
      { title: say("genshin.actions"), note: say("deck.copies", { n: actions.length }), rows: countedRows(actions) },
    ];
  },
});

/** How many slots of a section hold a card, of how many. */
function filledSlots(key, shareIds) {
  const [from, to] = slotsOfSection(key);
  const filled = shareIds.slice(from, to).filter((id) => id > 0).length;
  return say("genshin.filled", { section: say("genshin." + key), filled, slots: to - from });
}

/** Each card once, in the order of the code, with its copies. */
function countedRows(ids) {
  return [...new Set(ids)].map((id) => ({ count: ids.filter((other) => other === id).length, label: "#" + id }));
}
