/*
 * Editing: a card more or less makes another code, and that code takes the old one's place in the box, with the text
 * around it. So the box, the address, the bytes and the stored text always agree; to undo is to have the old
 * text again.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { byId } from "../../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { tellEditor } from "./editor-frame.js";
import { cardName, games } from "./games.js";
import { copiesIn } from "./name-list.js";
import { isSideboard } from "./sections.js";
import { shownDeck } from "./shown-deck.js";
import { acceptText } from "../state/actions.js";
import { deckState } from "../state/state.js";

/** Texts before and after the one that is there. */
const undone = { past: [], future: [], now: null };

const UNDO_KEPT = 200;

/** The deck that is edited: the code with the further facts of its game. */
export function editedDeck(reading) {
  return games[reading.kind].deckOf ? games[reading.kind].deckOf(reading) : reading.deck;
}

/** What the rows of the deck view offer while a deck is edited. */
export function editOf(reading) {
  const game = games[reading.kind];
  const deck = editedDeck(reading);
  const shown = shownDeck(reading);
  const full = shown && game.isFull(shown);
  return {
    hasRoom: (row) => !full && row.count < game.most(row) && game.add(deck, row, row.side) !== null,
    add: (row, owner, focus) => changeDeck(reading, game.add(deck, row, owner), focus, row),
    remove: (row, focus) => changeDeck(reading, game.remove(deck, row), focus, row),
    moves: (row) => (game.moves ? game.moves(row) : []),
    move: (row, section) => {
      const focus = "less-" + section + "-" + row.id;
      changeDeck(reading, game.move(deck, row, section), focus, { ...row, section });
    },
  };
}

/**
 * Puts a deck in the place of the one that is open; null states that there is no room for a card.
 *
 * @param {?} reading
 * @param {?} deck
 * @param {?string} focus
 * @param {?} row
 * @param {?Object=} options
 */
export function changeDeck(reading, deck, focus, row, options) {
  const game = games[reading.kind];
  if (deck === null) {
    tellEditor(game.full(row, editedDeck(reading)), true);
    return;
  }
  const answer = ask("encode", { ...game.encode(deck), ...options });
  const written = readPart(answer);
  if (!answer.ok || written.text === undefined) {
    tellEditor(answer.diagnostics.map(sayDiagnostic).join(" "), true);
    return;
  }
  const place = placeOfCode(reading);
  const code = (game.rewritten && game.rewritten(reading, place, deck)) || written.text;
  pushText(reading.text.slice(0, place.from) + code + reading.text.slice(place.to));
  tellEditor(row ? say("edit.now", { card: cardName(row), copies: copiesOf(row), deck: deckCount() }) : "", false);
  keepFocus(focus);
}

/** Where the code stands in the text; a list of names is its own code, all of it. */
function placeOfCode(reading) {
  if (reading.found.length > 0) {
    return reading.found[reading.pick];
  }
  return { from: reading.from + reading.deck.from, to: reading.from + reading.deck.to };
}

/** Puts a text in the place of the one that is open: a step that can be undone. */
export function pushText(text) {
  if (undone.now !== deckState().text) {
    undone.past = [];
  }
  undone.past = [...undone.past, { text: deckState().text, pick: deckState().pick }].slice(-UNDO_KEPT);
  undone.future = [];
  takeText({ text, pick: deckState().pick });
}

function takeText({ text, pick }) {
  undone.now = text;
  acceptText(text, { typed: true, edited: true, pick, editing: true });
}

/** One step back, or forth again; what was typed into the box in between ends the line of steps. */
export function canUndo() {
  return undone.now === deckState().text && undone.past.length > 0;
}

export function canRedo() {
  return undone.now === deckState().text && undone.future.length > 0;
}

export function undo() {
  if (canUndo()) {
    undone.future = [{ text: deckState().text, pick: deckState().pick }, ...undone.future];
    const before = undone.past[undone.past.length - 1];
    undone.past = undone.past.slice(0, -1);
    takeText(before);
    tellEditor(say("edit.undone"), false);
  }
}

export function redo() {
  if (canRedo()) {
    undone.past = [...undone.past, { text: deckState().text, pick: deckState().pick }];
    const after = undone.future[0];
    undone.future = undone.future.slice(1);
    takeText(after);
    tellEditor(say("edit.redone"), false);
  }
}

/** How many copies of a card the deck has now, in the part that a row refers to. */
export function copiesOf(row) {
  const shown = shownDeck(deckState().reading);
  const rows = shown
    ? shown.sections
        .filter((section) => (row.section ? section.key === row.section : isSideboard(section) === Boolean(row.side)))
        .flatMap((section) => section.rows)
    : [];
  return rows
    .filter((one) => one.id === row.id && (!row.side || one.owner === row.side))
    .reduce((sum, one) => sum + one.count, 0);
}

function deckCount() {
  return copiesIn(deckState().reading.deck);
}

/** A button that went with its card, or has no more use, gives the keyboard to the search, so that it is not lost. */
function keepFocus(id) {
  const pressed = id && byId(id);
  const target = pressed && !pressed.disabled ? pressed : byId("card-search");
  if (target && document.activeElement !== target) {
    target.focus({ preventScroll: true });
  }
}

/** Ctrl+Z and Ctrl+Y (Cmd on a Mac) anywhere beside texts that have steps of their own. */
document.addEventListener("keydown", (event) => {
  const text =
    event.target instanceof HTMLTextAreaElement ||
    (event.target instanceof HTMLInputElement && event.target.value !== "");
  if (!deckState().editing || text || !(event.ctrlKey || event.metaKey) || event.altKey) {
    return;
  }
  const key = event.key.toLowerCase();
  const back = key === "z" && !event.shiftKey;
  const forth = key === "y" || (key === "z" && event.shiftKey);
  // where there is no step of the editor, the text that the deck replaced may come back
  if ((back && canUndo()) || (forth && canRedo())) {
    event.preventDefault();
    (back ? undo : redo)();
  }
});
