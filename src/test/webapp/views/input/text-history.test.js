import { equal, test } from "../../testing.js";
import { TextHistory } from "../../../../../webapp/views/input/text-history.js";

const step = (text) => ({ text });

test("a replaced text comes back, and goes again", () => {
  const history = new TextHistory();
  history.replaced(step("mine"), step("example"));
  equal(history.undo("example"), step("mine"));
  equal(history.undo("mine"), null);
  equal(history.redo("mine"), step("example"));
  equal(history.redo("example"), null);
});

test("what else a step holds comes back with it", () => {
  const history = new TextHistory();
  history.replaced({ text: "mine", name: "a.yml" }, { text: "example", name: "example.yml" });
  equal(history.undo("example").name, "a.yml");
});

test("what was typed since is undone by the browser first", () => {
  const history = new TextHistory();
  history.replaced(step("mine"), step("example"));
  equal(history.undo("example and more"), null);
  equal(history.undo("example"), step("mine"));
});

test("a text that was typed between two replacements is a step, and the one it was typed into too", () => {
  const history = new TextHistory();
  history.replaced(step("a"), step("b"));
  history.replaced(step("b typed"), step("c"));
  equal(["c", "b typed", "b", "a"].map((text) => history.undo(text)), [step("b typed"), step("b"), step("a"), null]);
});

test("a replacement after an undo begins another course", () => {
  const history = new TextHistory();
  history.replaced(step("a"), step("b"));
  history.undo("b");
  history.replaced(step("a"), step("c"));
  equal(history.redo("c"), null);
  equal(history.undo("c"), step("a"));
});

test("the same text is no replacement", () => {
  const history = new TextHistory();
  history.replaced(step("a"), step("a"));
  equal(history.undo("a"), null);
});

test("the oldest steps are dropped", () => {
  const history = new TextHistory();
  for (let i = 0; i < 60; i++) history.replaced(step(String(i)), step(String(i + 1)));
  let steps = 0;
  for (let now = step("60"); now !== null; now = history.undo(now.text)) steps++;
  equal(steps - 1, 50);
});
