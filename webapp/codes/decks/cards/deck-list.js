/*
 * Deck lists as text, of any game, in texts without a code. What reads and shows them is a script of its own, lists.js,
 * which is loaded for the first text that looks like a list. Until it has answered, the text has no notice; where
 * the text is not surely a list, the answer stays as it is.
 */

import { loadPart, once } from "../../../base/ui/parts.js";
import { afterPress } from "../../../base/ui/press.js";
import { offered } from "../../../base/ui/scripts.js";
import { readAgain, refuse } from "../state/actions.js";
import { looksLikeList } from "./list-look.js";
import { isDamaged } from "../state/reading.js";
import { rememberLater } from "../state/recent-part.js";
import { deckState } from "../state/state.js";

const PART = "lists";

const loadLists = once(() => loadPart(["workers", "charts", PART], [PART, "draws"], ["list"]));

/**
 * The text of the last request, the list that it is (null where it is none, or is not known yet), whether the answer
 * is still to come, and what ends the work on it.
 */
let asked = { text: "", list: null, pending: false, stop: new AbortController() };

/** Resolves when the last request is answered. */
let answered = Promise.resolve();

export const listAnswered = () => answered;

/** Which of the lists of the text is looked at. */
let pick = 0;

/** Whether a text looks like a list, and is not what another view reads. */
function mayBeList(text) {
  return !offered("input").kindOf("", text) && looksLikeList(text);
}

/** The reading with the list that its text is, where it is one. */
export function listed(reading) {
  const { text, deck, found } = reading;
  if (deck || found.length > 0 || isDamaged(reading) || !mayBeList(text)) return reading;
  if (asked.text !== text) {
    pick = isChanged(asked.text, text) ? pick : 0;
    answered = readList(text);
  }
  const { list, pending } = asked;
  return list ? { ...reading, list, notes: list.text === text ? list.notes : [] } : { ...reading, pending };
}

/** Finds out whether a text is a list. The list before it, as of a text that is being typed, is shown until then. */
async function readList(text) {
  const { list: before, stop: endWork } = asked;
  endWork.abort();
  const stop = new AbortController();
  asked = { text, list: before, pending: true, stop };
  const request = asked;
  let list = null;
  try {
    list = (await loadLists()) ? await offered(PART).readList(text, pick, stop.signal, isEdited) : null;
  } catch (unavailable) {
    // no worker, or no network on a first visit: the text stays what it is without the list
  }
  if (asked !== request) return;
  asked = { text, list, pending: false, stop };
  afterPress(readAgain);
  if (list) rememberLater(isEdited(), 1500);
}

/** Whether a text is the one before with something changed in it: most of its characters stand where they stood. */
function isChanged(before, text) {
  const most = Math.min(before.length, text.length);
  let same = 0;
  while (same < most && before[same] === text[same]) same++;
  let behind = 0;
  while (behind < most - same && before.at(-1 - behind) === text.at(-1 - behind)) behind++;
  return (same + behind) * 2 > Math.max(before.length, text.length);
}

/** Looks at another list of the text. */
export function pickList(i) {
  pick = i;
  answered = readList(asked.text);
}

/** Whether the text came from a list of which a card was changed. */
function isEdited() {
  return deckState().arrival === "edited";
}

/** Opens the list of a link. */
export async function openLink(link) {
  if (await loadLists()) offered(PART).openLink(link);
  else refuse("trouble.view");
}

/** What the list is called. */
export function listTitle(reading) {
  return offered(PART).listTitle(reading.list);
}

/** The answer to a reading with a list. */
export function listPane(reading) {
  return offered(PART).listPane(reading);
}

/** The sections of the list, with the names of their cards. */
export function listSections(reading) {
  return offered(PART).listSections(reading.list);
}

/** The announcement for listeners. */
export function listFacts(reading) {
  return offered(PART).listFacts(reading.list);
}
