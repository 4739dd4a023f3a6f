import "../browser.js";
import { pass } from "../clock.js";
import { equal, test } from "../testing.js";
import {
  dropFromAddress,
  dropWaitingWrite,
  fragmentOf,
  readAddress,
  writeAddress,
  writeWaiting,
} from "../../../../../webapp/base/ui/address.js";

let steps = [];
globalThis.history = {
  state: "old state",
  pushState: (state, title, address) => arrive("push", state, address),
  replaceState: (state, title, address) => arrive("replace", state, address),
};

function arrive(how, state, address) {
  steps.push([how, state, address]);
  location.hash = address.startsWith("#") ? address : "";
}

/** A fresh page at a fragment. */
function at(hash) {
  dropWaitingWrite();
  pass(10000);
  Object.assign(location, { hash, pathname: "/cards/", search: "?x" });
  steps = [];
}

function read(hash) {
  at(hash);
  return readAddress();
}

test("a fragment has parts", () => {
  equal(read("#deck=AAE%3D&with=b&lang=ja"), { deck: "AAE=", with: "b", lang: "ja" });
  equal(read(""), {});
  equal(read("#"), {});
  equal(read("#odds"), { odds: "" });
  equal(read("#odds=&&=x"), { odds: "" });
});

test("the first value of a name counts, and a value may hold =", () => {
  equal(read("#a=1&a=2&b=c=d"), { a: "1", b: "c=d" });
});

test("plus is plus", () => {
  equal(read("#deck=a+b%2Bc%20d"), { deck: "a+b+c d" });
});

test("a link that was cut inside an escape stays as it is", () => {
  equal(read("#deck=%E7%81%B0"), { deck: "灰" });
  equal(read("#deck=x%E7%81%B"), { deck: "x%E7%81%B" });
  equal(read("#deck=x%"), { deck: "x%" });
});

test("what codes are made of stays legible", () => {
  equal(fragmentOf({ deck: "ydke://A+b/c=!" }), "#deck=ydke://A+b/c=!");
  equal(fragmentOf({ deck: "a&b#c d%" }), "#deck=a%26b%23c%20d%25");
  equal(fragmentOf({ deck: "灰" }), "#deck=%E7%81%B0");
});

test("parts without a value have a name alone, those that are not there have none", () => {
  equal(fragmentOf({ odds: "", seed: undefined, with: null, n: 0 }), "#odds&n=0");
  equal(fragmentOf({}), "");
});

test("what is written is read again", () => {
  const parts = { deck: "### 名\nAAECA/+=&x#", with: "", lang: "zh" };
  equal(read(fragmentOf(parts)), parts);
});

test("a step is a step at once, and keeps the language", () => {
  at("#deck=a&lang=ja");
  writeAddress({ deck: "b" }, "s", true);
  equal(steps, [["push", "s", "#deck=b&lang=ja"]]);
});

test("the same address is no step", () => {
  at("#deck=a");
  writeAddress({ deck: "a" }, "s", true);
  equal(steps, [["replace", "s", "#deck=a"]]);
});

test("without parts the fragment goes, path and query stay", () => {
  at("#deck=a");
  writeAddress({}, null, true);
  equal(steps, [["push", null, "/cards/?x"]]);
});

test("while one types, the first letter is written at once and the last when typing rests", () => {
  at("");
  for (const deck of ["a", "ab", "abc"]) {
    writeAddress({ deck }, null, false);
    pass(100);
  }
  equal(steps, [["replace", null, "#deck=a"]]);
  pass(149);
  equal(steps.length, 1);
  pass(1);
  equal(steps.slice(1), [["replace", null, "#deck=abc"]]);
});

test("what waits is written before a step", () => {
  at("");
  writeAddress({ deck: "a" }, null, false);
  writeAddress({ deck: "ab" }, null, false);
  writeAddress({ deck: "c" }, null, true);
  equal(steps, [
    ["replace", null, "#deck=a"],
    ["replace", null, "#deck=ab"],
    ["push", null, "#deck=c"],
  ]);
});

test("what waits is written once, and not when the reader went elsewhere", () => {
  at("");
  writeAddress({ deck: "a" }, null, false);
  writeAddress({ deck: "ab" }, null, false);
  writeWaiting();
  writeWaiting();
  equal(steps.length, 2);
  writeAddress({ deck: "abc" }, null, false);
  dropWaitingWrite();
  pass(1000);
  equal(steps.length, 2);
});

test("a browser that refuses a change is no trouble", () => {
  at("");
  const { pushState } = history;
  history.pushState = () => {
    throw new Error("too many");
  };
  writeAddress({ deck: "a" }, null, true);
  history.pushState = pushState;
  equal(steps, []);
});

test("one part is dropped, with the state of the page", () => {
  at("#deck=a&lang=ja");
  dropFromAddress("lang");
  dropFromAddress("lang");
  equal(steps, [["replace", "old state", "#deck=a"]]);
});
