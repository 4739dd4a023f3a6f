/*
 * What can happen in the view Decks. An action sends a request to the core where needed and sets the state; view.js
 * draws what follows from the change.
 */

import { LONG_TEXT, TEXT_LIMIT } from "../../../base/core/text-limit.js";
import { whenIdle } from "../../../base/ui/idle.js";
import { afterPress } from "../../../base/ui/press.js";
import { loadModules, offered } from "../../../base/ui/scripts.js";
import { loadWordPart, say } from "../../../base/ui/words.js";
import { cardsPart, loadCardsPart, loadListPart } from "./cards-part.js";
import { codeViews } from "./code-views.js";
import { emptyReading, readText } from "./reading.js";
import { rememberLater } from "./recent-part.js";
import { deckRecord, wantedText } from "./record.js";
import { deckState, deckStore } from "./state.js";
import { noteReplaced } from "../../../base/views/replaced.js";
import { openView } from "../../../base/views/views.js";

/** The reading of a text. A text without a code may be a list, which the part for cards recognises. */
function read(text, pick, name) {
  const reading = text.length > LONG_TEXT ? readingByWorker(text, pick) : readText(text, pick);
  if (reading.pending) return reading;
  return cardsPart.names
    ? cardsPart.names(reading, name)
    : { ...reading, pending: !reading.deck && !cardsPart.missing };
}

/** The reading of a long text so far. A worker reads it, which a script brings. */
function readingByWorker(text, pick) {
  const workers = offered("workers");
  if (workers) return workers.longReading(text, pick, takeLongReading);
  loadModules("workers").then(takeLongReading, () => refuse("trouble.view"));
  return { ...emptyReading(text), pick, pending: true };
}

/** The members of the state that follow from a text. */
function takenIn(text, pick, name) {
  const reading = read(text, pick, name);
  // what is being typed may be no code for a moment; a deck of a kind that nobody edits ends it
  const view = codeViews[reading.kind];
  const editable = text.trim() !== "" && (!view || view.empty !== undefined);
  return { text, name: (text && name) || "", field: 0, reading, pick: reading.pick, trouble: null, editable };
}

/**
 * Another text, or another pick in it.
 *
 * @param {string} text
 * @param {?} options step: something to go back from; typed: more may come in a moment; pick: which code of the text;
 *   pasted: a whole deck, often, so that keys are heard between reading and drawing it;
 *   edited: the same deck with a card more or less, which takes the place of the last text that was kept;
 *   fixed: the same text with faults fixed; name: of the file that it is from; editing: whether the deck is edited
 */
function changeText(text, options) {
  const before = deckState();
  const another = options.step && !options.fixed && text !== before.text;
  const { editable, ...taken } = takenIn(text, options.pick ?? -1, options.name ?? (another ? "" : before.name));
  deckStore.set({
    ...taken,
    arrival: options.edited ? "edited" : options.pasted ? "pasted" : options.typed ? "typed" : "given",
    editing: (options.editing ?? before.editing) && editable,
    folded: options.edited ? before.folded : !options.typed || Boolean(options.pasted),
  });
  deckRecord.write(Boolean(options.step));
  rememberLater(options.edited, options.typed && !options.step ? 1500 : 0);
}

/** The box, for what undoes replaced texts. */
const replaceable = {
  key: "decks",
  frame: "box-frame",
  field: "box",
  text: () => deckState().text,
  restore({ text, pick, edited, name }) {
    changeText(text, { step: true, pick, name, editing: Boolean(edited) });
  },
};

/**
 * Takes a text in, however it came; shows the reason where it cannot.
 *
 * @param {string} text
 * @param {?} options as for changeText
 */
export function acceptText(text, options) {
  if (text.length > TEXT_LIMIT) {
    refuse("trouble.too-long", { n: TEXT_LIMIT });
    return false;
  }
  const { edited, fixed, pick } = options;
  const { text: textBefore, pick: pickBefore, name } = deckState();
  changeText(text, options);
  if (!options.typed || edited) {
    const before = { text: textBefore, pick: pickBefore, edited, name };
    noteReplaced(replaceable, before, { text, pick, edited, name: deckState().name }, edited || fixed);
  }
  return true;
}

/** Looks at another code of the text. */
export function pickCode(pick) {
  changeText(deckState().text, { step: true, pick });
}

/**
 * Shows why a text is not taken.
 *
 * @param {string} key
 * @param {!Object=} args
 */
export function refuse(key, args) {
  deckStore.set({ trouble: { key, args } });
}

/**
 * The same of one of several files: what is reported of those before it stays.
 *
 * @param {string} key
 * @param {!Object=} args
 */
export function refuseFile(key, args) {
  deckStore.set({ trouble: { key, args, before: deckState().trouble } });
}

/**
 * The same in words of the core.
 *
 * @param {!Array<!Object>} diagnostics
 */
export function refuseWith(diagnostics) {
  deckStore.set({ trouble: { diagnostics } });
}

/** What was refused before is over. */
export function clearTrouble() {
  deckStore.set({ trouble: null });
}

/** Takes the state in the address; what was open in this tab where it contains nothing. */
export function enterDecks(parts, entry) {
  const wanted = wantedText(parts, entry);
  const { editable, ...taken } = takenIn(wanted.text.slice(0, TEXT_LIMIT), wanted.pick, wanted.name);
  const before = deckState();
  deckStore.set({
    ...taken,
    other: wanted.other,
    arrival: "entered",
    editing: before.editing && editable,
    folded: true,
    tab: wanted.other.trim() === "" ? before.tab : "compare",
    trouble: wanted.text.length > TEXT_LIMIT ? { key: "trouble.too-long", args: { n: TEXT_LIMIT } } : null,
  });
  deckRecord.settle();
}

/** A worker has read a long text. */
function takeLongReading() {
  afterPress(() => {
    readAgain();
    if (openView?.key !== "decks") return;
    deckRecord.write(false);
    rememberLater(false, 0);
  });
}

/** Reads the text again, since names, tables or words have come, and shows what is new. */
export function readAgain() {
  const { text, pick, name, reading: before, revision, named } = deckState();
  const shown = openView?.key === "decks";
  const reading = shown ? read(text, pick, name) : before;
  deckStore.set({
    reading,
    pick: reading?.pick ?? pick,
    revision: shown ? revision + 1 : revision,
    named: named || Boolean(cardsPart.pane),
  });
}

/** Draws everything anew where the core has answered already, such as for words that have come. */
export function showAgain() {
  deckStore.set({ revision: deckState().revision + 1 });
}

/**
 * Fetches what names cards when the page has nothing else to do, and shows what it makes of the deck that is open. A
 * text without a code may be a list, which is read first.
 */
export function prefetchCardsPart() {
  whenIdle(async () => {
    const { text, reading } = deckState();
    if (text && reading.pending && !cardsPart.pane && (await loadListPart())) {
      readAgain();
      await cardsPart.listAnswered();
    }
    const loaded = await loadCardsPart();
    const news = loaded ? !deckState().named : !cardsPart.missing;
    cardsPart.missing = !loaded;
    if (news) afterPress(readAgain);
  });
}

/** The second code of the comparison. */
export function changeOther(other) {
  deckStore.set({ other });
  deckRecord.write(false);
}

export function openTab(tab) {
  deckStore.set({ tab });
}

/** Begins or ends editing. */
export function switchEditing() {
  deckStore.set({ editing: !deckState().editing, tab: "deck" });
  loadCardsPart();
}

/** The card under which found cards go; 0 for the deck itself. */
export function chooseOwner(owner) {
  deckStore.set({ owner });
}

/** The field of the code that is looked at. */
export function lookAt(field) {
  deckStore.set({ field });
}

/** What is taken along, and where to: members of the state's share. */
export function chooseShare(change, more = {}) {
  deckStore.set({ share: { ...deckState().share, ...change }, ...more });
}

/** Shows the whole box instead of the strip. */
export function unfoldBox() {
  deckStore.set({ folded: false });
}

/** The example has words of its own, which come with the first look at it. */
export async function showExample() {
  try {
    await loadWordPart("example");
    acceptText(say("example.text"), { step: true });
  } catch (missing) {
    refuse("trouble.view");
  }
}
