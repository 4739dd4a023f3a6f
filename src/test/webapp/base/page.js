/*
 * The page without a browser: index.html, the modules of webapp in place of the scripts made of them, the words, the card
 * tables, and in place of the bundles the core in Java. A test opens it, does what a reader does, and reads elements.
 */

import { javaBytes } from "./globals.js";
import { isWaiting, pass } from "./clock.js";
import { document } from "./document.js";
import { Event } from "./events.js";
import { isVisible, parsed, words } from "./html.js";

const Sources = Java.type("cardbench.build.site.PageSources");
const Dispatcher = Java.type("cardbench.contract.Dispatcher");

/** The folder of the page, from here. */
const WEBAPP = "../../../../webapp/";

/** The bundle with the operations on decks of every game. */
const ALL_DECKS = "all-decks";

/** The operations of the other bundles. */
const OPERATIONS = {
  cardbench: "Decode",
  decks: "DeckBundle",
  ...Object.fromEntries(
    ["archetype", "collection", "expansion", "form", "list", "odds", "wizard", "words"].map((name) => [
      name + "-lab",
      name[0].toUpperCase() + name.slice(1) + "Lab",
    ]),
  ),
};

/** No work of the page takes more rounds of waiting. */
const ROUNDS = 400;

function core(bundle) {
  const groups =
    bundle === ALL_DECKS
      ? Java.type("cardbench.app.bundle.Games").operations()
      : Java.type("cardbench.app.bundle." + OPERATIONS[bundle] + "Operations").all();
  const dispatcher = new Dispatcher(groups);
  return {
    call: (request) => dispatcher.call(request),
    open: (kind, name, bytes) => dispatcher.open(kind, name, javaBytes(bytes)),
    table: (name, text) => dispatcher.table(name, text),
  };
}

/** A core of the main thread takes over the data that is open. */
function takeOver(bundle) {
  const doors = core(bundle);
  Cardbench.opened ??= new Map();
  for (const [door, given] of Cardbench.opened.values()) doors[door](...given);
  Cardbench.core = bundle;
  Cardbench.call = (request) => doors.call(request);
  for (const door of ["open", "table"]) {
    Cardbench[door] = (...given) => {
      const answer = doors[door](...given);
      if (JSON.parse(answer).result) Cardbench.opened.set(given.at(-2), [door, given]);
      return answer;
    };
  }
}

/** How long a worker takes for an answer, in milliseconds of the clock that a test moves on. */
let answerTime = 0;

/** Does something while each answer of a worker takes so long, in milliseconds. */
export async function whileAnswersTake(milliseconds, act) {
  answerTime = milliseconds;
  try {
    await act();
  } finally {
    answerTime = 0;
  }
}

/** Answers as the worker of a lab does; one made of a text has the core of the view Decks. */
globalThis.Worker = class {
  _lab = null;

  constructor(address) {
    this._isMade = String(address).startsWith("blob:");
  }

  async postMessage(data) {
    await (answerTime === 0 ? null : new Promise((resolve) => setTimeout(resolve, answerTime)));
    if (data.type === "start") {
      this._lab = core(this._isMade ? Cardbench.core : data.name);
      this.onmessage({ data: { type: "ready", backend: "js", reason: "", locked: false } });
    } else {
      const { door, given, request } = data;
      const response = data.type === "open" ? this._lab[door](...given) : this._lab.call(request);
      this.onmessage({ data: { type: "answer", response } });
    }
  }

  terminate() {}
};

/** What a script of the site does when it has been loaded; null where there is no such script. */
async function run(path) {
  await null; // as in a browser, not within the call that asks for it
  const name = path.replace(/\.js$/, "");
  const folder = name.split("/")[0];
  if (folder === "words") {
    const table = Sources.words(name.slice("words/".length));
    if (table === null) throw new Error("no words: " + path);
    Cardbench.words[name.slice("words/".length)] = JSON.parse(table);
  } else if (folder === "cards") {
    const table = name.slice("cards/".length);
    Cardbench.table(table, Sources.cardTable(table));
  } else if (name === "card-list") {
    Cardbench.cardFiles = Object.fromEntries([...Sources.cardTables()].map((table) => [table, 1000]));
    Cardbench.cardSources = {};
  } else if (name === "examples") {
    Cardbench.examples = Object.fromEntries(Sources.examples().entrySet().toArray().map((one) => [one.getKey(), one.getValue()]));
  } else if (name === "worker") {
    Cardbench.labWorker = "worker";
  } else if (name in OPERATIONS || name === ALL_DECKS) {
    takeOver(name);
  } else {
    for (const module of Sources.modules(name)) await import(WEBAPP + module);
  }
}

document._added = (element) => {
  if (element.localName === "script") run(element.src).then(() => element.onload(), () => element.onerror());
  if (element.localName === "link") Promise.resolve().then(() => element.onload?.());
};

let isOpen = false;

/** Opens the page at a fragment of the address; once it is open, goes there, in this language. */
export async function open(fragment = "", language = "en") {
  if (isOpen) {
    const isOther = byId("language").value !== language;
    if (isOther) await fill("#language", language);
    if (fragment !== "") location.hash = fragment;
    if (isOther || fragment !== "") await settled();
    return;
  }
  navigator.languages = [language];
  isOpen = true;
  globalThis.Cardbench = { words: {} };
  const html = Sources.html();
  const [, body] = /<body>([^]*)<\/body>/.exec(html);
  document.head.append(parsed(html.match(/<meta [^>]*>/g).join("")));
  document.body.replaceChildren(parsed(body));
  history.replaceState(null, "", fragment);
  takeOver("cardbench");
  for (const module of Sources.modules("main")) await import(WEBAPP + module);
  dispatchEvent(new Event("DOMContentLoaded"));
  await until(() => !byId("page").hidden);
  await settled();
}

const byId = (id) => document.getElementById(id);

/** Lets promises be settled that wait for nothing else. */
async function turn(promises = 30) {
  for (let i = 0; i < promises; i++) await null;
}

/** Lets up to three seconds pass in which nothing is pressed. */
export async function settled() {
  for (let i = 0; i < 60; i++) {
    await turn();
    if (!isWaiting()) await turn(300);
    if (!isWaiting()) return;
    pass(50);
  }
}

/** Lets time pass until something is so, and returns what it is. */
export async function until(isSo, label = String(isSo)) {
  for (let i = 0; i < ROUNDS; i++) {
    await turn();
    const value = isSo();
    if (value) return value;
    pass(50);
  }
  throw new Error("never: " + label + " in: " + words(byId("main")).slice(0, 1000));
}

/** The first element that fits a selector and is visible, as soon as there is one, with these words in it. */
export function shown(selector, text = "") {
  const fits = (one) => isVisible(one) && words(one).includes(text);
  return until(() => document.querySelectorAll(selector).find(fits), selector + " " + text);
}

/** The elements that fit a selector and are visible. */
export function all(selector) {
  return document.querySelectorAll(selector).filter(isVisible);
}

/** Waits until nothing that fits a selector is visible. */
export function gone(selector) {
  return until(() => all(selector).length === 0, "without " + selector);
}

/** Waits until so many elements fit a selector and are visible. */
export function counted(selector, number) {
  return until(() => all(selector).length === number, number + " × " + selector);
}

/** The words of the first element that fits. */
export function text(selector) {
  const [first] = all(selector);
  if (!first) throw new Error("nothing fits " + selector);
  return words(first);
}

/** The words of all elements that fit. */
export function texts(selector) {
  return all(selector).map(words);
}

/** Presses an element as soon as it is there and can be pressed. */
export async function click(selector) {
  const pressed = await shown(selector);
  await until(() => !pressed.disabled || !pressed.isConnected, selector + " is enabled");
  (await shown(selector)).click();
  await turn();
}

/** Types a text over what a field holds, or chooses a value of a list. */
export async function fill(selector, value) {
  const field = await until(() => document.querySelector(selector), selector);
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true, inputType: "insertText" }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await turn();
}

/** Gives files to a field for files: {name, content}, a text or bytes. */
export async function choose(selector, ...files) {
  await give(await until(() => document.querySelector(selector), selector), files);
}

/** Presses a button that opens a dialog for files, and chooses some there. */
export async function chooseBy(selector, ...files) {
  document._chooser = null;
  await click(selector);
  await give(await until(() => document._chooser, "a dialog for files"), files);
}

async function give(field, files) {
  field.files = files.map(({ name, content }) => new File([content], name, { type: "text/plain" }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await turn();
}

/** Presses a key where the focus is. */
export async function press(key, more = {}) {
  document.activeElement.dispatchEvent(new Event("keydown", { bubbles: true, key, ...more }));
  await turn();
}

/** The text of the file that an act saves. */
export async function saved(act) {
  const { createObjectURL } = URL;
  let file = null;
  URL.createObjectURL = (blob) => {
    file = blob;
    return createObjectURL(blob);
  };
  await act();
  await until(() => file, "a saved file");
  URL.createObjectURL = createObjectURL;
  return new Response(file).text();
}
