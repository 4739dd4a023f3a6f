/*
 * The deck of a code, as the widget draws it, beside the mark of the code. There is one panel, which shows one deck:
 * while the pointer is on the mark or on the panel, or until it is closed, where the mark was pressed.
 */

import { isDarkAround } from "../widget/backdrop.js";
import { codeParts } from "../widget/copy.js";
import { deckParts, isByNumber, make } from "../widget/parts.js";
import { LANGUAGE_TAGS } from "../../base/ui/languages.js";
import { languageFor, wordsIn } from "../widget/words.js";
import { homeOf } from "./home.js";
import { copyPicture } from "./picture.js";
import { closed } from "./shadow.js";

/** How long the pointer may be between mark and panel, in milliseconds. */
const PATIENCE = 300;

const GAP = 6;

const WIDTH = 420;

let panel = null;
let shown = null;
let isPinned = false;
let closing = 0;

let returning = false;

function opened() {
  if (panel === null) {
    panel = closed(
      "div",
      { position: "fixed", "z-index": "2147483647", display: "block", margin: "0", "max-width": "calc(100vw - 16px)" },
      STYLE,
    );
    panel.host.addEventListener("pointerenter", () => clearTimeout(closing));
    panel.host.addEventListener("pointerleave", () => leave());
    panel.host.addEventListener("focusout", () => isPinned || leave());
  }
  if (!panel.host.isConnected) (document.body || document.documentElement).append(panel.host);
  return panel;
}

/** Draws a deck beside a mark. */
export function show(mark, deck, pin) {
  const say = wordsIn(languageFor(mark));
  const { host, root } = opened();
  clearTimeout(closing);
  shown = mark;
  isPinned = pin;
  const nameless = deck.sections.some((section) => section.rows.some(isByNumber));
  const body = make(
    "div",
    "deck",
    ...deckParts(deck, say, 3),
    nameless ? make("p", "notice", say("widget.newer")) : null,
    codeParts(deck.code, say, homeOf()),
    pictureParts(deck, say),
  );
  body.dataset.game = deck.game;
  body.dataset.theme = isDarkAround(mark) ? "dark" : "light";
  body.setAttribute("lang", LANGUAGE_TAGS[languageFor(mark)]);
  body.setAttribute("role", "dialog");
  body.setAttribute("aria-label", deck.title || deck.game);
  body.style.setProperty("box-sizing", "border-box");
  body.style.setProperty("overflow", "auto");
  body.style.setProperty("overscroll-behavior", "contain");
  // a page opens no address by an event of its own
  body.addEventListener("click", (event) => event.isTrusted || event.preventDefault());
  root.replaceChildren(...root.querySelectorAll("style"), body);
  place(host, body, mark.getBoundingClientRect());
  body.tabIndex = -1;
  if (pin) body.focus({ preventScroll: true });
}

/** Below the mark, or above it where there is more room. */
function place(host, body, mark) {
  const width = Math.min(WIDTH, window.innerWidth - 16);
  const below = window.innerHeight - mark.bottom - GAP - 8;
  const above = mark.top - GAP - 8;
  const isBelow = below >= Math.min(320, above);
  const set = (name, value) => host.style.setProperty(name, value, "important");
  set("width", width + "px");
  set("left", Math.max(8, Math.min(mark.left, window.innerWidth - width - 8)) + "px");
  set("top", isBelow ? mark.bottom + GAP + "px" : "auto");
  set("bottom", isBelow ? "auto" : window.innerHeight - mark.top + GAP + "px");
  body.style.setProperty("max-height", Math.max(160, isBelow ? below : above) + "px");
}

function pictureParts(deck, say) {
  const button = make("button", "copy", say("reader.picture"));
  button.type = "button";
  const status = make("span", "told");
  status.setAttribute("role", "status");
  button.addEventListener("click", async (event) => {
    if (!event.isTrusted) return;
    const copied = await copyPicture(deck);
    button.textContent = status.textContent = say(copied ? "widget.copied" : "reader.no-picture");
    setTimeout(() => (button.textContent = say("reader.picture")), 2000);
  });
  return make("div", "foot", button, status);
}

/** The pointer has left: the panel goes soon, unless it comes back or the deck was pinned. */
export function leave() {
  clearTimeout(closing);
  if (!isPinned) closing = setTimeout(hide, PATIENCE);
}

export function hide() {
  clearTimeout(closing);
  shown = null;
  isPinned = false;
  panel?.host.remove();
}

/** The mark whose deck is shown and stays; null without one. */
export function pinned() {
  return isPinned ? shown : null;
}

/** Whether a mark has the focus because its deck was closed. */
export function isReturning() {
  return returning;
}

function hideByKey() {
  const mark = pinned();
  hide();
  returning = true;
  mark?.focus({ preventScroll: true });
  returning = false;
}

/** Closes a deck by Escape, or by a press beside it. */
export function listen() {
  document.addEventListener("keydown", (event) => shown && event.key === "Escape" && hideByKey(), true);
  document.addEventListener(
    "pointerdown",
    (event) => shown && event.target !== panel.host && event.target !== shown && hide(),
    true,
  );
}
