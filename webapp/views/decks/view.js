/* The view Decks: paste anything, and see what it is. What is open is one small state; drawing follows from it. */

import { TEXT_LIMIT } from "../../core/text-limit.js";
import { LINK_LENGTH, STATE_LENGTH } from "../../ui/address-limits.js";
import { keepState, writeAddress } from "../../ui/address.js";
import { announce } from "../../ui/announce.js";
import { byId, keepingFocus, show } from "../../ui/elements.js";
import { whenIdle } from "../../ui/idle.js";
import { drawMarks } from "../../ui/marked-text.js";
import { loadModules, offered } from "../../ui/scripts.js";
import { TAB, keep, recall } from "../../ui/storage.js";
import { loadWordPart, say } from "../../ui/words.js";
import { drawAnswer } from "./answer.js";
import { cardsPart, redraw } from "./cards-part.js";
import { codeViews, deckTitle } from "./code-views.js";
import { startFiles, takeFile } from "./drop.js";
import { drawFound } from "./found-codes.js";
import { acceptText, refuse, startBox, startPasteButton } from "./input-box.js";
import { drawNotes } from "./notes.js";
import { readText, shortText } from "./reading.js";
import { deckState } from "./state.js";
import { loadInput } from "../input/replaced.js";
import { addView, drawTitle } from "../views.js";

let rememberTimer = 0;

/** Kept for this tab, so that the text is there again after a reload of another view. */
const KEPT_TEXT = "deck-text";

/** What the reader threw away is not kept again, as long as it stays as it is. */
let forgotten = null;

/** The list of recent decks is drawn a moment after what was pasted. */
let recentTimer = 0;

/**
 * Another text, or another pick in it.
 * @param options step: something to go back from; typed: more may come in a moment; pick: which code of the text;
 *   pasted: a whole deck, often, so that keys are heard between reading and drawing it;
 *   edited: the same deck with a card more or less, which takes the place of the last text that was kept;
 *   fixed: the same text with faults fixed; name: of the file that it is from
 */
export function changeText(text, options) {
  show(byId("trouble"), false);
  const another = options.step && !options.fixed && text !== deckState.text;
  takeIn(text, options.pick || 0, deckState.other, options.name ?? (another ? "" : deckState.name));
  deckState.folded = options.edited ? deckState.folded : !options.typed || Boolean(options.pasted);
  writeState(Boolean(options.step));
  clearTimeout(rememberTimer);
  rememberTimer = setTimeout(() => rememberNow(options.edited), options.typed && !options.step ? 1500 : 0);
  if (options.pasted) {
    setTimeout(drawText);
  } else {
    drawText();
  }
  if (!options.edited) {
    announce(summary(deckState.reading), 600);
  }
}

export function changeOther(text) {
  deckState.other = text;
  writeState(false);
  cardsPart.compare(deckState.reading);
}

function takeIn(text, pick, other, name) {
  deckState.text = text;
  deckState.name = (text && name) || "";
  deckState.other = other;
  deckState.field = 0;
  deckState.reading = read(text, pick);
  deckState.pick = deckState.reading.pick;
  // what is being typed may be no code for a moment; a deck of a kind that nobody edits ends it
  const view = codeViews[deckState.reading.kind];
  deckState.editing = deckState.editing && text.trim() !== "" && (!view || view.empty !== undefined);
}

/** What a text says; one that holds no code may be a list of names. */
export function read(text, pick) {
  const reading = readText(text, pick);
  return cardsPart.names ? cardsPart.names(reading, deckState.name) : reading;
}

async function rememberNow(edited) {
  const reading = deckState.reading;
  if (await loadRecent()) {
    recentTexts().remember(reading, edited);
    clearTimeout(recentTimer);
    recentTimer = setTimeout(drawRecent, 200);
  }
}

/** What recent.js offers; null as long as it is not there. */
function recentTexts() {
  return offered("recent");
}

/** Loads what keeps the recent texts. Resolves to whether it is there: without it, the view works all the same. */
function loadRecent() {
  return loadInput().then(() => loadModules("recent")).catch(() => null);
}

/** Fetches, when the page has nothing else to do, what is used next: the recent texts, and the example. */
export function prefetchSmallParts() {
  whenIdle(() => loadRecent().then(drawRecent));
  whenIdle(() => loadWordPart("example").catch(() => undefined));
}

function drawRecent() {
  keepingFocus(() => recentTexts()?.drawRecent());
}

function writeState(step) {
  const link = shortText(deckState.reading) || deckState.text;
  const other = deckState.other.trim();
  writeAddress(
    {
      deck: deckState.text.trim() === "" || link.length > LINK_LENGTH ? null : link,
      with: other === "" || other.length > LINK_LENGTH ? null : other,
    },
    stateOf(),
    step,
  );
}

/** What an entry of the browser's history holds. */
function stateOf() {
  const { text, name, pick, other } = deckState;
  return text.length > STATE_LENGTH ? null : { text, name, pick, other };
}

/** What the address asks for; where it asks for nothing, what was open in this tab. */
function wantedText(parts, state) {
  if (state && typeof state.text === "string") {
    return { ...state, other: typeof state.other === "string" ? state.other : "" };
  }
  const title = parts.name ? "### " + parts.name + "\n" : "";
  if (parts.deck) return { text: title + parts.deck, pick: 0, other: parts.with || "" };
  const kept = deckState.text === "" && recall(KEPT_TEXT, null, TAB);
  const open = kept && typeof kept.text === "string" ? kept : deckState;
  return { ...open, other: parts.with ?? open.other };
}

function keepForTab() {
  if (deckState.text !== forgotten) {
    keep(KEPT_TEXT, stateOf(), TAB);
  }
}

/** What a listener is told: the deck in a breath, and how much there is to say about it. */
function summary(reading) {
  if (reading.text.trim() === "") {
    return "";
  }
  const view = codeViews[reading.kind];
  const deck = reading.deck && view ? [deckTitle(reading), ...view.facts(reading)] : [say("answer.nothing")];
  return [...deck, reading.notes.length > 0 && say("notes.count", { n: reading.notes.length })]
    .filter((part) => part)
    .join(", ");
}

/** What is marked in the box: the code that is open, and every place that a note speaks of. */
export function placesOf(reading) {
  const notes = reading.notes.filter((note) => typeof note.from === "number");
  return [
    ...reading.found
      .slice(reading.pick, reading.pick + 1)
      .map((code) => ({ from: code.from, to: code.to, kind: "picked" })),
    ...notes.map((note) => ({ from: note.from, to: note.to, kind: note.severity })),
  ];
}

export function drawDecks() {
  drawText();
  drawRecent();
}

/** Draws what follows from the text. What was read before stays as it is, so that keys and pastes are shown sooner. */
function drawText() {
  const reading = deckState.reading;
  keepingFocus(() => {
    show(byId("clear"), reading.text !== "");
    drawMarks(reading.text, placesOf(reading));
    drawFound(reading);
    drawNotes(reading);
    drawAnswer(reading);
    cardsPart.compare?.(reading);
    drawFold();
  });
  tellUnknown(reading);
  drawTitle();
}

/** The box is a strip above a deck that came whole; the deck has the whole width where there are no remarks. */
export function drawFold() {
  const { reading, folded } = deckState;
  const view = byId("decks").classList;
  const strip = folded && Boolean(reading.deck && codeViews[reading.kind]);
  view.toggle("folded", strip);
  view.toggle("alone", reading.found.length < 2 && reading.notes.length === 0);
  const picked = strip && byId("box-marks").querySelector(".picked");
  const frame = byId("box-frame");
  frame.scrollTop = picked ? picked.offsetTop - (picked.offsetTop % frame.clientHeight) : 0;
}

/** A text in which no deck is found may be something for another view. */
function tellUnknown(reading) {
  const { text, found, kind, deck } = reading;
  if (text.trim() !== "" && !(deck && codeViews[kind]) && !found.some((one) => codeViews[one.kind])) {
    loadInput().then(
      (input) => reading === deckState.reading && input.tellText(text, found),
      () => undefined,
    );
  } else {
    offered("input")?.tellText("");
  }
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

export function startDecks() {
  addView({
    key: "decks",
    names: ["decks", "deck"],
    listed: true,
    enter(parts, state) {
      const kept = wantedText(parts, state);
      takeIn(kept.text.slice(0, TEXT_LIMIT), kept.pick, kept.other, kept.name);
      deckState.folded = true;
      if (kept.other.trim() !== "") deckState.tab = "compare";
      keepState(stateOf());
      byId("box").value = deckState.text;
      show(byId("trouble"), false);
      if (kept.text.length > TEXT_LIMIT) {
        refuse("trouble.too-long", { n: TEXT_LIMIT });
      }
    },
    draw: drawDecks,
    take: takeFile,
    title: () => (deckState.reading.deck && codeViews[deckState.reading.kind] ? deckTitle(deckState.reading) : ""),
    forget() {
      forgotten = deckState.text;
      clearTimeout(rememberTimer);
      Object.values(codeViews).forEach((view) => view.forget?.());
      if (cardsPart.closeFiles) {
        cardsPart.closeFiles();
        redraw();
      }
    },
  });
  for (const moment of ["pagehide", "visibilitychange"]) addEventListener(moment, keepForTab);
  startBox();
  startPasteButton();
  startFiles();
  byId("example").addEventListener("click", showExample);
  byId("clear").addEventListener("click", () => {
    acceptText("", { step: true });
    byId("box").focus();
  });
}
