import { equal, test } from "../testing.js";
import { TextHistory } from "../../../../../webapp/base/views/text-history.js";

const step = (text) => ({ text });

test("a replaced text comes back, and goes again", () => {
  const history = new TextHistory();
  history.replaced(step("mine"), step("example"));
  equal(history.undo(step("example")), step("mine"));
  equal(history.undo(step("mine")), null);
  equal(history.redo(step("mine")), step("example"));
  equal(history.redo(step("example")), null);
});

test("what else a step holds comes back with it", () => {
  const history = new TextHistory();
  history.replaced({ text: "mine", name: "a.yml" }, { text: "example", name: "example.yml" });
  equal(history.undo(step("example")).name, "a.yml");
});

test("what was typed since is undone by the browser first", () => {
  const history = new TextHistory();
  history.replaced(step("mine"), step("example"));
  equal(history.undo(step("example and more")), null);
  equal(history.undo(step("example")), step("mine"));
});

test("a text that was typed between two replacements is a step, and the one it was typed into too", () => {
  const history = new TextHistory();
  history.replaced(step("a"), step("b"));
  history.replaced(step("b typed"), step("c"));
  equal(["c", "b typed", "b", "a"].map((text) => history.undo(step(text))), [step("b typed"), step("b"), step("a"), null]);
});

test("a replacement after an undo begins another course", () => {
  const history = new TextHistory();
  history.replaced(step("a"), step("b"));
  history.undo(step("b"));
  history.replaced(step("a"), step("c"));
  equal(history.redo(step("c")), null);
  equal(history.undo(step("c")), step("a"));
});

test("the same text is no replacement", () => {
  const history = new TextHistory();
  history.replaced(step("a"), step("a"));
  equal(history.undo(step("a")), null);
});

test("the oldest steps are dropped", () => {
  const history = new TextHistory();
  for (let i = 0; i < 60; i++) history.replaced(step(String(i)), step(String(i + 1)));
  let steps = 0;
  for (let now = step("60"); now !== null; now = history.undo(step(now.text))) steps++;
  equal(steps - 1, 50);
});

test("what a step had when it was left comes back with it", () => {
  const history = new TextHistory();
  history.replaced({ text: "mine", game: 1 }, { text: "example", game: 0 });
  equal(history.undo({ text: "example", game: 2 }), { text: "mine", game: 1 });
  equal(history.redo({ text: "mine", game: 3 }), { text: "example", game: 2 });
  equal(history.undo({ text: "example", game: 2 }), { text: "mine", game: 3 });
});

test("an editor that goes to the text of a step by itself is followed, over what was typed since", () => {
  const history = new TextHistory();
  history.replaced({ text: "mine", game: 1 }, { text: "example", game: 0 });
  equal(history.moveTo("exampl"), "");
  equal(history.moveTo("mine"), "undo");
  equal(history.take("undo", { text: "example typed", game: 4 }), { text: "mine", game: 1 });
  equal(history.moveTo("example"), "redo");
  equal(history.take("redo", step("mine")), { text: "example", game: 0 });
});
