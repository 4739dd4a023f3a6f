import "../../base/browser.js";
import "../../base/clock.js";
import { equal, test } from "../../base/testing.js";

/** What was done with what was dropped. */
let done = [];

const listeners = {};
globalThis.addEventListener = (name, listener) => {
  listeners[name] = listener;
};
globalThis.TextDecoder = class {
  decode(octets) {
    return String.fromCharCode(...octets);
  }
};
globalThis.Response = class {
  constructor(file) {
    this.file = file;
  }

  async arrayBuffer() {
    if (this.file.text === null) throw new Error("unreadable");
    return Uint8Array.from(this.file.text, (letter) => letter.charCodeAt(0)).buffer;
  }
};

/** Elements that take whatever is set; the box tells what arrives. */
const elements = new Map();
function element(id) {
  const made = {
    classList: { add() {}, remove() {} },
    addEventListener() {},
    append() {},
    setAttribute() {},
    querySelectorAll: () => [],
    dataset: {},
    style: {},
  };
  return made;
}
document.getElementById = (id) => {
  if (!elements.has(id)) elements.set(id, element(id));
  return elements.get(id);
};
document.createElement = () => element();
document.body.classList = { add() {}, remove() {} };

/** The scripts that the network gives; the modules of files.js are imported below. */
let reachable = ["input.js", "files.js"];
Cardbench.words["en/input"] = {};
document.head = { append: (added) => (reachable.includes(added.src) ? added.onload() : added.onerror()) };

/** A core that finds nothing in any text. */
Cardbench.call = () => {
  const decoded = { ok: false, diagnostics: [] };
  return JSON.stringify({ ok: true, result: { found: [], pick: 0, from: 0, to: 0, decoded }, diagnostics: [] });
};

const { addView, enterView } = await import("../../../../../webapp/base/views/views.js");
await import("../../../../../webapp/codes/decks/files/main.js");
const { offer } = await import("../../../../../webapp/base/ui/scripts.js");
const { acceptFiles } = await import("../../../../../webapp/app/input/arrivals.js");
offer("input", { acceptFiles, drawFiles() {}, noteReplaced() {}, tellText() {} });
const { startFiles, takeFiles } = await import("../../../../../webapp/codes/decks/parts/drop.js");

const { deckStore } = await import("../../../../../webapp/codes/decks/state/state.js");
const { say } = await import("../../../../../webapp/base/ui/words.js");
deckStore.subscribe(({ text, trouble }, before) => {
  if (text !== before.text) done.push(["text", text]);
  if (trouble && trouble !== before.trouble) done.push(["refused", say(trouble.key, trouble.args)]);
});

const takes = (key) => ({
  take(files) {
    files.forEach((file) => done.push([key, file.name]));
    return [];
  },
});
addView({ key: "decks", names: ["decks"], enter() {}, draw() {}, take: takeFiles });
addView({ key: "one", names: ["one"], enter() {}, draw() {}, ...takes("one") });
addView({ key: "many", names: ["many"], enter() {}, draw() {}, takesSeveral: true, ...takes("many") });
startFiles();

function file(name, text, size = text?.length) {
  return { name, text, size, slice: (from, to) => ({ text: text === null ? null : text.slice(from, to) }) };
}

/** Drops files, or a text, on the page with a view open. */
async function drop(view, files, text = "") {
  location.hash = "#" + view;
  enterView(null);
  done = [];
  listeners.drop({ preventDefault() {}, dataTransfer: { files, getData: () => text } });
  for (let i = 0; i < 200; i++) await null;
  return done;
}

test("a view that takes files gets the first, or all where it takes several", async () => {
  const files = [file("a", ""), file("b", ""), file("c", "")];
  equal(await drop("one", files), [["one", "a"]]);
  equal(await drop("many", files), [
    ["many", "a"],
    ["many", "b"],
    ["many", "c"],
  ]);
});

test("a file that nothing is there to read is refused, and read once the network is back", async () => {
  Cardbench.words["en/page"] = { trouble: { "no-network": "{name} needs the network" } };
  reachable = [];
  equal(await drop("decks", [file("a.txt", "AAEC")]), [["refused", "a.txt needs the network"]]);
  reachable = ["input.js", "files.js"];
  equal((await drop("decks", [file("a.txt", "AAEC")]))[0], ["text", "AAEC"]);
});

test("a file that is too large for a text is refused by its name", async () => {
  Cardbench.words["en/page"] = { trouble: { "file-too-large": "{name} is large", "file-unreadable": "{name}?" } };
  equal(await drop("decks", [file("a.txt", "AAEC", 2 ** 40)]), [["refused", "a.txt is large"]]);
});

test("of files that are refused together, each is told why", async () => {
  await drop("decks", [file("a.cdb", "SQLite format 3", 2 ** 40), file("b.cdb", "SQLite format 3", 2 ** 40)]);
  const { key, args, before } = deckStore.get().trouble;
  equal([before.args.name, before.before, key, args.name], ["a.cdb", null, "trouble.file-too-large", "b.cdb"]);
});

test("a file that cannot be read is refused by its name", async () => {
  equal(await drop("decks", [file("a.txt", null, 1)]), [["refused", "a.txt?"]]);
});

test("cards, by how they begin or by name, go to the part that cannot be loaded without the network", async () => {
  Cardbench.words["en/page"] = { trouble: { "no-network": "{name} needs the network" } };
  equal(await drop("decks", [file("a.cdb", "SQLite format 3\0")]), [["refused", "a.cdb needs the network"]]);
  equal(await drop("decks", [file("strings.conf", "!setname")]), [["refused", "strings.conf needs the network"]]);
});
