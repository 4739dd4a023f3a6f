/* Actions: what the core knows about places in the text, and changes of the text that need it. */

import { announce } from "../../base/ui/announce.js";
import { withFixes } from "../../base/ui/diagnostics.js";
import { say } from "../../base/ui/words.js";
import { openText, setTrouble } from "./actions.js";
import { canBeCardName, cardPlaces } from "./card-places.js";
import { withCounts } from "./counts.js";
import { editor } from "./editor.js";
import { askLab, editorLab, latestOnly } from "./lab.js";
import { cardsOfDeck, odds, setWish } from "./state.js";

const askTokens = latestOnly();
const askCompletion = latestOnly();
const askHover = latestOnly();

/** The answer with the words of the programs in a text; null where there is none, or another was requested. */
export function tokensIn(text) {
  return askTokens("yisp.tokens", { yaml: text }).catch(() => null);
}

/** The answer with what can stand at a place; null where there is none, or another was requested. */
export function completionOf(text, offset) {
  return askCompletion("yisp.complete", { yaml: text, offset }).catch(() => null);
}

/** The answer with the meaning of the word at a place; null where there is none, or another was requested. */
export function meaningAt(text, offset) {
  return askHover("yisp.hover", { yaml: text, offset }).catch(() => null);
}

export function endRename() {
  odds.set({ renaming: null });
  editor.focus();
}

/** Gives a card another name, everywhere in the text. */
export async function renameCard(name, wanted) {
  const cards = cardsOfDeck();
  if (wanted === name || !canBeCardName(cards, wanted)) {
    setTrouble(say("odds.editor.no-name", { name: wanted }));
    return;
  }
  const { text, name: file } = odds.get();
  const answer = await askLab(editorLab, "yisp.tokens", { yaml: text });
  const places = cardPlaces(text, cards, answer.result.tokens, name);
  endRename();
  openText(
    withFixes(
      text,
      places.map(({ from, to }) => ({ from, to, fix: wanted })),
    ),
    { name: file, step: true, fixed: true },
  );
}

/** Takes the numbers of copies that a search found into the text. */
export async function takeCounts(changes) {
  const before = { text: odds.get().text, name: odds.get().name };
  const text = withCounts(
    before.text,
    cardsOfDeck(),
    new Map(changes.map(({ name, after }) => [name, after])),
  );
  const answer = await askLab(editorLab, "outline", { yaml: text });
  const right =
    answer.ok &&
    changes.every(({ name, after }) => answer.result.cards.some((card) => card.name === name && card.count === after));
  if (!right) {
    setTrouble(say("odds.optimum.by-hand"));
    return;
  }
  openText(text, { name: before.name, step: true });
  setWish({ taken: { before, after: text } });
  announce(say("odds.optimum.taken"));
}
