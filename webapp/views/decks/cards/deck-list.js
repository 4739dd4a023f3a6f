/*
 * Deck lists as text, of any game, in texts without a code. What reads and shows them is a script of its own, lists.js,
 * which is loaded for the first text that looks like a list. Until it has answered, nothing is said of the text; where
 * the text is not surely a list, the answer stays as it is.
 */

import { loadPart, once } from "../../../ui/parts.js";
import { afterPress } from "../../../ui/press.js";
import { offered } from "../../../ui/scripts.js";
import { readAgain, refuse } from "../actions.js";
import { looksLikeList } from "./list-look.js";
import { isDamaged } from "../reading.js";
import { rememberLater } from "../recent-part.js";
import { deckState } from "../state.js";

const PART = "lists";

const loadLists = once(() => loadPart(["workers", PART], [PART], []));

/**
 * The text that was asked about last, the list that it is (null where it is none, or is not known yet), and whether the
 * answer is still to come.
 */
let asked = { text: "", list: null, pending: false };

/** The reading with the list that its text is, where it is one. */
export function listed(reading) {
  const { text, deck, found } = reading;
  if (deck || found.length > 0 || isDamaged(reading) || !looksLikeList(text)) return reading;
  if (asked.text !== text) readList(text);
  const { list, pending } = asked;
  return list ? { ...reading, list, notes: list.text === text ? list.notes : [] } : { ...reading, pending };
}

/** Asks whether a text is a list. The list before it, as of a text that is being typed, is shown until then. */
async function readList(text) {
  const before = asked.list;
  asked = { text, list: before, pending: true };
  const isLatest = () => asked.text === text;
  let list = null;
  try {
    list = (await loadLists()) ? await offered(PART).readList(text, isLatest, isEdited) : null;
  } catch (unavailable) {
    // no worker, or no network on a first visit: the text stays what it is without the list
  }
  if (!isLatest()) return;
  asked = { text, list, pending: false };
  afterPress(readAgain);
  if (list) rememberLater(isEdited(), 1500);
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
  return offered(PART).listPane(reading.list);
}

/** What a listener is told of it. */
export function listFacts(reading) {
  return offered(PART).listFacts(reading.list);
}
