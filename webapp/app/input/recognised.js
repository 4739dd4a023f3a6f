/*
 * Names the kind of a text or of files, and leads to the view that uses them: a line below the box of Decks for its
 * text, and a list above the view for files that arrived.
 */

import { announce } from "../../base/ui/announce.js";
import { button, byId, fill, make, oneLine } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { openView, views } from "../../base/views/views.js";
import { VIEWS_OF, kindOf, kindOfFound, nameFor, setcodesIn } from "./kinds.js";

/** The state of pictures: no QR code was found, the reader of such codes is missing, or it is at work. */
const PICTURES = ["picture", "hidden-picture", "unread-picture", "reading-picture"];

/** What the line refers to: {text, kind}; null where there is no line. */
let current = null;

/** The files of the list, and the view that it stands above: {view, files}; null where there is none. */
let list = null;

const line = make("div", { id: "recognised", class: "quiet" });
const listed = make("ul", { id: "recognised-files", class: "recognised" });

/**
 * States what a text without deck codes is; the view Decks requires it, and takes it back with an empty text.
 *
 * @param {string} text
 * @param {!Array<!Object>=} found what the core found in it
 */
export function tellText(text, found = []) {
  if (text.trim() === "") {
    current = null;
    line.remove();
    return;
  }
  const kind = kindOf("", text);
  const next = kind ? { kind, text } : kindOfFound(found) || setcodesIn(text) || { kind, text };
  if (current?.text !== next.text || current.kind !== next.kind) announce(words(next), 600);
  current = next;
  fill(line, make("p", null, words(current), " ", ways(current)));
  byId("trouble").after(line);
}

/**
 * Lists files above the view that is open.
 *
 * @param {!Array<!Object>} files [{file, kind, text, state}]; state: "taken" by this view, "opened" in it though it was
 *   dropped elsewhere, or "waiting" for the reader to say so
 */
export function tellFiles(files) {
  list = files.length > 0 ? { view: openView.key, files } : null;
  drawFiles();
  const pending = files.filter(({ state }) => state !== "taken"); // that the view has reported
  if (pending.length > 0) announce(pending.map(words).join(" "), 600);
}

/** Draws the list in the language of the page; in another view than its own it goes away. */
export function drawFiles() {
  if (list?.view !== openView.key) list = null;
  listed.remove();
  if (!list) return;
  fill(
    listed,
    list.files.map((one) => make("li", null, words(one), " ", ways(one))),
  );
  byId("main").prepend(listed);
}

/** What one thing is: a text where there is no file. */
function words({ file, kind, state, inside, text }) {
  if (PICTURES.includes(kind)) return say("recognised." + kind, { name: oneLine(file.name) });
  if (!VIEWS_OF[kind]) {
    return file ? say("recognised.unknown", { name: oneLine(file.name) }) : say("recognised.nothing");
  }
  const what = say("recognised.kind." + kind);
  if (inside) return say("recognised.inside", { what, text });
  if (!file) return say("recognised.text", { what });
  const key = state === "waiting" ? "recognised.file" : "recognised." + state;
  return say(key, { name: oneLine(file.name), what });
}

/** The button that opens it in the first view that uses it, unless that is where it is. */
function ways(one) {
  const key = one.state === "opened" ? null : (VIEWS_OF[one.kind] || [])[0];
  if (!key || (key === openView.key && one.state !== "waiting")) return null;
  return button(say("recognised.open", { view: say("view." + key) }), () => openIn(key, one), { class: "open-there" });
}

/** Opens a text or a file in a view. Promises the files that the view cannot use. */
export async function openIn(key, one) {
  if (one.kind === "setcode") {
    location.hash = "#" + key + "=" + encodeURIComponent(one.text.trim());
    return [];
  }
  await goTo(key);
  return openView.take([named(one)]);
}

/** The file, with a name that the views know; a text becomes one. */
export function named({ file, kind, text }) {
  const name = nameFor(kind, file?.name || "");
  return file?.name === name ? file : new File([file || text], name);
}

/** Goes to a view as by its link in the header. */
export async function goTo(key) {
  if (openView.key === key) return;
  const entered = new Promise((done) => addEventListener("popstate", done, { once: true }));
  location.hash = "#" + views.find((view) => view.key === key).names[0];
  await entered;
}

/** What is typed or chosen next makes the list old. */
addEventListener("input", () => tellFiles([]));
