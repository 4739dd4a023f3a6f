/*
 * The view Decks: paste anything, and see what it is. This module puts the parts on the page and draws anew what a
 * change of the state concerns; nobody imports it but the script that starts the page.
 */

import { announce } from "../../base/ui/announce.js";
import { byId, keepingFocus, show } from "../../base/ui/elements.js";
import { whenIdle } from "../../base/ui/idle.js";
import { drawMarks } from "../../base/ui/marked-text.js";
import { offered } from "../../base/ui/scripts.js";
import { loadWordPart, say, sayDiagnostic } from "../../base/ui/words.js";
import { acceptText, enterDecks, readAgain, showExample } from "./state/actions.js";
import { drawAnswer, waitingWords } from "./parts/answer.js";
import { cardsPart, loadCardsPart } from "./state/cards-part.js";
import { codeViews } from "./state/code-views.js";
import { deckTitle } from "./state/deck-titles.js";
import { startFiles, takeFiles } from "./parts/drop.js";
import { drawFound } from "./parts/found-codes.js";
import { drawFold, placesOf, startBox, startPasteButton } from "./parts/input-box.js";
import { drawNotes } from "./parts/notes.js";
import { isDamaged, isNamed } from "./state/reading.js";
import { drawRecent, forgetRecent, prefetchRecent } from "./state/recent-part.js";
import { deckRecord } from "./state/record.js";
import { deckState, deckStore } from "./state/state.js";
import { loadInput } from "../../base/views/replaced.js";
import { addView, drawTitle, openView } from "../../base/views/views.js";

/** The drawing of a pasted text, which lets the keys be heard that follow the paste. */
let drawTimer = 0;

/** Members of the state whose change concerns everything below the box. */
const DRAWN = ["reading", "tab", "editing", "owner", "share", "revision"];

/** Draws what a change of the state concerns. Entering the view draws all of it (views.js). */
function drawChange(state, before) {
  if (openView?.key !== "decks") return;
  const changed = (name) => state[name] !== before[name];
  if (changed("trouble")) drawTrouble(state);
  const entered = state.arrival === "entered" && changed("reading") && !changed("revision");
  if (entered) return;
  const another = changed("text") || changed("pick");
  if (another) putInBox(state);
  if (another && state.arrival === "pasted") {
    clearTimeout(drawTimer);
    drawTimer = setTimeout(drawText);
  } else if (another) {
    drawText();
  } else if (DRAWN.some(changed)) {
    drawDecks();
  } else if (changed("other")) {
    cardsPart.compare?.(state.reading);
  } else if (changed("folded")) {
    drawFold();
  }
  const { list, pending } = before.reading || {};
  const answered = another || state.reading.list !== list || (pending && !state.reading.pending);
  if (answered && state.arrival !== "edited") announce(summary(state.reading), 600);
}

/** What the reader types is in the box already, and may be ahead of the state. */
function putInBox({ text, arrival }) {
  if (arrival !== "typed" && arrival !== "pasted") byId("box").value = text;
}

function drawTrouble({ trouble }) {
  const line = byId("trouble");
  line.textContent = troubleWords(trouble);
  show(line, trouble !== null);
}

function troubleWords(trouble) {
  if (!trouble) return "";
  const { key, args, diagnostics, before } = trouble;
  const words = diagnostics ? diagnostics.map(sayDiagnostic).join(" ") : say(key, args);
  return before ? troubleWords(before) + " " + words : words;
}

/** Fetches, when the page has nothing else to do, what is used next: the recent texts, and the example. */
export function prefetchSmallParts() {
  prefetchRecent();
  whenIdle(() => loadWordPart("example").catch(() => undefined));
}

/** The announcement of a deck, with the number of its notes. */
function summary(reading) {
  if (reading.text.trim() === "") return "";
  if (reading.pending && !reading.list) return waitingWords(reading);
  const view = codeViews[reading.kind];
  const deck = reading.list
    ? cardsPart.listFacts(reading)
    : reading.deck && view
      ? [deckTitle(reading), ...view.facts(reading)]
      : [say("answer.nothing")];
  return [...deck, reading.notes.length > 0 && say("notes.count", { n: reading.notes.length })]
    .filter((part) => part)
    .join(", ");
}

function drawDecks() {
  drawText();
  drawRecent();
}

/** Draws what follows from the text. What was read before stays as it is, so that keys and pastes are shown sooner. */
function drawText() {
  clearTimeout(drawTimer);
  const { reading } = deckState();
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

/** A text in which no deck is found may be something for another view. */
function tellUnknown(reading) {
  const { text, found, kind, deck, list, pending } = reading;
  const shown = list || (deck && codeViews[kind]) || found.some((one) => codeViews[one.kind]);
  if (text.trim() !== "" && !shown && !pending && !isDamaged(reading) && !isNamed(reading)) {
    loadInput().then(
      (input) => reading === deckState().reading && input.tellText(text, found),
      () => undefined,
    );
  } else {
    offered("input")?.tellText("");
  }
}

/** Puts the view on the page. */
export function startDecks() {
  deckStore.subscribe(drawChange);
  addView({
    key: "decks",
    names: ["decks", "deck", "list"],
    listed: true,
    enter(parts, entry) {
      enterDecks(parts, entry);
      if (parts.list && !entry) loadCardsPart().then((loaded) => loaded && cardsPart.openLink(parts.list));
      byId("box").value = deckState().text;
      drawTrouble(deckState());
    },
    draw() {
      drawTrouble(deckState());
      drawDecks();
    },
    take: takeFiles,
    suit() {
      const { reading } = deckState();
      return reading.list?.read.game || (reading.deck && codeViews[reading.kind]?.suit) || "";
    },
    title() {
      const { reading } = deckState();
      if (reading.list) return cardsPart.listTitle(reading);
      return reading.deck && codeViews[reading.kind] ? deckTitle(reading) : "";
    },
    forget() {
      deckRecord.forget();
      forgetRecent();
      Object.values(codeViews).forEach((view) => view.forget?.());
      if (cardsPart.closeFiles) {
        cardsPart.closeFiles();
        readAgain();
      }
    },
  });
  for (const moment of ["pagehide", "visibilitychange"]) addEventListener(moment, () => deckRecord.keep());
  startBox();
  startPasteButton();
  startFiles();
  byId("example").addEventListener("click", showExample);
  byId("clear").addEventListener("click", () => {
    acceptText("", { step: true });
    byId("box").focus();
  });
}
