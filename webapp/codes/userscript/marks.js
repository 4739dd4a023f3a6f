/* A mark beside each code: a button that shows the deck while it is pointed at or in focus; a press keeps the deck. */

import { OWN, endIn } from "../reader/runs.js";
import { codesIn } from "../reader/codes.js";
import { YDKE, ydkeDeck, ydkePlaces } from "../widget/ydke.js";
import { make } from "../widget/parts.js";
import { languageFor, wordsIn } from "../widget/words.js";
import { hide, isReturning, leave, pinned, show } from "./panel.js";
import { closed } from "./shadow.js";
import { nameLanguage, openTables } from "./tables.js";

/** How long the pointer rests on a mark before its deck is shown, in milliseconds. */
const REST = 120;

const MARK_STYLE = `:host button { all: unset; display: inline-block; width: 1.25em; height: 1.25em; margin: 0 0.25em;
  border-radius: 0.25em; background: #0b5a4d; color: #ffffff; font: 600 0.75em/1.25em system-ui, sans-serif;
  text-align: center; vertical-align: middle; cursor: pointer; }
:host button:focus-visible { outline: 2px solid #1f63b0; outline-offset: 2px; }
@media (pointer: coarse) { :host button { width: 2em; height: 2em; line-height: 2em; } }`;

/** The code of each mark, which no script of the page sees. */
const codes = new WeakMap();

/** Marks the codes of a run that have no mark yet. */
export function markRun(run, reader) {
  const places = [(text) => JSON.parse(reader.places(text)), ydkePlaces];
  // from the last one on, so that a text node that is divided does not move the others
  for (const { to, code } of codesIn(run.text, places).reverse()) {
    const { node, offset } = endIn(run, to);
    const link = node.parentElement.closest("a");
    const before = link || node;
    if (marksBehind(before).some((mark) => codes.get(mark) === code && (link || offset === node.data.length))) continue;
    if (!link && offset < node.data.length) node.splitText(offset);
    before.after(markOf(code, reader));
  }
}

/** The marks that stand directly behind a node. */
function marksBehind(node) {
  const marks = [];
  for (let next = node.nextSibling; next && codes.has(next); next = next.nextSibling) marks.push(next);
  return marks;
}

function markOf(code, reader) {
  const { host, root } = closed("span", { display: "inline" }, MARK_STYLE);
  codes.set(host, code);
  const say = wordsIn(languageFor(host));
  const button = make("button", "", "♦");
  button.type = "button";
  button.setAttribute("aria-label", say("reader.show"));
  button.title = say("reader.show");
  let resting = 0;
  const open = (event, pin) => event.isTrusted && showDeck(host, code, reader, pin);
  button.addEventListener("pointerenter", (event) => {
    if (event.pointerType !== "touch" && !pinned()) resting = setTimeout(() => open(event, false), REST);
  });
  button.addEventListener("pointerleave", () => {
    clearTimeout(resting);
    leave();
  });
  button.addEventListener("focus", (event) => pinned() || isReturning() || open(event, false));
  button.addEventListener("blur", () => leave());
  button.addEventListener("click", (event) => {
    // a mark in a folded line or a card that is a link does not press what is around it
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(resting);
    if (pinned() === host) hide();
    else open(event, true);
  });
  root.append(button);
  return host;
}

let latest = null;

async function showDeck(mark, code, reader, pin) {
  latest = mark;
  const first = ydkeDeck(code) || JSON.parse(reader.deck(code, nameLanguage()));
  if (first === null) return;
  if (first.game !== YDKE) await openTables(reader, first.game);
  if (latest !== mark || !mark.isConnected) return;
  show(mark, first.game === YDKE ? first : JSON.parse(reader.deck(code, nameLanguage())), pin);
}

/** Takes all marks away. */
export function removeMarks() {
  hide();
  document.querySelectorAll("[" + OWN + "]").forEach((mark) => mark.remove());
}
