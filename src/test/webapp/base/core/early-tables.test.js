import "../browser.js";
import { equal, test } from "../testing.js";
import { fetchNames, loadTable, receiveForCore } from "../../../../../webapp/base/core/early-tables.js";

/** The scripts that the page asked for, by address. */
const scripts = new Map();
globalThis.document.createElement = () => ({});
globalThis.document.head = { append: (script) => scripts.set(String(script.src), script) };

/** What a core has opened. */
const opened = [];

/** The script of a table comes and runs. */
function arrive(name) {
  Cardbench.table(name, "text of " + name);
  scripts.get("cards/" + name + ".js").onload();
}

test("names are fetched once, wait for the core, and are opened when they are asked for", async () => {
  fetchNames("hearthstone");
  fetchNames("hearthstone");
  const names = [...scripts.keys()].sort();
  equal(names.length, 2);
  equal(names[0], "cards/hearthstone.cards.js");
  arrive("hearthstone.cards");
  Cardbench.table = (name, text) => {
    opened.push([name, text]);
    return "";
  };
  receiveForCore();
  equal(opened, []);
  await loadTable("hearthstone.cards");
  equal(opened, [["hearthstone.cards", "text of hearthstone.cards"]]);
});

test("a table that comes after the core is opened when it is asked for, and anew when it was closed", async () => {
  const name = [...scripts.keys()].sort()[1].slice("cards/".length, -".js".length);
  const asked = loadTable(name);
  arrive(name);
  await asked;
  equal(opened.length, 2);
  const again = loadTable(name);
  arrive(name);
  await again;
  equal(opened.length, 3);
});
