/*
 * Changes of a list: the core writes the text anew, which takes the place of the old one in the box. One change follows
 * the other, since each refers to places in the list as it is then.
 */

import { announce } from "../../../base/ui/announce.js";
import { byId } from "../../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { acceptText } from "../state/actions.js";
import { pushText } from "../cards/editing.js";
import { deckState } from "../state/state.js";
import { askList } from "../cards/list-lab.js";

/** The notice of the editor of lists about the last change: {words, trouble: whether nothing was changed}. */
let notice = { words: "", trouble: false };

let changing = Promise.resolve();

/** The notice of the editor of lists about the last change. */
export function changeNotice() {
  return notice;
}

/**
 * Changes the list that is open.
 *
 * @param {!Object} change a ListChangeRequest
 */
export function changeList(change) {
  queue(() => applyChange(change));
}

/**
 * One copy of a card more or less than the list has by then: presses may be faster than answers.
 *
 * @param {{section: number, card: number}} place
 * @param {string} name of the card that was there when its buttons were drawn
 * @param {number} by
 */
export function stepList(place, name, by) {
  queue(async () => {
    const [, part] = await openPart(deckState().text);
    const answer = await askList("read", { text: part });
    const card = answer.ok && answer.result.sections[place.section]?.cards[place.card];
    if (card?.name === name) await applyChange({ change: "count", ...place, count: card.count + by });
  });
}

/** Runs a change when those before it are done. */
function queue(act) {
  changing = changing.then(act).catch(() => refuseChange(say("trouble.view")));
}

async function applyChange(change) {
  const { text } = deckState();
  const [before, part, after] = await openPart(text);
  const answer = await askList("edit", { text: part, ...change });
  if (text !== deckState().text) return; // the reader typed meanwhile
  if (!answer.ok) {
    refuseChange(answer.diagnostics.map(sayDiagnostic).join(" "));
    return;
  }
  notice = { words: answer.result.rewritten ? say("lists.rewritten") : "", trouble: false };
  const changed = before + answer.result.text + after;
  if (deckState().editing) pushText(changed);
  else acceptText(changed, { typed: true, edited: true });
}

/** The list that is open, of those in the text, between what stands before and behind it. */
async function openPart(text) {
  const { list } = deckState().reading;
  const finding = list && list.found.length > 1 ? await askList("find", { text }) : null;
  const found = finding?.ok && finding.result.lists[list.pick];
  return found
    ? [text.slice(0, found.from), text.slice(found.from, found.to), text.slice(found.to)]
    : ["", text, ""];
}

/** Shows why nothing was changed. */
function refuseChange(words) {
  notice = { words, trouble: true };
  const line = byId("list-says");
  if (line) {
    line.textContent = words;
    line.classList.add("trouble");
  }
  announce(words);
}
